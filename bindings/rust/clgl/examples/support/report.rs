//! Prints the final report of an example.

use super::frames::Frames;
use super::options::Options;
use super::screen::Screen;
use super::Outcome;
use clgl::{Buffer, Context, DeviceMatch, Texture, Transport, Winsys};

/// The transport of an object, and how often it copies the contents.
pub struct Way {
    transport: Transport,
    reason: String,
    per_acquire: u32,
    per_release: u32,
}

impl Way {
    pub fn of_buffer(buffer: &Buffer) -> clgl::Result<Self> {
        let info = buffer.info()?;
        let reason = info.transport_reason.into();
        let (per_acquire, per_release) = (info.copies_per_acquire, info.copies_per_release);
        Ok(Self { transport: info.transport, reason, per_acquire, per_release })
    }

    pub fn of_texture(texture: &Texture) -> clgl::Result<Self> {
        let info = texture.info()?;
        let reason = info.transport_reason.into();
        let (per_acquire, per_release) = (info.copies_per_acquire, info.copies_per_release);
        Ok(Self { transport: info.transport, reason, per_acquire, per_release })
    }
}

fn in_words(tie: DeviceMatch) -> &'static str {
    match tie {
        DeviceMatch::ENVIRONMENT => "chosen by --device or CLGL_DEVICE",
        DeviceMatch::GL_QUERY => "the OpenCL driver shares with this OpenGL context",
        DeviceMatch::UUID => "their UUIDs are equal",
        DeviceMatch::CPU => "both use host memory",
        _ => "they may be different devices",
    }
}

/// Prints the devices, the transport, the number of frames, and where the frames were shown.
pub fn print(context: &Context, options: &Options, way: &Way, screen: &Screen, frames: &Frames) -> Outcome {
    let info = context.info()?;
    let device = info.device.info()?;
    let winsys = if info.winsys == Winsys::GLX { "GLX" } else { "EGL" };
    println!(
        "OpenGL {}.{} ({winsys}) on {}, OpenCL on {} / {}: {}.",
        info.gl_version_major,
        info.gl_version_minor,
        info.gl_renderer,
        device.platform_name,
        device.name,
        in_words(info.match_)
    );
    println!(
        "Transport {} ({}): a hand-over costs {} copies to OpenCL and {} back.",
        way.transport.name(),
        way.reason,
        way.per_acquire,
        way.per_release
    );
    let s = if frames.begun == 1 { "" } else { "s" };
    let place = if screen.is_visible() { "in a window" } else { "off-screen" };
    print!("{} frame{s} of {}x{} pixels {place}", frames.begun, screen.size.0, screen.size.1);
    if let Some(rate) = frames.per_second() {
        print!(", {rate:.1} frames per second");
    }
    if let Some(path) = options.text("--screenshot") {
        print!("; the last one is in {path}");
    }
    println!(".");
    Ok(())
}
