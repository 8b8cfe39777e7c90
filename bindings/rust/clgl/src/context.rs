//! Contexts: an OpenCL context with an OpenGL context, or OpenCL only.

use crate::callback::{caught, Many};
use crate::error::{check, made, Result};
use crate::info::Info;
use crate::text::{borrowed, counted, owned, pointer, sized_bytes, sized_text};
use crate::{ContextFlags, ContextInfo, Device, DeviceTypeFlags, MemoryUsage, Transport, TransportReport, Winsys};
use clgl_sys::*;
use std::ffi::CString;
use std::fmt;
use std::marker::PhantomData;
use std::ptr;
use std::sync::Arc;

type OnMessage = dyn Fn(&str) + Send + Sync;
type OnPrintf = dyn Fn(&[u8]) + Send + Sync;

/// Describes a context. The default uses the current OpenGL context and the OpenCL device that drives it.
#[derive(Clone, Default)]
pub struct ContextDesc {
    raw: clgl_context_desc,
    label: Option<String>,
    devices: Vec<Device>,
    on_message: Option<Arc<OnMessage>>,
    on_printf: Option<Arc<OnPrintf>>,
}

impl ContextDesc {
    /// Uses the current OpenGL context.
    pub fn new() -> Self {
        Self::default()
    }

    /// A headless OpenGL context of the library.
    pub fn headless() -> Self {
        Self::new().flags(ContextFlags::HEADLESS)
    }

    /// OpenCL only.
    pub fn compute_only() -> Self {
        Self::new().flags(ContextFlags::COMPUTE_ONLY)
    }

    /// Adds flags.
    pub fn flags(mut self, flags: ContextFlags) -> Self {
        self.raw.flags |= flags.0;
        self
    }

    setter!(transport);

    /// The OpenCL device.
    pub fn device(mut self, device: Device) -> Self {
        self.raw.device = device.as_raw();
        self
    }

    /// Several devices of one platform, for contexts without OpenGL.
    pub fn devices(mut self, devices: &[Device]) -> Self {
        self.devices = devices.to_vec();
        self
    }

    /// All devices of these types on one platform, for contexts without OpenGL.
    pub fn device_types(mut self, types: DeviceTypeFlags) -> Self {
        self.raw.device_types = types.0;
        self
    }

    setter!(label, "A name for messages and debugging tools.");

    /// Uses an existing cl_context, which the context retains.
    ///
    /// # Safety
    ///
    /// It must be a cl_context, which lives at least until the context is created.
    pub unsafe fn cl_context(mut self, cl_context: *mut c_void) -> Self {
        self.raw.cl_context = cl_context;
        self
    }

    /// The OpenGL context (EGLContext, GLXContext) and its display, if not the current one.
    ///
    /// # Safety
    ///
    /// They must match `winsys`, and outlive all objects created from the context.
    pub unsafe fn gl_context(mut self, winsys: Winsys, gl_context: *mut c_void, gl_display: *mut c_void) -> Self {
        self.raw.winsys = winsys.0;
        self.raw.gl_context = gl_context;
        self.raw.gl_display = gl_display;
        self
    }

    /// Called on a library thread with error messages of the driver, until the context is dropped.
    pub fn on_message(mut self, closure: impl Fn(&str) + Send + Sync + 'static) -> Self {
        self.on_message = Some(Arc::new(closure));
        self
    }

    /// Called with printf output of kernels, in pieces of any length, on a driver thread, if the device has
    /// cl_arm_printf. Commands may print after the context is dropped, so the closure is never freed.
    pub fn on_printf(mut self, closure: impl Fn(&[u8]) + Send + Sync + 'static) -> Self {
        self.on_printf = Some(Arc::new(closure));
        self
    }

    /// Size in bytes of the printf buffer on the device.
    pub fn printf_buffer_size(mut self, size: usize) -> Self {
        self.raw.printf_buffer_size = size;
        self
    }
}

// The pointers are devices, which are never freed, and arguments of unsafe methods.
unsafe impl Send for ContextDesc {}
unsafe impl Sync for ContextDesc {}

impl fmt::Debug for ContextDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContextDesc").field("raw", &self.raw).field("label", &self.label).finish_non_exhaustive()
    }
}

unsafe extern "C" fn tell_message(message: *const c_char, _: *const c_void, _: usize, user_data: *mut c_void) {
    caught(|| Many::<OnMessage>::get(user_data)(borrowed(message)));
}

unsafe extern "C" fn tell_printf(text: *const c_char, size: usize, user_data: *mut c_void) {
    caught(|| Many::<OnPrintf>::get(user_data)(std::slice::from_raw_parts(text.cast(), size)));
}

handle! {
    /// An OpenCL context with an OpenGL context.
    ///
    /// Objects keep their dependencies alive, so they may be dropped in any order.
    ///
    /// ```
    /// let context = clgl::Context::create(&clgl::ContextDesc::headless())?;
    /// println!("{}", context.report()?);
    /// # Ok::<(), clgl::Error>(())
    /// ```
    Context, clgl_context, clgl_context_destroy, on_message: Option<Many<OnMessage>>
}

impl Context {
    /// Creates a context.
    pub fn create(desc: &ContextDesc) -> Result<Self> {
        let mut raw = desc.raw;
        let label: Option<CString> = desc.label.as_deref().map(owned).transpose()?;
        raw.label = pointer(&label);
        if !desc.devices.is_empty() {
            raw.devices = desc.devices.as_ptr().cast();
            raw.device_count = desc.devices.len() as u32;
        }
        let on_message = desc.on_message.clone().map(Many::new);
        if let Some(closure) = &on_message {
            raw.callback = Some(tell_message);
            raw.user_data = closure.user_data();
        }
        let on_printf = desc.on_printf.clone().map(Many::new);
        if let Some(closure) = &on_printf {
            raw.printf_callback = Some(tell_printf);
            raw.printf_user_data = closure.user_data();
        }
        let raw = made(|context| unsafe { clgl_context_create(&raw, context) })?;
        std::mem::forget(on_printf);
        Ok(Self { raw, on_message })
    }

    /// Returns its properties.
    pub fn info(&self) -> Result<ContextInfo<'_>> {
        ContextInfo::ask(|info| unsafe { clgl_context_get_info(self.as_raw(), info) })
    }

    /// Returns its devices.
    pub fn devices(&self) -> Result<Vec<Device>> {
        let raw = counted(ptr::null_mut(), |capacity, devices, count| unsafe {
            clgl_context_get_devices(self.as_raw(), capacity, devices, count)
        })?;
        Ok(raw.into_iter().map(|raw| unsafe { Device::from_raw(raw) }).collect())
    }

    /// Returns any clGetContextInfo parameter.
    pub fn query(&self, param: u32) -> Result<Vec<u8>> {
        sized_bytes(|capacity, value, size| unsafe {
            clgl_context_query(self.as_raw(), param, capacity, value.cast(), size)
        })
    }

    /// Returns the report as text: OpenGL, OpenCL, their match, each transport with its reason.
    pub fn report(&self) -> Result<String> {
        sized_text(|capacity, text, size| unsafe { clgl_context_get_report(self.as_raw(), capacity, text, size) })
    }

    /// Returns the state of each transport in this context, best first.
    pub fn transports(&self) -> Result<Vec<TransportReport<'_>>> {
        let report = |index| {
            TransportReport::ask(|report| unsafe {
                clgl_context_get_transport_report(self.as_raw(), index, report)
            })
        };
        (0..self.info()?.transport_count).map(report).collect()
    }

    /// Returns the memory usage of its objects by transport, or without an OpenGL side.
    pub fn memory_usage(&self, transport: Transport) -> Result<MemoryUsage> {
        MemoryUsage::ask(|usage| unsafe { clgl_context_get_memory_usage(self.as_raw(), transport.0, usage) })
    }

    /// Makes the OpenGL context of a headless context current on this thread until the guard is dropped.
    ///
    /// The guard is bound to the thread:
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

    /// Finds an OpenGL function by name, as eglGetProcAddress and glXGetProcAddress do.
    pub fn proc_address(&self, name: &str) -> Result<*const c_void> {
        let name = owned(name)?;
        made(|function| unsafe { clgl_context_get_proc_address(self.as_raw(), name.as_ptr().cast(), function) })
            .map(|function| function as *const c_void)
    }

    /// Returns the cl_context without a change of ownership.
    pub fn cl_context(&self) -> Result<*mut c_void> {
        made(|context| unsafe { clgl_context_cl_context(self.as_raw(), context) })
    }

    /// Returns the OpenGL context and its display without a change of ownership.
    pub fn gl_context(&self) -> Result<(*mut c_void, *mut c_void)> {
        let mut display = ptr::null_mut();
        let context = made(|context| unsafe { clgl_context_gl_context(self.as_raw(), context, &mut display) })?;
        Ok((context, display))
    }
}

/// Guard: a headless OpenGL context is current on the thread; dropping it restores the previous one.
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
