/* Simulates warm smoke, which rises, and cold smoke, which sinks. In each frame the kernels in fluid.cl read
 * the last state from a texture of a ring, and write the next state to another texture. OpenGL then colours
 * and draws that texture. */
#include <math.h>

#include "fluid_cl.h"
#include "harness/harness.h"
#include "harness/kernel.h"
#include "harness/quad.h"

enum { SLOTS = 3, JETS = 3, SWEEPS = 20, STEPS_PER_SECOND = 60, SIDE_ON_GPU = 1024, SIDE_ON_CPU = 256 };

/* Lights the smoke from the upper left. Thin smoke is darker and more saturated than dense smoke. */
static const char fragment_source[] =
    "#version 330 core\n"
    "uniform sampler2D state;\n"
    "in vec2 place;\n"
    "out vec4 colour;\n"
    "const vec3 warm = vec3(1.0, 0.36, 0.08), cold = vec3(0.05, 0.33, 1.0), light = vec3(-0.48, 0.64, 0.6);\n"
    "float density(vec2 where) { return dot(texture(state, where).ba, vec2(1.0)); }\n"
    "void main()\n"
    "{\n"
    "    vec2 size = vec2(textureSize(state, 0)), x = vec2(1.0 / size.x, 0.0), y = vec2(0.0, 1.0 / size.y);\n"
    "    vec2 slope = vec2(density(place + x) - density(place - x), density(place + y) - density(place - y));\n"
    "    vec3 normal = normalize(vec3(-0.01 * size.y * slope, 1.0));\n"
    "    vec2 smoke = texture(state, place).ba;\n"
    "    float lit = 0.15 + 1.6 * max(dot(normal, light), 0.0);\n"
    "    vec3 shine = lit * (smoke.x * smoke.x * warm + smoke.y * smoke.y * cold);\n"
    "    colour = vec4(sqrt(1.0 - exp(-3.0 * shine)), 1.0);\n"
    "}\n";

/* A jet that blows smoke, in the layout of the kernel argument */
typedef struct jet {
    float place[2];
    /* Fractions (0 to 1) of the velocity and of the smoke at `place` that each step replaces */
    float share[2];
    float velocity[2];
    float smoke[2];
} jet;

enum { ADVECT, CORRECT, VORTICITY, CONFINE, DIVERGENCE, RELAX_BLACK, RELAX_WHITE, PROJECT, KERNELS };
enum { MOVED, STATE, SPIN, OUTFLOW, PRESSURE, BUFFERS };

/* OpenCL objects */
typedef struct fluid {
    harness_size size;
    clgl_queue queue;
    clgl_ring ring;
    clgl_kernel kernels[KERNELS];
    clgl_buffer buffers[BUFFERS];
} fluid;

static clgl_ring create_ring(clgl_context context, harness_size size)
{
    const clgl_texture_desc *texture =
        CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA32F,
                          .width = (uint32_t)size.width, .height = (uint32_t)size.height);
    clgl_ring ring;
    check(clgl_ring_create(context, CLGL_RING_DESC(.slot_count = SLOTS, .texture = texture, .label = "states"),
                           &ring));
    for (uint32_t i = 0; i < SLOTS; ++i) {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        check(clgl_ring_get_slot(ring, i, &slot));
        texture_show_smooth(texture_name(slot.texture));
    }
    return ring;
}

/* Creates OpenCL-only buffers of zeros. */
static void create_buffers(fluid *f, clgl_context context)
{
    static const char *const labels[BUFFERS] = {"moved", "state", "spin", "outflow", "pressure"};
    static const size_t floats_per_cell[BUFFERS] = {4, 4, 1, 1, 1};
    const float zero = 0;
    for (int i = 0; i < BUFFERS; ++i) {
        const size_t size = floats_per_cell[i] * (size_t)f->size.width * (size_t)f->size.height * sizeof zero;
        check(clgl_buffer_create(
            context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = size, .label = labels[i]),
            &f->buffers[i]));
        check(clgl_buffer_fill(f->queue, f->buffers[i], NULL, &zero, sizeof zero, 0, NULL, NULL));
    }
}

static void create_kernels(fluid *f, clgl_context context)
{
    static const char *const names[KERNELS] = {"advect",     "correct", "vorticity", "confine",
                                               "divergence", "relax",   "relax",     "project"};
    clgl_program program;
    check(clgl_program_create(context, CLGL_PROGRAM_DESC(.source = fluid_cl), &program));
    for (int i = 0; i < KERNELS; ++i)
        check(clgl_kernel_create(program, names[i], &f->kernels[i]));
    check(clgl_program_destroy(program));
}

/* Sets the arguments of a kernel: the buffer to read, the buffer to write, and the size of the field. */
static void set_arguments(const fluid *f, int kernel, int source, int target)
{
    check(clgl_kernel_set_buffer(f->kernels[kernel], 0, f->buffers[source]));
    check(clgl_kernel_set_buffer(f->kernels[kernel], 1, f->buffers[target]));
    check(clgl_kernel_set_value(f->kernels[kernel], 2, sizeof f->size, &f->size));
}

static void open_fluid(fluid *f, clgl_context context)
{
    const int32_t black = 0, white = 1;
    check(clgl_queue_create(context, NULL, &f->queue));
    f->ring = create_ring(context, f->size);
    create_buffers(f, context);
    create_kernels(f, context);
    check(clgl_kernel_set_buffer(f->kernels[ADVECT], 1, f->buffers[MOVED]));
    check(clgl_kernel_set_buffer(f->kernels[CORRECT], 1, f->buffers[MOVED]));
    check(clgl_kernel_set_buffer(f->kernels[CORRECT], 2, f->buffers[STATE]));
    set_arguments(f, VORTICITY, STATE, SPIN);
    set_arguments(f, CONFINE, SPIN, STATE);
    set_arguments(f, DIVERGENCE, STATE, OUTFLOW);
    set_arguments(f, RELAX_BLACK, OUTFLOW, PRESSURE);
    set_arguments(f, RELAX_WHITE, OUTFLOW, PRESSURE);
    check(clgl_kernel_set_value(f->kernels[RELAX_BLACK], 3, sizeof black, &black));
    check(clgl_kernel_set_value(f->kernels[RELAX_WHITE], 3, sizeof white, &white));
    check(clgl_kernel_set_buffer(f->kernels[PROJECT], 0, f->buffers[STATE]));
    check(clgl_kernel_set_buffer(f->kernels[PROJECT], 1, f->buffers[PRESSURE]));
}

static void close_fluid(const fluid *f)
{
    for (int i = 0; i < KERNELS; ++i)
        check(clgl_kernel_destroy(f->kernels[i]));
    for (int i = 0; i < BUFFERS; ++i)
        check(clgl_buffer_destroy(f->buffers[i]));
    check(clgl_ring_destroy(f->ring));
    check(clgl_queue_destroy(f->queue));
}

/* Moves the stirring jet to the mouse pointer, or along a curve if the pointer is not in the window. The smoke
 * gets the velocity of the jet. */
static void stir(const harness *app, float width, float t, jet *stirrer)
{
    const float fastest = 2;
    float place[2] = {0.5f + 0.36f * sinf(1.1f * t), 0.5f + 0.3f * sinf(1.7f * t)};
    harness_pointer(app, place);
    place[0] *= width;
    for (int i = 0; i < 2; ++i) {
        const float velocity = (place[i] - stirrer->place[i]) * STEPS_PER_SECOND;
        stirrer->velocity[i] = fmaxf(-fastest, fminf(velocity, fastest));
        stirrer->place[i] = place[i];
    }
    stirrer->share[0] = fminf(0.5f, hypotf(stirrer->velocity[0], stirrer->velocity[1]));
}

/* Moves the three jets. The first blows warm smoke from below, the second blows cold smoke from above, and the
 * third stirs the smoke. */
static void aim(const harness *app, harness_size size, jet jets[JETS])
{
    const float width = (float)size.width / (float)size.height, t = (float)app->frame / STEPS_PER_SECOND;
    const float warm = width * (0.5f + 0.2f * sinf(0.7f * t)), cold = width * (0.5f - 0.2f * sinf(0.9f * t));
    jets[0] = (jet){{warm, 0.1f}, {0.2f, 0.25f}, {0.5f * sinf(2.3f * t), 1.2f}, {1, 0}};
    jets[1] = (jet){{cold, 0.9f}, {0.2f, 0.25f}, {0.5f * sinf(1.9f * t), -1.2f}, {0, 1}};
    stir(app, width, t, &jets[2]);
}

static void launch(const fluid *f, int kernel)
{
    const int halves = kernel == RELAX_BLACK || kernel == RELAX_WHITE;
    const size_t width = (size_t)(halves ? (f->size.width + 1) / 2 : f->size.width);
    kernel_launch_2d(f->queue, f->kernels[kernel], width, (size_t)f->size.height);
}

/* Computes the next state and stores it in the buffers. */
static void step(const fluid *f, clgl_texture before, const jet jets[JETS])
{
    check(clgl_kernel_set_texture(f->kernels[ADVECT], 0, before));
    check(clgl_kernel_set_texture(f->kernels[CORRECT], 0, before));
    for (uint32_t i = 0; i < JETS; ++i)
        check(clgl_kernel_set_value(f->kernels[CORRECT], 3 + i, sizeof jets[i], &jets[i]));
    for (int kernel = ADVECT; kernel <= DIVERGENCE; ++kernel)
        launch(f, kernel);
    for (int sweep = 0; sweep < SWEEPS; ++sweep) {
        launch(f, RELAX_BLACK);
        launch(f, RELAX_WHITE);
    }
}

/* OpenCL part of a frame: writes the next state. In the first frame, writes an empty state. */
static void compute(const fluid *f, const jet jets[JETS])
{
    clgl_ring_slot after = CLGL_RING_SLOT_INIT, before = CLGL_RING_SLOT_INIT;
    check(clgl_ring_acquire_write(f->queue, f->ring, CLGL_FOREVER, 0, NULL, &after, &before, NULL));
    if (before.texture) step(f, before.texture, jets);
    check(clgl_kernel_set_texture(f->kernels[PROJECT], 2, after.texture));
    launch(f, PROJECT);
    check(clgl_ring_submit(f->queue, f->ring, 0, 0, NULL, NULL));
}

/* OpenGL part of a frame: draws the oldest state that has not been drawn yet. */
static clgl_texture draw(const quad *shown, clgl_ring ring)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    check(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot));
    quad_draw(shown, texture_name(slot.texture), 1.0f);
    return slot.texture;
}

/* Returns the default size: 1024 x 1024 cells, or 256 x 256 on a CPU. */
static harness_size default_size(clgl_context context)
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    check(clgl_context_get_info(context, &info));
    check(clgl_device_get_info(info.device, &device));
    const int side = device.type & CLGL_DEVICE_TYPE_CPU ? SIDE_ON_CPU : SIDE_ON_GPU;
    return (harness_size){side, side};
}

int main(int argc, char **argv)
{
    fluid f = {0};
    const harness_option option = {"--cells", "WxH", "number of cells (default 1024x1024, or 256x256 on a CPU)",
                                   read_size, &f.size};
    const harness_about about = {"fluid", "simulates smoke in a ring; the mouse stirs it", &option, 1};
    harness app;
    quad shown;
    jet jets[JETS] = {0};
    clgl_texture taken = NULL;
    harness_open(&app, &about, argc, argv);
    if (f.size.width == 0) f.size = default_size(app.context);
    open_fluid(&f, app.context);
    quad_open(&shown, fragment_source);

    while (harness_next_frame(&app)) {
        aim(&app, f.size, jets);
        compute(&f, jets);
        taken = draw(&shown, f.ring);
    }
    harness_report_texture(&app, taken);

    quad_close(&shown);
    close_fluid(&f);
    harness_close(&app);
    return 0;
}
