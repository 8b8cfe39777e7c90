use crate::support::*;
use clgl::*;
use std::time::{Duration, Instant};

const SHORT: Duration = Duration::from_millis(20);

#[test]
fn timeouts_run_out() {
    let s = compute();
    let fence = Fence::create_user(&s.context).unwrap();
    let start = Instant::now();
    assert!(!fence.wait(Some(SHORT)).unwrap());
    assert!(start.elapsed() >= SHORT);
    assert!(!Fence::wait_all(&[&fence], Some(SHORT)).unwrap());
    assert_eq!(Fence::wait_any(&[&fence], Some(SHORT)).unwrap(), None);
    fence.signal(0).unwrap();
    assert!(fence.wait(None).unwrap());
    assert!(Fence::wait_all(&[&fence, &fence], PATIENCE).unwrap());
    assert_eq!(fence.info().unwrap().status, FenceStatus::COMPLETE);
    assert_eq!((fence.info().unwrap().type_, fence.info().unwrap().command), (FenceType::USER, CommandType::USER));
}

#[test]
fn any_of_several() {
    let s = compute();
    let fences: Vec<Fence> = (0..10).map(|_| Fence::create_user(&s.context).unwrap()).collect();
    fences[7].signal(0).unwrap();
    let all: Vec<&Fence> = fences.iter().collect();
    assert_eq!(Fence::wait_any(&all, None).unwrap(), Some(7));
}

#[test]
fn failures_tell_the_driver_s_code() {
    let s = compute();
    let fence = Fence::create_user(&s.context).unwrap();
    fence.signal(-5).unwrap();
    let error = fence.wait(None).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::COMMAND_FAILED);
    let native = error.native().unwrap();
    assert_eq!((native.source, native.code, native.name()), (NativeSource::OPENCL, -5, "CL_OUT_OF_RESOURCES"));
    assert!(!native.cause().is_empty() && !native.hint().is_empty());
    assert_eq!(kind(fence.signal(0)), ErrorKind::INVALID_STATE);
}

#[test]
fn opengl_s_fences() {
    let s = setup();
    let _current = s.context.make_current().unwrap();
    let fence = Fence::record_gl(&s.context).unwrap();
    assert!(fence.wait(PATIENCE).unwrap());
    assert_eq!(fence.info().unwrap().type_, FenceType::OPENGL);
    assert!(!fence.gl_sync().unwrap().is_null());
    let sync = s.gl().sync();
    let fence = unsafe { Fence::from_gl_sync(&s.context, sync) }.unwrap();
    assert!(fence.wait(PATIENCE).unwrap());
    Fence::record_cl(&s.queue).unwrap().wait_gl().unwrap();
}

#[test]
fn profiling_that_is_not_there() {
    let s = compute();
    let fence = Fence::create_user(&s.context).unwrap();
    assert_eq!(kind(fence.profiling()), ErrorKind::UNSUPPORTED);
    if !s.has_times() {
        return;
    }
    let timed = Queue::create(&s.context, &QueueDesc::new().flags(QueueFlags::PROFILING)).unwrap();
    let waits = timed.barrier().after(&[&fence]).fence().unwrap();
    assert!(waits.profiling().unwrap().is_none());
    fence.signal(0).unwrap();
    waits.wait(None).unwrap();
    assert!(waits.profiling().unwrap().is_some());
}
