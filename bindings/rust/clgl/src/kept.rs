//! The memory that a descriptor for the library points to.

use crate::error::{Error, Result};
use crate::text::{owned, pointer};
use clgl_sys::c_char;
use std::ffi::CString;
use std::ptr;
use std::sync::Arc;

/// Anything that is kept until it is dropped.
pub(crate) trait Memory {}

impl<T> Memory for T {}

/// A structure for the library with the memory that it points to, which copies of it share.
#[derive(Clone)]
pub(crate) struct Kept<'a, R> {
    pub raw: R,
    pub memory: Vec<Arc<dyn Memory + 'a>>,
    /// Number of bytes or elements behind a pointer, where the library cannot know it
    pub given: Option<usize>,
    refused: Option<Error>,
}

// The memory is texts, handles and descriptors, which are only read, and closures that are Send and Sync.
unsafe impl<R> Send for Kept<'_, R> {}
unsafe impl<R> Sync for Kept<'_, R> {}

impl<R: Default> Default for Kept<'_, R> {
    fn default() -> Self {
        Self { raw: R::default(), memory: Vec::new(), given: None, refused: None }
    }
}

impl<'a, R> Kept<'a, R> {
    /// Keeps a value, and returns its address.
    pub fn keep<T: 'a>(&mut self, value: T) -> *const T {
        let value = Arc::new(value);
        let at = Arc::as_ptr(&value);
        self.memory.push(value);
        at
    }

    /// Keeps a copy of a text; a NUL in it fails the call that the structure is for.
    pub fn text(&mut self, text: &str) -> *const c_char {
        match owned(text) {
            Ok(text) => unsafe { (*self.keep::<CString>(text)).as_ptr().cast() },
            Err(error) => self.refuse(error),
        }
    }

    /// Keeps a list; an empty one is NULL.
    pub fn list<T: 'a>(&mut self, list: Vec<T>) -> *const T {
        pointer(unsafe { &*self.keep(list) })
    }

    /// Keeps a copy of another structure, or fails with its error.
    pub fn nested<T: Copy + 'a>(&mut self, raw: Result<&T>) -> *const T {
        match raw {
            Ok(raw) => self.keep(*raw),
            Err(error) => self.refuse(error),
        }
    }

    /// Fails the call that the structure is for.
    pub fn refuse<T>(&mut self, error: Error) -> *const T {
        self.refused.get_or_insert(error);
        ptr::null()
    }

    #[inline]
    pub fn raw(&self) -> Result<&R> {
        self.refused.clone().map_or(Ok(&self.raw), Err)
    }
}
