use peregrine_urls::Url;

/// `scheme://host[:port]` of a URL whose host is known from elsewhere: what one robots.txt governs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Origin {
    pub(crate) is_https: bool,
    pub(crate) port: u16,
}

impl Origin {
    pub(crate) fn of(url: &Url) -> Origin {
        let is_https = url.scheme() == "https";
        Origin { is_https, port: url.port_or_known_default().unwrap_or_default() }
    }

    /// As [`peregrine_urls::origin`] writes it.
    pub(crate) fn text(self, host: &str) -> String {
        match self {
            Origin { is_https: true, port: 443 } => format!("https://{host}"),
            Origin { is_https: false, port: 80 } => format!("http://{host}"),
            Origin { is_https: true, port } => format!("https://{host}:{port}"),
            Origin { is_https: false, port } => format!("http://{host}:{port}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_reads_as_everywhere_else() {
        for text in
            ["http://a/x", "https://a/", "http://a:443/", "https://a:80/y", "https://a.:8443/", "http://[::1]:8/"]
        {
            let url = Url::parse(text).unwrap();
            let host = peregrine_urls::host_key(&url).unwrap();
            assert_eq!(Origin::of(&url).text(host), peregrine_urls::origin(&url));
        }
    }
}
