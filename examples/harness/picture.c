#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"
#include "picture.h"

void picture_write(const char *path, int width, int height)
{
    enum { CHANNELS = 3 };
    unsigned char *pixels = malloc((size_t)width * (size_t)height * CHANNELS);
    if (!pixels) fail("no memory for a picture of %dx%d pixels", width, height);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels);

    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = (png_uint_32)width;
    image.height = (png_uint_32)height;
    image.format = PNG_FORMAT_RGB;
    /* OpenGL's first row is the lowest one, PNG's the topmost: a negative stride turns the picture over. */
    const int written = png_image_write_to_file(&image, path, 0, pixels, -width * CHANNELS, NULL);
    free(pixels);
    if (!written) fail("cannot write %s: %s", path, image.message);
}
