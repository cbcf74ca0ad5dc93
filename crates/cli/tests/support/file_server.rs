//! A directory as a site.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// `python3 -m http.server` on a port of its choice.
pub struct FileServer {
    process: Child,
    pub origin: String,
}

impl FileServer {
    pub fn of(directory: &Path) -> Self {
        let mut process = Command::new("python3")
            .args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1"])
            .current_dir(directory)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("python3 is there");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
        let origin = line.split(['(', ')']).nth(1).unwrap_or_else(|| panic!("no address in {line:?}"));
        let origin = origin.trim_end_matches('/').to_owned();
        FileServer { process, origin }
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
