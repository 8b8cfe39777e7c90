//! Plain data for buffers, textures and kernel arguments.

/// Types that can be transferred to and from devices: they have no padding, and every bit pattern is valid.
///
/// Application structures are plain if they are `#[repr(C)]` with plain fields and no padding:
///
/// ```
/// #[derive(Clone, Copy)]
/// #[repr(C)]
/// struct Particle {
///     position: [f32; 2],
///     velocity: [f32; 2],
/// }
/// // Four floats without padding between them.
/// unsafe impl clgl::Plain for Particle {}
/// ```
///
/// # Safety
///
/// Every bit pattern must be a valid value, and no byte may be padding.
pub unsafe trait Plain: Copy + Send + 'static {}

macro_rules! plain {
    ($($type:ty),*) => { $(unsafe impl Plain for $type {})* };
}

plain!(u8, i8, u16, i16, u32, i32, u64, i64, usize, isize, f32, f64);
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}
