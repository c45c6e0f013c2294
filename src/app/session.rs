//! The terminal while the program has it: entered once, given back on every way out.

use std::io::{self, BufWriter, Stdout, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::thread;

use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode, size,
};
use ratatui::crossterm::{queue, style};

use super::thinker;
use crate::tui::{Capture, Model, view};

/// Buttons, drags, and coordinates as numbers; not every motion (1003), which floods slow lines.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1002h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1002l\x1b[?1000l";

/// Whether the terminal is ours just now.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// What bots said when they broke down, to be told when the screen is free again.
static BREAKDOWNS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The terminal, raw and on its other screen.
pub struct Session {
    terminal: Terminal<CrosstermBackend<BufWriter<Stdout>>>,
}

impl Session {
    /// Takes the terminal.
    pub fn enter(capture: Capture) -> io::Result<Self> {
        static HOOK: Once = Once::new();
        HOOK.call_once(install_hook);
        // Colours are switched off by the theme: the terminal library would drop bold and reverse
        // with them.
        style::force_color_output(true);
        take(capture)?;
        let backend = CrosstermBackend::new(BufWriter::with_capacity(1 << 16, io::stdout()));
        let terminal = Terminal::new(backend).inspect_err(|_| restore())?;
        let mut session = Self { terminal };
        session.terminal.hide_cursor()?;
        // Not every terminal has another screen.
        session.terminal.backend_mut().clear()?;
        Ok(session)
    }

    /// Columns and lines; the usual ones when the terminal does not tell.
    pub fn size(&self) -> (u16, u16) {
        size().unwrap_or((80, 24))
    }

    /// Draws the model, so that the terminal shows the whole frame at once.
    pub fn draw(&mut self, model: &Model) -> io::Result<()> {
        queue!(self.terminal.backend_mut(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| view(model, frame))?;
        queue!(self.terminal.backend_mut(), EndSynchronizedUpdate)?;
        io::Write::flush(self.terminal.backend_mut())
    }

    /// Turns mouse reports on or off.
    pub fn capture(&mut self, capture: Capture) -> io::Result<()> {
        let mut out = io::stdout();
        out.write_all(mouse(capture))?;
        out.flush()
    }

    /// Rings the bell.
    pub fn ring(&mut self) -> io::Result<()> {
        let mut out = io::stdout();
        out.write_all(b"\x07")?;
        out.flush()
    }

    /// Forgets what is on the screen, so that the next frame draws everything.
    pub fn redraw(&mut self) -> io::Result<()> {
        // Not `Terminal::clear`: that asks where the cursor is, and waits for a terminal that may
        // not answer. With both its buffers blank the next frame is written whole.
        self.terminal.backend_mut().clear()?;
        self.terminal.swap_buffers();
        Ok(())
    }

    /// Gives the terminal back.
    pub fn leave(&mut self) {
        restore();
    }

    /// Takes the terminal again after the program was stopped.
    pub fn resume(&mut self, capture: Capture) -> io::Result<()> {
        restore();
        take(capture)?;
        self.terminal.hide_cursor()?;
        self.redraw()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        restore();
    }
}

fn mouse(capture: Capture) -> &'static [u8] {
    match capture {
        Capture::On => MOUSE_ON,
        Capture::Off => MOUSE_OFF,
    }
}

fn take(capture: Capture) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut out = io::stdout();
    let entered = queue!(out, EnterAlternateScreen)
        .and_then(|()| match capture {
            Capture::On => out.write_all(MOUSE_ON),
            Capture::Off => Ok(()),
        })
        .and_then(|()| out.flush());
    entered.inspect_err(|_| restore())
}

/// Gives the terminal back, if it is not yet. Errors are of no use any more: where the terminal is
/// gone there is nothing to restore.
fn restore() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    let _ = out.write_all(MOUSE_OFF);
    let _ = queue!(out, EndSynchronizedUpdate, LeaveAlternateScreen, Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// A panic gives the terminal back before it is told; only a bot's does not, as the game goes on
/// without it.
fn install_hook() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() == Some(thinker::NAME) {
            let mut told = BREAKDOWNS.lock().unwrap_or_else(PoisonError::into_inner);
            told.push(info.to_string());
            return;
        }
        restore();
        before(info);
    }));
}

/// Tells what bots said when they broke down.
pub fn tell_breakdowns() {
    let mut told = BREAKDOWNS.lock().unwrap_or_else(PoisonError::into_inner);
    for words in told.drain(..) {
        // Nobody may listen any more.
        let _ = writeln!(io::stderr(), "{words}");
    }
}
