//! A program at the other end of two pipes: lines go in, lines come out, nothing waits for ever.
//!
//! The program gets a process group of its own, so that it can be ended with all it has started:
//! when nobody needs it any more, when this program is interrupted, and when a thread breaks down.
//! What the lines mean is left to [`outside`](super).

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// A program that says a longer line is not listened to any more.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines that wait to be heard; then the program has to wait.
const LINES_HEARD: usize = 64;

/// Lines that wait for the program to read them; then it counts as deaf.
const LINES_SAID: usize = 64;

/// How long a program that ends by itself may take about it.
const FAREWELL: Duration = Duration::from_millis(300);

/// How often one looks whether it has ended meanwhile.
const LOOK: Duration = Duration::from_millis(1);

/// The groups of the programs that run.
static GROUPS: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// A program that runs.
pub struct Process {
    child: Child,
    input: Option<SyncSender<String>>,
    output: Receiver<Heard>,
}

/// What comes from a program.
#[derive(Debug)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line longer than any should be; nothing comes after it.
    Endless,
    /// Nothing more: it has ended, or closed its output.
    End,
}

/// The program does not read what it is told.
#[derive(Debug)]
pub struct Deaf;

/// From now on a signal that ends this program ends those it has started first.
pub fn guard() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
    let wait = move || {
        for signal in signals.forever() {
            // Kept to the end: nothing may be started any more.
            let groups = groups();
            groups.iter().for_each(|&group| kill(group));
            // When that fails, the program goes on without its engines, which it will tell.
            let _ = emulate_default_handler(signal);
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(wait).map(|_| ())
}

fn groups() -> MutexGuard<'static, BTreeSet<i32>> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn kill(group: i32) {
    if let Some(group) = Pid::from_raw(group) {
        // It may have ended already.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

impl Process {
    /// Starts a program with its arguments; what it writes on standard error is lost.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub fn start(program: &str, arguments: &[String]) -> io::Result<Self> {
        let mut command = Command::new(program);
        command.args(arguments).process_group(0);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut groups = groups();
        let mut child = command.spawn()?;
        groups.insert(group_of(&child));
        drop(groups);
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (sender, output) = mpsc::sync_channel(LINES_HEARD);
        let (input, lines) = mpsc::sync_channel(LINES_SAID);
        // From here on the program is ended however this goes on.
        let process = Self { child, input: Some(input), output };
        let (stdin, stdout) = pipes.ok_or_else(gone)?;
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        named("engine-input").spawn(move || write(stdin, &lines))?;
        named("engine-output").spawn(move || read(stdout, &sender))?;
        Ok(process)
    }

    /// Says a line; it does not wait until it is read.
    ///
    /// # Errors
    ///
    /// When too many lines were not read.
    pub fn say(&self, line: &str) -> Result<(), Deaf> {
        let said = self.input.as_ref().map(|input| input.try_send(format!("{line}\n")));
        match said {
            Some(Err(mpsc::TrySendError::Full(_))) => Err(Deaf),
            // A program that has gone away is found out by listening.
            Some(Ok(()) | Err(mpsc::TrySendError::Disconnected(_))) | None => Ok(()),
        }
    }

    /// What comes next; nothing when nothing comes by then.
    pub fn hear(&self, until: Instant) -> Option<Heard> {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Heard::End),
        }
    }

    /// Ends the program, and tells how it ended if it did so by itself.
    pub fn end(mut self) -> Option<ExitStatus> {
        self.input = None;
        let by_itself = self.has_ended();
        let status = self.kill();
        status.filter(|_| by_itself)
    }

    /// Gives it a moment to end by itself. It is not waited for as children are, which would let
    /// its number go to another program.
    fn has_ended(&self) -> bool {
        let until = Instant::now() + FAREWELL;
        let Some(pid) = Pid::from_raw(group_of(&self.child)) else { return false };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        while let Ok(None) = waitid(WaitId::Pid(pid), options) {
            if Instant::now() >= until {
                return false;
            }
            thread::sleep(LOOK);
        }
        true
    }

    /// Ends the whole group, once.
    fn kill(&mut self) -> Option<ExitStatus> {
        let mut groups = groups();
        let group = group_of(&self.child);
        if !groups.remove(&group) {
            return None;
        }
        kill(group);
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A child that leads a group of its own gives it its number.
fn group_of(child: &Child) -> i32 {
    i32::try_from(child.id()).unwrap_or_default()
}

/// Writes lines until nobody says any more, or nobody reads them.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until there are no more, or nobody listens.
fn read(stdout: ChildStdout, sender: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(0) | Err(_) => Heard::End,
            Ok(length) if length as u64 == LONGEST_LINE && !line.ends_with(b"\n") => Heard::Endless,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim_end().to_owned()),
        };
        let last = !matches!(heard, Heard::Line(_));
        if sender.send(heard).is_err() || last {
            return;
        }
    }
}
