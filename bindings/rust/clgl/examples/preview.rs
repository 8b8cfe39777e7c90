//! An image pipeline that does not use host memory. A kernel computes a picture of floats. clgl converts it to
//! bytes on the device, into a texture or, with --pbo, into a pixel buffer. OpenGL draws the picture in blended
//! layers, in one or more windows (--panels).

mod support;

use clgl::*;
use std::ptr;
use support::frames::Frames;
use support::gl::*;
use support::options::{Kind, Opt, Options};
use support::panel::Panel;
use support::quad::Quad;
use support::report::{self, Way};
use support::screen::{join, open_window, Screen};
use support::Outcome;

const CHANNELS: usize = 4;
const MOST_PANELS: u32 = 16;
/// Movement of the centre of the gradient per frame, in radians
const PHASE_PER_FRAME: f32 = 0.05;

/// The picture is red at a moving centre, and becomes blue and more transparent away from it. Rows are ordered
/// from top to bottom, as in most image formats.
const KERNEL: &str = "
kernel void gradient(global float4 *pixels, float phase)
{
    const size_t column = get_global_id(0), row = get_global_id(1);
    const size_t width = get_global_size(0), height = get_global_size(1);
    const float x = ((float)column + 0.5f) / (float)width - 0.5f - 0.25f * cos(phase);
    const float y = ((float)row + 0.5f) / (float)height - 0.5f - 0.25f * sin(phase);
    const float away = min(2.0f * sqrt(x * x + y * y), 1.0f);
    pixels[row * width + column] = (float4)(1.0f - away, 0.0f, away, 1.0f - 0.75f * away);
}";

static OWN: [Opt; 3] = [
    Opt {
        name: "--pbo",
        value: "",
        kind: Kind::Flag,
        help: "through a wrapped pixel buffer instead of a texture",
    },
    Opt { name: "--layers", value: "N", kind: Kind::Count, help: "number of layered pictures (1)" },
    Opt { name: "--panels", value: "N", kind: Kind::UpTo(MOST_PANELS), help: "number of windows, 1 to 16 (1)" },
];

/// The object that OpenCL and OpenGL share
enum Shared {
    Picture(Texture),
    Bytes { buffer: Buffer, name: u32 },
}

impl Shared {
    fn new(context: &Context, gl: &Gl, texture: u32, (width, height): (i32, i32), pbo: bool) -> Result<Self> {
        if !pbo {
            // The texture lives as long as the application and never changes its size, as `wrap` requires.
            let desc =
                unsafe { TextureDesc::wrap(texture, TEXTURE_2D) }.access(Access::WRITE_DISCARD).label("picture");
            return Ok(Self::Picture(Texture::create(context, &desc)?));
        }
        let name = gl.name(gl.gen_buffers);
        let size = width as usize * height as usize * CHANNELS;
        unsafe {
            (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, name);
            (gl.buffer_data)(PIXEL_UNPACK_BUFFER, size as isize, ptr::null(), STREAM_DRAW);
            (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, 0);
        }
        // The pixel buffer also lives as long as the application.
        let desc = unsafe { BufferDesc::wrap(name) }.access(Access::WRITE_DISCARD).size(size);
        Ok(Self::Bytes { buffer: Buffer::create(context, &desc.label("pixel buffer"))?, name })
    }

    fn handover(&self) -> Handover<'_> {
        match self {
            Self::Picture(texture) => Handover::new().texture(texture),
            Self::Bytes { buffer, .. } => Handover::new().buffer(buffer),
        }
    }

    /// Converts the floats to bytes. Flips the picture, because in OpenGL the first row is at the bottom.
    fn convert(&self, queue: &Queue, floats: &Buffer, (width, height): (i32, i32)) -> Result<Fence> {
        let layout = PixelLayout::new(PixelComponentType::FLOAT32, CHANNELS as u32);
        let extent = [width as usize, height as usize, 1];
        match self {
            Self::Picture(texture) => {
                queue.convert_buffer_to_texture(floats, layout, texture, .., ConvertFlags::FLIP).fence()
            }
            Self::Bytes { buffer, .. } => {
                let bytes = PixelLayout::default();
                queue.convert_buffer(floats, layout, buffer, bytes, extent, ConvertFlags::FLIP).fence()
            }
        }
    }

    /// Copies the pixel buffer to the texture with OpenGL. Does nothing if a texture is shared.
    fn upload(&self, gl: &Gl, texture: u32, (width, height): (i32, i32)) {
        if let Self::Bytes { name, .. } = self {
            unsafe {
                (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, *name);
                (gl.bind_texture)(TEXTURE_2D, texture);
                (gl.tex_sub_image)(TEXTURE_2D, 0, 0, 0, width, height, RGBA, UNSIGNED_BYTE, ptr::null());
                (gl.bind_buffer)(PIXEL_UNPACK_BUFFER, 0);
            }
        }
    }
}

/// Draws the picture in decreasing sizes on a grey background.
fn draw(gl: &Gl, quad: &Quad, texture: u32, layers: u32) {
    unsafe {
        (gl.clear_color)(0.5, 0.5, 0.5, 1.0);
        (gl.clear)(COLOR_BUFFER_BIT);
        (gl.enable)(BLEND);
        (gl.blend_func_separate)(SRC_ALPHA, ONE_MINUS_SRC_ALPHA, ONE, ONE);
    }
    for layer in 0..layers {
        quad.draw(gl, texture, (layers - layer) as f32 / layers as f32);
    }
    unsafe { (gl.disable)(BLEND) };
}

/// The other windows, each with its own OpenGL context. They wait for a fence of the first window. By default
/// the next acquire waits only for the current context, so it also gets the fences of the other windows.
struct Others {
    panels: Vec<Panel>,
    drawn: Vec<Fence>,
}

impl Others {
    fn draw(&mut self, context: &Context, gl: &Gl, frames: &Frames, texture: u32, layers: u32) -> Outcome {
        self.drawn.clear();
        if self.panels.is_empty() {
            return Ok(());
        }
        let ready = Fence::record_gl(context)?;
        for panel in &mut self.panels {
            panel.begin(gl)?;
            ready.wait_gl()?;
            draw(gl, &panel.quad, texture, layers);
            self.drawn.push(Fence::record_gl(context)?);
            panel.end(gl, frames)?;
        }
        Ok(())
    }
}

fn example() -> Outcome {
    let options = Options::read("preview", "a picture of floats, converted and shown without the host", &OWN);
    let window = open_window(&options, "preview")?;
    let context = join(&options, &window, "preview")?;
    let _current = window.is_none().then(|| context.make_current()).transpose()?;
    let gl = Gl::new(&context)?;
    let size = options.size();
    let mut screen = Screen::new(&gl, window.clone(), size)?;
    let quad = Quad::new(&gl)?;
    let queue = Queue::create(&context, &QueueDesc::new())?;

    let pixels = size.0 as usize * size.1 as usize;
    let floats = BufferDesc::compute_only(pixels * CHANNELS * std::mem::size_of::<f32>()).label("floats");
    let floats = Buffer::create(&context, &floats)?;
    let mut kernel = Program::create(&context, &ProgramDesc::source(KERNEL))?.kernel("gradient")?;
    kernel.set_buffer(0, &floats)?;
    let texture = gl.texture(size.0, size.1);
    let shared = Shared::new(&context, &gl, texture, size, options.flag("--pbo"))?;

    let handover = shared.handover();
    let layers = options.count("--layers").unwrap_or(1);
    let numbers = 2..=options.count("--panels").unwrap_or(1);
    let panels: Outcome<_> =
        numbers.map(|number| Panel::open(&gl, &options, &screen, "preview", number)).collect();
    let mut others = Others { panels: panels?, drawn: Vec::new() };
    let mut frames = Frames::new(&options, &screen);
    while frames.next(&gl, &mut screen)? {
        kernel.set_value(1, &(PHASE_PER_FRAME * frames.current() as f32))?;
        // Launches one work-item per pixel of the buffer.
        unsafe { queue.launch(&kernel, Launch::new_2d(size.0 as usize, size.1 as usize)) }.submit()?;
        let drawn: Vec<&Fence> = others.drawn.iter().collect();
        let acquired = queue.acquire(&handover).after(&drawn).submit()?;
        shared.convert(&queue, &floats, size)?;
        acquired.release().submit()?;

        shared.upload(&gl, texture, size);
        draw(&gl, &quad, texture, layers);
        others.draw(&context, &gl, &frames, texture, layers)?;
    }
    let way = match &shared {
        Shared::Picture(texture) => Way::of_texture(texture)?,
        Shared::Bytes { buffer, .. } => Way::of_buffer(buffer)?,
    };
    report::print(&context, &options, &way, &screen, &frames)
}

fn main() {
    support::run(example);
}
