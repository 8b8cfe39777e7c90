//! Programs: OpenCL C, SPIR-V and binaries, built, compiled and linked.

use crate::callback::{caught, Once};
use crate::error::{check, made, Error, Result};
use crate::info::Info;
use crate::text::{owned, pointer, sized_bytes, sized_text};
use crate::{Context, Device, ErrorKind, Kernel, ProgramBuildInfo, ProgramFlags, ProgramInfo};
use clgl_sys::*;
use std::ffi::CString;
use std::ptr;

/// Source of a program.
#[derive(Clone, Debug)]
enum Source {
    Text(Vec<String>),
    Il(Vec<u8>),
    Binaries(Vec<Vec<u8>>),
    Native(*mut c_void),
}

/// Describes a program.
#[derive(Clone, Debug)]
pub struct ProgramDesc {
    source: Source,
    flags: ProgramFlags,
    options: Option<String>,
    label: Option<String>,
    cache_directory: Option<String>,
    devices: Vec<Device>,
}

impl ProgramDesc {
    fn of(source: Source) -> Self {
        let (flags, devices) = (ProgramFlags::default(), Vec::new());
        Self { source, flags, options: None, label: None, cache_directory: None, devices }
    }

    /// OpenCL C.
    pub fn source(source: &str) -> Self {
        Self::of(Source::Text(vec![source.into()]))
    }

    /// OpenCL C in parts, read as one text without anything between them.
    pub fn sources(sources: &[&str]) -> Self {
        Self::of(Source::Text(sources.iter().map(|part| part.to_string()).collect()))
    }

    /// SPIR-V, or another intermediate language that the device supports.
    ///
    /// # Safety
    ///
    /// Drivers do not validate it.
    pub unsafe fn il(il: &[u8]) -> Self {
        Self::of(Source::Il(il.to_vec()))
    }

    /// Results of [`Program::binary`], one for each of [`devices`](Self::devices).
    ///
    /// # Safety
    ///
    /// With [`ProgramFlags::DRIVER_BINARIES`] drivers use them unchecked: they must be complete, and from the same
    /// driver.
    pub unsafe fn binaries(binaries: &[&[u8]]) -> Self {
        Self::of(Source::Binaries(binaries.iter().map(|binary| binary.to_vec()).collect()))
    }

    /// Uses an existing cl_program, which the program retains.
    ///
    /// # Safety
    ///
    /// It must be a cl_program, which lives at least until the program is created.
    pub unsafe fn cl_program(cl_program: *mut c_void) -> Self {
        Self::of(Source::Native(cl_program))
    }

    /// Compiler options, such as "-cl-std=CL1.2 -DN=4".
    pub fn options(mut self, options: &str) -> Self {
        self.options = Some(options.into());
        self
    }

    /// Adds flags.
    pub fn flags(mut self, flags: ProgramFlags) -> Self {
        self.flags |= flags;
        self
    }

    setter!(label, "A name for messages and debugging tools.");

    /// Devices to build for; default: all of the context.
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.devices = devices.to_vec();
        self
    }

    /// A folder that caches binaries. Whoever can write to it can choose the code that runs here.
    pub fn cache_directory(mut self, folder: &str) -> Self {
        self.cache_directory = Some(folder.into());
        self
    }
}

on_any_thread!(ProgramDesc);

/// Describes a build, compilation or link.
#[derive(Clone, Debug, Default)]
pub struct BuildDesc<'a> {
    options: Option<String>,
    devices: Vec<Device>,
    headers: Vec<(String, &'a Program)>,
}

impl<'a> BuildDesc<'a> {
    /// For all devices, without options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Options for the compiler or linker.
    pub fn options(mut self, options: &str) -> Self {
        self.options = Some(options.into());
        self
    }

    /// Devices to build for; default: all of the program.
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.devices = devices.to_vec();
        self
    }

    /// A source program that others include by this name; for compilation only.
    pub fn header(mut self, name: &str, program: &'a Program) -> Self {
        self.headers.push((name.into(), program));
        self
    }

    /// The descriptor for the library, with the storage that it points to.
    fn with_raw<R>(&self, call: impl FnOnce(clgl_build_desc) -> Result<R>) -> Result<R> {
        let options = self.options.as_deref().map(owned).transpose()?;
        let kept = self.headers.iter().map(|(name, _)| owned(name)).collect::<Result<Vec<CString>>>()?;
        let names: Vec<*const c_char> = kept.iter().map(|name| name.as_ptr().cast()).collect();
        let headers: Vec<clgl_program> = self.headers.iter().map(|(_, program)| program.as_raw()).collect();
        call(clgl_build_desc {
            device_count: self.devices.len() as u32,
            devices: if self.devices.is_empty() { ptr::null() } else { self.devices.as_ptr().cast() },
            options: pointer(&options),
            header_names: if names.is_empty() { ptr::null() } else { names.as_ptr() },
            headers: if headers.is_empty() { ptr::null() } else { headers.as_ptr() },
            header_count: headers.len() as u32,
            ..Default::default()
        })
    }
}

handle! {
    /// A program with kernels for devices.
    ///
    /// ```
    /// # fn main() -> clgl::Result<()> {
    /// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
    /// use clgl::{Program, ProgramDesc};
    /// let source = "kernel void twice(global float *y) { y[get_global_id(0)] *= 2; }";
    /// let program = Program::create(&context, &ProgramDesc::source(source).options("-cl-fast-relaxed-math"))?;
    /// assert_eq!(program.kernel_names()?, ["twice"]);
    /// # Ok(()) }
    /// ```
    Program, clgl_program, clgl_program_destroy
}

impl Program {
    /// Creates a program, and builds it unless the descriptor disables that. If the compilation fails, the error
    /// message ends with the build log.
    pub fn create(context: &Context, desc: &ProgramDesc) -> Result<Self> {
        let text = |text: &Option<String>| text.as_deref().map(owned).transpose();
        let (options, label, cache) = (text(&desc.options)?, text(&desc.label)?, text(&desc.cache_directory)?);
        let mut raw = clgl_program_desc {
            flags: desc.flags.0,
            options: pointer(&options),
            label: pointer(&label),
            cache_directory: pointer(&cache),
            device_count: desc.devices.len() as u32,
            ..Default::default()
        };
        if !desc.devices.is_empty() {
            raw.devices = desc.devices.as_ptr().cast();
        }
        let (mut parts, mut sizes): (Vec<*const c_void>, Vec<usize>) = (Vec::new(), Vec::new());
        let sources;
        match &desc.source {
            Source::Text(texts) => {
                sources = texts.iter().map(|text| owned(text)).collect::<Result<Vec<CString>>>()?;
                parts.extend(sources.iter().map(|text| text.as_ptr() as *const c_void));
                raw.sources = parts.as_ptr().cast();
                raw.source_count = parts.len() as u32;
            }
            Source::Il(il) => {
                raw.il = il.as_ptr().cast();
                raw.il_size = il.len();
            }
            Source::Binaries(binaries) => {
                // The library reads as many binaries.
                let devices = if desc.devices.is_empty() { context.devices()?.len() } else { desc.devices.len() };
                one_for_each(binaries.len(), devices)?;
                parts.extend(binaries.iter().map(|binary| binary.as_ptr() as *const c_void));
                sizes.extend(binaries.iter().map(Vec::len));
                raw.binaries = parts.as_ptr();
                raw.binary_sizes = sizes.as_ptr();
            }
            Source::Native(native) => raw.cl_program = *native,
        }
        made(|program| unsafe { clgl_program_create(context.as_raw(), &raw, program) }).map(|raw| Self { raw })
    }

    /// Compiles and links it, and replaces the previous build.
    pub fn build(&self, desc: &BuildDesc<'_>) -> Result<()> {
        desc.with_raw(|raw| check(unsafe { clgl_program_build(self.raw, &raw) }))
    }

    /// Compiles it for [`link`](Self::link).
    pub fn compile(&self, desc: &BuildDesc<'_>) -> Result<()> {
        desc.with_raw(|raw| check(unsafe { clgl_program_compile(self.raw, &raw) }))
    }

    /// Starts a [`build`](Self::build) and returns at once; calls a closure with the result on a library thread.
    pub fn build_then<F>(&self, desc: &BuildDesc<'_>, closure: F) -> Result<()>
    where
        F: FnOnce(Result<()>) + Send + 'static,
    {
        desc.with_raw(|raw| with_callback(raw, closure, |raw| check(unsafe { clgl_program_build(self.raw, raw) })))
    }

    /// Links compiled programs and libraries into a new program.
    pub fn link(context: &Context, programs: &[&Program], desc: &BuildDesc<'_>) -> Result<Self> {
        desc.with_raw(|raw| link(context, programs, &raw))
    }

    /// Starts a [`link`](Self::link) and returns at once; calls a closure with the result on a library thread.
    pub fn link_then<F>(context: &Context, programs: &[&Program], desc: &BuildDesc<'_>, closure: F) -> Result<Self>
    where
        F: FnOnce(Result<()>) + Send + 'static,
    {
        desc.with_raw(|raw| with_callback(raw, closure, |raw| link(context, programs, raw)))
    }

    /// Returns its properties and its kernels.
    pub fn info(&self) -> Result<ProgramInfo> {
        ProgramInfo::ask(|info| unsafe { clgl_program_get_info(self.raw, info) })
    }

    /// Returns state and result of the last build for a device, or for the first one.
    pub fn build_info(&self, device: Option<Device>) -> Result<ProgramBuildInfo> {
        ProgramBuildInfo::ask(|info| unsafe { clgl_program_get_build_info(self.raw, raw_device(device), info) })
    }

    /// Returns the output of the compiler.
    pub fn build_log(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_program_get_build_log(self.raw, capacity, text, size) })
    }

    /// Returns the options of the last build for a device, or for the first one.
    pub fn build_options(&self, device: Option<Device>) -> Result<String> {
        sized_text(|capacity, text, size| unsafe {
            clgl_program_get_build_options(self.raw, raw_device(device), capacity, text, size)
        })
    }

    /// Its source.
    pub fn source(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_program_get_source(self.raw, capacity, text, size) })
    }

    /// The names of its kernels.
    pub fn kernel_names(&self) -> Result<Vec<String>> {
        let name = |index| {
            sized_text(|capacity, text, size| unsafe {
                clgl_program_get_kernel_name(self.raw, index, capacity, text, size)
            })
        };
        (0..self.info()?.kernel_count).map(name).collect()
    }

    /// Returns the binary for a device, or for the first one, for [`ProgramDesc::binaries`].
    pub fn binary(&self, device: Option<Device>) -> Result<Vec<u8>> {
        sized_bytes(|capacity, data, size| unsafe {
            clgl_program_get_binary(self.raw, raw_device(device), capacity, data.cast(), size)
        })
    }

    /// Creates a kernel.
    pub fn kernel(&self, name: &str) -> Result<Kernel> {
        Kernel::create(self, name)
    }

    /// Returns the cl_program without a change of ownership.
    pub fn cl_program(&self) -> Result<*mut c_void> {
        made(|program| unsafe { clgl_program_cl_program(self.raw, program) })
    }
}

fn one_for_each(binaries: usize, devices: usize) -> Result<()> {
    if binaries == devices {
        return Ok(());
    }
    let message = format!("{binaries} binaries are given for {devices} device(s): give one for each");
    Err(Error::new(ErrorKind::INVALID_ARGUMENT, message))
}

fn raw_device(device: Option<Device>) -> clgl_device {
    device.map_or(ptr::null_mut(), Device::as_raw)
}

fn link(context: &Context, programs: &[&Program], raw: &clgl_build_desc) -> Result<Program> {
    let list: Vec<clgl_program> = programs.iter().map(|program| program.as_raw()).collect();
    made(|program| unsafe { clgl_program_link(context.as_raw(), list.len() as u32, list.as_ptr(), raw, program) })
        .map(|raw| Program { raw })
}

fn with_callback<F, R>(
    mut raw: clgl_build_desc,
    closure: F,
    start: impl FnOnce(&clgl_build_desc) -> Result<R>,
) -> Result<R>
where
    F: FnOnce(Result<()>) + Send + 'static,
{
    let state = Once::new(closure);
    raw.callback = Some(ended::<F>);
    raw.user_data = state.user_data();
    start(&raw).map_err(|error| {
        state.unused();
        error
    })
}

unsafe extern "C" fn ended<F: FnOnce(Result<()>)>(_: clgl_program, result: clgl_result, user_data: *mut c_void) {
    let told = check(result);
    caught(|| Once::<F>::take(user_data)(told));
}
