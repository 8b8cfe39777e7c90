use crate::support::*;
use clgl::*;

#[test]
fn headless_with_a_report() {
    let s = setup();
    let info = s.context.info().unwrap();
    assert_eq!((info.label, info.flags, info.winsys), ("test", ContextFlags::HEADLESS, Winsys::EGL));
    assert_ne!(info.match_, DeviceMatch::NONE);
    assert!(!info.gl_renderer.is_empty() && !info.match_reason.is_empty());
    assert_eq!(s.context.devices().unwrap(), [info.device]);
    s.context.verify_transports().unwrap();
    let report = s.context.report().unwrap();
    let transports = s.context.transports().unwrap();
    assert_eq!(transports.len(), info.transport_count as usize);
    assert!(transports.iter().any(|transport| transport.buffer_status == TransportStatus::SELECTED));
    for transport in transports {
        assert_ne!(transport.texture_status, TransportStatus::NOT_TRIED);
        assert!(report.contains(transport.buffer_reason), "{report}");
    }
    let before = s.context.memory_usage(Transport::AUTO).unwrap();
    let _buffer = s.numbers(&[0; 256]);
    assert_eq!(s.context.memory_usage(Transport::AUTO).unwrap().shared_bytes, before.shared_bytes + 1024);
}

#[test]
fn compute_only_has_no_opengl() {
    let s = compute();
    assert_eq!(kind(Buffer::create(&s.context, &BufferDesc::new(16))), ErrorKind::NO_OPENGL);
    assert_eq!(s.context.query(0x1083).unwrap(), 1u32.to_ne_bytes()); // CL_CONTEXT_NUM_DEVICES
}

#[test]
fn devices_are_chosen() {
    for device in Device::list(DeviceTypeFlags::default()).unwrap() {
        let context = Context::create(&ContextDesc::compute_only().device(device)).unwrap();
        assert_eq!(context.devices().unwrap(), [device]);
        let context = Context::create(&ContextDesc::compute_only().devices(&[device])).unwrap();
        assert_eq!(context.info().unwrap().match_, DeviceMatch::REQUESTED);
    }
    let twice = Device::list(DeviceTypeFlags::default()).unwrap()[0];
    let made = Context::create(&ContextDesc::compute_only().devices(&[twice, twice]));
    assert_eq!(kind(made), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn transports_are_chosen() {
    let context = Context::create(&ContextDesc::headless().transport(Transport::STAGED)).unwrap();
    let buffer = Buffer::create(&context, &BufferDesc::new(16)).unwrap();
    assert_eq!(buffer.info().unwrap().transport, Transport::STAGED);
}

#[test]
fn without_a_context_there_is_none_to_join() {
    assert_eq!(kind(Context::create(&ContextDesc::new())), ErrorKind::NO_GL_CONTEXT);
}

#[test]
fn current_is_given_back() {
    let s = setup();
    let current = s.context.make_current().unwrap();
    assert_eq!(kind(s.context.make_current()), ErrorKind::INVALID_STATE);
    // clgl can use the current context.
    let (device, tie) = Device::for_gl().unwrap();
    assert!(Device::list_for_gl().unwrap().contains(&(device, tie)));
    let joined = Context::create(&ContextDesc::new()).unwrap();
    assert_eq!(joined.gl_context().unwrap(), s.context.gl_context().unwrap());
    drop(joined);
    drop(current);
    drop(s.context.make_current().unwrap());
    assert_eq!(kind(s.context.proc_address("glNoSuchFunction\0")), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn printf_needs_a_device_that_hands_it_out() {
    let made = Context::create(&ContextDesc::compute_only().on_printf(|_| ()).printf_buffer_size(4096));
    assert!(made.is_ok() || kind(made) == ErrorKind::UNSUPPORTED);
}

#[test]
fn objects_outlive_their_context() {
    let Setup { context, queue } = compute();
    let buffer = Buffer::create(&context, &BufferDesc::compute_only(0).data(&[1u32, 2])).unwrap();
    context.destroy().unwrap();
    let mut numbers = [0u32; 2];
    queue.read_buffer(&buffer, 0, &mut numbers).submit().unwrap();
    assert_eq!(numbers, [1, 2]);
}

#[test]
fn messages_of_the_driver_have_somewhere_to_go() {
    let context =
        Context::create(&ContextDesc::compute_only().on_message(|message| println!("{message}"))).unwrap();
    drop(context);
}

#[test]
fn raw_handles_come_and_go() {
    let s = compute();
    let raw = s.context.into_raw();
    let context = unsafe { Context::from_raw(raw) };
    assert_eq!(context.as_raw(), raw);
    let buffer = Buffer::create(&context, &BufferDesc::compute_only(4)).unwrap();
    let buffer = unsafe { Buffer::from_raw(buffer.into_raw()) };
    buffer.destroy().unwrap();
}
