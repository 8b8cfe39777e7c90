/* Pictures of what was drawn. */
#ifndef HARNESS_PICTURE_H
#define HARNESS_PICTURE_H

/* Writes the colours of the bound framebuffer to a PNG file. */
void picture_write(const char *path, int width, int height);

#endif
