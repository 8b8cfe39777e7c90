use clgl::*;

const READ: MapFlags = MapFlags::READ;
const WRITE: MapFlags = MapFlags::WRITE;
const DISCARD: MapFlags = MapFlags::WRITE_DISCARD;

#[test]
fn sets_of_bits() {
    let both = READ | WRITE;
    assert_eq!((both & WRITE, both - WRITE, both ^ (WRITE | DISCARD)), (WRITE, READ, READ | DISCARD));
    assert_eq!((!READ, !MapFlags::empty()), (WRITE | DISCARD, MapFlags::all()));
    assert_eq!(MapFlags::all(), READ | WRITE | DISCARD);
    assert!(MapFlags::empty().is_empty() && (READ & WRITE).is_empty() && !both.is_empty());
    assert!(both.contains(READ) && !both.contains(READ | DISCARD) && both.intersects(READ | DISCARD));
    assert!(!both.intersects(DISCARD) && both.contains(MapFlags::empty()));
    assert_eq!([READ, DISCARD].into_iter().collect::<MapFlags>(), READ | DISCARD);
    const JOINED: MapFlags = MapFlags(READ.0 | WRITE.0);
    assert_eq!(JOINED, both);
}

#[test]
fn sets_of_bits_in_place() {
    let mut flags = READ;
    flags |= WRITE;
    flags &= WRITE | DISCARD;
    flags ^= DISCARD;
    assert_eq!(flags, WRITE | DISCARD);
    flags -= WRITE;
    flags.insert(READ);
    flags.remove(DISCARD);
    assert_eq!(flags, READ);
    flags.set(WRITE, true);
    flags.set(READ, false);
    assert_eq!(flags, WRITE);
}

/// Unknown bits of a newer library are stored and printed.
#[test]
fn bits_that_nobody_knows() {
    let later = MapFlags(0x8000_0001);
    assert_eq!(later - READ, MapFlags(0x8000_0000));
    assert_eq!(!later, WRITE | DISCARD);
    assert_eq!(format!("{later:?}"), "MapFlags(READ | 0x80000000)");
    assert_eq!(format!("{:?}", READ | WRITE), "MapFlags(READ | WRITE)");
    assert_eq!(format!("{:?}", MapFlags::empty()), "MapFlags(0x0)");
    assert_eq!(format!("{:?}", DeviceTypeFlags::default()), "DeviceTypeFlags(0x0)");
}

/// Enumeration values have names, including the value 0.
#[test]
fn values_have_names() {
    assert_eq!(format!("{:?}", DeviceCache::default()), "NONE");
    assert_eq!(format!("{:?}", DeviceCache::READ_WRITE), "READ_WRITE");
}
