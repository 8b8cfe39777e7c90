"""Tests fluid. Compares its pictures on every device and transport with the pictures of a model on the CPU."""

import unittest

from fluid_picture import is_rounded, picture
from gl_case import GlExampleCase


class Fluid(GlExampleCase):
    example = "fluid"

    def assert_frames(self, size, frames):
        self.assert_everywhere(picture(size, frames), "--cells", "%dx%d" % size, size=size, frames=frames,
                               judge=lambda found, wanted: self.assertTrue(is_rounded(found, wanted)))

    def test_one_step_on_every_device_and_transport(self):
        self.assert_frames((40, 40), 2)

    def test_many_steps_on_every_device_and_transport(self):
        """Compares a late frame, because errors in velocity and pressure become visible only after several frames."""
        self.assert_frames((40, 30), 60)

    def test_first_frame_is_empty(self):
        found, _ = self.draw("--cells", "16x16", size=(20, 20))
        self.assert_same(found, [[(0, 0, 0)] * 20] * 20)

    def test_small_fields(self):
        for size in ((1, 1), (2, 1), (1, 3), (5, 4)):
            with self.subTest(size=size):
                found, _ = self.draw("--cells", "%dx%d" % size, size=size, frames=12)
                self.assert_same(found, picture(size, 12))

    def test_default_size_on_a_processor(self):
        found, _ = self.draw(size=(64, 64), frames=3)
        named, _ = self.draw("--cells", "256x256", size=(64, 64), frames=3)
        self.assertEqual(found, named)

    def test_options(self):
        self.assert_common_options("--cells WxH")
        self.assert_refused(["--cells", "0x3"])


unittest.main()
