/* An image pipeline that does not use host memory. A kernel computes a picture of floats. clgl converts the
 * picture to bytes on the device, into a texture or (with --pbo) a pixel buffer. OpenGL draws the picture in
 * blended layers, in one or more windows (--panels). */
#include <stdio.h>

#include "harness/harness.h"
#include "harness/kernel.h"
#include "harness/panel.h"
#include "harness/quad.h"

enum { CHANNELS = 4, MOST_PANELS = 16 };

/* Movement of the centre of the gradient per frame, in radians */
static const float phase_per_frame = 0.05f;

/* The picture is red at a moving centre. The colour becomes blue and more transparent with the distance from the
 * centre. Rows are ordered from top to bottom, as in most image formats. */
static const char kernel_source[] =
    "kernel void gradient(global float4 *pixels, float phase)\n"
    "{\n"
    "    const size_t column = get_global_id(0), row = get_global_id(1);\n"
    "    const size_t width = get_global_size(0), height = get_global_size(1);\n"
    "    const float x = ((float)column + 0.5f) / (float)width - 0.5f - 0.25f * cos(phase);\n"
    "    const float y = ((float)row + 0.5f) / (float)height - 0.5f - 0.25f * sin(phase);\n"
    "    const float away = min(2.0f * sqrt(x * x + y * y), 1.0f);\n"
    "    pixels[row * width + column] = (float4)(1.0f - away, 0.0f, away, 1.0f - 0.75f * away);\n"
    "}\n";

/* Objects of the pipeline. The kernel writes `floats`, clgl converts them to bytes, and OpenGL draws
 * `texture`. */
typedef struct pipeline {
    clgl_queue queue;
    clgl_kernel kernel;
    size_t extent[3];
    clgl_buffer floats;
    /* The shared object: `bytes` with --pbo, otherwise `picture`. The unused member is NULL. */
    clgl_texture picture;
    clgl_buffer bytes;
    GLuint pixel_buffer;
    GLuint texture;
} pipeline;

static void open_texture(pipeline *p, clgl_context context)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    desc.gl_name = p->texture;
    desc.gl_target = GL_TEXTURE_2D;
    desc.label = "picture";
    check(clgl_texture_create(context, &desc, &p->picture));
}

static void open_pixel_buffer(pipeline *p, clgl_context context)
{
    const size_t size = p->extent[0] * p->extent[1] * CHANNELS;
    glGenBuffers(1, &p->pixel_buffer);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, p->pixel_buffer);
    glBufferData(GL_PIXEL_UNPACK_BUFFER, (GLsizeiptr)size, NULL, GL_STREAM_DRAW);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    desc.gl_name = p->pixel_buffer;
    desc.size = size;
    desc.label = "pixel buffer";
    check(clgl_buffer_create(context, &desc, &p->bytes));
}

static void open_pipeline(pipeline *p, const harness *app, int pbo)
{
    *p = (pipeline){.extent = {(size_t)app->width, (size_t)app->height, 1}};
    check(clgl_queue_create(app->context, NULL, &p->queue));
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.size = p->extent[0] * p->extent[1] * sizeof(float[CHANNELS]);
    desc.label = "floats";
    check(clgl_buffer_create(app->context, &desc, &p->floats));
    p->kernel = kernel_build(app->context, kernel_source, "gradient");
    check(clgl_kernel_set_buffer(p->kernel, 0, p->floats));

    glGenTextures(1, &p->texture);
    texture_show_pixels(p->texture);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, app->width, app->height, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    if (pbo)
        open_pixel_buffer(p, app->context);
    else
        open_texture(p, app->context);
}

static void close_pipeline(const pipeline *p)
{
    check(clgl_kernel_destroy(p->kernel));
    check(clgl_texture_destroy(p->picture));
    check(clgl_buffer_destroy(p->bytes));
    check(clgl_buffer_destroy(p->floats));
    check(clgl_queue_destroy(p->queue));
    glDeleteBuffers(1, &p->pixel_buffer);
    glDeleteTextures(1, &p->texture);
}

/* OpenCL part of a frame: computes and converts the picture. The conversion flips the picture, because in OpenGL
 * the first row is at the bottom. `drawn` contains one fence per panel, recorded after the panel drew the
 * previous frame. */
static void compute(const pipeline *p, float phase, uint32_t drawn_count, const clgl_fence *drawn)
{
    clgl_pixel_layout floats = CLGL_PIXEL_LAYOUT_INIT;
    floats.component_type = CLGL_PIXEL_FLOAT32;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = p->bytes ? 1 : 0;
    handover.buffers = &p->bytes;
    handover.texture_count = p->picture ? 1 : 0;
    handover.textures = &p->picture;

    check(clgl_kernel_set_value(p->kernel, 1, sizeof phase, &phase));
    kernel_launch_2d(p->queue, p->kernel, p->extent[0], p->extent[1]);
    check(clgl_acquire(p->queue, &handover, drawn_count, drawn, NULL));
    if (p->bytes)
        check(clgl_convert_buffer(p->queue, p->floats, &floats, p->bytes, NULL, p->extent, CLGL_CONVERT_FLIP, 0,
                                  0, NULL, NULL));
    else
        check(clgl_convert_buffer_to_texture(p->queue, p->floats, &floats, p->picture, NULL, CLGL_CONVERT_FLIP, 0,
                                             0, NULL, NULL));
    check(clgl_release(p->queue, &handover, 0, NULL, NULL));
}

/* With --pbo, copies the pixel buffer to the texture with OpenGL. */
static void upload(const pipeline *p)
{
    if (!p->bytes) return;
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, p->pixel_buffer);
    glBindTexture(GL_TEXTURE_2D, p->texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, (GLsizei)p->extent[0], (GLsizei)p->extent[1], GL_RGBA,
                    GL_UNSIGNED_BYTE, NULL);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
}

/* OpenGL part of a frame: draws the picture in decreasing sizes on a grey background. */
static void draw(const quad *shown, GLuint texture, int layers)
{
    glClearColor(0.5f, 0.5f, 0.5f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE);
    for (int i = 0; i < layers; ++i)
        quad_draw(shown, texture, (float)(layers - i) / (float)layers);
    glDisable(GL_BLEND);
}

/* Draws in the other windows. Each window has its own OpenGL context, which waits for a fence of the first
 * window. By default, an acquire waits only for the current context. Therefore stores a fence of each other
 * context in `drawn`. */
static void draw_panels(harness *app, const pipeline *p, panel *panels, int count, int layers, clgl_fence *drawn)
{
    clgl_fence ready = NULL;
    if (count > 0) check(clgl_fence_record_gl(app->context, &ready));
    for (int i = 0; i < count; ++i) {
        panel_begin(&panels[i]);
        check(clgl_fence_wait_gl(ready));
        draw(&panels[i].shown, p->texture, layers);
        check(clgl_fence_destroy(drawn[i]));
        check(clgl_fence_record_gl(app->context, &drawn[i]));
        panel_end(&panels[i], app);
    }
    check(clgl_fence_destroy(ready));
}

/* Prints the time per frame, and the number of copies of each picture through host memory. With --transport
 * staged, this number is 1, because OpenCL only writes the picture. */
static void report(const harness *app, const pipeline *p)
{
    clgl_texture_info texture = CLGL_TEXTURE_INFO_INIT;
    clgl_buffer_info buffer = CLGL_BUFFER_INFO_INIT;
    if (p->bytes) {
        harness_report(app, p->bytes);
        check(clgl_buffer_get_info(p->bytes, &buffer));
    } else {
        harness_report_texture(app, p->picture);
        check(clgl_texture_get_info(p->picture, &texture));
    }
    const int staged = (p->bytes ? buffer.transport : texture.transport) == CLGL_TRANSPORT_STAGED;
    if (app->frames_begun > 1) printf("A frame took %.2f ms.\n", 1e3 * harness_seconds_per_frame(app));
    printf("Each picture was copied through host memory %s.\n", staged ? "once" : "0 times");
}

static int read_panels(const char *text, void *target)
{
    return read_count(text, target) && *(int *)target <= MOST_PANELS;
}

int main(int argc, char **argv)
{
    int pbo = 0, layers = 1, panel_count = 1;
    const harness_option options[] = {
        {"--pbo", NULL, "convert into a wrapped pixel buffer, not into a texture", NULL, &pbo},
        {"--layers", "N", "number of layers (default 1)", read_count, &layers},
        {"--panels", "N", "number of windows, 1 to 16 (default 1)", read_panels, &panel_count}};
    const harness_about about = {"preview", "converts and shows a picture of floats without host memory", options,
                                 sizeof options / sizeof options[0]};
    harness app;
    pipeline p;
    quad shown;
    panel panels[MOST_PANELS];
    clgl_fence drawn[MOST_PANELS] = {NULL};
    harness_open(&app, &about, argc, argv);
    open_pipeline(&p, &app, pbo);
    quad_open(&shown, NULL);
    const int others = panel_count - 1;
    for (int i = 0; i < others; ++i)
        panel_open(&panels[i], &app, i + 2);

    while (harness_next_frame(&app)) {
        compute(&p, phase_per_frame * (float)app.frame, app.frame > 0 ? (uint32_t)others : 0, drawn);
        upload(&p);
        draw(&shown, p.texture, layers);
        draw_panels(&app, &p, panels, others, layers, drawn);
    }
    report(&app, &p);

    for (int i = 0; i < others; ++i) {
        check(clgl_fence_destroy(drawn[i]));
        panel_close(&panels[i], &app);
    }
    quad_close(&shown);
    close_pipeline(&p);
    harness_close(&app);
    return 0;
}
