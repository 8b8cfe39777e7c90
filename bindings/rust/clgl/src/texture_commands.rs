//! Queue commands on textures.

use crate::buffer_commands::{command, transfer};
use crate::command::{fits, plain_command, Reading, Transfer};
use crate::error::Result;
use crate::{Buffer, Fence, Plain, Queue, Texture, TextureRegion};
use clgl_sys::*;
use std::mem::size_of_val;

/// A colour: red, green, blue and alpha, in the number type of the format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Color {
    /// Fractions and floats.
    Float([f32; 4]),
    /// Integers.
    Int([i32; 4]),
    /// Unsigned integers.
    Uint([u32; 4]),
}

impl Color {
    fn as_ptr(&self) -> *const c_void {
        match self {
            Self::Float(color) => color.as_ptr().cast(),
            Self::Int(color) => color.as_ptr().cast(),
            Self::Uint(color) => color.as_ptr().cast(),
        }
    }
}

fn fits_region(texture: &Texture, region: &TextureRegion, size: usize) -> Result<()> {
    fits(region.size(&texture.info()?), size, "data")
}

impl Queue {
    /// Reads a part of a texture.
    pub fn read_texture<'a, T: Plain>(
        &'a self,
        texture: &'a Texture,
        region: impl Into<TextureRegion>,
        data: &'a mut [T],
    ) -> transfer!('a) {
        let region = region.into();
        let fits = fits_region(texture, &region, size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let to = data.as_mut_ptr().cast();
            clgl_texture_read(self.as_raw(), texture.as_raw(), region.as_ptr(), to, blocking, count, waits, fence)
        })
    }

    /// Starts reading a part of a texture into a vector, which is returned when the data has arrived.
    pub fn read_texture_into<T: Plain>(
        &self,
        texture: &Texture,
        region: impl Into<TextureRegion>,
        mut data: Vec<T>,
        waits: &[&Fence],
    ) -> Result<Reading<T>> {
        // Moving a vector does not move its memory.
        let started = unsafe { self.read_texture(texture, region, &mut data).after(waits).start() };
        unsafe { Reading::new(data, started) }
    }

    /// Writes a part of a texture.
    pub fn write_texture<'a, T: Plain>(
        &'a self,
        texture: &'a Texture,
        region: impl Into<TextureRegion>,
        data: &'a [T],
    ) -> transfer!('a) {
        let region = region.into();
        let fits = fits_region(texture, &region, size_of_val(data));
        Transfer::checked(fits, move |blocking, count, waits, fence| unsafe {
            let from = data.as_ptr().cast();
            clgl_texture_write(
                self.as_raw(),
                texture.as_raw(),
                region.as_ptr(),
                from,
                blocking,
                count,
                waits,
                fence,
            )
        })
    }

    /// Fills a part of a texture with one colour.
    pub fn fill_texture<'a>(
        &'a self,
        texture: &'a Texture,
        region: impl Into<TextureRegion>,
        color: Color,
    ) -> command!('a, ()) {
        let region = region.into();
        plain_command(move |count, waits, fence| unsafe {
            let (queue, texture) = (self.as_raw(), texture.as_raw());
            clgl_texture_fill(queue, texture, region.as_ptr(), color.as_ptr(), count, waits, fence)
        })
    }

    /// Copies a part of one texture to a place in another, or within one.
    pub fn copy_texture<'a>(
        &'a self,
        source: &'a Texture,
        region: impl Into<TextureRegion>,
        destination: &'a Texture,
        origin: [usize; 3],
    ) -> command!('a, ()) {
        let region = region.into();
        plain_command(move |count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            clgl_texture_copy(self.as_raw(), from, to, region.as_ptr(), origin.as_ptr(), count, waits, fence)
        })
    }

    /// Copies a part of a texture to an offset in bytes in a buffer.
    pub fn copy_texture_to_buffer<'a>(
        &'a self,
        source: &'a Texture,
        region: impl Into<TextureRegion>,
        destination: &'a Buffer,
        offset: usize,
    ) -> command!('a, ()) {
        let region = region.into();
        plain_command(move |count, waits, fence| unsafe {
            let (from, to) = (source.as_raw(), destination.as_raw());
            clgl_texture_copy_to_buffer(self.as_raw(), from, to, region.as_ptr(), offset, count, waits, fence)
        })
    }
}
