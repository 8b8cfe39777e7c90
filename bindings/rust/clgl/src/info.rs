//! Properties of objects, which the library returns in structures.

use crate::command::in_time;
use crate::error::{check, Result};
use clgl_sys::clgl_result;
use std::fmt;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ops::Deref;

/// A Rust value that is created from a structure of the library.
pub(crate) trait Info: Sized {
    type Raw: Default;

    /// # Safety
    ///
    /// The library must have filled in `raw`.
    unsafe fn of(raw: &Self::Raw) -> Self;

    #[inline]
    fn ask(ask: impl FnOnce(*mut Self::Raw) -> clgl_result) -> Result<Self> {
        let mut raw = Self::Raw::default();
        check(ask(&mut raw))?;
        Ok(unsafe { Self::of(&raw) })
    }

    /// Returns None if the call timed out, or if the result is not available yet. Both are not errors.
    #[inline]
    fn ask_ready(ask: impl FnOnce(*mut Self::Raw) -> clgl_result) -> Result<Option<Self>> {
        let mut raw = Self::Raw::default();
        in_time(ask(&mut raw), || unsafe { Self::of(&raw) })
    }
}

/// A type that owns a handle of the library.
pub trait Owner: Sized {
    type Opaque;

    /// # Safety
    ///
    /// The handle must be of this type and must have no other owner.
    unsafe fn own(raw: *mut Self::Opaque) -> Self;
}

/// A reference to an object that has another owner. Dropping this value does not destroy the object.
pub struct Lent<'a, T> {
    object: ManuallyDrop<T>,
    owner: PhantomData<&'a T>,
}

impl<T: Owner> Lent<'_, T> {
    /// # Safety
    ///
    /// The handle must be of this type.
    pub(crate) unsafe fn of_some(raw: *mut T::Opaque) -> Self {
        Self { object: ManuallyDrop::new(T::own(raw)), owner: PhantomData }
    }

    /// # Safety
    ///
    /// The handle must be of this type, or NULL.
    pub(crate) unsafe fn of(raw: *mut T::Opaque) -> Option<Self> {
        (!raw.is_null()).then(|| Self::of_some(raw))
    }
}

impl<T> Clone for Lent<'_, T> {
    fn clone(&self) -> Self {
        // The object contains only a handle, which no clone destroys.
        unsafe { std::ptr::read(self) }
    }
}

impl<T> Deref for Lent<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.object
    }
}

impl<T: fmt::Debug> fmt::Debug for Lent<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Converts a size to usize. A larger size becomes the maximum.
pub(crate) fn size(size: impl TryInto<usize>) -> usize {
    size.try_into().unwrap_or(usize::MAX)
}

/// Converts a size to 32 bits for the library. A larger size becomes the maximum, which the library rejects.
pub(crate) fn narrow(size: usize) -> u32 {
    size.try_into().unwrap_or(u32::MAX)
}
