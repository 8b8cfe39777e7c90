/* Moves a million particles. OpenCL updates two vertex buffers in place, and OpenGL draws them with blending.
 * One call acquires both buffers, and one call releases them. The data does not pass through the CPU. */
#include <math.h>
#include <stdlib.h>

#include "harness/harness.h"
#include "harness/kernel.h"

enum { PARTICLES = 1000000 };

/* Rotation per frame, in radians, of a particle at the distance 0.9 from the centre */
static const float turn_per_frame = 0.02f;

static const char kernel_source[] =
    "/* Particles near the centre are faster and redder. */\n"
    "kernel void swirl(global float2 *positions, global uchar4 *colours, float turn)\n"
    "{\n"
    "    const size_t i = get_global_id(0);\n"
    "    const float2 place = positions[i];\n"
    "    const float away = sqrt(place.x * place.x + place.y * place.y);\n"
    "    const float angle = turn / (0.1f + away), c = cos(angle), s = sin(angle);\n"
    "    positions[i] = (float2)(c * place.x - s * place.y, s * place.x + c * place.y);\n"
    "    colours[i] = convert_uchar4_sat_rte((float4)(20.0f - 18.0f * away, 8.0f, 4.0f + 24.0f * away, "
    "255.0f));\n"
    "}\n";

static const char vertex_source[] = "#version 330 core\n"
                                    "layout(location = 0) in vec2 position;\n"
                                    "layout(location = 1) in vec4 colour;\n"
                                    "uniform vec2 scale;\n"
                                    "out vec4 lit;\n"
                                    "void main()\n"
                                    "{\n"
                                    "    lit = colour;\n"
                                    "    gl_Position = vec4(scale * position, 0.0, 1.0);\n"
                                    "}\n";

static const char fragment_source[] = "#version 330 core\n"
                                      "in vec4 lit;\n"
                                      "out vec4 colour;\n"
                                      "void main() { colour = lit; }\n";

/* Buffers that OpenCL and OpenGL share */
typedef struct particles {
    size_t count;
    /* Two floats per particle in `positions`, and four bytes per particle in `colours` */
    clgl_buffer positions;
    clgl_buffer colours;
} particles;

static clgl_buffer create_buffer(clgl_context context, clgl_access access, size_t size, const void *data,
                                 const char *label)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.access = access;
    desc.size = size;
    desc.data = data;
    desc.label = label;
    clgl_buffer buffer;
    check(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Computes the pseudo-random start position of a particle near one of two spiral arms. */
static void start(uint32_t i, float place[2])
{
    const double pi = 3.14159265358979323846;
    uint32_t mixed = i * 2654435761u;
    mixed = (mixed ^ mixed >> 15) * 2246822519u;
    mixed ^= mixed >> 13;
    const double away = 0.03 + 0.92 * (mixed % 65536 + 0.5) / 65536;
    const double aside = 2 * (mixed / 65536 + 0.5) / 65536 - 1;
    const double angle = pi * (i % 2) + 4 * away + pi / 2 * aside * aside * aside;
    place[0] = (float)(away * cos(angle));
    place[1] = (float)(away * sin(angle));
}

static void open_particles(particles *all, clgl_context context, size_t count)
{
    float(*places)[2] = malloc(count * sizeof *places);
    if (!places) fail("out of memory for %zu particles", count);
    for (size_t i = 0; i < count; ++i)
        start((uint32_t)i, places[i]);
    all->count = count;
    all->positions = create_buffer(context, CLGL_ACCESS_READ_WRITE, count * sizeof *places, places, "positions");
    all->colours = create_buffer(context, CLGL_ACCESS_WRITE_DISCARD, count * sizeof(uint32_t), NULL, "colours");
    free(places);
}

static clgl_kernel create_kernel(clgl_context context, const particles *all)
{
    const clgl_kernel kernel = kernel_build(context, kernel_source, "swirl");
    check(clgl_kernel_set_buffer(kernel, 0, all->positions));
    check(clgl_kernel_set_buffer(kernel, 1, all->colours));
    check(clgl_kernel_set_value(kernel, 2, sizeof turn_per_frame, &turn_per_frame));
    return kernel;
}

static void set_attribute(GLuint index, clgl_buffer buffer, GLint size, GLenum type, GLboolean normalized)
{
    GLuint name;
    check(clgl_buffer_gl_name(buffer, &name));
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glVertexAttribPointer(index, size, type, normalized, 0, NULL);
    glEnableVertexAttribArray(index);
}

static GLuint create_vertex_array(const particles *all)
{
    GLuint array;
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);
    set_attribute(0, all->positions, 2, GL_FLOAT, GL_FALSE);
    set_attribute(1, all->colours, 4, GL_UNSIGNED_BYTE, GL_TRUE);
    return array;
}

/* OpenCL part of a frame: moves the particles. */
static void compute(clgl_queue queue, clgl_kernel kernel, const particles *all)
{
    const clgl_buffer both[] = {all->positions, all->colours};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = 2;
    handover.buffers = both;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = all->count;

    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, NULL));
}

/* OpenGL part of a frame: draws the particles. Where particles overlap, their brightness is added. */
static void draw(const harness *app, GLuint program, GLuint vertex_array, size_t count)
{
    const float side = (float)(app->width < app->height ? app->width : app->height);
    glClearColor(0.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE);
    glUseProgram(program);
    glUniform2f(glGetUniformLocation(program, "scale"), side / (float)app->width, side / (float)app->height);
    glBindVertexArray(vertex_array);
    glDrawArrays(GL_POINTS, 0, (GLsizei)count);
    glDisable(GL_BLEND);
}

int main(int argc, char **argv)
{
    int count = PARTICLES;
    const harness_option options[] = {
        {"--count", "N", "number of particles (default 1000000)", read_count, &count}};
    const harness_about about = {"particles", "moves a million particles in vertex buffers with a kernel",
                                 options, 1};
    harness app;
    particles all;
    clgl_queue queue;
    harness_open(&app, &about, argc, argv);
    check(clgl_queue_create(app.context, NULL, &queue));
    open_particles(&all, app.context, (size_t)count);
    const clgl_kernel kernel = create_kernel(app.context, &all);
    const GLuint vertex_array = create_vertex_array(&all);
    const GLuint program = harness_program(vertex_source, fragment_source);

    while (harness_next_frame(&app)) {
        compute(queue, kernel, &all);
        draw(&app, program, vertex_array, all.count);
    }
    harness_report(&app, all.positions);

    glDeleteProgram(program);
    glDeleteVertexArrays(1, &vertex_array);
    check(clgl_kernel_destroy(kernel));
    check(clgl_buffer_destroy(all.colours));
    check(clgl_buffer_destroy(all.positions));
    check(clgl_queue_destroy(queue));
    harness_close(&app);
    return 0;
}
