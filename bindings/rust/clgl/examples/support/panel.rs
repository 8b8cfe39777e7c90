//! Additional windows in the share group of the first window. Textures and buffers are shared, and each window
//! has its own OpenGL context. With --headless, panels are framebuffers of the one context.

use super::frames::Frames;
use super::gl::Gl;
use super::options::Options;
use super::quad::Quad;
use super::screen::Screen;
use super::sdl::Window;
use super::Outcome;
use std::rc::Rc;

pub struct Panel {
    /// Vertex arrays are not shared between contexts, so each panel has its own.
    pub quad: Quad,
    first: Option<Rc<Window>>,
    screen: Screen,
    screenshot: Option<String>,
}

impl Panel {
    /// Opens a window. Its title and the file name of its screenshot contain the number.
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

    /// Makes the context of the panel current and binds its framebuffer.
    pub fn begin(&mut self, gl: &Gl) -> Outcome {
        make_current(&self.screen.window)?;
        self.screen.begin(gl);
        Ok(())
    }

    /// Shows the picture, and makes the context of the first window current again.
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
