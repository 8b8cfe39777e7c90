//! Stores descriptors for the library, and the memory to which they point.

use crate::error::{Error, Result};
use crate::text::{owned, pointer};
use clgl_sys::c_char;
use std::ffi::CString;
use std::ptr;
use std::sync::Arc;

/// Any value. `Kept` stores values of different types in one list to keep them alive.
pub(crate) trait Memory {}

impl<T> Memory for T {}

/// A structure for the library, and the memory to which it points. Copies of the structure share this memory.
#[derive(Clone)]
pub(crate) struct Kept<'a, R> {
    pub raw: R,
    pub memory: Vec<Arc<dyn Memory + 'a>>,
    /// Number of bytes or elements behind a pointer, if the library cannot determine it
    pub given: Option<usize>,
    refused: Option<Error>,
}

// The memory contains strings, handles and descriptors, which are only read. It also contains closures, which are
// Send and Sync.
unsafe impl<R> Send for Kept<'_, R> {}
unsafe impl<R> Sync for Kept<'_, R> {}

impl<R: Default> Default for Kept<'_, R> {
    fn default() -> Self {
        Self { raw: R::default(), memory: Vec::new(), given: None, refused: None }
    }
}

impl<'a, R> Kept<'a, R> {
    /// Keeps a value alive, and returns its address.
    pub fn keep<T: 'a>(&mut self, value: T) -> *const T {
        let value = Arc::new(value);
        let at = Arc::as_ptr(&value);
        self.memory.push(value);
        at
    }

    /// Keeps a copy of a string alive. If the string contains a NUL character, the call with this structure will
    /// fail.
    pub fn text(&mut self, text: &str) -> *const c_char {
        match owned(text) {
            Ok(text) => unsafe { (*self.keep::<CString>(text)).as_ptr().cast() },
            Err(error) => self.refuse(error),
        }
    }

    /// Keeps a list alive, and returns its address. Returns NULL for an empty list.
    pub fn list<T: 'a>(&mut self, list: Vec<T>) -> *const T {
        pointer(unsafe { &*self.keep(list) })
    }

    /// Keeps a copy of another structure alive. If `raw` is an error, the call with this structure will return
    /// that error.
    pub fn nested<T: Copy + 'a>(&mut self, raw: Result<&T>) -> *const T {
        match raw {
            Ok(raw) => self.keep(*raw),
            Err(error) => self.refuse(error),
        }
    }

    /// Records an error. The call with this structure will return the first recorded error.
    pub fn refuse<T>(&mut self, error: Error) -> *const T {
        self.refused.get_or_insert(error);
        ptr::null()
    }

    #[inline]
    pub fn raw(&self) -> Result<&R> {
        self.refused.clone().map_or(Ok(&self.raw), Err)
    }
}
