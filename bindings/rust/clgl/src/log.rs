//! Where log messages go, and which version is loaded.

use crate::callback::{caught, Many};
use crate::error::{check, Result};
use crate::text::borrowed;
use crate::LogLevel;
use clgl_sys::*;
use std::sync::{Arc, Mutex, PoisonError};

type Log = dyn Fn(LogLevel, &str) + Send + Sync;

/// What is called now: kept until the library has another one.
static CURRENT: Mutex<Option<Many<Log>>> = Mutex::new(None);

/// Calls a closure for each message down to a level, on the thread whose call logs. It may call clgl.
///
/// ```
/// clgl::set_log(clgl::LogLevel::WARNING, |level, message| eprintln!("{level:?}: {message}"))?;
/// # clgl::clear_log()?;
/// # Ok::<(), clgl::Error>(())
/// ```
pub fn set_log(least: LogLevel, closure: impl Fn(LogLevel, &str) + Send + Sync + 'static) -> Result<()> {
    let closure: Arc<Log> = Arc::new(closure);
    replace(Some(Many::new(closure)), least.0)
}

/// Drops messages from now on.
pub fn clear_log() -> Result<()> {
    replace(None, 0)
}

/// When it returns, nobody calls the old closure any more, but for the call that it made itself.
fn replace(next: Option<Many<Log>>, level: i32) -> Result<()> {
    let user_data = next.as_ref().map_or(std::ptr::null_mut(), Many::user_data);
    let callback: clgl_log_callback = if next.is_some() { Some(tell) } else { None };
    let old = {
        let mut current = CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
        check(unsafe { clgl_log_set_callback(callback, user_data, level) })?;
        std::mem::replace(&mut *current, next)
    };
    drop(old);
    Ok(())
}

unsafe extern "C" fn tell(level: i32, message: *const c_char, user_data: *mut c_void) {
    caught(|| Many::<Log>::get(user_data)(LogLevel(level), borrowed(message)));
}

/// The version of the library that is loaded: major, minor, patch.
pub fn version() -> Result<(u32, u32, u32)> {
    let (mut major, mut minor, mut patch) = (0, 0, 0);
    check(unsafe { clgl_version(&mut major, &mut minor, &mut patch) })?;
    Ok((major, minor, patch))
}

/// The same as text, such as "0.1.0".
pub fn version_string() -> &'static str {
    unsafe { borrowed(clgl_version_string()) }
}
