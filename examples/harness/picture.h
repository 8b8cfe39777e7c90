/* Pictures: of what was drawn, and of any other pixels. */
#ifndef HARNESS_PICTURE_H
#define HARNESS_PICTURE_H

/* Writes the colours of the bound framebuffer to a PNG file. */
void picture_write(const char *path, int width, int height);

/* Writes pixels of 8-bit red, green and blue to a PNG file, the topmost row first; or the lowest one first, as
 * OpenGL has them. */
void picture_save(const char *path, int width, int height, const unsigned char *pixels, int lowest_first);

#endif
