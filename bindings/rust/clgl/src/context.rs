//! Contexts: OpenCL with an OpenGL context, or OpenCL only.

use crate::callback::{caught, shared};
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::borrowed;
use crate::*;
use clgl_sys::*;
use std::marker::PhantomData;
use std::sync::Arc;

type OnMessage = dyn Fn(&str) + Send + Sync;
type OnPrintf = dyn Fn(&[u8]) + Send + Sync;

impl ContextDesc {
    /// Describes a context with a new headless OpenGL context.
    pub fn headless() -> Self {
        Self::new().flags(ContextFlags::HEADLESS)
    }

    /// Describes a context without OpenGL.
    pub fn compute_only() -> Self {
        Self::new().flags(ContextFlags::COMPUTE_ONLY)
    }

    /// Sets the OpenGL context (EGLContext, GLXContext or HGLRC) and its display. The default is the current
    /// OpenGL context.
    ///
    /// # Safety
    ///
    /// Both must match `winsys`, and must outlive all objects created from the clgl context.
    pub unsafe fn gl_context(mut self, winsys: Winsys, gl_context: *mut c_void, gl_display: *mut c_void) -> Self {
        let raw = &mut self.kept.raw;
        (raw.winsys, raw.gl_context, raw.gl_display) = (winsys.0, gl_context, gl_display);
        self
    }

    /// Sets a closure that receives error messages of the driver. A library thread calls the closure until the
    /// context is dropped.
    pub fn on_message(mut self, closure: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let closure: Arc<OnMessage> = Arc::new(closure);
        self.kept.raw.callback = Some(tell_message);
        self.kept.raw.user_data = self.kept.keep(closure) as *mut c_void;
        self
    }

    /// Sets a closure that receives the printf output of kernels, in pieces of any length. The closure runs on a
    /// thread of the OpenCL driver, or on a thread that calls the OpenCL driver. Requires a device with
    /// cl_arm_printf. Commands may print after the context is dropped, so the closure is never freed.
    pub fn on_printf(mut self, closure: impl Fn(&[u8]) + Send + Sync + 'static) -> Self {
        let closure: Arc<OnPrintf> = Arc::new(closure);
        self.kept.raw.printf_callback = Some(tell_printf);
        self.kept.raw.printf_user_data = Box::into_raw(Box::new(closure)).cast();
        self
    }
}

unsafe extern "C" fn tell_message(message: *const c_char, _: *const c_void, _: usize, user_data: *mut c_void) {
    caught(|| shared::<OnMessage>(user_data)(borrowed(message)));
}

unsafe extern "C" fn tell_printf(text: *const c_char, size: usize, user_data: *mut c_void) {
    caught(|| shared::<OnPrintf>(user_data)(std::slice::from_raw_parts(text.cast(), size)));
}

/// ```
/// let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
/// println!("{}", context.report()?);
/// # Ok::<(), clgl::Error>(())
/// ```
impl Context {
    /// Creates a context.
    #[doc = errors!(clgl_context_create)]
    pub fn create(desc: &ContextDesc) -> Result<Self> {
        let raw = desc.raw()?;
        let raw = made(|context| unsafe { clgl_context_create(raw, context) })?;
        Ok(Self { raw, memory: desc.kept.memory.clone() })
    }

    /// Returns the state of each transport in this context. The best transport comes first.
    #[doc = errors!(clgl_context_get_transport_report)]
    pub fn transports(&self) -> Result<Vec<TransportReport<'_>>> {
        let report = |index| {
            TransportReport::ask(|report| unsafe {
                clgl_context_get_transport_report(self.as_raw(), index, report)
            })
        };
        (0..self.info()?.transport_count).map(report).collect()
    }

    /// Makes the OpenGL context of a headless context current on this thread until the guard is dropped.
    #[doc = errors!(clgl_context_make_current)]
    ///
    /// The guard must stay on this thread:
    ///
    /// ```compile_fail,E0277
    /// let context = clgl::Context::create(&clgl::ContextDesc::headless()).unwrap();
    /// let current = context.make_current().unwrap();
    /// std::thread::scope(|scope| { scope.spawn(move || drop(current)); });
    /// ```
    pub fn make_current(&self) -> Result<Current<'_>> {
        check(unsafe { clgl_context_make_current(self.as_raw(), 1) })?;
        Ok(Current { context: self, thread: PhantomData })
    }
}

/// A guard while a headless OpenGL context is current on this thread. Dropping it restores the previous
/// context.
#[derive(Debug)]
#[must_use = "dropping it gives the thread back what was current before"]
pub struct Current<'a> {
    context: &'a Context,
    thread: PhantomData<*const ()>,
}

impl Drop for Current<'_> {
    fn drop(&mut self) {
        unsafe { clgl_context_make_current(self.context.as_raw(), 0) };
    }
}
