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
pub unsafe trait Plain: Copy + Send + 'static {
    /// The numbers of which the type consists. Arguments of kernels must consist of the same numbers.
    #[doc(hidden)]
    const NUMBERS: Numbers = Numbers::Other;
}

/// The numbers of which a type consists. Other = no numbers, or a type without a check.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    Other,
    Integers,
    Floats,
}

macro_rules! plain {
    ($numbers:ident: $($type:ty),*) => {
        $(unsafe impl Plain for $type { const NUMBERS: Numbers = Numbers::$numbers; })*
    };
}

plain!(Integers: u8, i8, u16, i16, u32, i32, u64, i64, usize, isize);
plain!(Floats: f32, f64);
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {
    const NUMBERS: Numbers = T::NUMBERS;
}
