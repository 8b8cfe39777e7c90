"""Tests fluid in a window: the mouse pointer stirs the smoke. Starts an X server."""

import display
from fluid_picture import is_rounded, picture
from gl_case import GlExampleCase

SIZE, FRAMES = (40, 30), 15
# Places of the pointer on the screen, in pixels from the upper left corner. A window without a position is centred.
SCREEN = 1280, 1024
PLACE = 10, 6
INSIDE = tuple((screen - size) // 2 + place for screen, size, place in zip(SCREEN, SIZE, PLACE))
OUTSIDE = 0, 0
# Numbers of frames before the first in which SDL may report that the pointer is in the window
UNSEEN = 0, 1, 2


class Pointer(GlExampleCase):
    example = "fluid"

    def drawn(self, place):
        import x11

        x11.move_pointer(*place)
        found, said = self.draw("--cells", "%dx%d" % SIZE, size=SIZE, frames=FRAMES, env=display.environment())
        self.assertIn("in a window", said)
        return found

    def test_the_smoke_is_stirred_at_the_pointer(self):
        pointer = (PLACE[0] + 0.5) / SIZE[0], 1 - (PLACE[1] + 0.5) / SIZE[1]
        found, script = self.drawn(INSIDE), picture(SIZE, FRAMES)
        self.assertFalse(is_rounded(found, script), "the smoke is stirred as if the pointer was not in the window")
        self.assertTrue(any(is_rounded(found, picture(SIZE, FRAMES, pointer, unseen)) for unseen in UNSEEN))

    def test_a_script_stirs_without_a_pointer(self):
        self.assertTrue(is_rounded(self.drawn(OUTSIDE), picture(SIZE, FRAMES)))


display.main()
