//! Errors.

use crate::text::borrowed;
use crate::*;
use clgl_sys::*;
use std::fmt;

/// The result of a call, or its error.
pub type Result<T> = std::result::Result<T, Error>;

/// A failed call: the kind of failure, the message of the library, and the error code of the driver.
#[derive(Clone, PartialEq, Eq)]
pub struct Error {
    kind: ErrorKind,
    message: String,
    native: Option<NativeCode>,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into(), native: None }
    }

    /// Returns the error of the last call on this thread. `result` is the result of that call.
    #[cold]
    fn last(result: clgl_result) -> Self {
        let (mut source, mut code) = (0, 0);
        let message = unsafe {
            clgl_error_get_native_code(&mut source, &mut code);
            borrowed(clgl_error_message()).to_string()
        };
        let native = (source != CLGL_NATIVE_NONE).then_some(NativeCode { source: NativeSource(source), code });
        Self { kind: ErrorKind(result), message, native }
    }

    /// Returns the kind of failure.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Returns the message, which names the call, describes the failure and gives advice.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the error code of the driver, if a driver call failed.
    pub fn native(&self) -> Option<NativeCode> {
        self.native
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.name(), self.message)
    }
}

impl std::error::Error for Error {}

/// An error code of a driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NativeCode {
    /// The API that returned the code.
    pub source: NativeSource,
    /// The code, such as -5.
    pub code: i32,
}

/// Returns true for success, and false for a positive result, such as a timeout. Returns the error of a failed
/// call.
#[inline]
pub(crate) fn outcome(result: clgl_result) -> Result<bool> {
    if result < 0 {
        return Err(Error::last(result));
    }
    Ok(result == CLGL_SUCCESS)
}

#[inline]
pub(crate) fn check(result: clgl_result) -> Result<()> {
    outcome(result).map(|_| ())
}

/// Returns the handle that a call has stored.
#[inline]
pub(crate) fn made<T>(make: impl FnOnce(*mut *mut T) -> clgl_result) -> Result<*mut T> {
    let mut raw = std::ptr::null_mut();
    check(make(&mut raw))?;
    Ok(raw)
}
