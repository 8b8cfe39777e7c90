//! Plain data: what buffers and textures can hold.

/// Types all of whose bit patterns are values, without padding: what may cross to the device and back.
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
/// // Four floats, one after the other.
/// unsafe impl clgl::Plain for Particle {}
/// ```
///
/// # Safety
///
/// Every pattern of bits must be a value of the type, and none of its bytes padding.
pub unsafe trait Plain: Copy + Send + 'static {}

macro_rules! plain {
    ($($type:ty),*) => { $(unsafe impl Plain for $type {})* };
}

plain!(u8, i8, u16, i16, u32, i32, u64, i64, usize, isize, f32, f64);
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}
