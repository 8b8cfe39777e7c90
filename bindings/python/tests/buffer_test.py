"""Tests of buffers, their commands, mappings and views."""

import array
import threading
import unittest

import numpy as np

import clgl
from case import PATIENCE, Case, ComputeCase, collect

COMPUTE_ONLY = clgl.BufferFlags.COMPUTE_ONLY


class Shared(Case):
    def test_content_type_and_shape(self):
        values = np.arange(12, dtype=np.float32).reshape(3, 4)
        buffer = self.context.buffer(values)
        self.assertEqual((buffer.dtype, buffer.shape, buffer.size), (np.float32, (3, 4), 48))
        np.testing.assert_array_equal(buffer.read(self.queue), values)
        self.assertEqual(self.gl.read(buffer.gl_name, 48), values.tobytes())

    def test_every_transport(self):
        values = np.arange(1000, dtype=np.int16)
        info = self.context.info
        self.context.verify_transports()
        reports = [self.context.transport_report(i) for i in range(info.transport_count)]
        for transport in [report.transport for report in reports if report.buffer_status != clgl.TransportStatus.UNAVAILABLE]:
            with self.subTest(transport=transport):
                buffer = self.context.buffer(dtype=np.int16, shape=1000, transport=transport)
                self.assertEqual(buffer.info.transport, transport)
                buffer.write(values, self.queue)
                self.assertEqual(self.gl.read(buffer.gl_name, 2000), values.tobytes())
                np.testing.assert_array_equal(buffer.read(), values)

    def test_wrapped_buffers(self):
        buffer = self.context.buffer(gl_name=self.gl.buffer(b"12345678"), dtype=np.uint8)
        self.assertEqual(buffer.size, 8)
        self.assertEqual(bytes(buffer.read(self.queue)), b"12345678")
        name = buffer.gl_name
        self.gl.BindBuffer(0x8892, name)
        self.gl.BufferData(0x8892, 4, b"abcd", 0x88E4)
        buffer.rewrap()
        self.assertEqual(buffer.size, 4)
        self.assertEqual(bytes(buffer.read(self.queue)), b"abcd")

    def test_commands_need_the_buffer(self):
        buffer = self.context.buffer(64)
        with self.fails(clgl.Result.NOT_ACQUIRED):
            buffer.fill(b"x", self.queue)
        other = self.context.queue()
        with other.acquire(buffer):
            with self.fails(clgl.Result.NOT_ACQUIRED):
                buffer.read(self.queue)
            self.assertEqual(len(buffer.read()), 64)

    def test_single_hand_overs(self):
        buffer, texture = self.context.buffer(8), self.context.texture(width=2, height=2, format=clgl.Format.RGBA8)
        for item in (buffer, texture):
            item.acquire(self.queue)
            self.assertTrue(item.info.acquired)
            item.read()
            item.release(self.queue)
            self.assertFalse(item.info.acquired)

    def test_zero_copy_maps_end(self):
        buffer = self.context.buffer(np.zeros(8, np.float32))
        with buffer.map(self.queue) as values:
            values += 3
            self.assertEqual(values.shape, (8,))
        self.assertEqual(values.size, 0)
        with self.assertRaises(IndexError):
            values[0]
        np.testing.assert_array_equal(buffer.read(self.queue), np.full(8, 3, np.float32))
        with buffer.map(self.queue, clgl.MapFlags.READ) as values:
            with self.assertRaises(ValueError):
                values[0] = 1

    def test_arrays_made_of_a_map_are_reported(self):
        buffer = self.context.buffer(np.zeros(8, np.float32))
        with self.assertRaises(BufferError):
            with buffer.map(self.queue) as values:
                part = values[2:]
        self.assertEqual(buffer.info.map_count, 0)
        self.assertFalse(buffer.info.acquired)
        del part

    def test_a_map_of_a_range(self):
        buffer = self.context.buffer(np.arange(8, dtype=np.int32))
        mapping = buffer.map(self.queue, range=clgl.Range(8, 8))
        self.assertEqual(mapping.array.tolist(), [2, 3])
        mapping.close()
        mapping.close()
        self.assertIsNone(mapping.array)


class Compute(ComputeCase):
    def buffer(self, data, **more):
        return self.context.buffer(data, flags=COMPUTE_ONLY, **more)

    def test_data_of_any_kind(self):
        wanted = bytes(range(8))
        for data in (wanted, bytearray(wanted), memoryview(wanted), array.array("B", wanted),
                     np.frombuffer(wanted, np.uint8), np.arange(16, dtype=np.uint8)[:8:1],
                     np.repeat(np.frombuffer(wanted, np.uint8), 2)[::2]):
            with self.subTest(type=type(data)):
                buffer = self.buffer(data)
                self.assertEqual(bytes(buffer.read(self.queue)), wanted)
                buffer.write(bytes(8), self.queue)
                buffer.write(data, self.queue)
                self.assertEqual(bytes(buffer.read(self.queue)), wanted)

    def test_sizes_may_be_integers_of_numpy(self):
        self.assertEqual(self.buffer(np.int64(12)).size, 12)
        buffer = self.buffer(None, dtype=np.float32, shape=np.int64(3))
        self.assertEqual((buffer.shape, buffer.view(np.uint8, np.int64(12)).shape), ((3,), (12,)))

    def test_fills(self):
        buffer = self.buffer(np.zeros(3, np.float32))
        buffer.fill(1.5, self.queue)
        self.assertEqual(buffer.read(self.queue).tolist(), [1.5] * 3)
        buffer.fill(np.float64(2), self.queue, range=clgl.Range(4, 4))
        self.assertEqual(buffer.read(self.queue).tolist(), [1.5, 2, 1.5])
        buffer.fill(b"\0\0", self.queue)
        self.assertEqual(buffer.read(self.queue).tolist(), [0] * 3)
        untyped = self.buffer(8)
        untyped.fill(7, self.queue)
        self.assertEqual(untyped.read(self.queue).tolist(), [7] * 8)
        untyped.fill(np.int32(1), self.queue)
        self.assertEqual(untyped.read(self.queue).tolist(), [1, 0, 0, 0] * 2)

    def test_a_context_without_opengl_needs_no_flag(self):
        buffer = self.context.buffer(b"1234")
        self.assertEqual((buffer.info.flags, bytes(buffer.read(self.queue))), (COMPUTE_ONLY, b"1234"))
        self.assertEqual(buffer.sub(0, 4).context.buffer(4).info.flags, COMPUTE_ONLY)
        with self.fails(clgl.Result.NO_OPENGL):
            self.context.buffer(gl_name=1)

    def test_sizes_are_checked(self):
        buffer = self.buffer(8)
        with self.assertRaisesRegex(ValueError, "room for 4 bytes; 8 are needed"):
            buffer.read(self.queue, bytearray(4))
        with self.assertRaisesRegex(ValueError, "4 bytes; 8 are needed"):
            buffer.write(bytes(4), self.queue, range=clgl.Range(0, 8))
        with self.assertRaisesRegex(ValueError, "writable"):
            buffer.read(self.queue, bytes(8))
        with self.fails(clgl.Result.OUT_OF_RANGE):
            buffer.write(bytes(9), self.queue)

    def test_ranges(self):
        buffer = self.buffer(np.arange(6, dtype=np.int32))
        self.assertEqual(buffer.read(self.queue, range=clgl.Range(8, 8)).tolist(), [2, 3])
        buffer.write(np.int32(9).tobytes(), self.queue, range=clgl.Range(20, 4))
        buffer.fill(np.int32(7), self.queue, range=clgl.Range(0, 8))
        self.assertEqual(buffer.read(self.queue).tolist(), [7, 7, 2, 3, 4, 9])

    def test_writes_that_do_not_wait_keep_their_data(self):
        buffer = self.buffer(1 << 16)
        gate = self.context.user_fence()
        fence = buffer.write(bytes(range(256)) * 256, self.queue, blocking=False, waits=[gate])
        collect()
        gate.signal()
        self.assertTrue(fence.wait(PATIENCE))
        self.assertEqual(bytes(buffer.read(self.queue)), bytes(range(256)) * 256)
        buffer.write(b"x", self.queue, blocking=False).wait()
        gate, out = self.context.user_fence(), bytearray(4)
        rect = clgl.BufferRect(region=(4, 1, 1))
        fence = buffer.read_rect(rect, out, self.queue, blocking=False, waits=[gate])
        gate.signal()
        self.assertTrue(fence.wait(PATIENCE))
        self.assertEqual(out, b"x\1\2\3")

    def test_copies(self):
        source, destination = self.buffer(b"abcdefgh"), self.buffer(bytes(8))
        source.copy(destination, self.queue, offset=2, range=clgl.Range(1, 3))
        self.assertEqual(bytes(destination.read(self.queue)), b"\0\0bcd\0\0\0")

    def test_boxes(self):
        source, destination = self.buffer(bytes(range(16))), self.buffer(bytes(16))
        rect = clgl.BufferRect(buffer_origin=(1, 1, 0), other_origin=(0, 0, 0), region=(2, 2, 1), buffer_row_pitch=4,
                               other_row_pitch=4)
        source.copy_rect(destination, rect, self.queue)
        self.assertEqual(bytes(destination.read(self.queue)[:8]), bytes([5, 6, 0, 0, 9, 10, 0, 0]))
        out = bytearray(8)
        source.read_rect(rect, out, self.queue)
        self.assertEqual(out, bytes([5, 6, 0, 0, 9, 10, 0, 0]))
        destination.write_rect(rect, b"\1\2\0\0\3\4", self.queue)
        self.assertEqual(bytes(destination.read(self.queue)[5:11]), bytes([1, 2, 0, 0, 3, 4]))
        with self.assertRaisesRegex(ValueError, "6 are needed"):
            source.read_rect(rect, bytearray(5), self.queue)

    def test_parts(self):
        device = self.context.info.device.info
        align = device.mem_base_addr_align // 8
        buffer = self.buffer(np.zeros(2 * align, np.uint8))
        part = buffer.sub(align, align)
        part.fill(b"\5", self.queue)
        self.assertEqual(int(buffer.read(self.queue).sum()), 5 * align)
        self.assertEqual(part.info.parent, buffer)
        self.assertIs(part.info.parent, buffer)

    def test_host_memory_in_place(self):
        size = 4096
        room = np.zeros(2 * size, np.uint8)
        start = -room.ctypes.data % size
        memory = room[start:start + size]
        gone = threading.Event()
        buffer = self.context.buffer(memory, flags=COMPUTE_ONLY | clgl.BufferFlags.USE_HOST_MEMORY)
        buffer.set_destructor_callback(gone.set)
        self.assertEqual(buffer.info.host_memory, memory.ctypes.data)
        buffer.fill(b"\3", self.queue)
        with buffer.map(self.queue, clgl.MapFlags.READ):
            self.assertTrue((memory == 3).all())
        buffer.close()
        self.assertTrue(gone.wait(PATIENCE))

    def test_migration(self):
        buffer = self.buffer(16)
        self.queue.migrate(clgl.Migration(buffers=[buffer])).wait()

    def test_empty_reads(self):
        buffer = self.buffer(np.zeros(4, np.float32))
        view = buffer.view()[4:]
        self.assertEqual(view.read(self.queue).shape, (0,))


class Views(ComputeCase):
    def setUp(self):
        super().setUp()
        self.values = np.arange(24, dtype=np.float32).reshape(4, 6)
        self.buffer = self.context.buffer(self.values, flags=COMPUTE_ONLY)
        self.view = self.buffer.view()

    def test_slices_are_those_of_numpy(self):
        view, values = self.view, self.values
        self.assertEqual((view.shape, view.strides, len(view)), ((4, 6), (24, 4), 4))
        for key in (np.s_[1], np.s_[1:3], np.s_[:, 2], np.s_[::2, 1:5:2], np.s_[-1, ::-1], np.s_[1:1], np.s_[3, 5:],
                    np.s_[..., 1], np.s_[2, ...], np.s_[...]):
            with self.subTest(key=key):
                np.testing.assert_array_equal(view[key].read(self.queue), values[key])
        np.testing.assert_array_equal(view.T.read(self.queue), values.T)
        np.testing.assert_array_equal(view.reshape(2, 12)[1].read(self.queue), values.reshape(2, 12)[1])
        np.testing.assert_array_equal(view.reshape((24,))[3:5].read(self.queue), [3, 4])
        np.testing.assert_array_equal(view.transpose((1, 0))[2].read(self.queue), values[:, 2])

    def test_assignments(self):
        # Assignments use the default queue, and so do the reads: commands of two queues have no order.
        view, values = self.view, self.values
        view[1] = 5
        view[:, 0] = np.array([1, 2, 3, 4], np.float32)
        view[2:, 2:4] = [[7, 8]]
        values[1] = 5
        values[:, 0] = [1, 2, 3, 4]
        values[2:, 2:4] = [[7, 8]]
        np.testing.assert_array_equal(view.read(), values)
        view[2, -1] = values[2, -1] = 9
        view[..., 1] = values[..., 1] = 6
        view[0, ...] = values[0, ...] = 2
        np.testing.assert_array_equal(view.read(), values)
        out = np.empty_like(values)
        self.assertIs(view.read(out=out), out)

    def test_rows_are_iterated(self):
        np.testing.assert_array_equal([row.read(self.queue) for row in self.view], self.values)
        with self.assertRaisesRegex(TypeError, "item"):
            self.view[1, 2]

    def test_items_copies_and_infos(self):
        self.assertEqual(self.view.item(2, 3), 15)
        self.view.set_item((2, 3), -1)
        self.assertEqual(self.view.item(2, 3, queue=self.queue), -1)
        other = self.context.buffer(np.zeros((6, 4), np.float32), flags=COMPUTE_ONLY).view()
        self.view.copy(other.T, self.queue).wait()
        self.assertEqual(other.item(3, 2), -1)
        self.assertFalse(other.T.info.is_c_contiguous)
        self.assertEqual(other.info.item_count, 24)

    def test_other_types(self):
        pair = np.dtype([("a", np.int32), ("b", np.float32)])
        buffer = self.context.buffer(np.array([(1, 2), (3, 4)], pair), flags=COMPUTE_ONLY)
        self.assertEqual(buffer.view().read(self.queue).tolist(), [(1, 2), (3, 4)])
        self.assertEqual(self.buffer.view(np.int32, (2, 2)).read(self.queue).shape, (2, 2))
        self.assertEqual(self.buffer.view("B").shape, (96,))
        made = self.buffer.view_init(clgl.ElementType.FLOAT32, 2, None, (3,))
        self.assertEqual((made.element_size, made.shape), (8, (3,)))

    def test_a_view_keeps_its_buffer(self):
        view = self.context.buffer(np.ones(3, np.float32), flags=COMPUTE_ONLY).view()[1:]
        collect()
        self.assertEqual(view.read(self.queue).tolist(), [1, 1])


if __name__ == "__main__":
    unittest.main()
