/* Reads and writes the samples of multisampled textures with OpenGL only. Draws copy the samples from and to the
 * layers of another texture. GL bindings and capabilities must have their default values, and are restored to
 * these values. */
#ifndef GL_SAMPLE_SUPPORT_H
#define GL_SAMPLE_SUPPORT_H

#include "gl_texture_support.h"

/* Sample count that every tested driver supports */
#define SAMPLES 4

/* Specifies the storage of the bound texture. */
void specify_samples(const gl_image *i);
void make_sample_programs(gl_image *i);
/* Draws a box of the CPU copy into the texture. */
void draw_samples(const gl_image *i, const clgl_texture_region *box);
void load_samples(const gl_image *i, unsigned char *pixels);

#endif
