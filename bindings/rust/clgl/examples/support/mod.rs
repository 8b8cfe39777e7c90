//! Shared code of the examples: options, OpenGL functions, optional windows, frames, and the final report.
#![allow(dead_code)] // Each example uses only a part of the code.

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

/// Runs an example. After an error, prints the message and exits with status 1.
pub fn run(example: impl FnOnce() -> Outcome) {
    if let Err(error) = example() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
