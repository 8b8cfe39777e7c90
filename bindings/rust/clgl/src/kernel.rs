//! Kernels: functions of a program, with arguments and launches.

use crate::error::{check, Error, Result};
use crate::plain::Numbers;
use crate::*;
use clgl_sys::*;
use std::fmt;
use std::marker::PhantomData;
use std::mem::size_of;
use std::ptr;

/// The sizes of a launch: the number of work-items in each dimension, the first global ids, and the work-group
/// size.
///
/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// # let queue = clgl::Queue::create(&context, &clgl::QueueDesc::new())?;
/// use clgl::{Buffer, BufferDesc, Launch, Program, ProgramDesc};
/// let source = "kernel void twice(global float *y) { y[get_global_id(0)] *= 2; }";
/// let mut twice = Program::create(&context, &ProgramDesc::source(source))?.kernel("twice")?;
/// let numbers = Buffer::create(&context, &BufferDesc::compute_only(0).data(&[1.0f32, 2.0, 3.0]))?;
/// twice.set_buffer(0, &numbers)?;
/// // Launches one work-item for each of the three numbers.
/// unsafe { queue.launch(&twice, Launch::new_1d(3)) }.submit()?;
/// let mut doubled = [0.0f32; 3];
/// queue.read_buffer(&numbers, 0, &mut doubled).submit()?;
/// assert_eq!(doubled, [2.0, 4.0, 6.0]);
/// # Ok(()) }
/// ```
///
/// ```compile_fail,E0133
/// fn run(queue: &clgl::Queue, kernel: &clgl::Kernel) {
///     let _ = queue.launch(kernel, clgl::Launch::new_1d(3)).submit();
/// }
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Launch(clgl_launch);

impl Launch {
    fn of<const N: usize>(global: [usize; N]) -> Self {
        let mut launch = clgl_launch { dimensions: N as u32, ..Default::default() };
        launch.global_size[..N].copy_from_slice(&global);
        Self(launch)
    }

    /// Creates a launch with one dimension.
    pub fn new_1d(global: usize) -> Self {
        Self::of([global])
    }

    /// Creates a launch with two dimensions.
    pub fn new_2d(width: usize, height: usize) -> Self {
        Self::of([width, height])
    }

    /// Creates a launch with three dimensions.
    pub fn new_3d(width: usize, height: usize, depth: usize) -> Self {
        Self::of([width, height, depth])
    }

    /// Sets the first global id of each dimension.
    pub fn offset(mut self, offset: [usize; 3]) -> Self {
        self.0.global_offset = offset;
        self
    }

    /// Sets the work-group size. If all numbers are 0, the kernel or the driver chooses the size.
    pub fn local(mut self, local: [usize; 3]) -> Self {
        self.0.local_size = local;
        self
    }
}

/// The value of a kernel argument for [`Queue::call`](crate::Queue::call).
#[derive(Clone, Copy)]
pub struct Argument<'a> {
    pub(crate) raw: clgl_argument,
    numbers: Numbers,
    value: PhantomData<&'a ()>,
}

// The library accepts handles on any thread. Other pointers are only read.
unsafe impl Send for Argument<'_> {}
unsafe impl Sync for Argument<'_> {}

impl fmt::Debug for Argument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Argument({:?})", ArgumentType(self.raw.type_))
    }
}

impl<'a> Argument<'a> {
    fn of(type_: i32, raw: clgl_argument) -> Self {
        Self { raw: clgl_argument { type_, ..raw }, numbers: Numbers::Other, value: PhantomData }
    }

    /// Keeps the current value of the argument.
    pub fn keep() -> Self {
        Self::of(CLGL_ARGUMENT_UNKNOWN, Default::default())
    }

    /// Passes a scalar, a vector or a structure.
    pub fn value<T: Plain>(value: &'a T) -> Self {
        let (size, value) = (size_of::<T>(), (value as *const T).cast());
        let argument = Self::of(CLGL_ARGUMENT_VALUE, clgl_argument { size, value, ..Default::default() });
        Self { numbers: T::NUMBERS, ..argument }
    }

    /// Passes a buffer.
    pub fn buffer(buffer: &'a Buffer) -> Self {
        Self::of(CLGL_ARGUMENT_BUFFER, clgl_argument { buffer: buffer.as_raw(), ..Default::default() })
    }

    /// Passes a texture, which the kernel accesses as an image.
    pub fn texture(texture: &'a Texture) -> Self {
        Self::of(CLGL_ARGUMENT_TEXTURE, clgl_argument { texture: texture.as_raw(), ..Default::default() })
    }

    /// Passes a sampler.
    pub fn sampler(sampler: &'a Sampler) -> Self {
        Self::of(CLGL_ARGUMENT_SAMPLER, clgl_argument { sampler: sampler.as_raw(), ..Default::default() })
    }

    /// Passes local memory of this size in bytes.
    pub fn local(size: usize) -> Self {
        Self::of(CLGL_ARGUMENT_LOCAL, clgl_argument { size, ..Default::default() })
    }

    /// Passes NULL instead of a buffer.
    pub fn null() -> Self {
        Self::of(CLGL_ARGUMENT_NULL, Default::default())
    }
}

impl ArgumentDesc {
    /// Describes an argument of this type.
    pub fn new(type_: ArgumentType) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.type_ = type_.0;
        desc
    }
}

/// Setting arguments needs exclusive access. Threads that set arguments of the same function at the same time
/// need a kernel each; see [`try_clone`](Kernel::try_clone).
impl Kernel {
    /// Declares the first arguments, for programs without argument information.
    #[doc = errors!(clgl_kernel_declare_arguments)]
    pub fn declare_arguments(&mut self, descs: &[ArgumentDesc]) -> Result<()> {
        self.checked = Default::default();
        let raw = descs.iter().map(|desc| desc.raw().copied()).collect::<Result<Vec<clgl_argument_desc>>>()?;
        check(unsafe { clgl_kernel_declare_arguments(self.as_raw(), raw.len() as u32, raw.as_ptr()) })
    }

    /// Returns the sizes that [`set_launch`](Self::set_launch) has set.
    #[doc = errors!(clgl_kernel_get_launch)]
    pub fn launch(&self) -> Result<Option<Launch>> {
        let mut launch = clgl_launch::default();
        check(unsafe { clgl_kernel_get_launch(self.raw, &mut launch) })?;
        Ok((launch.dimensions != 0).then_some(Launch(launch)))
    }
}

/// Fails if an argument passes integers for floating-point numbers, or the reverse. The library compares only sizes.
/// Bits of `checked` store which arguments passed this check.
pub(crate) fn require_numbers(kernel: &mut Kernel, index: u32, given: Numbers) -> Result<()> {
    let bit = 1u64.checked_shl(index).unwrap_or(0);
    if given == Numbers::Other || kernel.checked[given as usize] & bit != 0 {
        return Ok(());
    }
    let info = kernel.argument_info(index)?;
    let declared = match info.type_name.trim_end_matches(|end: char| end.is_ascii_digit()) {
        "float" | "double" => Numbers::Floats,
        "char" | "uchar" | "short" | "ushort" | "int" | "uint" | "long" | "ulong" => Numbers::Integers,
        _ => given,
    };
    if declared == given {
        kernel.checked[given as usize] |= bit;
        return Ok(());
    }
    let (name, kind, kernel) = (info.name, info.type_name, kernel.info()?.name);
    let what = if given == Numbers::Floats { "floats: pass integers" } else { "integers: pass floats" };
    let text = format!("argument {index} ({name}) of the kernel \"{kernel}\" is a value ({kind}), not {what}");
    Err(Error::new(ErrorKind::INVALID_ARGUMENT, text))
}

/// Checks the numbers of each argument.
pub(crate) fn require_all(kernel: &mut Kernel, arguments: &[Argument<'_>]) -> Result<()> {
    (0..).zip(arguments).try_for_each(|(index, argument)| require_numbers(kernel, index, argument.numbers))
}

pub(crate) fn raw_launch(launch: &Option<Launch>) -> *const clgl_launch {
    launch.as_ref().map_or(ptr::null(), |launch| &launch.0 as *const clgl_launch)
}
