/* OpenGL draws a rotating cube into a texture, OpenCL processes the texture, and OpenGL shows the result. One
 * kernel finds edges in the texture and writes them to a mask. A second kernel marks the edges in the texture.
 * There are two kernels because in OpenCL 1.2 a kernel cannot read and write the same image. */
#include <math.h>

#include "harness/harness.h"
#include "harness/kernel.h"
#include "harness/quad.h"

enum { FACES = 6, FACE_VERTICES = 6 };

/* Rotation of the cube per frame and its start angle, in radians */
static const float angle_per_frame = 0.05f, first_angle = 0.6f;
/* Tilt of the cube towards the viewer, in radians */
static const float tilt = 0.5f;

static const char edges_source[] =
    "constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;\n"
    "\n"
    "float4 at(read_only image2d_t picture, int2 place, int x, int y)\n"
    "{\n"
    "    return read_imagef(picture, nearest, place + (int2)(x, y));\n"
    "}\n"
    "\n"
    "/* Sobel operator for each colour channel */\n"
    "kernel void edges(read_only image2d_t picture, write_only image2d_t mask)\n"
    "{\n"
    "    const int2 place = (int2)(get_global_id(0), get_global_id(1));\n"
    "    float4 across = (float4)(0.0f), along = (float4)(0.0f);\n"
    "    for (int i = -1; i <= 1; ++i) {\n"
    "        const float weight = i == 0 ? 2.0f : 1.0f;\n"
    "        across += weight * (at(picture, place, 1, i) - at(picture, place, -1, i));\n"
    "        along += weight * (at(picture, place, i, 1) - at(picture, place, i, -1));\n"
    "    }\n"
    "    const float4 steep = fabs(across) + fabs(along);\n"
    "    const float is_edge = fmax(fmax(steep.x, steep.y), steep.z) > 0.5f ? 1.0f : 0.0f;\n"
    "    write_imagef(mask, place, (float4)(is_edge, 0.0f, 0.0f, 1.0f));\n"
    "}\n";

static const char mark_source[] =
    "constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;\n"
    "\n"
    "kernel void mark_edges(read_only image2d_t mask, write_only image2d_t picture)\n"
    "{\n"
    "    const int2 place = (int2)(get_global_id(0), get_global_id(1));\n"
    "    if (read_imagef(mask, nearest, place).x > 0.5f)\n"
    "        write_imagef(picture, place, (float4)(1.0f, 1.0f, 1.0f, 1.0f));\n"
    "}\n";

/* Draws a cube from -1 to 1. Computes the vertices from gl_VertexID. Hides each face that points away from the
 * viewer by moving its vertices to one point. */
static const char vertex_source[] =
    "#version 330 core\n"
    "uniform mat3 turn;\n"
    "uniform vec2 focal;\n"
    "flat out vec3 lit;\n"
    "const vec2 corners[6] = vec2[](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1), vec2(1, -1), vec2(1, "
    "1));\n"
    "const vec3 colours[3] = vec3[](vec3(0.9, 0.3, 0.2), vec3(0.9, 0.8, 0.2), vec3(0.2, 0.4, 0.9));\n"
    "const vec3 light = vec3(0.0, 0.6, 0.8);\n"
    "const float distance = 4.5;\n"
    "void main()\n"
    "{\n"
    "    int face = gl_VertexID / 6, axis = face % 3;\n"
    "    vec3 normal = vec3(0.0);\n"
    "    normal[axis] = face < 3 ? 1.0 : -1.0;\n"
    "    vec3 corner = normal;\n"
    "    corner[(axis + 1) % 3] = corners[gl_VertexID % 6].x;\n"
    "    corner[(axis + 2) % 3] = corners[gl_VertexID % 6].y;\n"
    "    vec3 place = turn * corner - vec3(0.0, 0.0, distance);\n"
    "    bool away = dot(turn * normal, turn * normal - vec3(0.0, 0.0, distance)) >= 0.0;\n"
    "    lit = colours[axis] * (0.4 + 0.6 * max(dot(turn * normal, light), 0.0));\n"
    "    gl_Position = away ? vec4(0.0, 0.0, 0.0, 1.0) : vec4(focal * place.xy, 0.0, -place.z);\n"
    "}\n";

static const char fragment_source[] = "#version 330 core\n"
                                      "flat in vec3 lit;\n"
                                      "out vec4 colour;\n"
                                      "void main() { colour = vec4(lit, 1.0); }\n";

/* OpenGL objects that draw the cube */
typedef struct cube_drawing {
    GLuint program;
    GLuint vertex_array;
    GLuint framebuffer;
    int width;
    int height;
} cube_drawing;

/* OpenCL objects that process the picture */
typedef struct effect {
    clgl_queue queue;
    clgl_texture picture;
    clgl_texture mask;
    clgl_kernel edges;
    clgl_kernel mark;
} effect;

/* Creates the objects that draw into the texture. */
static void open_cube_drawing(cube_drawing *s, const harness *app, GLuint texture)
{
    s->width = app->width;
    s->height = app->height;
    s->program = harness_program(vertex_source, fragment_source);
    glGenVertexArrays(1, &s->vertex_array);
    glGenFramebuffers(1, &s->framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, s->framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        fail("OpenGL cannot draw into a texture of %dx%d pixels", s->width, s->height);
}

static void close_cube_drawing(const cube_drawing *s)
{
    glDeleteFramebuffers(1, &s->framebuffer);
    glDeleteVertexArrays(1, &s->vertex_array);
    glDeleteProgram(s->program);
}

/* Creates a texture of the size of the window. The texture is shared unless `flags` contains
 * CLGL_TEXTURE_COMPUTE_ONLY. */
static clgl_texture create_texture(const harness *app, clgl_format format, uint32_t flags, const char *label)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = flags;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = format;
    desc.width = (uint32_t)app->width;
    desc.height = (uint32_t)app->height;
    desc.label = label;
    clgl_texture texture;
    check(clgl_texture_create(app->context, &desc, &texture));
    return texture;
}

static void open_effect(effect *e, const harness *app)
{
    check(clgl_queue_create(app->context, NULL, &e->queue));
    e->picture = create_texture(app, CLGL_FORMAT_RGBA8, 0, "picture");
    /* CLGL_FORMAT_R8 would be sufficient, but PoCL 7 does not support images with one channel. */
    e->mask = create_texture(app, CLGL_FORMAT_RGBA8, CLGL_TEXTURE_COMPUTE_ONLY, "mask");
    e->edges = kernel_build(app->context, edges_source, "edges");
    e->mark = kernel_build(app->context, mark_source, "mark_edges");
    check(clgl_kernel_set_texture(e->edges, 0, e->picture));
    check(clgl_kernel_set_texture(e->edges, 1, e->mask));
    check(clgl_kernel_set_texture(e->mark, 0, e->mask));
    check(clgl_kernel_set_texture(e->mark, 1, e->picture));
}

static void close_effect(const effect *e)
{
    check(clgl_kernel_destroy(e->mark));
    check(clgl_kernel_destroy(e->edges));
    check(clgl_texture_destroy(e->mask));
    check(clgl_texture_destroy(e->picture));
    check(clgl_queue_destroy(e->queue));
}

/* OpenGL part of a frame: draws the cube, rotated about the vertical axis and then tilted. */
static void draw_cube(const cube_drawing *s, float angle)
{
    const float c = cosf(angle), n = sinf(angle), tilt_c = cosf(tilt), tilt_n = sinf(tilt);
    /* The matrix is in column-major order. */
    const float turn[9] = {c, tilt_n * n, -tilt_c * n, 0.0f, tilt_c, tilt_n, n, -tilt_n * c, tilt_c * c};
    const float focal = 2.0f;

    glBindFramebuffer(GL_FRAMEBUFFER, s->framebuffer);
    glViewport(0, 0, s->width, s->height);
    glClearColor(0.1f, 0.1f, 0.1f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glUseProgram(s->program);
    glUniformMatrix3fv(glGetUniformLocation(s->program, "turn"), 1, GL_FALSE, turn);
    glUniform2f(glGetUniformLocation(s->program, "focal"), focal * (float)s->height / (float)s->width, focal);
    glBindVertexArray(s->vertex_array);
    glDrawArrays(GL_TRIANGLES, 0, FACES * FACE_VERTICES);
}

/* OpenCL part of a frame: runs two kernels between one acquire and one release. */
static void apply(const effect *e, const cube_drawing *s)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &e->picture;
    check(clgl_acquire(e->queue, &handover, 0, NULL, NULL));
    kernel_launch_2d(e->queue, e->edges, (size_t)s->width, (size_t)s->height);
    kernel_launch_2d(e->queue, e->mark, (size_t)s->width, (size_t)s->height);
    check(clgl_release(e->queue, &handover, 0, NULL, NULL));
}

int main(int argc, char **argv)
{
    const harness_about about = {"postprocess", "marks the edges in a picture that OpenGL draws", NULL, 0};
    harness app;
    effect outline;
    cube_drawing cube;
    quad shown;
    harness_open(&app, &about, argc, argv);
    open_effect(&outline, &app);
    const GLuint texture = texture_name(outline.picture);
    texture_show_pixels(texture);
    open_cube_drawing(&cube, &app, texture);
    quad_open(&shown, NULL);

    while (harness_next_frame(&app)) {
        draw_cube(&cube, first_angle + angle_per_frame * (float)app.frame);
        apply(&outline, &cube);
        harness_bind(&app);
        quad_draw(&shown, texture, 1.0f);
    }
    harness_report_texture(&app, outline.picture);

    quad_close(&shown);
    close_cube_drawing(&cube);
    close_effect(&outline);
    harness_close(&app);
    return 0;
}
