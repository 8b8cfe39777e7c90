//! Information about objects, as the library fills it in.

use crate::error::{check, Result};
use clgl_sys::clgl_result;
use std::fmt;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ops::Deref;

/// A structure that is made of one that the library filled in.
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
}

/// A type that owns a handle of the library.
pub trait Owner: Sized {
    type Raw;

    /// # Safety
    ///
    /// The handle must be of this type and without another owner.
    unsafe fn own(raw: Self::Raw) -> Self;

    fn raw(&self) -> Self::Raw;

    fn is_null(&self) -> bool;
}

/// An object that belongs to another one: dropping it does not destroy the object.
pub struct Lent<'a, T> {
    object: ManuallyDrop<T>,
    owner: PhantomData<&'a T>,
}

impl<T: Owner> Lent<'_, T> {
    /// # Safety
    ///
    /// The handle must be of this type.
    pub(crate) unsafe fn of_some(raw: T::Raw) -> Self {
        Self { object: ManuallyDrop::new(T::own(raw)), owner: PhantomData }
    }

    /// # Safety
    ///
    /// The handle must be of this type or NULL.
    pub(crate) unsafe fn of(raw: T::Raw) -> Option<Self> {
        let lent = Self::of_some(raw);
        (!lent.object.is_null()).then_some(lent)
    }
}

impl<T: Owner> Clone for Lent<'_, T> {
    fn clone(&self) -> Self {
        unsafe { Self::of_some(self.object.raw()) }
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

/// A size as Rust has it; more than memory can hold is the largest one.
pub(crate) fn size(size: impl TryInto<usize>) -> usize {
    size.try_into().unwrap_or(usize::MAX)
}

/// A size of the library with 32 bits; what is larger is refused as the largest one.
pub(crate) fn narrow(size: usize) -> u32 {
    size.try_into().unwrap_or(u32::MAX)
}
