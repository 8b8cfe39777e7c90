#include <png.h>
#include <string.h>

#include "check.h"
#include "picture.h"

void picture_save(const char *path, int width, int height, const unsigned char *pixels, int lowest_first)
{
    enum { CHANNELS = 3 };
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = (png_uint_32)width;
    image.height = (png_uint_32)height;
    image.format = PNG_FORMAT_RGB;
    /* PNG files begin with the top row. A negative stride flips a picture that begins with the bottom row. */
    const int stride = lowest_first ? -width * CHANNELS : width * CHANNELS;
    if (!png_image_write_to_file(&image, path, 0, pixels, stride, NULL))
        fail("cannot write %s: %s", path, image.message);
}
