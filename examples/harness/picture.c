#include <stdlib.h>

#include "harness.h"
#include "picture.h"

void picture_write(const char *path, int width, int height)
{
    enum { CHANNELS = 3 };
    unsigned char *pixels = malloc((size_t)width * (size_t)height * CHANNELS);
    if (!pixels) fail("out of memory for a picture of %dx%d pixels", width, height);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels);
    picture_save(path, width, height, pixels, 1);
    free(pixels);
}
