use crate::support::*;
use clgl::*;

#[test]
fn slices_shapes_and_axes() {
    let s = compute();
    let buffer = s.numbers(&(0..24).collect::<Vec<u32>>());
    let view = View::new(&buffer, ElementType::UINT32, 1, .., &[2, 3, 4]).unwrap();
    assert_eq!((view.shape(), view.strides()), (&[2, 3, 4][..], &[48, 16, 4][..]));
    let info = view.info().unwrap();
    assert_eq!((info.item_count, info.size, info.is_c_contiguous), (24, 96, true));

    let part = view.slice(&[Slice::at(1), Slice::all().step(-2), Slice::from(1..3)]).unwrap();
    let mut found = [0u32; 4];
    s.queue.read_view(&part, &mut found).submit().unwrap();
    assert_eq!(found, [21, 22, 13, 14]);
    let flat = view.reshape(&[6, 4]).unwrap();
    let column = flat.reverse().unwrap().slice(&[Slice::at(2)]).unwrap();
    let mut found = [0u32; 6];
    s.queue.read_view(&column, &mut found).submit().unwrap();
    assert_eq!(found, [2, 6, 10, 14, 18, 22]);
    assert_eq!(view.transpose(&[2, 0, 1]).unwrap().shape(), [4, 2, 3]);
    assert_eq!(kind(view.transpose(&[0])), ErrorKind::INVALID_ARGUMENT);
    assert_eq!(kind(view.reshape(&[5, 5])), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn items_go_in_and_out() {
    let s = compute();
    let buffer = s.numbers(&[0; 6]);
    let view = View::new(&buffer, ElementType::UINT32, 1, .., &[2, 3]).unwrap();
    s.queue.write_view(&view, &[1u32, 2, 3, 4, 5, 6]).submit().unwrap();
    assert_eq!(kind(s.queue.write_view(&view, &[1u32; 5]).submit()), ErrorKind::OUT_OF_RANGE);
    let mut item = 0u32;
    s.queue.read_item(&view, &[-1, 1], &mut item).submit().unwrap();
    assert_eq!(item, 5);
    s.queue.write_item(&view, &[0, 2], &30u32).submit().unwrap();
    assert_eq!(kind(s.queue.write_item(&view, &[0, 2], &3u16).submit()), ErrorKind::OUT_OF_RANGE);
    assert_eq!(kind(s.queue.read_item(&view, &[0], &mut item).submit()), ErrorKind::INVALID_ARGUMENT);
    s.queue.fill_view(&view.slice(&[Slice::all(), Slice::at(0)]).unwrap(), &9u32).submit().unwrap();
    assert_eq!(s.read(&buffer, 6), [9, 2, 30, 9, 5, 6]);
    let other = s.numbers(&[0; 6]);
    let target = View::new(&other, ElementType::UINT32, 1, .., &[2, 3]).unwrap();
    s.queue.copy_view(&view, &target).submit().unwrap();
    assert_eq!(s.read(&other, 6), [9, 2, 30, 9, 5, 6]);
    assert_eq!(kind(s.queue.fill_view(&view.read_only(), &1u32).submit()), ErrorKind::INVALID_ARGUMENT);
}

#[test]
fn strides_stay_inside_the_slice() {
    let s = compute();
    let buffer = s.numbers(&[1, 2, 3]);
    let view = View::new(&buffer, ElementType::UINT32, 1, .., &[]).unwrap();
    let mut found = [0u32; 5];
    // Writes every second element of `found`, from the end to the start.
    s.queue.read_view_strided(&view, &[-8], &mut found, 16).submit().unwrap();
    assert_eq!(found, [3, 0, 2, 0, 1]);
    assert_eq!(kind(s.queue.read_view_strided(&view, &[], &mut found, 12).submit()), ErrorKind::OUT_OF_RANGE);
    for (stride, start) in [(-8, 12), (8, 4), (i64::MIN, 0), (i64::MAX, 0)] {
        let read = s.queue.read_view_strided(&view, std::slice::from_ref(&stride), &mut found, start).submit();
        assert_eq!(kind(read), ErrorKind::OUT_OF_RANGE);
    }
    assert_eq!(
        kind(s.queue.read_view_strided(&view, &[4, 4], &mut found, 0).submit()),
        ErrorKind::INVALID_ARGUMENT
    );
    s.queue.write_view_strided(&view, &[-8], &[7u32, 0, 8, 0, 9], 16).submit().unwrap();
    assert_eq!(s.read(&buffer, 3), [9, 8, 7]);

    let empty = View::new(&buffer, ElementType::UINT32, 1, .., &[3, 0]).unwrap();
    for strides in [[4, 4], [i64::MAX, i64::MIN]] {
        s.queue.read_view_strided(&empty, &strides, &mut [0u32; 0], 0).submit().unwrap();
    }
    assert_eq!(kind(s.queue.read_view_strided(&empty, &[4, 4], &mut found, 21).submit()), ErrorKind::OUT_OF_RANGE);
}
