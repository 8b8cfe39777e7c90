//! The frame loop: counts frames, saves a screenshot of the last frame, and measures the time.

use super::gl::Gl;
use super::options::Options;
use super::screen::Screen;
use super::Outcome;
use std::time::Instant;

pub struct Frames<'a> {
    /// Number of frames; None = unlimited
    pub wanted: Option<u32>,
    pub begun: u32,
    screenshot: Option<&'a str>,
    first_done: Option<Instant>,
    last_done: Option<Instant>,
}

impl<'a> Frames<'a> {
    pub fn new(options: &'a Options, screen: &Screen) -> Self {
        // A user cannot close an invisible window, so the default is one frame.
        let wanted = options.count("--frames").or(if screen.is_visible() { None } else { Some(1) });
        Self { wanted, begun: 0, screenshot: options.text("--screenshot"), first_done: None, last_done: None }
    }

    /// Returns the number of the current frame, starting at 0.
    pub fn current(&self) -> u32 {
        self.begun - 1
    }

    /// Returns whether the requested number of frames is reached. A closed window also ends the loop, but is
    /// noticed later.
    pub fn is_last(&self) -> bool {
        self.wanted == Some(self.begun)
    }

    /// Shows the previous frame, if there is one, and begins the next frame. Returns false after the last
    /// frame.
    pub fn next(&mut self, gl: &Gl, screen: &mut Screen) -> Outcome<bool> {
        if self.begun > 0 && self.end(gl, screen)? {
            return Ok(false);
        }
        self.begun += 1;
        screen.begin(gl);
        Ok(true)
    }

    /// Ends the current frame. Returns whether it was the last frame.
    fn end(&mut self, gl: &Gl, screen: &Screen) -> Outcome<bool> {
        let last = screen.is_closed() || self.is_last();
        if let Some(path) = self.screenshot.filter(|_| last) {
            screen.save(gl, path)?;
        }
        screen.show();
        gl.check()?;
        self.last_done = Some(Instant::now());
        // The first frame compiles shaders and starts threads, so timing starts after it.
        self.first_done = self.first_done.or(self.last_done);
        Ok(last)
    }

    pub fn per_second(&self) -> Option<f64> {
        let passed = self.last_done?.duration_since(self.first_done?).as_secs_f64();
        (self.begun > 1).then(|| f64::from(self.begun - 1) / passed)
    }
}
