//! What is said once the door is open: where to go, where things are kept, how to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use anstyle::{AnsiColor, Effects, Style};
use server::Config;

/// Where this machine is found in its network, if others are to find it.
pub(crate) fn lan(listen: SocketAddr) -> Option<IpAddr> {
    if !listen.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: the operating system only says which address it would send from.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

pub(crate) fn print(out: &mut impl Write, config: &Config, address: SocketAddr) -> io::Result<()> {
    let title = Style::new().bold();
    let link = AnsiColor::Cyan.on_default() | Effects::UNDERLINE;
    let own = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let own = SocketAddr::new(own, address.port());
    writeln!(out, "{title}Adamant{title:#} is open.\n")?;
    if address.port() != config.listen.port() && config.listen.port() != 0 {
        writeln!(
            out,
            "Port {} is taken by another program, so this is port {}.\n",
            config.listen.port(),
            address.port()
        )?;
    }
    writeln!(out, "  here      {link}http://{own}/{link:#}")?;
    if let Some(url) = &config.public_url {
        writeln!(out, "  everyone  {link}{url}/{link:#}")?;
    } else if let Some(lan) = config.lan {
        let lan = SocketAddr::new(lan, address.port());
        writeln!(out, "  phones    {link}http://{lan}/{link:#}   in the same network")?;
    } else if address.ip().is_loopback() {
        writeln!(out, "  phones    adamant serve --listen 0.0.0.0:{}", address.port())?;
    }
    writeln!(out, "  kept in   {}", config.database.display())?;
    writeln!(out, "  to stop   Ctrl-C; every table goes on when you come back")?;
    writeln!(out, "  more      adamant --help\n")?;
    out.flush()
}
