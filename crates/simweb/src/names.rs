use std::net::Ipv4Addr;

use crate::config::Naming;

/// How hosts are called and where they live.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub naming: Naming,
    pub hosts: u32,
    pub hosts_per_site: u32,
    pub hosts_per_address: u32,
}

const ADDRESSES_PER_OCTET: u32 = 250;

/// The `index`th loopback address in use: 127.0.0.1 first.
pub(crate) fn nth_address(index: u32) -> Ipv4Addr {
    let octet = |n: u32| (n % ADDRESSES_PER_OCTET) as u8;
    let (high, middle) = (index / ADDRESSES_PER_OCTET / ADDRESSES_PER_OCTET, index / ADDRESSES_PER_OCTET);
    Ipv4Addr::new(127, octet(high), octet(middle), 1 + octet(index))
}

fn address_index(address: Ipv4Addr) -> Option<u32> {
    let [_, high, middle, low] = address.octets();
    let low = u32::from(low).checked_sub(1)?;
    let index = (u32::from(high) * ADDRESSES_PER_OCTET + u32::from(middle)) * ADDRESSES_PER_OCTET + low;
    (nth_address(index) == address).then_some(index)
}

impl Names {
    /// `host17.simweb2.test` or `127.0.0.18`. The top two labels are the registrable domain.
    pub fn name(&self, host: u32) -> String {
        match self.naming {
            Naming::Names => format!("host{host}.{}", self.domain(host)),
            Naming::Addresses => self.address(host).to_string(),
        }
    }

    /// What scope `domain` compares.
    pub fn domain(&self, host: u32) -> String {
        match self.naming {
            Naming::Names => format!("simweb{}.test", self.site(host)),
            Naming::Addresses => self.address(host).to_string(),
        }
    }

    fn site(&self, host: u32) -> u32 {
        host / self.hosts_per_site.max(1)
    }

    pub fn address(&self, host: u32) -> Ipv4Addr {
        nth_address(host / self.hosts_per_address.max(1))
    }

    /// The host of this name, which may carry a port and be written in any case.
    pub fn host(&self, authority: &str) -> Option<u32> {
        let name = authority.rsplit_once(':').map_or(authority, |(name, _)| name);
        let host = match self.naming {
            Naming::Addresses => self.host_at(name.parse().ok()?)?,
            Naming::Names => self.host_named(name)?,
        };
        (host < self.hosts).then_some(host)
    }

    fn host_named(&self, name: &str) -> Option<u32> {
        let name = name.strip_suffix('.').unwrap_or(name);
        let (label, domain) = name.split_once('.')?;
        let host = number_after(label, "host")?;
        let (site, top) = domain.split_once('.')?;
        (number_after(site, "simweb")? == self.site(host) && top.eq_ignore_ascii_case("test")).then_some(host)
    }

    /// The only host that lives at this address; `None` where several share it.
    pub fn host_at(&self, address: Ipv4Addr) -> Option<u32> {
        if self.hosts_per_address > 1 {
            return None;
        }
        address_index(address).filter(|&host| host < self.hosts)
    }
}

fn number_after(label: &str, prefix: &str) -> Option<u32> {
    let (head, digits) = label.split_at_checked(prefix.len())?;
    let canonical = digits == "0" || !digits.starts_with('0');
    let digits_only = digits.bytes().all(|b| b.is_ascii_digit());
    (head.eq_ignore_ascii_case(prefix) && canonical && digits_only).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(naming: Naming) -> Names {
        Names { naming, hosts: 200_000, hosts_per_site: 8, hosts_per_address: 1 }
    }

    #[test]
    fn every_host_is_found_by_its_name_and_by_its_address() {
        for naming in [Naming::Names, Naming::Addresses] {
            let names = names(naming);
            for host in (0..200_000).step_by(37) {
                assert_eq!(names.host(&names.name(host)), Some(host));
                assert_eq!(names.host(&format!("{}:8080", names.name(host).to_uppercase())), Some(host));
                assert_eq!(names.host_at(names.address(host)), Some(host));
            }
        }
    }

    #[test]
    fn a_name_nobody_bears_does_not_resolve() {
        let names = names(Naming::Names);
        for stranger in
            ["host200000.simweb25000.test", "host1.simweb9.test", "host01.simweb0.test", "host+1.simweb0.test", "a", ""]
        {
            assert_eq!(names.host(stranger), None, "{stranger}");
        }
        assert_eq!(names.host("host17.simweb2.test"), Some(17));
        assert_eq!(names.address(17).to_string(), "127.0.0.18");
    }

    #[test]
    fn shared_addresses_name_no_single_host() {
        let names = Names { hosts_per_address: 4, ..names(Naming::Names) };
        assert_eq!(names.address(4), names.address(7));
        assert_ne!(names.address(3), names.address(4));
        assert_eq!(names.host_at(names.address(4)), None);
    }
}
