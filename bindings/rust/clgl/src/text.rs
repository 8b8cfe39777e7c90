//! Converts strings and arrays between Rust and C.

use crate::error::{check, Error, Result};
use crate::info::size;
use crate::ErrorKind;
use clgl_sys::{c_char, clgl_result};
use std::ffi::{CStr, CString};
use std::fmt;
use std::ptr;

/// Converts a C string of the library. Returns "" if the pointer is null, or if the text comes from a driver and is
/// not UTF-8.
///
/// # Safety
///
/// `text` must be NULL, or null-terminated and valid for the lifetime.
pub(crate) unsafe fn borrowed<'a>(text: *const c_char) -> &'a str {
    if text.is_null() {
        return "";
    }
    CStr::from_ptr(text).to_str().unwrap_or("")
}

/// Converts a string for the library.
pub(crate) fn owned(text: &str) -> Result<CString> {
    CString::new(text).map_err(|_| {
        Error::new(ErrorKind::INVALID_ARGUMENT, format!("{text:?} has a NUL, which no string may have"))
    })
}

/// Returns the address of the list, or NULL if it is empty.
#[inline]
pub(crate) fn pointer<T>(list: &[T]) -> *const T {
    list.first().map_or(ptr::null(), |_| list.as_ptr())
}

/// Prints the names of the set bits. Prints bits without a name as a number.
pub(crate) fn named_bits(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    bits: u32,
    entries: &[(&str, u32)],
) -> fmt::Result {
    write!(f, "{name}(")?;
    let (mut between, mut unnamed) = ("", bits);
    for (entry, value) in entries {
        if bits & value == *value && (*value != 0 || bits == 0) {
            write!(f, "{between}{entry}")?;
            between = " | ";
            unnamed &= !value;
        }
    }
    if unnamed != 0 || between.is_empty() {
        write!(f, "{between}{unnamed:#x}")?;
    }
    f.write_str(")")
}

/// Reads a list with a function that first returns the length. The parameters of the function are (capacity,
/// entries, count).
pub(crate) fn counted<T: Copy, N: Copy + Default + TryInto<usize>>(
    none: T,
    mut ask: impl FnMut(N, *mut T, *mut N) -> clgl_result,
) -> Result<Vec<T>> {
    let mut count = N::default();
    check(ask(count, ptr::null_mut(), &mut count))?;
    let mut entries = vec![none; size(count)];
    if !entries.is_empty() {
        check(ask(count, entries.as_mut_ptr(), &mut count))?;
    }
    entries.truncate(size(count));
    Ok(entries)
}

/// Like `counted`, for text with a terminating NUL character.
pub(crate) fn sized_text(mut ask: impl FnMut(usize, *mut c_char, *mut usize) -> clgl_result) -> Result<String> {
    let mut bytes = counted(0, |capacity, memory: *mut u8, size| ask(capacity, memory.cast(), size))?;
    bytes.truncate(bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len()));
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns memory of the library as a slice.
///
/// # Safety
///
/// If `count` is not 0, `entries` must have `count` entries that are valid for the lifetime.
pub(crate) unsafe fn slice<'a, T>(entries: *const T, count: u32) -> &'a [T] {
    if count == 0 || entries.is_null() {
        return &[];
    }
    std::slice::from_raw_parts(entries, count as usize)
}
