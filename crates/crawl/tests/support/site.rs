//! Sites that answer as a test likes, one thread per connection.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

pub struct Site {
    pub port: u16,
    requests: Arc<Mutex<Vec<Request>>>,
}

/// A request's head.
#[derive(Clone, Debug)]
pub struct Request {
    pub path: String,
    /// Lines of the head after the first.
    pub lines: Vec<String>,
}

impl Request {
    /// The value of a header field, whatever the case of its name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut fields = self.lines.iter().filter_map(|line| line.split_once(':'));
        fields.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

impl Site {
    /// For as long as the test process lives.
    pub fn serve<Answer: Into<Vec<u8>>>(answer: impl Fn(&Request) -> Answer + Send + Sync + 'static) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let requests = Arc::<Mutex<Vec<Request>>>::default();
        let answer = Arc::new(move |request: &Request| -> Vec<u8> { answer(request).into() });
        let seen = requests.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (answer, seen) = (answer.clone(), seen.clone());
                std::thread::spawn(move || talk(&stream, answer.as_ref(), &seen));
            }
        });
        Site { port, requests }
    }

    pub fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port)
    }

    /// What was asked for so far.
    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().expect("no server thread panicked").clone()
    }

    /// How often a path was asked for.
    pub fn asked(&self, path: &str) -> usize {
        self.requests().iter().filter(|request| request.path == path).count()
    }
}

fn talk(mut stream: &TcpStream, answer: &dyn Fn(&Request) -> Vec<u8>, seen: &Mutex<Vec<Request>>) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(first) = lines.next() {
        let path = first.split(' ').nth(1).unwrap_or("/").to_owned();
        let request = Request { path, lines: lines.by_ref().take_while(|line| !line.is_empty()).collect() };
        seen.lock().expect("no server thread panicked").push(request.clone());
        if stream.write_all(&answer(&request)).is_err() {
            break;
        }
    }
}

pub fn page(body: &str) -> String {
    answer("200 OK", "Content-Type: text/html\r\n", body)
}

pub fn moved(status: u16, to: &str) -> String {
    answer(&format!("{status} Moved"), &format!("Location: {to}\r\n"), "")
}

pub fn not_found() -> String {
    answer("404 Not Found", "", "")
}

pub fn answer(status: &str, fields: &str, body: &str) -> String {
    format!("HTTP/1.1 {status}\r\n{fields}Content-Length: {}\r\n\r\n{body}", body.len())
}
