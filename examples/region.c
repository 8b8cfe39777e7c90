/* OpenCL changes a region of a texture. Only the region is acquired and released. The rest of the texture keeps
 * the pixels that OpenGL drew. */
#include <math.h>

#include "harness/harness.h"
#include "harness/kernel.h"
#include "harness/quad.h"

enum { SIDE = 256, BORDER = 16 };

/* The region that OpenCL changes: its origin, from the lower left corner, and its extent, in pixels */
static const clgl_box part = {{32, 128, 0}, {160, 64, 1}};

/* Phase of the pulse per frame, in radians */
static const float phase_per_frame = 0.1f;

/* Fraction of the width and of the height of the window that the texture covers */
static const float covered = 0.75f;

static const char kernel_source[] =  //
    "kernel void pulse(write_only image2d_t picture, float blue)\n"
    "{\n"
    "    const int2 place = (int2)(get_global_id(0), get_global_id(1));\n"
    "    write_imagef(picture, place, (float4)(0.0f, 0.0f, blue, 1.0f));\n"
    "}\n";

/* Creates an immutable texture, and draws red with a yellow border into it. */
static GLuint create_picture(void)
{
    if (epoxy_gl_version() < 42 && !epoxy_has_gl_extension("GL_ARB_texture_storage"))
        fail("OpenGL does not support immutable textures (GL_ARB_texture_storage)");
    GLuint texture, framebuffer;
    glGenTextures(1, &texture);
    texture_show_pixels(texture);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, SIDE, SIDE);

    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    glClearColor(1.0f, 1.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glScissor(BORDER, BORDER, SIDE - 2 * BORDER, SIDE - 2 * BORDER);
    glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_SCISSOR_TEST);
    glDeleteFramebuffers(1, &framebuffer);
    return texture;
}

/* Shares the texture with OpenCL, for writing only. */
static clgl_texture share(clgl_context context, GLuint name)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.access = CLGL_ACCESS_WRITE_ONLY;
    desc.gl_name = name;
    desc.gl_target = GL_TEXTURE_2D;
    desc.label = "picture";
    clgl_texture texture;
    check(clgl_texture_create(context, &desc, &texture));
    return texture;
}

/* OpenCL part of a frame: launches one work-item per pixel of the region. The offset of the launch is the
 * origin of the region. */
static void compute(clgl_queue queue, clgl_kernel kernel, clgl_texture picture, float blue)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &picture;
    handover.texture_regions = &part;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = 2;
    for (int i = 0; i < 2; ++i) {
        launch.global_offset[i] = part.origin[i];
        launch.global_size[i] = part.extent[i];
    }

    check(clgl_kernel_set_value(kernel, 1, sizeof blue, &blue));
    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, NULL));
}

int main(int argc, char **argv)
{
    const harness_about about = {"region", "changes a part of a texture that OpenGL drew", NULL, 0};
    harness app;
    harness_open(&app, &about, argc, argv);

    clgl_queue queue;
    check(clgl_queue_create(app.context, NULL, &queue));
    const GLuint name = create_picture();
    const clgl_texture picture = share(app.context, name);
    const clgl_kernel kernel = kernel_build(app.context, kernel_source, "pulse");
    check(clgl_kernel_set_texture(kernel, 0, picture));
    quad shown;
    quad_open(&shown, NULL);

    while (harness_next_frame(&app)) {
        compute(queue, kernel, picture, 0.5f - 0.5f * cosf(phase_per_frame * (float)app.frame));
        glClearColor(0.0f, 1.0f, 0.0f, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
        quad_draw(&shown, name, covered);
    }
    harness_report_texture(&app, picture);

    quad_close(&shown);
    check(clgl_kernel_destroy(kernel));
    check(clgl_texture_destroy(picture));
    glDeleteTextures(1, &name);
    check(clgl_queue_destroy(queue));
    harness_close(&app);
    return 0;
}
