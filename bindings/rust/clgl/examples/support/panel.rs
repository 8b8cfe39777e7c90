//! More windows beside the first, in one share group with it: textures and buffers are common, each has an OpenGL
//! context of its own. Without windows they are framebuffers of the one context that there is.

use super::frames::Frames;
use super::gl::Gl;
use super::options::Options;
use super::quad::Quad;
use super::screen::Screen;
use super::sdl::Window;
use super::Outcome;
use std::rc::Rc;

pub struct Panel {
    /// Its own, for vertex arrays belong to a context
    pub quad: Quad,
    first: Option<Rc<Window>>,
    screen: Screen,
    screenshot: Option<String>,
}

impl Panel {
    /// The number is in its title, and in the name of its picture.
    pub fn open(gl: &Gl, options: &Options, beside: &Screen, name: &str, number: u32) -> Outcome<Self> {
        let first = beside.window.clone();
        let title = format!("{name} {number}");
        let window = first.as_ref().map(|first| first.open_beside(&title, beside.size)).transpose()?.map(Rc::new);
        make_current(&window)?;
        let screenshot = options.text("--screenshot").map(|path| format!("{path}.{number}.png"));
        let screen = Screen::new(gl, window, beside.size)?;
        let quad = Quad::new(gl)?;
        make_current(&first)?;
        Ok(Self { quad, first, screen, screenshot })
    }

    /// Makes its context current and it what is drawn into.
    pub fn begin(&mut self, gl: &Gl) -> Outcome {
        make_current(&self.screen.window)?;
        self.screen.begin(gl);
        Ok(())
    }

    /// Shows what was drawn, and makes the first window's context current again.
    pub fn end(&self, gl: &Gl, frames: &Frames) -> Outcome {
        if let Some(path) = self.screenshot.as_ref().filter(|_| frames.is_last()) {
            self.screen.save(gl, path)?;
        }
        self.screen.show();
        make_current(&self.first)
    }
}

fn make_current(window: &Option<Rc<Window>>) -> Outcome {
    window.as_ref().map_or(Ok(()), |window| window.make_current())
}
