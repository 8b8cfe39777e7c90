use crate::support::*;
use clgl::*;

const TWO: &str = "kernel void one(global int *p) { *p = N; } kernel void two(global int *p) { *p = 2; }";

#[test]
fn built_with_options_in_parts() {
    let s = compute();
    let (head, tail) = TWO.split_at(20);
    let program =
        Program::create(&s.context, &ProgramDesc::sources(&[head, tail]).options("-DN=1").label("two")).unwrap();
    let mut names = program.kernel_names().unwrap();
    names.sort();
    assert_eq!(names, ["one", "two"]);
    assert_eq!(program.source().unwrap(), TWO);
    assert_eq!(program.build_options(None).unwrap(), "-DN=1");
    assert_eq!(program.info().unwrap().origin, ProgramOrigin::SOURCE);
    let built = program.build_info(Some(s.context.devices().unwrap()[0])).unwrap();
    assert_eq!((built.status, built.binary_type), (BuildStatus::SUCCESS, BinaryType::EXECUTABLE));
    program.build_log().unwrap();
    assert!(!program.cl_program().unwrap().is_null());
}

#[test]
fn errors_have_the_log() {
    let s = compute();
    let error = Program::create(&s.context, &ProgramDesc::source("kernel void a() { nonsense; }")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::BUILD_FAILED);
    assert!(error.message().contains("nonsense"), "{error}");
}

#[test]
fn binaries() {
    let s = compute();
    let device = s.context.devices().unwrap()[0];
    let made = Program::create(&s.context, &ProgramDesc::source(TWO).options("-DN=7").devices(&[device])).unwrap();
    let binary = made.binary(Some(device)).unwrap();
    // clgl checks binaries that it has created, so this call is safe.
    let desc = unsafe { ProgramDesc::binaries(&[&binary]) }.devices(&[device]);
    let program = Program::create(&s.context, &desc).unwrap();
    assert_eq!(program.info().unwrap().origin, ProgramOrigin::BINARY);
    let out = s.numbers(&[0]);
    let mut kernel = program.kernel("one").unwrap();
    kernel.set_buffer(0, &out).unwrap();
    unsafe { s.queue.launch_task(&kernel) }.submit().unwrap();
    assert_eq!(s.read(&out, 1), [7]);
    let broken = unsafe { ProgramDesc::binaries(&[&binary[..binary.len() / 2]]) };
    assert_eq!(kind(Program::create(&s.context, &broken)), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn there_is_a_binary_for_each_device() {
    let s = compute();
    let device = s.context.devices().unwrap()[0];
    for desc in [unsafe { ProgramDesc::binaries(&[]) }, unsafe { ProgramDesc::binaries(&[&[1], &[2]]) }] {
        for desc in [desc.clone().devices(&[device]), desc] {
            let error = Program::create(&s.context, &desc).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::INVALID_ARGUMENT);
            assert!(error.message().contains("1 device"), "{error}");
        }
    }
}

#[test]
fn compiled_and_linked() {
    let s = compute();
    let unbuilt =
        |source| Program::create(&s.context, &ProgramDesc::source(source).flags(ProgramFlags::NO_BUILD)).unwrap();
    let header = unbuilt("int seven(void);");
    let user = unbuilt("#include \"seven.h\"\nkernel void test(global int *p) { *p = seven(); }");
    let part = unbuilt("int seven(void) { return 7; }");
    user.compile(&BuildDesc::new().header("seven.h", &header)).unwrap();
    part.compile(&BuildDesc::new().options("-cl-std=CL1.2").devices(&s.context.devices().unwrap())).unwrap();
    let linked = Program::link(&s.context, &[&user, &part], &BuildDesc::new()).unwrap();
    let (ended, told) = std::sync::mpsc::channel();
    let later = Program::link_then(&s.context, &[&user, &part], &BuildDesc::new(), move |result| {
        ended.send(result).unwrap();
    })
    .unwrap();
    told.recv_timeout(PATIENCE.unwrap()).unwrap().unwrap();
    for program in [linked, later] {
        let out = s.numbers(&[0]);
        let mut kernel = program.kernel("test").unwrap();
        kernel.set_buffer(0, &out).unwrap();
        unsafe { s.queue.launch_task(&kernel) }.submit().unwrap();
        assert_eq!(s.read(&out, 1), [7]);
    }
    let built = unbuilt("kernel void test() {}");
    built.build(&BuildDesc::new()).unwrap();
    assert_eq!(built.kernel_names().unwrap(), ["test"]);
}

#[test]
fn spir_v_that_is_none() {
    let s = compute();
    let made = Program::create(&s.context, &unsafe { ProgramDesc::il(&[1, 2, 3, 4]) });
    assert!(made.is_err());
}

#[test]
fn a_cache_keeps_what_was_built() {
    let s = compute();
    let folder = std::env::temp_dir().join(format!("clgl-rust-{}", std::process::id()));
    let desc = ProgramDesc::source("kernel void test() {}").cache_directory(folder.to_str().unwrap());
    assert!(!Program::create(&s.context, &desc).unwrap().info().unwrap().from_cache);
    assert!(Program::create(&s.context, &desc).unwrap().info().unwrap().from_cache);
    std::fs::remove_dir_all(folder).unwrap();
}
