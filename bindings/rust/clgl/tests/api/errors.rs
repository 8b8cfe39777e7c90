use crate::support::*;
use clgl::*;

#[test]
fn errors_are_errors() {
    let s = compute();
    let error = s.queue.fill_buffer(&s.numbers(&[1]), 0..100, &1u32).submit().unwrap_err();
    let shown: &dyn std::error::Error = &error;
    assert!(shown.to_string().starts_with("clgl_buffer_fill: "), "{shown}");
    assert!(format!("{error:?}").starts_with("CLGL_ERROR_OUT_OF_RANGE: "), "{error:?}");
    assert_eq!((error.kind(), error.kind().name()), (ErrorKind::OUT_OF_RANGE, "CLGL_ERROR_OUT_OF_RANGE"));
    assert_eq!(error.native(), None);
    assert_eq!(error.clone(), error);
}

#[test]
fn constants_show_their_names() {
    assert_eq!(format!("{:?} {:?}", Access::READ_ONLY, Access(77)), "READ_ONLY Access(77)");
    let flags = MapFlags::READ | MapFlags::WRITE;
    assert_eq!(format!("{flags:?}"), "MapFlags(READ | WRITE)");
    assert!(flags.contains(MapFlags::READ) && !flags.contains(MapFlags::WRITE_DISCARD));
}

#[test]
fn infos_show_what_they_point_at() {
    let s = setup();
    let buffer = Buffer::create(&s.context, &BufferDesc::new(64).label("shown")).unwrap();
    let info = buffer.info().unwrap();
    let shown = format!("{info:?}");
    assert!(shown.starts_with("BufferInfo { flags: BufferFlags(0x0), access: READ_WRITE, transport: "), "{shown}");
    assert!(
        shown.contains(&format!("transport_reason: {:?}, label: \"shown\"", info.transport_reason)),
        "{shown}"
    );
    assert!(shown.contains("size: 64"), "{shown}");
    // The text contains no pointer values, and each name only once.
    assert_eq!(shown.matches("0x").count(), 1, "{shown}");
    assert_eq!(shown.matches(" flags: ").count(), 1, "{shown}");
}

#[test]
fn a_lent_object_stays_with_its_owner() {
    let s = compute();
    {
        let info = s.queue.info().unwrap();
        assert_eq!(info.clone().context.as_raw(), s.context.as_raw());
        assert_eq!(format!("{:?}", info.context), format!("{:?}", s.context));
    }
    assert_eq!(s.context.devices().unwrap(), [s.queue.info().unwrap().device]);
}

fn is_send_and_sync<T: Send + Sync>() {}

#[test]
fn handles_go_to_any_thread() {
    is_send_and_sync::<(Context, Queue, Buffer, Texture, Sampler, Fence, Program, Kernel, Ring)>();
    is_send_and_sync::<(Device, Error, Handover<'_>, View<'_>, Slot<'_>, Mapped<'_>, ContextDesc)>();
}
