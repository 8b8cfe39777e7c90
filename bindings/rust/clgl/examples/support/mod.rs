//! What the examples share: options, OpenGL's functions by name, windows or none, frames, the closing report.
#![allow(dead_code)] // Each example uses a part of it.

pub mod frames;
pub mod gl;
pub mod options;
pub mod panel;
pub mod png;
pub mod quad;
pub mod report;
pub mod screen;
pub mod sdl;

pub type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Runs an example; what goes wrong ends it with a message and status 1.
pub fn run(example: impl FnOnce() -> Outcome) {
    if let Err(error) = example() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
