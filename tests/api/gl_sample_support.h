/* Samples of multisampled textures by OpenGL's own calls: drawn from layers of another texture, and read into
 * them. Its bindings and switches are the defaults before and after. */
#ifndef GL_SAMPLE_SUPPORT_H
#define GL_SAMPLE_SUPPORT_H

#include "gl_texture_support.h"

/* What every driver that has multisampled textures has. */
#define SAMPLES 4

/* Into the texture that is bound. */
void specify_samples(const gl_image *i);
void make_sample_programs(gl_image *i);
/* Of all pixels that are known, those of a box become OpenGL's. */
void draw_samples(const gl_image *i, const clgl_texture_region *box);
void load_samples(const gl_image *i, unsigned char *pixels);

#endif
