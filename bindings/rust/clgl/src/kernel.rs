//! Kernels: functions of a program, their arguments and their launches.

use crate::buffer_commands::command;
use crate::command::plain_command;
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{owned, pointer};
use crate::{
    ArgumentInfo, ArgumentType, Buffer, Context, Device, KernelInfo, Plain, Program, Queue, Sampler, Texture,
    WorkGroupInfo,
};
use clgl_sys::*;
use std::ffi::CString;
use std::fmt;
use std::marker::PhantomData;
use std::mem::{size_of, size_of_val};
use std::ptr;

/// The number of work-items.
#[derive(Clone, Copy, Debug, Default)]
pub struct Launch(clgl_launch);

impl Launch {
    fn of<const N: usize>(global: [usize; N]) -> Self {
        let mut launch = clgl_launch { dimensions: N as u32, ..Default::default() };
        launch.global_size[..N].copy_from_slice(&global);
        Self(launch)
    }

    /// One dimension.
    pub fn new_1d(global: usize) -> Self {
        Self::of([global])
    }

    /// Two dimensions.
    pub fn new_2d(width: usize, height: usize) -> Self {
        Self::of([width, height])
    }

    /// Three dimensions.
    pub fn new_3d(width: usize, height: usize, depth: usize) -> Self {
        Self::of([width, height, depth])
    }

    /// The first global id of each dimension.
    pub fn offset(mut self, offset: [usize; 3]) -> Self {
        self.0.global_offset = offset;
        self
    }

    /// Work-group size; all 0 = chosen by the kernel or the driver.
    pub fn local(mut self, local: [usize; 3]) -> Self {
        self.0.local_size = local;
        self
    }
}

/// Value of a kernel argument, for [`Queue::call`].
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Argument<'a> {
    raw: clgl_argument,
    value: PhantomData<&'a ()>,
}

on_any_thread!(Argument<'_>);

impl fmt::Debug for Argument<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.raw.fmt(f)
    }
}

impl<'a> Argument<'a> {
    fn of(type_: i32, raw: clgl_argument) -> Self {
        Self { raw: clgl_argument { type_, ..raw }, value: PhantomData }
    }

    /// Keeps the current value.
    pub fn keep() -> Self {
        Self::of(CLGL_ARGUMENT_UNKNOWN, Default::default())
    }

    /// A scalar, vector or structure.
    #[inline]
    pub fn value<T: Plain>(value: &'a T) -> Self {
        let value =
            clgl_argument { size: size_of::<T>(), value: (value as *const T).cast(), ..Default::default() };
        Self::of(CLGL_ARGUMENT_VALUE, value)
    }

    /// A buffer.
    #[inline]
    pub fn buffer(buffer: &'a Buffer) -> Self {
        Self::of(CLGL_ARGUMENT_BUFFER, clgl_argument { buffer: buffer.as_raw(), ..Default::default() })
    }

    /// An image.
    #[inline]
    pub fn texture(texture: &'a Texture) -> Self {
        Self::of(CLGL_ARGUMENT_TEXTURE, clgl_argument { texture: texture.as_raw(), ..Default::default() })
    }

    /// A sampler.
    #[inline]
    pub fn sampler(sampler: &'a Sampler) -> Self {
        Self::of(CLGL_ARGUMENT_SAMPLER, clgl_argument { sampler: sampler.as_raw(), ..Default::default() })
    }

    /// Local memory of this size in bytes.
    pub fn local(size: usize) -> Self {
        Self::of(CLGL_ARGUMENT_LOCAL, clgl_argument { size, ..Default::default() })
    }

    /// A NULL buffer.
    pub fn null() -> Self {
        Self::of(CLGL_ARGUMENT_NULL, Default::default())
    }
}

/// Declaration of an argument by the caller, for [`Kernel::declare_arguments`].
#[derive(Clone, Debug, Default)]
pub struct ArgumentDesc {
    type_: ArgumentType,
    size: usize,
    name: Option<String>,
    type_name: Option<String>,
}

impl ArgumentDesc {
    /// An argument of this type.
    pub fn new(type_: ArgumentType) -> Self {
        Self { type_, ..Default::default() }
    }

    /// Size of a value in bytes.
    pub fn size(mut self, size: usize) -> Self {
        self.size = size;
        self
    }

    /// Its name in the source.
    pub fn name(mut self, name: &str) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Its type in OpenCL C, such as "float4".
    pub fn type_name(mut self, type_name: &str) -> Self {
        self.type_name = Some(type_name.into());
        self
    }
}

handle! {
    /// A kernel function with its arguments. Setting arguments needs exclusive access; two threads that launch the same
    /// function need a kernel each, see [`try_clone`](Kernel::try_clone).
    Kernel, clgl_kernel, clgl_kernel_destroy
}

impl Kernel {
    /// Creates the kernel with this name.
    pub fn create(program: &Program, name: &str) -> Result<Self> {
        let name = owned(name)?;
        made(|kernel| unsafe { clgl_kernel_create(program.as_raw(), name.as_ptr().cast(), kernel) })
            .map(|raw| Self { raw })
    }

    /// Clones the kernel with its arguments; afterwards both are independent.
    pub fn try_clone(&self) -> Result<Self> {
        made(|clone| unsafe { clgl_kernel_clone(self.raw, clone) }).map(|raw| Self { raw })
    }

    /// Returns its name, arguments and attributes.
    pub fn info(&self) -> Result<KernelInfo<'_>> {
        KernelInfo::ask(|info| unsafe { clgl_kernel_get_info(self.raw, info) })
    }

    /// Returns its requirements and limits on a device, or on the first one.
    pub fn work_group_info(&self, device: Option<Device>) -> Result<WorkGroupInfo> {
        let device = device.map_or(ptr::null_mut(), Device::as_raw);
        WorkGroupInfo::ask(|info| unsafe { clgl_kernel_get_work_group_info(self.raw, device, info) })
    }

    /// Information about an argument.
    pub fn argument_info(&self, index: u32) -> Result<ArgumentInfo<'_>> {
        ArgumentInfo::ask(|info| unsafe { clgl_kernel_get_argument_info(self.raw, index, info) })
    }

    /// Returns the index of an argument by its name in the source.
    pub fn find_argument(&self, name: &str) -> Result<u32> {
        let (name, mut index) = (owned(name)?, 0);
        check(unsafe { clgl_kernel_find_argument(self.raw, name.as_ptr().cast(), &mut index) })?;
        Ok(index)
    }

    /// Declares the arguments, from the first on, for programs without argument information.
    pub fn declare_arguments(&mut self, descs: &[ArgumentDesc]) -> Result<()> {
        let text = |text: &Option<String>| text.as_deref().map(owned).transpose();
        let texts = descs
            .iter()
            .map(|desc| Ok((text(&desc.name)?, text(&desc.type_name)?)))
            .collect::<Result<Vec<(Option<CString>, Option<CString>)>>>()?;
        let raw: Vec<clgl_argument_desc> = descs
            .iter()
            .zip(&texts)
            .map(|(desc, (name, type_name))| clgl_argument_desc {
                type_: desc.type_.0,
                size: desc.size,
                name: pointer(name),
                type_name: pointer(type_name),
                ..Default::default()
            })
            .collect();
        check(unsafe { clgl_kernel_declare_arguments(self.raw, raw.len() as u32, raw.as_ptr()) })
    }

    /// Sets an argument that is passed by value: a scalar, a vector, a structure.
    #[inline]
    pub fn set_value<T: Plain>(&mut self, index: u32, value: &T) -> Result<()> {
        check(unsafe { clgl_kernel_set_value(self.raw, index, size_of_val(value), (value as *const T).cast()) })
    }

    /// Sets an argument that is a buffer, which must live until the kernel has been launched.
    #[inline]
    pub fn set_buffer(&mut self, index: u32, buffer: &Buffer) -> Result<()> {
        check(unsafe { clgl_kernel_set_buffer(self.raw, index, buffer.as_raw()) })
    }

    /// Sets an argument that is an image, which must live until the kernel has been launched.
    #[inline]
    pub fn set_texture(&mut self, index: u32, texture: &Texture) -> Result<()> {
        check(unsafe { clgl_kernel_set_texture(self.raw, index, texture.as_raw()) })
    }

    /// Sets an argument that is a sampler, which must live until the kernel has been launched.
    pub fn set_sampler(&mut self, index: u32, sampler: &Sampler) -> Result<()> {
        check(unsafe { clgl_kernel_set_sampler(self.raw, index, sampler.as_raw()) })
    }

    /// Sets an argument that is a pointer to global or constant memory to NULL.
    pub fn set_null(&mut self, index: u32) -> Result<()> {
        check(unsafe { clgl_kernel_set_null(self.raw, index) })
    }

    /// Sets the size in bytes of an argument in local memory.
    pub fn set_local(&mut self, index: u32, size: usize) -> Result<()> {
        check(unsafe { clgl_kernel_set_local(self.raw, index, size) })
    }

    /// Sets or clears the launch sizes for launches without sizes.
    pub fn set_launch(&mut self, launch: Option<Launch>) -> Result<()> {
        check(unsafe { clgl_kernel_set_launch(self.raw, raw_launch(&launch)) })
    }

    /// Returns the sizes from [`set_launch`](Self::set_launch).
    pub fn launch(&self) -> Result<Option<Launch>> {
        let mut launch = clgl_launch::default();
        check(unsafe { clgl_kernel_get_launch(self.raw, &mut launch) })?;
        Ok((launch.dimensions != 0).then_some(Launch(launch)))
    }

    /// Creates a kernel from a cl_kernel.
    ///
    /// # Safety
    ///
    /// It must be a cl_kernel; the kernel retains it.
    pub unsafe fn from_cl(context: &Context, cl_kernel: *mut c_void) -> Result<Self> {
        made(|kernel| clgl_kernel_from_cl_kernel(context.as_raw(), cl_kernel, kernel)).map(|raw| Self { raw })
    }

    /// Returns the cl_kernel without a change of ownership.
    pub fn cl_kernel(&self) -> Result<*mut c_void> {
        made(|kernel| unsafe { clgl_kernel_cl_kernel(self.raw, kernel) })
    }
}

#[inline]
fn raw_launch(launch: &Option<Launch>) -> *const clgl_launch {
    launch.as_ref().map_or(ptr::null(), |launch| &launch.0 as *const clgl_launch)
}

impl Queue {
    /// Launches a kernel; the default sizes are those of [`Kernel::set_launch`].
    ///
    /// # Safety
    ///
    /// The kernel must access its arguments correctly: it must stay inside its buffers, and terminate.
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
    /// // One work-item for each of the three numbers.
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
    #[inline]
    pub unsafe fn launch<'a>(&'a self, kernel: &'a Kernel, launch: impl Into<Option<Launch>>) -> command!('a, ()) {
        let launch = launch.into();
        plain_command(move |count, waits, fence| {
            clgl_kernel_launch(self.as_raw(), kernel.as_raw(), raw_launch(&launch), count, waits, fence)
        })
    }

    /// Launches a kernel in one dimension.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    #[inline]
    pub unsafe fn launch_1d(&self, kernel: &Kernel, x: usize) -> Result<()> {
        check(clgl_kernel_launch_1d(self.as_raw(), kernel.as_raw(), x))
    }

    /// Launches a kernel in two dimensions.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    #[inline]
    pub unsafe fn launch_2d(&self, kernel: &Kernel, x: usize, y: usize) -> Result<()> {
        check(clgl_kernel_launch_2d(self.as_raw(), kernel.as_raw(), x, y))
    }

    /// Launches a kernel in three dimensions.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    #[inline]
    pub unsafe fn launch_3d(&self, kernel: &Kernel, x: usize, y: usize, z: usize) -> Result<()> {
        check(clgl_kernel_launch_3d(self.as_raw(), kernel.as_raw(), x, y, z))
    }

    /// Launches a kernel with one work-item.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    #[inline]
    pub unsafe fn launch_task<'a>(&'a self, kernel: &'a Kernel) -> command!('a, ()) {
        plain_command(move |count, waits, fence| {
            clgl_kernel_launch_task(self.as_raw(), kernel.as_raw(), count, waits, fence)
        })
    }

    /// Sets arguments, from the first on, and launches a kernel, in one call.
    ///
    /// # Safety
    ///
    /// See [`launch`](Self::launch).
    #[inline]
    pub unsafe fn call<'a>(
        &'a self,
        kernel: &'a mut Kernel,
        arguments: &'a [Argument<'a>],
        launch: impl Into<Option<Launch>>,
    ) -> command!('a, ()) {
        let launch = launch.into();
        plain_command(move |count, waits, fence| {
            clgl_kernel_launch_with_arguments(
                self.as_raw(),
                kernel.as_raw(),
                arguments.len() as u32,
                arguments.as_ptr().cast(),
                raw_launch(&launch),
                count,
                waits,
                fence,
            )
        })
    }
}
