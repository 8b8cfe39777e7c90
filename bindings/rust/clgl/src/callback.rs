//! Passes closures to C callbacks. Catches panics and stores them for `take_panic`.

use crate::Result;
use clgl_sys::c_void;
use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex, PoisonError};

static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Returns the message of the first panic in a closure that the library called, and clears the message. The crate
/// catches such panics, and the library continues.
pub fn take_panic() -> Option<String> {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn keep(panic: Box<dyn Any + Send>) {
    let text = panic
        .downcast::<String>()
        .map(|text| *text)
        .or_else(|other| other.downcast::<&str>().map(|text| text.to_string()));
    let text = text.unwrap_or_else(|other| {
        // Dropping the panic value may panic again.
        std::mem::forget(other);
        "a panic without a message".into()
    });
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(text);
}

/// Returns the result of `body`, or None if it panics.
pub(crate) fn caught<T>(body: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(body)).map_err(keep).ok()
}

/// Passes a closure to `call`, for the library to call once. If `call` fails, frees the closure, because the
/// library does not call it then.
pub(crate) fn with_once<F, R>(closure: F, call: impl FnOnce(*mut c_void) -> Result<R>) -> Result<R> {
    let closure = Box::into_raw(Box::new(closure));
    call(closure.cast()).map_err(|error| {
        drop(unsafe { Box::from_raw(closure) });
        error
    })
}

/// Takes ownership of a closure.
///
/// # Safety
///
/// `user_data` must be from [`with_once`] with this closure type. Must be called only once.
pub(crate) unsafe fn take_once<F>(user_data: *mut c_void) -> F {
    *Box::from_raw(user_data.cast())
}

/// Returns a new reference to a closure that is called repeatedly. The reference keeps the closure alive if the
/// closure drops its owner during the call.
///
/// # Safety
///
/// `user_data` must be the address of an `Arc` of this type.
pub(crate) unsafe fn shared<F: ?Sized>(user_data: *mut c_void) -> Arc<F> {
    (*user_data.cast::<Arc<F>>()).clone()
}
