//! Shared code of the examples: options, a screen, a clgl context for the OpenGL context, and frames.
#![allow(dead_code)] // Each example uses a part of it.

pub mod gl;
mod glfw;
mod png;
mod screen;

use clgl::{Context, ContextDesc, Transport, Winsys};
use gl::Gl;
pub use screen::Screen;
use std::collections::HashMap;
use std::env;
use std::process::exit;

pub type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;
/// An option with the name of its value, and its description
pub type Opt = (&'static str, &'static str);

const BAD_OPTION: i32 = 2;
const HELP_COLUMN: usize = 24;
const COMMON: [Opt; 6] = [
    ("--headless", "without a window"),
    ("--size WxH", "pixels (640x480)"),
    ("--frames N", "end after N frames (1 without a window)"),
    ("--screenshot FILE.png", "write the last frame"),
    ("--egl", "create the window's context with EGL"),
    ("--help", "print this text"),
];

pub struct Harness<'a> {
    pub context: &'a Context,
    pub gl: &'a Gl,
    pub size: (i32, i32),
    /// The number of frames to draw; None = until the window is closed
    pub frames: Option<u32>,
    name: &'a str,
    given: &'a HashMap<String, String>,
    screens: Vec<Screen>,
    started: u32,
}

/// Runs an example. `own` contains the options of the example, in addition to the common options. After an error,
/// the process ends with a message and status 1, or status 2 for a wrong option.
pub fn run(name: &str, idea: &str, own: &[Opt], example: impl FnOnce(&mut Harness) -> Outcome) {
    let options: Vec<&Opt> = own.iter().chain(&COMMON).collect();
    let mut given = HashMap::new();
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let found = options.iter().find(|option| option.0.split(' ').next() == Some(&word));
        let value = found.map(|option| if option.0.contains(' ') { words.next() } else { Some(String::new()) });
        match value.flatten().filter(|value| is_value(&word, value)) {
            Some(value) => given.insert(word, value),
            None => {
                eprintln!("invalid option \"{word}\"; {name} --help lists them");
                exit(BAD_OPTION)
            }
        };
    }
    if given.contains_key("--help") {
        println!("{name}: {idea}\n");
        options.iter().for_each(|option| println!("  {:HELP_COLUMN$}{}", option.0, option.1));
    } else if let Err(error) = start(name, &given, example) {
        eprintln!("{error}");
        exit(1)
    }
}

fn start(name: &str, given: &HashMap<String, String>, example: impl FnOnce(&mut Harness) -> Outcome) -> Outcome {
    let has_display = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|variable| env::var_os(variable).is_some());
    let is_headless = given.contains_key("--headless") || !has_display;
    let size = given.get("--size").and_then(|size| size.split_once('x'));
    let size = size
        .map_or(Ok((640, 480)), |(width, height)| width.parse().and_then(|width| Ok((width, height.parse()?))))?;
    let frames = given.get("--frames").map(|text| text.parse()).transpose()?.or(is_headless.then_some(1));
    let egl = given.contains_key("--egl");
    let window = if is_headless { None } else { Some(Screen::window(size, name, egl, None)?) };
    let desc = if is_headless { ContextDesc::headless() } else { ContextDesc::new() };
    let context = Context::create(&desc)?;
    let _current = is_headless.then(|| context.make_current()).transpose()?;
    let gl = Gl::new(|name| Ok(context.proc_address(name)?))?;
    let screens = vec![window.unwrap_or_else(|| Screen::offscreen(&gl, size))];
    example(&mut Harness { context: &context, gl: &gl, size, frames, name, given, screens, started: 0 })
}

fn is_value(option: &str, value: &str) -> bool {
    let is_count =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse().map_or(false, |n: u16| n > 0);
    match option {
        "--size" => value.split_once('x').map_or(false, |(width, height)| is_count(width) && is_count(height)),
        "--screenshot" => !value.is_empty(),
        _ => value.is_empty() || is_count(value),
    }
}

impl Harness<'_> {
    /// Returns the value of an option; "" = the option has no value, None = the option is not given.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.given.get(name).map(String::as_str)
    }

    pub fn number(&self, name: &str, otherwise: u32) -> u32 {
        self.option(name).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    }

    /// Opens another screen, and returns its index.
    pub fn open(&mut self) -> Outcome<usize> {
        let first = &self.screens[0];
        let title = format!("{} {}", self.name, self.screens.len() + 1);
        let next = match first.is_window() {
            true => Screen::window(self.size, &title, self.option("--egl").is_some(), Some(first))?,
            false => Screen::offscreen(self.gl, self.size),
        };
        self.screens.push(next);
        Ok(self.screens.len() - 1)
    }

    /// Number of the current frame, from 0
    pub fn frame(&self) -> u32 {
        self.started - 1
    }

    /// Makes the context of a screen current. Later OpenGL commands draw into this screen.
    pub fn bind(&self, index: usize) {
        self.screens[index].bind(self.gl);
        unsafe { (self.gl.viewport)(0, 0, self.size.0, self.size.1) };
    }

    /// Shows the previous frame, and binds the first screen for the next frame. Returns false after the last
    /// frame.
    pub fn next_frame(&mut self) -> Outcome<bool> {
        let last =
            self.started > 0 && (self.frames == Some(self.started) || self.screens.iter().any(Screen::is_closed));
        for index in (0..self.screens.len()).filter(|_| self.started > 0) {
            self.bind(index);
            if let Some(path) = self.option("--screenshot").filter(|_| last) {
                let path = if index == 0 { path.to_string() } else { format!("{path}.{}.png", index + 1) };
                png::write(&path, self.size, &self.gl.read_pixels(self.size))
                    .map_err(|error| format!("{path}: {error}"))?;
            }
            self.screens[index].show();
        }
        self.bind(0);
        self.gl.check()?;
        self.started += u32::from(!last);
        Ok(!last)
    }

    /// Prints which transport shares an object.
    pub fn report(&self, transport: Transport, reason: &str) -> Outcome {
        let info = self.context.info()?;
        let winsys = if info.winsys == Winsys::GLX { "GLX" } else { "EGL" };
        println!("OpenGL ({winsys}) on {}, OpenCL on {}.", info.gl_renderer, info.device.info()?.name);
        println!("Transport {} ({reason}).", transport.name());
        let place = if self.screens[0].is_window() { "in a window" } else { "off-screen" };
        println!("{} frames of {}x{} pixels {place}.", self.started, self.size.0, self.size.1);
        Ok(())
    }
}
