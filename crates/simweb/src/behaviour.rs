use std::time::Duration;

/// How one host behaves. The default is a healthy host without a robots.txt.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Behaviour {
    pub robots: RobotsKind,
    pub quirk: Quirk,
    /// The quirk shows on every page, front page included, instead of where it usually does
    /// (see [`Quirk::shows_everywhere`]).
    pub everywhere: bool,
    /// Named by robots.txt, where that is a text.
    pub sitemap: SitemapKind,
    /// Pages that only the sitemap mentions.
    pub orphans: u32,
    /// Pages change, on average this often; single pages four times as often or a quarter as often.
    pub changes_every: Option<Duration>,
    /// Sends `ETag` and `Last-Modified`, and answers 304 to those who send them back.
    pub validators: bool,
    /// The name does not resolve; connections to the address are reset.
    pub dead: bool,
    /// Whether, and with what certificate, the host speaks TLS. Its URLs are then https.
    pub tls: TlsKind,
    /// Whether it speaks HTTP/2 with those who do, over TLS.
    pub http2: bool,
    /// How its name is answered for.
    pub dns: DnsKind,
}

/// What a host shows those who say hello in TLS.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TlsKind {
    #[default]
    None,
    /// A certificate by the web's own [authority](crate::SimWeb::authority_pem).
    Valid,
    /// One that nobody else has signed.
    SelfSigned,
    Expired,
    /// One for another name.
    WrongName,
    /// It hears the hello and says nothing.
    Silent,
}

impl TlsKind {
    /// Whether a careful client turns away.
    pub fn is_bad(self) -> bool {
        !matches!(self, TlsKind::None | TlsKind::Valid)
    }
}

/// What the name server says of a host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DnsKind {
    /// Its address, for five minutes.
    #[default]
    Answers,
    /// Its address, for this many seconds.
    Ttl(u32),
    /// Its address, after a while.
    Slow(Duration),
    /// Its address, but by TCP only.
    Truncated,
    /// Its address, and not a word on whether it has an IPv6 one.
    SilentOnIpv6,
    ServerFailure,
    /// Nothing.
    Silent,
}

impl Behaviour {
    /// Over TLS, with this certificate.
    #[must_use]
    pub fn with_tls(mut self, tls: TlsKind) -> Self {
        self.tls = tls;
        self
    }

    /// Over HTTP/2, with a certificate that is fine.
    #[must_use]
    pub fn with_http2(mut self) -> Self {
        self.http2 = true;
        self.with_tls(TlsKind::Valid)
    }

    #[must_use]
    pub fn with_dns(mut self, dns: DnsKind) -> Self {
        self.dns = dns;
        self
    }

    /// Whether nobody gets through to it who is careful and asks the name server.
    pub fn is_unreachable(&self) -> bool {
        self.dead || self.tls.is_bad() || matches!(self.dns, DnsKind::ServerFailure | DnsKind::Silent)
    }

    pub fn healthy() -> Self {
        Behaviour::default()
    }

    pub fn quirk(quirk: Quirk) -> Self {
        Behaviour { quirk, ..Behaviour::default() }
    }

    pub fn robots(robots: RobotsKind) -> Self {
        Behaviour { robots, ..Behaviour::default() }
    }

    #[must_use]
    pub fn everywhere(mut self) -> Self {
        self.everywhere = true;
        self
    }

    /// One of everything this crate can do, with times short enough for tests.
    pub fn zoo() -> Vec<Behaviour> {
        let quirks = Quirk::samples().into_iter().map(Behaviour::quirk);
        let robots = RobotsKind::samples().into_iter().map(Behaviour::robots);
        let others = [
            Behaviour { sitemap: SitemapKind::Plain, orphans: 5, ..Behaviour::robots(RobotsKind::AllowAll) },
            Behaviour { sitemap: SitemapKind::Index, orphans: 5, ..Behaviour::robots(RobotsKind::DisallowSubtree) },
            Behaviour { changes_every: Some(Duration::from_secs(3600)), ..Behaviour::default() },
            Behaviour { changes_every: Some(Duration::from_secs(3600)), validators: true, ..Behaviour::default() },
            Behaviour { dead: true, ..Behaviour::default() },
        ];
        quirks.chain(robots).chain(others).collect()
    }

    /// One of every way to be reached, for clients that know TLS and ask name servers.
    pub fn ways_to_be_reached() -> Vec<Behaviour> {
        let certificates = [TlsKind::Valid, TlsKind::SelfSigned, TlsKind::Expired, TlsKind::WrongName];
        let names = [
            DnsKind::Ttl(1),
            DnsKind::Slow(Duration::from_millis(200)),
            DnsKind::Truncated,
            DnsKind::SilentOnIpv6,
            DnsKind::ServerFailure,
            DnsKind::Silent,
        ];
        let certificates = certificates.map(|tls| Behaviour::healthy().with_tls(tls));
        let names = names.map(|dns| Behaviour::healthy().with_dns(dns));
        let protocols = [Behaviour::healthy().with_http2(), Behaviour::quirk(Quirk::Chunked).with_http2()];
        certificates.into_iter().chain(names).chain(protocols).collect()
    }
}

/// What a host says about crawlers.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum RobotsKind {
    /// 404.
    #[default]
    Absent,
    /// Any other status without rules. 4xx allows everything, 5xx forbids everything.
    Status(u16),
    Empty,
    AllowAll,
    DisallowAll,
    /// Forbids one section.
    DisallowSubtree,
    /// `*` and `$` in the middle of paths.
    Wildcards,
    /// Everybody is shut out but the configured agent, which has rules of its own.
    AgentGroups,
    /// The configured agent is shut out, everybody else is not.
    AgentShutOut,
    CrawlDelay(f32),
    /// Takes the connection and says nothing, so nothing of the host may be fetched.
    Silent,
    Reset,
    /// Forbids one section, by way of another path on this host.
    Redirected,
    /// The robots.txt of the next host counts.
    RedirectedAcross,
    /// RFC 9309 lets a crawler take endless redirects for an absent file: everything is allowed.
    RedirectLoop,
    /// More than 500 KiB. What stands beyond that does not count.
    Huge,
    /// Bytes that mean nothing.
    Garbage,
    /// CR LF, a byte order mark, odd spaces, comments, directives in capitals.
    Untidy,
    /// This text.
    Text(String),
}

impl RobotsKind {
    pub fn samples() -> Vec<RobotsKind> {
        use RobotsKind::*;
        vec![
            Absent,
            Status(403),
            Status(410),
            Status(500),
            Status(503),
            Empty,
            AllowAll,
            DisallowAll,
            DisallowSubtree,
            Wildcards,
            AgentGroups,
            AgentShutOut,
            CrawlDelay(0.2),
            Silent,
            Reset,
            Redirected,
            RedirectedAcross,
            RedirectLoop,
            Huge,
            Garbage,
            Untidy,
            Text("User-agent: *\nDisallow: /orchard/\nAllow: /orchard/ba\n".to_owned()),
        ]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SitemapKind {
    #[default]
    None,
    Plain,
    /// An index of two parts, one of them compressed.
    Index,
}

/// What is odd about a host's pages. Damage shows on every fourth page only, and those pages are
/// leaves, so that the rest of the host stays reachable; ways of writing show on all of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Quirk {
    #[default]
    None,

    /// The page moved, `hops` redirects away.
    Redirect {
        status: u16,
        hops: u8,
    },
    /// The page and another place send visitors to each other.
    RedirectLoop,
    /// The page is now on the next host.
    RedirectAcross {
        status: u16,
    },
    /// A redirect that does not say where to.
    RedirectNowhere,
    Status {
        status: u16,
        retry_after: Option<u32>,
    },
    /// "Not found", said with status 200.
    SoftNotFound,
    /// 429 to everybody who asks again too soon.
    RateLimited {
        min_gap: Duration,
        retry_after: u32,
    },
    /// The first few requests for a page get this status.
    FailsAtFirst {
        status: u16,
        times: u8,
    },

    Slow {
        first_byte: Duration,
    },
    Drip {
        piece: usize,
        pause: Duration,
    },
    /// Takes the request and never answers.
    Silent,
    /// Half the body, then silence.
    Stalls,

    Huge {
        bytes: u64,
    },
    Empty,
    /// Announces more than it sends, then closes.
    LengthTooLong,
    /// Sends more than it announces.
    LengthTooShort,
    Chunked,
    /// A chunk whose size is not a number.
    ChunkedBroken,
    /// Ends without the last chunk.
    ChunkedCutOff,
    /// No length: the body ends with the connection.
    CloseDelimited,
    /// HTTP/1.0.
    OldProtocol,
    /// Compressed for those who accept it.
    Gzip,
    GzipBroken,
    GzipCutOff,
    /// A few kilobytes that unpack to this many.
    GzipBomb {
        bytes: u64,
    },
    Charset(Charset),
    /// Bytes that are no text.
    Binary,
    /// `text/plain`, in which nothing is a link.
    PlainText,
    /// No `Content-Type`.
    Untyped,

    /// The connection is reset instead of an answer.
    Reset,
    ResetMidBody,
    CloseBeforeAnswer,
    /// `Connection: close` after each answer.
    ClosesEachTime,
    /// Promises to keep the connection and closes it.
    BreaksKeepAlive,
    /// Not HTTP.
    GarbageHead,
    /// Valid, but with lines no parser likes.
    UntidyHead,
    HugeHead {
        bytes: u32,
    },
    /// `103 Early Hints` before the answer.
    EarlyHints,

    /// Every page links to a calendar without end.
    Calendar,
    /// Every page links to a directory that contains itself.
    GrowingPath,
    /// Every visit gives every link a new session id.
    SessionIds,

    /// Every fourth page has the very bytes of the page before it.
    ExactDuplicates,
    /// Every fourth page differs from the page before it in a few words.
    NearDuplicates,
    /// The whole host has the bytes of another one.
    MirrorOf(u32),

    MetaNofollow,
    MetaNoindex,
    HeaderNoindex,
    HeaderNofollow,
    /// Some links are marked `nofollow`.
    NofollowLinks,
    BaseHref,
    OddLinks,
    TrackingLinks,
}

impl Quirk {
    /// Whether it shows on all pages of a host rather than on every fourth.
    pub fn shows_everywhere(&self) -> bool {
        use Quirk::*;
        matches!(
            self,
            RateLimited { .. }
                | Chunked
                | CloseDelimited
                | OldProtocol
                | Gzip
                | Charset(_)
                | Untyped
                | ClosesEachTime
                | BreaksKeepAlive
                | UntidyHead
                | EarlyHints
                | Calendar
                | GrowingPath
                | SessionIds
                | MirrorOf(_)
                | NofollowLinks
                | BaseHref
                | OddLinks
                | TrackingLinks
        )
    }

    /// Whether crawlers may differ on what an afflicted page says. Such pages link only home, so
    /// that the difference does not matter to what is reachable.
    pub fn damages(&self) -> bool {
        use Quirk::*;
        matches!(
            self,
            Drip { .. }
                | Silent
                | Stalls
                | Huge { .. }
                | Empty
                | LengthTooLong
                | LengthTooShort
                | ChunkedBroken
                | ChunkedCutOff
                | GzipBroken
                | GzipCutOff
                | GzipBomb { .. }
                | Binary
                | PlainText
                | Reset
                | ResetMidBody
                | CloseBeforeAnswer
                | GarbageHead
                | HugeHead { .. }
                | SoftNotFound
        )
    }

    pub fn samples() -> Vec<Quirk> {
        use Quirk::*;
        let short = Duration::from_millis(20);
        let mut samples = vec![
            None,
            Redirect { status: 301, hops: 1 },
            Redirect { status: 302, hops: 3 },
            Redirect { status: 308, hops: 9 },
            RedirectLoop,
            RedirectAcross { status: 307 },
            RedirectNowhere,
            Status { status: 404, retry_after: Option::None },
            Status { status: 410, retry_after: Option::None },
            Status { status: 429, retry_after: Some(1) },
            Status { status: 500, retry_after: Option::None },
            Status { status: 503, retry_after: Some(1) },
            SoftNotFound,
            RateLimited { min_gap: short, retry_after: 1 },
            FailsAtFirst { status: 503, times: 1 },
            Slow { first_byte: short },
            Drip { piece: 4096, pause: Duration::from_millis(2) },
            Silent,
            Stalls,
            Huge { bytes: 20 << 20 },
            Empty,
            LengthTooLong,
            LengthTooShort,
            Chunked,
            ChunkedBroken,
            ChunkedCutOff,
            CloseDelimited,
            OldProtocol,
            Gzip,
            GzipBroken,
            GzipCutOff,
            GzipBomb { bytes: 32 << 20 },
            Binary,
            PlainText,
            Untyped,
            Reset,
            ResetMidBody,
            CloseBeforeAnswer,
            ClosesEachTime,
            BreaksKeepAlive,
            GarbageHead,
            UntidyHead,
            HugeHead { bytes: 1 << 20 },
            EarlyHints,
            Calendar,
            GrowingPath,
            SessionIds,
            ExactDuplicates,
            NearDuplicates,
            MirrorOf(0),
            MetaNofollow,
            MetaNoindex,
            HeaderNoindex,
            HeaderNofollow,
            NofollowLinks,
            BaseHref,
            OddLinks,
            TrackingLinks,
        ];
        samples.extend(self::Charset::ALL.map(Quirk::Charset));
        samples
    }
}

/// How a page's characters become bytes, and what it says about that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// windows-1252, and the header says so.
    Windows1252InHeader,
    /// windows-1252, and nobody says so.
    Windows1252Unsaid,
    /// Shift_JIS, said by the page only.
    ShiftJisInMeta,
    Utf16LittleEndian,
    Utf16BigEndian,
    Utf8WithMark,
    /// windows-1252 bytes that claim to be UTF-8.
    Windows1252SaidToBeUtf8,
    /// UTF-8 bytes in a page that names an encoding which does not exist.
    UnknownLabel,
}

impl Charset {
    pub const ALL: [Charset; 8] = [
        Charset::Windows1252InHeader,
        Charset::Windows1252Unsaid,
        Charset::ShiftJisInMeta,
        Charset::Utf16LittleEndian,
        Charset::Utf16BigEndian,
        Charset::Utf8WithMark,
        Charset::Windows1252SaidToBeUtf8,
        Charset::UnknownLabel,
    ];

    /// Words that show in a page's title whether its characters survived.
    pub fn shibboleth(self) -> &'static str {
        match self {
            Charset::Windows1252InHeader | Charset::Windows1252Unsaid | Charset::Windows1252SaidToBeUtf8 => {
                "“Déjà vu” – Übergröße"
            }
            Charset::ShiftJisInMeta => "東京の隼",
            Charset::Utf16LittleEndian | Charset::Utf16BigEndian => "Сапсан 隼 🦅",
            Charset::Utf8WithMark | Charset::UnknownLabel => "Sokół wędrowny",
        }
    }
}
