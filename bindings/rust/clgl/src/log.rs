//! The log callback, and the version of the loaded library.

use crate::callback::caught;
use crate::error::{check, Result};
use crate::text::borrowed;
use crate::LogLevel;
use clgl_sys::*;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

type Log = dyn Fn(LogLevel, &str) + Send + Sync;

/// The current callback, and the least important level that it receives.
struct Target {
    closure: Option<Arc<Log>>,
    level: i32,
    /// Counts how often the callback was changed.
    turn: u64,
}

static TARGET: Mutex<Target> = Mutex::new(Target { closure: None, level: 0, turn: 0 });

fn target() -> MutexGuard<'static, Target> {
    TARGET.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls a closure for each message of this level or a more important level, on the thread that logs it. The
/// closure may call clgl.
#[doc = errors!(clgl_log_set_callback)]
///
/// ```
/// clgl::set_log(clgl::LogLevel::WARNING, |level, message| eprintln!("{level:?}: {message}"))?;
/// # clgl::clear_log()?;
/// # Ok::<(), clgl::Error>(())
/// ```
pub fn set_log(least: LogLevel, closure: impl Fn(LogLevel, &str) + Send + Sync + 'static) -> Result<()> {
    replace(Some(Arc::new(closure)), least.0)
}

/// Removes the closure. Later messages are discarded.
#[doc = errors!(clgl_log_set_callback)]
pub fn clear_log() -> Result<()> {
    replace(None, 0)
}

/// Replaces the closure. If the call fails, keeps the old closure. After a successful return, the old closure
/// is not called any more, unless the old closure made this call.
///
/// The library waits until running calls of the old closure have ended. The old closure may call this function,
/// so no lock is held during the wait.
fn replace(closure: Option<Arc<Log>>, level: i32) -> Result<()> {
    let before = exchange(|_| true, closure, level);
    loop {
        let now = target();
        let (is_set, level, turn) = (now.closure.is_some(), now.level, now.turn);
        drop(now);
        let callback: clgl_log_callback = if is_set { Some(forward) } else { None };
        let told = check(unsafe { clgl_log_set_callback(callback, std::ptr::null_mut(), level) });
        // If another thread has changed the callback at the same time, set it again, because the order of the
        // calls is unknown.
        if target().turn == turn {
            if told.is_err() {
                exchange(|now| now.turn == turn, before.closure, before.level);
            }
            return told;
        }
    }
}

/// Replaces the closure if `wanted` returns true. Returns the closure that is not used: the previous one, or
/// the given one. The caller must drop it without a lock.
fn exchange(wanted: impl FnOnce(&Target) -> bool, closure: Option<Arc<Log>>, level: i32) -> Target {
    let mut now = target();
    let next = Target { closure, level, turn: now.turn + 1 };
    if wanted(&now) {
        std::mem::replace(&mut *now, next)
    } else {
        next
    }
}

unsafe extern "C" fn forward(level: i32, message: *const c_char, _: *mut c_void) {
    let closure = target().closure.clone();
    caught(move || closure.map(|closure| closure(LogLevel(level), borrowed(message))));
}

/// Returns the version of the loaded library as (major, minor, patch).
#[doc = errors!(clgl_version)]
pub fn version() -> Result<(u32, u32, u32)> {
    let (mut major, mut minor, mut patch) = (0, 0, 0);
    check(unsafe { clgl_version(&mut major, &mut minor, &mut patch) })?;
    Ok((major, minor, patch))
}

/// Returns the version as a string, such as "0.1.0".
pub fn version_string() -> &'static str {
    unsafe { borrowed(clgl_version_string()) }
}
