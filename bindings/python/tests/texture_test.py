"""Tests of textures, arrays of pixels, conversions, samplers and rings."""

import struct
import unittest
import zlib

import numpy as np

import clgl
from case import TEXTURE_2D, Case, ComputeCase

COMPUTE_ONLY = clgl.TextureFlags.COMPUTE_ONLY
RGBA8 = clgl.Format.RGBA8


def pixels(height, width, components=4, dtype=np.uint8):
    return (np.arange(height * width * components) % 251).astype(dtype).reshape(height, width, components)


class Shared(Case):
    def test_arrays_and_opengl(self):
        picture = pixels(3, 5)
        texture = self.context.texture(picture)
        self.assertEqual((texture.width, texture.height, texture.format, texture.shape, texture.dtype),
                         (5, 3, RGBA8, (3, 5, 4), np.uint8))
        self.assertEqual(self.gl.read_texture(texture.gl_name, 60), picture.tobytes())
        np.testing.assert_array_equal(texture.read(self.queue), picture)

    def test_wrapped_textures(self):
        picture = pixels(2, 2)
        name = self.gl.texture(2, 2, picture.tobytes())
        texture = self.context.texture(gl_name=name, gl_target=TEXTURE_2D)
        np.testing.assert_array_equal(texture.read(self.queue), picture)
        texture.write(picture[::-1], self.queue)
        self.assertEqual(self.gl.read_texture(name, 16), picture[::-1].tobytes())
        texture = self.context.texture(gl_name=self.gl.texture(4, 1, bytes(16)), gl_target=TEXTURE_2D)
        self.gl.BindTexture(TEXTURE_2D, texture.gl_name)
        self.gl.TexImage2D(TEXTURE_2D, 0, 0x8058, 2, 2, 0, 0x1908, 0x1401, picture.tobytes())
        texture.rewrap()
        np.testing.assert_array_equal(texture.read(self.queue), picture)

    def test_another_size(self):
        texture = self.context.texture(width=2, height=2, format=RGBA8)
        texture.resize((4, 3, 1))
        self.assertEqual(texture.shape, (3, 4, 4))

    def test_what_can_be_shared(self):
        self.assertIn(RGBA8, self.context.texture_list_formats(clgl.TextureType.TEXTURE_2D, clgl.Access.READ_WRITE))
        transport = self.context.texture(width=2, height=2, format=RGBA8).info.transport
        found = self.context.texture_verify(transport, TEXTURE_2D, RGBA8, clgl.TextureFlags(0))
        self.assertEqual(found.self_test, clgl.SelfTest.PASSED)

    def test_zero_copy_maps(self):
        texture = self.context.texture(pixels(3, 5))
        with texture.map(self.queue) as mapped:
            self.assertEqual(mapped.shape, (3, 5, 4))
            mapped[1, 2] = (1, 2, 3, 4)
        self.assertEqual(mapped.size, 0)
        self.assertEqual(texture.read(self.queue)[1, 2].tolist(), [1, 2, 3, 4])

    def test_parts_are_acquired(self):
        texture = self.context.texture(pixels(4, 4))
        part = clgl.Box((0, 0, 0), (2, 2, 1))
        with self.queue.acquire((texture, part)):
            region = clgl.TextureRegion(extent=(2, 2, 1))
            self.assertEqual(texture.read(region=region).shape, (2, 2, 4))


class Compute(ComputeCase):
    def texture(self, *arguments, **more):
        return self.context.texture(*arguments, flags=COMPUTE_ONLY, **more)

    def has_images(self, picture):
        """Returns whether the device has images for the picture. PoCL 7 has only images of four channels."""
        try:
            self.texture(picture)
        except clgl.Error as error:
            self.assertEqual(error.result, clgl.Result.UNSUPPORTED)
            return False
        return True

    def test_types_of_pixels(self):
        for dtype, components, format in ((np.uint8, 1, "R8"), (np.uint8, 4, "RGBA8"), (np.uint16, 4, "RGBA16"),
                                          (np.int16, 4, "RGBA16I"), (np.uint32, 4, "RGBA32UI"), (np.int32, 1, "R32I"),
                                          (np.float16, 4, "RGBA16F"), (np.float32, 1, "R32F"), (np.float32, 4, "RGBA32F")):
            with self.subTest(dtype=dtype, components=components):
                picture = pixels(3, 2, components, dtype)
                if components < 4 and not self.has_images(picture):
                    continue
                texture = self.texture(picture)
                self.assertEqual(texture.format, clgl.Format[format])
                np.testing.assert_array_equal(texture.read(self.queue), picture)
        if self.has_images(pixels(3, 2, 1)):
            np.testing.assert_array_equal(self.texture(pixels(3, 2, 1)[..., 0]).read(self.queue), pixels(3, 2, 1))

    def test_three_components_become_four(self):
        for dtype, opaque in ((np.uint8, 255), (np.float32, 1)):
            found = self.texture(pixels(2, 3, 3, dtype)).read(self.queue)
            np.testing.assert_array_equal(found[..., :3], pixels(2, 3, 3, dtype))
            self.assertTrue((found[..., 3] == opaque).all())

    def test_pixels_of_no_texture(self):
        with self.assertRaisesRegex(ValueError, "convert them"):
            self.texture(np.zeros((2, 2, 4), np.float64))
        with self.assertRaisesRegex(ValueError, r"\(2, 2, 5\)"):
            self.texture(np.zeros((2, 2, 5), np.uint8))

    def test_volumes_and_layers(self):
        volume = np.arange(2 * 3 * 4 * 4, dtype=np.uint8).reshape(2, 3, 4, 4)
        texture = self.texture(volume)
        self.assertEqual(texture.info.type, clgl.TextureType.TEXTURE_3D)
        np.testing.assert_array_equal(texture.read(self.queue), volume)
        layers = self.texture(volume.tobytes(), width=4, height=3, layers=2, format=RGBA8)
        np.testing.assert_array_equal(layers.read(self.queue), volume)
        line = self.texture(width=4, layers=2, format=RGBA8, type=clgl.TextureType.TEXTURE_1D_ARRAY)
        self.assertEqual(line.extent, (4, 2, 1))

    def test_regions(self):
        texture = self.texture(pixels(4, 4))
        region = clgl.TextureRegion(origin=(1, 2, 0), extent=(2, 1, 1))
        np.testing.assert_array_equal(texture.read(self.queue, region=region), pixels(4, 4)[2:3, 1:3])
        texture.write(bytes(8), self.queue, region=region)
        self.assertEqual(int(texture.read(self.queue)[2, 1:3].sum()), 0)
        with self.assertRaisesRegex(ValueError, "8 are needed"):
            texture.write(bytes(7), self.queue, region=region)
        wide = clgl.TextureRegion(extent=(2, 2, 1), row_pitch=32)
        out = bytearray(40)
        texture.read(self.queue, out, region=wide)
        self.assertEqual(bytes(out[32:40]), pixels(4, 4)[1, :2].tobytes())

    def test_pixels_that_do_not_fit(self):
        texture = self.texture(pixels(2, 4))
        for wrong in (pixels(4, 2), pixels(2, 4, 4, np.float32), pixels(2, 4, 3), bytes(33)):
            with self.assertRaisesRegex(ValueError, r"32 are needed, of the shape \(2, 4, 4\)"):
                texture.write(wrong, self.queue)
        texture.write(pixels(2, 4).reshape(-1), self.queue)
        np.testing.assert_array_equal(texture.read(self.queue), pixels(2, 4))

    def test_a_context_without_opengl_needs_no_flag(self):
        self.assertEqual(self.context.texture(pixels(4, 2)).info.flags, COMPUTE_ONLY)
        with self.fails(clgl.Result.NO_OPENGL):
            self.context.texture(gl_name=1)

    def test_fills(self):
        texture = self.texture(pixels(2, 2))
        texture.fill((1, 0, 0.5, 1), self.queue).wait()
        self.assertEqual(texture.read(self.queue)[0, 0].tolist(), [255, 0, 128, 255])
        for wrong in (1.0, (1, 0, 0)):
            with self.assertRaisesRegex(ValueError, "a color has 4 numbers"):
                texture.fill(wrong, self.queue)
        whole = self.texture(pixels(2, 2, 4, np.int16))
        whole.fill((1, -2, 3, 4), self.queue, region=clgl.TextureRegion(extent=(1, 1, 1)))
        self.assertEqual(whole.read(self.queue)[0, 0].tolist(), [1, -2, 3, 4])

    def test_copies(self):
        source, destination = self.texture(pixels(4, 4)), self.texture(np.zeros((4, 4, 4), np.uint8))
        region = clgl.TextureRegion(extent=(2, 2, 1))
        source.copy(destination, self.queue, region=region, origin=(1, 1, 0))
        found = destination.read(self.queue)
        np.testing.assert_array_equal(found[1:3, 1:3], pixels(4, 4)[:2, :2])
        buffer = self.context.buffer(64, flags=clgl.BufferFlags.COMPUTE_ONLY)
        source.copy_to_buffer(buffer, self.queue)
        self.assertEqual(bytes(buffer.read(self.queue)), pixels(4, 4).tobytes())
        buffer.copy_to_texture(destination, self.queue)
        np.testing.assert_array_equal(destination.read(self.queue), pixels(4, 4))

    def test_conversions(self):
        floats = self.context.buffer(np.linspace(0, 1, 16, dtype=np.float32), flags=clgl.BufferFlags.COMPUTE_ONLY)
        texture = self.texture(np.zeros((2, 2, 4), np.uint8))
        layout = clgl.PixelLayout(component_type=clgl.PixelComponentType.FLOAT32)
        floats.convert_to_texture(texture, self.queue, layout=layout)
        wanted = np.rint(np.linspace(0, 1, 16) * 255).astype(np.uint8)
        np.testing.assert_array_equal(texture.read(self.queue).ravel(), wanted)
        texture.convert_to_buffer(floats, self.queue, layout=layout, flags=clgl.ConvertFlags.FLIP)
        np.testing.assert_allclose(floats.read(self.queue)[:8], wanted[8:] / 255, atol=1e-6)
        small = self.context.buffer(16, flags=clgl.BufferFlags.COMPUTE_ONLY)
        floats.convert(small, (2, 2, 1), self.queue, source_layout=layout)
        np.testing.assert_array_equal(small.read(self.queue)[:8], wanted[8:])

    def test_pictures(self):
        texture = self.texture(pixels(2, 3))
        for data in (texture.png(self.queue), texture._repr_png_()):
            self.assertEqual(struct.unpack(">II", data[16:24]), (3, 2))
            start = data.index(b"IDAT") + 4
            rows = zlib.decompress(data[start:start + struct.unpack(">I", data[start - 8:start - 4])[0]])
            self.assertEqual(rows, b"".join(b"\0" + row.tobytes() for row in pixels(2, 3)))
        floats = clgl.png(np.array([[[0, 0.5, 2]]], np.float32))
        self.assertIn(zlib.compress(bytes([0, 0, 128, 255])), floats)
        for wrong in (np.zeros((2, 2, 5), np.uint8), np.zeros((2, 2), np.uint16)):
            with self.assertRaisesRegex(ValueError, "not a picture"):
                clgl.png(wrong)
        blue = self.texture(np.array([[[255, 0, 0, 255]]], np.uint8).tobytes(), width=1, height=1, format=clgl.Format.BGRA8)
        self.assertIn(zlib.compress(bytes([0, 0, 0, 255, 255])), blue.png(self.queue))

    def test_textures_of_buffers(self):
        buffer = self.context.buffer(pixels(1, 4), flags=clgl.BufferFlags.COMPUTE_ONLY)
        try:
            texture = self.texture(buffer=buffer, width=4, format=RGBA8)
            self.assertIs(texture.info.buffer, buffer)
        except clgl.Error as error:  # PoCL does not support this.
            self.assertEqual(error.result, clgl.Result.UNSUPPORTED)

    def test_destructors_and_samplers(self):
        gone = []
        texture = self.texture(pixels(1, 1))
        texture.set_destructor_callback(lambda: gone.append(1))
        texture.close()
        sampler = self.context.sampler(filter=clgl.SamplerFilter.LINEAR, label="linear")
        self.assertEqual((sampler.info.filter, sampler.info.label), (clgl.SamplerFilter.LINEAR, "linear"))
        self.assertTrue(sampler.cl_sampler)


class Rings(Case):
    def test_frames_go_round(self):
        desc = clgl.TextureDesc(width=2, height=2, format=RGBA8, type=clgl.TextureType.TEXTURE_2D)
        ring = self.context.ring(desc, slot_count=3, mode=clgl.RingMode.MAILBOX, label="ring")
        self.assertEqual((ring.info.slot_count, ring.info.label), (3, "ring"))
        self.assertIsNone(ring.acquire_read())
        for shade in range(1, 4):
            with ring.writing(self.queue) as slot:
                slot.texture.fill((shade / 255,) * 4, self.queue)
        taken = ring.acquire_read(timeout=None)
        while taken.frame < 3:
            taken = ring.acquire_read(timeout=None)
        self.assertEqual(set(self.gl.read_texture(taken.texture.gl_name, 16)), {3})
        ring.release_read()
        self.assertEqual(ring.slot(0).index, 0)
        ring.resize((4, 4, 1))
        self.assertEqual(ring.info.generation, 1)

    def test_a_frame_that_fails_is_not_shown(self):
        ring = self.context.ring(clgl.BufferDesc(size=16), slot_count=2)
        with self.assertRaises(ZeroDivisionError):
            with ring.writing(self.queue):
                1 / 0
        self.assertIsNone(ring.acquire_read(timeout=0))
        slot, previous = ring.acquire_write(self.queue, timeout=1)
        self.assertTrue(slot.buffer.info.size)
        self.assertIsNone(previous.buffer)
        ring.submit(self.queue).wait()

    def test_rings_of_existing_objects(self):
        buffers = [self.context.buffer(16), self.context.buffer(16)]
        ring = self.context.ring(buffers)
        slot, _ = ring.acquire_write(self.queue)
        self.assertIs(slot.buffer, buffers[slot.index])
        ring.submit(self.queue)
        ring.close()


if __name__ == "__main__":
    unittest.main()
