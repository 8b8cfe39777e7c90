/* A kernel writes a vertex buffer, and OpenGL draws it. No vertex data passes through the CPU. */
#include "harness/harness.h"
#include "harness/kernel.h"

enum { POINTS = 10000 };

/* Movement of the wave per frame with --animate, in radians */
static const float phase_per_frame = 0.05f;

static const char kernel_source[] =  //
    "kernel void sine(global const float2 *points, global float2 *vertices, float phase)\n"
    "{\n"
    "    const size_t i = get_global_id(0);\n"
    "    const float x = points[i].x;\n"
    "    vertices[i] = (float2)(x, 0.5f * sin(10.0f * x + phase));\n"
    "}\n";

static const char vertex_source[] =  //
    "#version 330 core\n"
    "layout(location = 0) in vec2 position;\n"
    "void main() { gl_Position = vec4(position, 0.0, 1.0); }\n";

static const char fragment_source[] =  //
    "#version 330 core\n"
    "out vec4 colour;\n"
    "void main() { colour = vec4(1.0, 1.0, 0.0, 1.0); }\n";

/* Creates an OpenCL-only buffer with the points (x, 0), where x is from -1 to 1. */
static clgl_buffer create_points(clgl_context context)
{
    static float points[POINTS][2];
    for (int i = 0; i < POINTS; ++i)
        points[i][0] = -1.0f + 2.0f * (float)i / (POINTS - 1);

    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    desc.access = CLGL_ACCESS_READ_ONLY;
    desc.size = sizeof points;
    desc.data = points;
    desc.label = "points";
    clgl_buffer buffer;
    check(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* Creates the shared vertex buffer, which the kernel writes completely. */
static clgl_buffer create_vertices(clgl_context context)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    desc.size = sizeof(float[POINTS][2]);
    desc.label = "vertices";
    clgl_buffer buffer;
    check(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

static clgl_kernel create_kernel(clgl_context context, clgl_buffer points, clgl_buffer vertices)
{
    const clgl_kernel kernel = kernel_build(context, kernel_source, "sine");
    check(clgl_kernel_set_buffer(kernel, 0, points));
    check(clgl_kernel_set_buffer(kernel, 1, vertices));
    return kernel;
}

/* Creates a vertex array that reads positions from the shared buffer. */
static GLuint create_vertex_array(clgl_buffer vertices)
{
    GLuint buffer, array;
    check(clgl_buffer_gl_name(vertices, &buffer));
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(0);
    return array;
}

/* OpenCL part of a frame: acquires the vertices, writes them, and releases them. clgl orders the OpenGL and
 * OpenCL commands, so glFinish and clFinish are not needed. */
static void compute(clgl_queue queue, clgl_kernel kernel, clgl_buffer vertices, float phase)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = 1;
    handover.buffers = &vertices;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = POINTS;

    check(clgl_kernel_set_value(kernel, 2, sizeof phase, &phase));
    check(clgl_acquire(queue, &handover, 0, NULL, NULL));
    check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, NULL));
    check(clgl_release(queue, &handover, 0, NULL, NULL));
}

/* OpenGL part of a frame: draws the vertices as a line. */
static void draw(GLuint program, GLuint vertex_array)
{
    glClearColor(0.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(program);
    glBindVertexArray(vertex_array);
    glDrawArrays(GL_LINE_STRIP, 0, POINTS);
}

int main(int argc, char **argv)
{
    int animate = 0;
    const harness_option options[] = {{"--animate", NULL, "move the wave", NULL, &animate}};
    const harness_about about = {"sine", "draws a vertex buffer that a kernel writes", options, 1};
    harness app;
    harness_open(&app, &about, argc, argv);

    clgl_queue queue;
    check(clgl_queue_create(app.context, NULL, &queue));
    const clgl_buffer points = create_points(app.context);
    const clgl_buffer vertices = create_vertices(app.context);
    const clgl_kernel kernel = create_kernel(app.context, points, vertices);
    const GLuint vertex_array = create_vertex_array(vertices);
    const GLuint program = harness_program(vertex_source, fragment_source);

    while (harness_next_frame(&app)) {
        compute(queue, kernel, vertices, animate ? phase_per_frame * (float)app.frame : 0.0f);
        draw(program, vertex_array);
    }
    harness_report(&app, vertices);

    glDeleteProgram(program);
    glDeleteVertexArrays(1, &vertex_array);
    check(clgl_kernel_destroy(kernel));
    check(clgl_buffer_destroy(vertices));
    check(clgl_buffer_destroy(points));
    check(clgl_queue_destroy(queue));
    harness_close(&app);
    return 0;
}
