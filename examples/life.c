/* Runs Conway's game of life in a ring of three textures. A kernel reads the last generation and writes the next
 * generation, while OpenGL draws an older generation. OpenCL and OpenGL do not wait for each other. */
#include <stdlib.h>

#include "harness/harness.h"
#include "harness/kernel.h"
#include "harness/quad.h"

enum { SLOTS = 3 };

/* The red channel of a pixel is one cell: 0 = dead, otherwise the age in generations, at most 255. The field
 * wraps around at its edges. */
static const char kernel_source[] =
    "constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;\n"
    "\n"
    "kernel void live(read_only image2d_t before, write_only image2d_t after)\n"
    "{\n"
    "    const int2 size = get_image_dim(before), place = (int2)(get_global_id(0), get_global_id(1));\n"
    "    const uint age = read_imageui(before, nearest, place).x;\n"
    "    uint neighbours = 0;\n"
    "    for (int y = -1; y <= 1; ++y)\n"
    "        for (int x = -1; x <= 1; ++x) {\n"
    "            const int2 other = (place + (int2)(x, y) + size) % size;\n"
    "            const bool lives = read_imageui(before, nearest, other).x > 0;\n"
    "            neighbours += (x != 0 || y != 0) && lives ? 1 : 0;\n"
    "        }\n"
    "    const bool lives_on = neighbours == 3 || (neighbours == 2 && age > 0);\n"
    "    write_imageui(after, place, (uint4)(lives_on ? min(age + 1, 255u) : 0, 0, 0, 1));\n"
    "}\n";

/* Young cells are yellow, old cells are blue. */
static const char fragment_source[] =
    "#version 330 core\n"
    "uniform usampler2D cells;\n"
    "in vec2 place;\n"
    "out vec4 colour;\n"
    "const vec3 dead = vec3(0.1, 0.1, 0.15), young = vec3(1.0, 0.9, 0.2), old = vec3(0.2, 0.4, 1.0);\n"
    "void main()\n"
    "{\n"
    "    uint age = texture(cells, place).r;\n"
    "    vec3 living = mix(young, old, min(float(age) - 1.0, 15.0) / 15.0);\n"
    "    colour = vec4(age == 0u ? dead : living, 1.0);\n"
    "}\n";

static clgl_ring create_ring(clgl_context context, harness_size size)
{
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    texture.type = CLGL_TEXTURE_TYPE_2D;
    /* CLGL_FORMAT_R8UI would be sufficient, but PoCL 7 does not support images with one channel. */
    texture.format = CLGL_FORMAT_RGBA8UI;
    texture.width = (uint32_t)size.width;
    texture.height = (uint32_t)size.height;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    desc.slot_count = SLOTS;
    desc.mode = CLGL_RING_MODE_FIFO;
    desc.texture = &texture;
    desc.label = "generations";
    clgl_ring ring;
    check(clgl_ring_create(context, &desc, &ring));
    for (uint32_t i = 0; i < SLOTS; ++i) {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        check(clgl_ring_get_slot(ring, i, &slot));
        texture_show_pixels(texture_name(slot.texture));
    }
    return ring;
}

/* Writes a pseudo-random first generation with a quarter of the cells alive. */
static void write_first(clgl_queue queue, clgl_texture texture, harness_size size, uint32_t seed)
{
    const size_t count = (size_t)size.width * (size_t)size.height;
    unsigned char(*cells)[4] = calloc(count, sizeof *cells);
    if (!cells) fail("out of memory for %zu cells", count);
    for (size_t i = 0; i < count; ++i) {
        seed = seed * 1664525u + 1013904223u;
        cells[i][0] = seed >> 30 == 0;
    }
    check(clgl_texture_write(queue, texture, NULL, cells, 1, 0, NULL, NULL));
    free(cells);
}

/* OpenCL part of a frame: writes the next generation. In the first frame, writes the first generation. */
static void compute(clgl_queue queue, clgl_kernel kernel, clgl_ring ring, harness_size size, uint32_t seed)
{
    clgl_ring_slot after = CLGL_RING_SLOT_INIT, before = CLGL_RING_SLOT_INIT;
    check(clgl_ring_acquire_write(queue, ring, CLGL_FOREVER, 0, NULL, &after, &before, NULL));
    if (before.texture) {
        check(clgl_kernel_set_texture(kernel, 0, before.texture));
        check(clgl_kernel_set_texture(kernel, 1, after.texture));
        kernel_launch_2d(queue, kernel, (size_t)size.width, (size_t)size.height);
    } else {
        write_first(queue, after.texture, size, seed);
    }
    check(clgl_ring_submit(queue, ring, 0, 0, NULL, NULL));
}

/* OpenGL part of a frame: draws the oldest generation that has not been drawn yet. */
static clgl_texture draw(const quad *shown, clgl_ring ring)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    check(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot));
    quad_draw(shown, texture_name(slot.texture), 1.0f);
    return slot.texture;
}

int main(int argc, char **argv)
{
    int seed = 1;
    harness_size size = {160, 120};
    const harness_option options[] = {
        {"--cells", "WxH", "number of cells (default 160x120)", read_size, &size},
        {"--seed", "N", "seed of the random first generation (default 1)", read_count, &seed}};
    const harness_about about = {"life", "Conway's game of life in a ring of textures", options, 2};
    harness app;
    quad shown;
    clgl_queue queue;
    clgl_texture taken = NULL;
    harness_open(&app, &about, argc, argv);
    check(clgl_queue_create(app.context, NULL, &queue));
    const clgl_ring ring = create_ring(app.context, size);
    const clgl_kernel kernel = kernel_build(app.context, kernel_source, "live");
    quad_open(&shown, fragment_source);

    while (harness_next_frame(&app)) {
        compute(queue, kernel, ring, size, (uint32_t)seed);
        taken = draw(&shown, ring);
    }
    harness_report_texture(&app, taken);

    quad_close(&shown);
    check(clgl_kernel_destroy(kernel));
    check(clgl_ring_destroy(ring));
    check(clgl_queue_destroy(queue));
    harness_close(&app);
    return 0;
}
