/* Writes PNG files. */
#ifndef HARNESS_PICTURE_H
#define HARNESS_PICTURE_H

/* Writes the colours of the bound framebuffer to a PNG file. */
void picture_write(const char *path, int width, int height);

/* Writes pixels of 8-bit red, green and blue to a PNG file. The first row is the top row. If lowest_first is
 * not 0, the first row is the bottom row, as in OpenGL. */
void picture_save(const char *path, int width, int height, const unsigned char *pixels, int lowest_first);

#endif
