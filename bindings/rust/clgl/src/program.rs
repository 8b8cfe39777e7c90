//! Programs from OpenCL C, SPIR-V or binaries, which can be built, compiled and linked.

use crate::callback::{caught, take_once, with_once};
use crate::error::{check, made, Error, Result};
use crate::text::slice;
use crate::*;
use clgl_sys::*;

impl ProgramDesc {
    /// Describes a program from OpenCL C.
    pub fn source(source: &str) -> Self {
        Self::sources(&[source])
    }

    /// Describes a program from OpenCL C in several parts, which are joined without a separator.
    pub fn sources(sources: &[&str]) -> Self {
        let mut desc = Self::default();
        let texts = sources.iter().map(|source| desc.kept.text(source)).collect();
        desc.kept.raw.sources = desc.kept.list(texts);
        desc.kept.raw.source_count = sources.len() as u32;
        desc
    }

    /// Describes a program from SPIR-V, or from another intermediate language that the device supports.
    ///
    /// # Safety
    ///
    /// Drivers do not validate the intermediate language.
    pub unsafe fn il(il: &[u8]) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.il = desc.kept.list(il.to_vec()).cast();
        desc.kept.raw.il_size = il.len();
        desc
    }

    /// Describes a program from binaries that [`Program::binary`] returned, one for each of
    /// [`devices`](Self::devices).
    ///
    /// # Safety
    ///
    /// With [`ProgramFlags::DRIVER_BINARIES`](crate::ProgramFlags::DRIVER_BINARIES), drivers do not check the
    /// binaries. They must be complete and come from the same driver.
    pub unsafe fn binaries(binaries: &[&[u8]]) -> Self {
        let mut desc = Self::default();
        let parts = binaries.iter().map(|binary| desc.kept.list(binary.to_vec()).cast()).collect();
        desc.kept.raw.binaries = desc.kept.list(parts);
        desc.kept.raw.binary_sizes = desc.kept.list(binaries.iter().map(|binary| binary.len()).collect());
        desc.kept.given = Some(binaries.len());
        desc
    }

    /// Uses an existing cl_program, which the program retains.
    ///
    /// # Safety
    ///
    /// The pointer must be a cl_program, which must live at least until the program is created.
    pub unsafe fn cl_program(cl_program: *mut c_void) -> Self {
        let mut desc = Self::default();
        desc.kept.raw.cl_program = cl_program;
        desc
    }
}

impl<'a> BuildDesc<'a> {
    /// Adds a program whose source other sources can include by this name. Used only for compilation.
    pub fn header(mut self, name: &str, program: &'a Program) -> Self {
        let (before, name) = (self.kept.raw, self.kept.text(name));
        let names = unsafe { [slice(before.header_names, before.header_count), &[name]].concat() };
        let headers = unsafe { [slice(before.headers, before.header_count), &[program.as_raw()]].concat() };
        self.kept.raw.header_names = self.kept.list(names);
        self.kept.raw.headers = self.kept.list(headers);
        self.kept.raw.header_count += 1;
        self
    }
}

/// ```
/// # fn main() -> clgl::Result<()> {
/// # let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// use clgl::{Program, ProgramDesc};
/// let source = "kernel void twice(global float *y) { y[get_global_id(0)] *= 2; }";
/// let program = Program::create(&context, &ProgramDesc::source(source).options("-cl-fast-relaxed-math"))?;
/// assert_eq!(program.kernel_names()?, ["twice"]);
/// # Ok(()) }
/// ```
impl Program {
    /// Creates a program. Builds the program unless the descriptor has ProgramFlags::NO_BUILD or a cl_program. If
    /// the compilation fails, the error message ends with the build log.
    #[doc = errors!(clgl_program_create)]
    pub fn create(context: &Context, desc: &ProgramDesc) -> Result<Self> {
        let raw = desc.raw()?;
        if let Some(binaries) = desc.kept.given {
            // The library reads one binary for each device.
            let devices = if raw.device_count == 0 { context.devices()?.len() } else { raw.device_count as usize };
            if binaries != devices {
                let message = format!("{binaries} binaries are given for {devices} device(s): give one for each");
                return Err(Error::new(ErrorKind::INVALID_ARGUMENT, message));
            }
        }
        made(|program| unsafe { clgl_program_create(context.as_raw(), raw, program) }).map(|raw| Self { raw })
    }

    /// Starts a [`build`](Self::build) and returns at once. A library thread passes the result to the closure.
    ///
    /// # Errors
    ///
    /// The errors of [`build`](Self::build) that can be found before the build starts.
    pub fn build_then<F: FnOnce(Result<()>) + Send + 'static>(
        &self,
        desc: &BuildDesc<'_>,
        closure: F,
    ) -> Result<()> {
        with_callback(desc, closure, |desc| self.build(desc))
    }

    /// Starts a [`link`](Self::link) and returns at once. A library thread passes the result to the closure.
    ///
    /// # Errors
    ///
    /// The errors of [`link`](Self::link) that can be found before linking starts.
    pub fn link_then<F>(context: &Context, programs: &[&Program], desc: &BuildDesc<'_>, closure: F) -> Result<Self>
    where
        F: FnOnce(Result<()>) + Send + 'static,
    {
        with_callback(desc, closure, |desc| Self::link(context, programs, desc))
    }

    /// Returns the names of the kernels in the program.
    ///
    /// # Errors
    ///
    /// The errors of [`info`](Self::info) and [`kernel_name`](Self::kernel_name).
    pub fn kernel_names(&self) -> Result<Vec<String>> {
        (0..self.info()?.kernel_count).map(|index| self.kernel_name(index)).collect()
    }

    /// Creates the kernel with this name.
    ///
    /// # Errors
    ///
    /// The errors of [`Kernel::create`].
    pub fn kernel(&self, name: &str) -> Result<Kernel> {
        Kernel::create(self, name)
    }
}

fn with_callback<F: FnOnce(Result<()>) + Send + 'static, R>(
    desc: &BuildDesc<'_>,
    closure: F,
    start: impl FnOnce(&BuildDesc<'_>) -> Result<R>,
) -> Result<R> {
    let mut desc = desc.clone();
    with_once(closure, |user_data| {
        desc.kept.raw.callback = Some(ended::<F>);
        desc.kept.raw.user_data = user_data;
        start(&desc)
    })
}

unsafe extern "C" fn ended<F: FnOnce(Result<()>)>(_: clgl_program, result: clgl_result, user_data: *mut c_void) {
    let told = check(result);
    caught(|| take_once::<F>(user_data)(told));
}
