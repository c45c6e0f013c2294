//! The program in a real pseudo-terminal: keys and clicks go in, the screen is read.
//!
//! Nothing sleeps: a test waits until the screen shows something, with a deadline.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

const DEADLINE: Duration = Duration::from_secs(60);

/// A running program and what its terminal shows.
pub struct Pty {
    /// The only home it knows, unless the test has one.
    #[allow(dead_code)] // it only has to live as long
    home: Option<TempDir>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    shared: Arc<(Mutex<Shared>, Condvar)>,
}

struct Shared {
    parser: vt100::Parser,
    raw: Vec<u8>,
    closed: bool,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { cols: columns, rows, pixel_width: 0, pixel_height: 0 }
}

impl Pty {
    /// Starts the program with these arguments, in a home of its own.
    pub fn start(args: &[&str], size: (u16, u16)) -> Self {
        Self::start_program(env!("CARGO_BIN_EXE_starhop").as_ref(), args, size)
    }

    /// Starts a program in a home of its own.
    pub fn start_program(program: &OsStr, args: &[&str], size: (u16, u16)) -> Self {
        let home = tempfile::tempdir().expect("a home for the test");
        let mut pty = Self::start_at(home.path(), program, args, size);
        pty.home = Some(home);
        pty
    }

    /// Starts a program in a home that stays.
    pub fn start_at(
        home: &Path,
        program: &OsStr,
        args: &[&str],
        (columns, rows): (u16, u16),
    ) -> Self {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("HOME", home);
        for place in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
            command.env_remove(place);
        }
        command.env_remove("LC_ALL");
        command.env_remove("LC_MESSAGES");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let writer = pair.master.take_writer().expect("a writer");
        let reader = pair.master.try_clone_reader().expect("a reader");
        let shared =
            Shared { parser: vt100::Parser::new(rows, columns, 0), raw: Vec::new(), closed: false };
        let shared = Arc::new((Mutex::new(shared), Condvar::new()));
        let reading = Arc::clone(&shared);
        thread::spawn(move || read(reader, &reading));
        Self { home: None, child, master: pair.master, writer, shared }
    }

    /// Sends bytes as the terminal would.
    pub fn send(&mut self, bytes: &str) {
        self.writer.write_all(bytes.as_bytes()).expect("the program listens");
        self.writer.flush().expect("the program listens");
    }

    /// A left click on a cell.
    pub fn click(&mut self, (column, row): (u16, u16)) {
        let (column, row) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// A left click on the first of these words.
    pub fn click_on(&mut self, words: &str) {
        let screen = self.wait_for(words);
        let at = find(&screen, words).expect("it was just seen");
        self.click(at);
    }

    /// Another size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.shared.0.lock().unwrap().parser.screen_mut().set_size(rows, columns);
        self.master.resize(size(columns, rows)).expect("a new size");
    }

    /// Waits until the screen shows these words; the whole screen comes back.
    pub fn wait_for(&self, words: &str) -> String {
        self.wait(words, |shared| shared.parser.screen().contents().contains(words))
    }

    /// Waits until the screen shows them no more.
    pub fn wait_without(&self, words: &str) -> String {
        self.wait(words, |shared| !shared.parser.screen().contents().contains(words))
    }

    /// Waits until so many of these bytes were written.
    pub fn wait_for_bytes(&self, bytes: &str, times: usize) {
        self.wait(bytes, |shared| count(&shared.raw, bytes) >= times);
    }

    /// Lets the program go on until it has written so many of these bytes: it says that it stops
    /// a moment before it does, so the first signal can come too early.
    pub fn go_on(&self, bytes: &str, times: usize) {
        let (lock, told) = &*self.shared;
        let began = Instant::now();
        let mut shared = lock.lock().unwrap();
        while count(&shared.raw, bytes) < times {
            assert!(began.elapsed() < DEADLINE, "it does not go on");
            self.signal("CONT");
            shared = told.wait_timeout(shared, Duration::from_millis(100)).unwrap().0;
        }
    }

    fn wait(&self, what: &str, mut done: impl FnMut(&Shared) -> bool) -> String {
        let began = Instant::now();
        let (lock, told) = &*self.shared;
        let mut shared = lock.lock().unwrap();
        while !done(&shared) {
            let left = DEADLINE.saturating_sub(began.elapsed());
            let screen = shared.parser.screen().contents();
            assert!(!left.is_zero() && !shared.closed, "waiting for {what:?}:\n{screen}");
            shared = told.wait_timeout(shared, left).unwrap().0;
        }
        shared.parser.screen().contents()
    }

    /// What the screen shows now.
    pub fn screen(&self) -> String {
        self.shared.0.lock().unwrap().parser.screen().contents()
    }

    /// Waits until the program has written so many bytes, or shows these words.
    pub fn wait_for_written_or(&self, bytes: usize, words: &str) {
        let shows = |shared: &Shared| shared.parser.screen().contents().contains(words);
        self.wait(words, |shared| shared.raw.len() >= bytes || shows(shared));
    }

    /// Kills the program as nothing can prevent; what it had on the screen comes back.
    pub fn kill(self) -> String {
        self.signal("KILL");
        self.wait_for_end();
        self.screen()
    }

    /// Sends a signal, by the name that `kill` knows.
    pub fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.expect("kill").success());
    }

    /// Waits for the end; how it ended and everything that was written come back.
    pub fn end(mut self) -> (ExitStatus, String) {
        self.wait_for_end();
        let raw = String::from_utf8_lossy(&self.shared.0.lock().unwrap().raw).into_owned();
        (self.child.wait().expect("it ended"), raw)
    }

    fn wait_for_end(&self) {
        let began = Instant::now();
        let (lock, told) = &*self.shared;
        let mut shared = lock.lock().unwrap();
        while !shared.closed {
            let left = DEADLINE.saturating_sub(began.elapsed());
            assert!(!left.is_zero(), "it goes on:\n{}", shared.parser.screen().contents());
            shared = told.wait_timeout(shared, left).unwrap().0;
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // A failed test leaves nobody behind.
        let _ = self.child.kill();
    }
}

fn read(mut reader: Box<dyn Read + Send>, shared: &(Mutex<Shared>, Condvar)) {
    let mut bytes = [0; 1 << 16];
    loop {
        let count = reader.read(&mut bytes).unwrap_or_default();
        let mut state = shared.0.lock().unwrap();
        state.parser.process(&bytes[..count]);
        state.raw.extend(&bytes[..count]);
        state.closed = count == 0;
        shared.1.notify_all();
        if count == 0 {
            return;
        }
    }
}

fn count(raw: &[u8], bytes: &str) -> usize {
    raw.windows(bytes.len()).filter(|window| *window == bytes.as_bytes()).count()
}

/// The column and row where these words begin.
pub fn find(screen: &str, words: &str) -> Option<(u16, u16)> {
    screen.lines().enumerate().find_map(|(row, line)| {
        let column = line[..line.find(words)?].chars().count();
        Some((column.try_into().ok()?, row.try_into().ok()?))
    })
}
