/* Reads and writes samples of multisampled textures by OpenGL alone: layers of another texture are drawn into
 * the samples and read from them. Expects and leaves the default bindings and switches. */
#ifndef GL_SAMPLE_SUPPORT_H
#define GL_SAMPLE_SUPPORT_H

#include "gl_texture_support.h"

/* Sample count that every driver with multisampled textures supports */
#define SAMPLES 4

/* Defines the storage of the bound texture. */
void specify_samples(const gl_image *i);
void make_sample_programs(gl_image *i);
/* Draws the known pixels of a box into the texture. */
void draw_samples(const gl_image *i, const clgl_texture_region *box);
void load_samples(const gl_image *i, unsigned char *pixels);

#endif
