use crate::support::*;
use clgl::*;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

/// A host function that holds a reference.
fn holds(_: &Arc<()>) -> std::result::Result<(), i32> {
    Ok(())
}

#[test]
fn a_fence_calls_when_it_has_ended() {
    let s = compute();
    let (ended, told) = channel();
    let fence = Fence::create_user(&s.context).unwrap();
    let (first, second) = (ended.clone(), ended);
    fence.on_end(move |status| first.send(status).unwrap()).unwrap();
    fence.on_status(FenceStatus::SUBMITTED, move |status| second.send(status).unwrap()).unwrap();
    assert_eq!(told.recv_timeout(PATIENCE.unwrap()).unwrap(), FenceStatus::SUBMITTED);
    fence.signal(-1).unwrap();
    drop(fence);
    assert_eq!(told.recv_timeout(PATIENCE.unwrap()).unwrap(), FenceStatus::FAILED);
}

#[test]
fn closures_that_are_never_called_are_freed() {
    let s = compute();
    let counted = Arc::new(());
    let fence = Fence::create_user(&s.context).unwrap();
    let kept = counted.clone();
    let refused = fence.on_status(FenceStatus(99), move |_| drop(kept));
    assert_eq!(kind(refused), ErrorKind::INVALID_ARGUMENT);
    assert_eq!(Arc::strong_count(&counted), 1);
    fence.signal(-1).unwrap();
    let kept = counted.clone();
    let refused = s.queue.host_function(move || holds(&kept), &[&fence]);
    assert_eq!(kind(refused), ErrorKind::COMMAND_FAILED);
    assert_eq!(Arc::strong_count(&counted), 1);
}

#[test]
fn a_queue_runs_functions() {
    let _alone = alone();
    let s = compute();
    let (ran, told) = channel();
    let fence = s.queue.host_function(move || ran.send(1).map_err(|_| -1), &[]).unwrap();
    assert!(fence.wait(PATIENCE).unwrap());
    assert_eq!(told.recv().unwrap(), 1);

    let failed = s.queue.host_function(|| Err(-5), &[]).unwrap().wait(None).unwrap_err();
    assert_eq!((failed.kind(), failed.native().unwrap().code), (ErrorKind::COMMAND_FAILED, -5));

    let panicked = s.queue.host_function(|| panic!("in a queue"), &[]).unwrap().wait(None).unwrap_err();
    assert_eq!(panicked.native().unwrap().code, -59);
    assert_eq!(take_panic().as_deref(), Some("in a queue"));
}

#[test]
fn a_function_that_never_runs_is_freed() {
    let s = compute();
    let counted = Arc::new(());
    let gate = Fence::create_user(&s.context).unwrap();
    let kept = counted.clone();
    let fence = s.queue.host_function(move || holds(&kept), &[&gate]).unwrap();
    assert_eq!(Arc::strong_count(&counted), 2);
    gate.signal(-1).unwrap();
    assert_eq!(kind(fence.wait(None)), ErrorKind::COMMAND_FAILED);
    let start = std::time::Instant::now();
    while Arc::strong_count(&counted) > 1 && start.elapsed() < PATIENCE.unwrap() {
        std::thread::yield_now();
    }
    assert_eq!(Arc::strong_count(&counted), 1);
}

#[test]
fn panics_end_in_the_callback() {
    let _alone = alone();
    let s = compute();
    take_panic();
    let (called, told) = channel();
    let fence = Fence::create_user(&s.context).unwrap();
    fence.signal(0).unwrap();
    fence
        .on_end(move |_| {
            called.send(()).unwrap();
            panic!("in a callback: {}", 7)
        })
        .unwrap();
    told.recv_timeout(PATIENCE.unwrap()).unwrap();
    let start = std::time::Instant::now();
    let mut caught = None;
    while caught.is_none() && start.elapsed() < PATIENCE.unwrap() {
        caught = take_panic();
    }
    assert_eq!(caught.as_deref(), Some("in a callback: 7"));
    assert_eq!(take_panic(), None);
    assert_eq!(s.read(&s.numbers(&[1]), 1), [1]);
}

/// A value that panics again when it is dropped.
struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("it went");
    }
}

#[test]
fn what_a_panic_carries_stays_in_the_callback() {
    let _alone = alone();
    let s = compute();
    take_panic();
    let fence = s.queue.host_function(|| std::panic::panic_any(Bomb), &[]).unwrap();
    assert_eq!(fence.wait(None).unwrap_err().native().unwrap().code, -59);
    assert_eq!(take_panic().as_deref(), Some("a panic without a message"));
}

#[test]
fn the_log_goes_to_a_closure() {
    let _alone = alone();
    let messages = Arc::new(Mutex::new(Vec::new()));
    let kept = messages.clone();
    set_log(LogLevel::INFO, move |level, message| kept.lock().unwrap().push((level, message.to_string())))
        .unwrap();
    drop(setup());
    // A closure may replace itself by another closure. It is then freed while it still runs.
    set_log(LogLevel::INFO, |_, _| {
        clear_log().unwrap();
    })
    .unwrap();
    drop(setup());
    clear_log().unwrap();
    let messages = messages.lock().unwrap();
    assert!(messages.iter().all(|(level, text)| *level <= LogLevel::INFO && !text.is_empty()));
    assert_eq!(kind(set_log(LogLevel(9), |_, _| ())), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn a_log_is_replaced_from_within_and_by_another_thread_at_once() {
    let _alone = alone();
    let (entered, inside) = channel();
    let (ended, told) = channel();
    let entered = Mutex::new(entered);
    set_log(LogLevel::WARNING, move |_, _| {
        let _ = entered.lock().unwrap().send(());
        // Gives the other thread time to start waiting for the end of this call.
        std::thread::sleep(std::time::Duration::from_millis(200));
        clear_log().unwrap();
    })
    .unwrap();
    let first = ended.clone();
    std::thread::spawn(move || {
        let s = setup();
        let _current = s.context.make_current().unwrap();
        // clgl logs the pending OpenGL error.
        let enable = s.context.proc_address("glEnable").unwrap();
        unsafe { std::mem::transmute::<*const sys::c_void, extern "C" fn(u32)>(enable)(u32::MAX) };
        Fence::record_gl(&s.context).unwrap();
        first.send(()).unwrap();
    });
    inside.recv_timeout(PATIENCE.unwrap()).unwrap();
    std::thread::spawn(move || {
        set_log(LogLevel::ERROR, |_, _| ()).unwrap();
        ended.send(()).unwrap();
    });
    told.recv_timeout(PATIENCE.unwrap()).expect("one of the threads");
    told.recv_timeout(PATIENCE.unwrap()).expect("the other thread");
    clear_log().unwrap();
}

#[test]
fn memory_tells_when_it_goes() {
    let s = compute();
    let (gone, told) = channel();
    let picture = TextureDesc::picture(Format::RGBA8, 4, 4).flags(TextureFlags::COMPUTE_ONLY);
    let texture = Texture::create(&s.context, &picture).unwrap();
    texture.on_gone(move || gone.send("texture").unwrap()).unwrap();
    assert!(told.try_recv().is_err());
    drop(texture);
    assert_eq!(told.recv_timeout(PATIENCE.unwrap()).unwrap(), "texture");
}

#[test]
fn builds_tell_when_they_end() {
    let s = compute();
    let (ended, told) = channel();
    let desc = ProgramDesc::source("kernel void test() { nonsense; }").flags(ProgramFlags::NO_BUILD);
    let program = Program::create(&s.context, &desc).unwrap();
    let send = ended.clone();
    program.build_then(&BuildDesc::new(), move |result| send.send(result).unwrap()).unwrap();
    let error = told.recv_timeout(PATIENCE.unwrap()).unwrap().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::BUILD_FAILED);
    assert!(error.message().contains("nonsense"), "{error}");
    // An invalid header is rejected before the build starts. The closure is freed and not called.
    let header = s.program("");
    let counted = Arc::new(());
    let kept = counted.clone();
    let refused = program.build_then(&BuildDesc::new().header("a.h", &header), move |_| drop(kept));
    assert_eq!(kind(refused), ErrorKind::INVALID_ARGUMENT);
    assert_eq!(Arc::strong_count(&counted), 1);
}
