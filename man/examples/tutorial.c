/* The example of clgl_tutorial(7), which grows with STEP from 1 to 8. */
#define GL_GLEXT_PROTOTYPES
#include <SDL2/SDL.h>
#include <SDL2/SDL_opengl.h>
#if STEP >= 2
#include <clgl/clgl.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VERTICES = 256, FRAMES = 300 };

typedef struct scene {
    SDL_Window *window;
    int width, height;
    unsigned picture_name, line_name;
#if STEP >= 2
    clgl_context context;
    clgl_queue queue;
    clgl_buffer line;
#endif
#if STEP >= 2 && STEP < 6
    clgl_texture picture;
#endif
#if STEP >= 3
    clgl_program program;
    clgl_kernel paint, wave;
#endif
#if STEP >= 6
    clgl_ring ring;
    clgl_queue paint_queue;
    SDL_atomic_t ends;
#endif
} scene;

#if STEP >= 2
/* Exits with the message of a failed call. */
static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s: %s\n", clgl_result_name(result), clgl_error_message());
    exit(EXIT_FAILURE);
}
#endif

#if STEP >= 8
/* Writes warnings, for example about a transport that failed its self-test. */
static void log_message(clgl_log_level level, const char *message, void *user_data)
{
    (void)user_data;
    fprintf(stderr, "%s: %s\n", clgl_log_level_name(level), message);
}
#endif

static void open_window(scene *s)
{
    SDL_Init(SDL_INIT_VIDEO);
    s->window = SDL_CreateWindow("tutorial", 0, 0, 640, 480, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE);
    if (!s->window || !SDL_GL_CreateContext(s->window)) {
        fprintf(stderr, "%s\n", SDL_GetError());
        exit(EXIT_FAILURE);
    }
    s->width = 640;
    s->height = 480;
}

#if STEP >= 2
/* Creates the objects of the application: a texture and a vertex buffer. */
static void create_gl_objects(scene *s)
{
    glGenTextures(1, &s->picture_name);
    glBindTexture(GL_TEXTURE_2D, s->picture_name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, s->width, s->height, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glGenBuffers(1, &s->line_name);
    glBindBuffer(GL_ARRAY_BUFFER, s->line_name);
    glBufferData(GL_ARRAY_BUFFER, VERTICES * 2 * sizeof(float), NULL, GL_DYNAMIC_DRAW);
}
#endif

#if STEP >= 2 && STEP < 7
static void share(scene *s)
{
    check(clgl_context_create(NULL, &s->context)); /* joins the OpenGL context that is current */
    check(clgl_queue_create(s->context, NULL, &s->queue));
    check(clgl_buffer_create(s->context, CLGL_BUFFER_DESC(.gl_name = s->line_name), &s->line));
#if STEP < 6
    check(clgl_texture_create(
        s->context, CLGL_TEXTURE_DESC(.gl_name = s->picture_name, .gl_target = GL_TEXTURE_2D), &s->picture));
#endif
}
#endif

#if STEP >= 7
static void share(scene *s, int headless)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    if (headless) desc.flags = CLGL_CONTEXT_HEADLESS; /* an OpenGL context of the library, without a window */
    check(clgl_context_create(&desc, &s->context));
    check(clgl_queue_create(s->context, NULL, &s->queue));
    if (!headless) check(clgl_buffer_create(s->context, CLGL_BUFFER_DESC(.gl_name = s->line_name), &s->line));
}
#endif

#if STEP >= 3
static const char source[] = "kernel void paint(write_only image2d_t to, float time)"
                             "{"
                             "    int2 at = (int2)(get_global_id(0), get_global_id(1)), size = get_image_dim(to);"
                             "    float2 p = convert_float2(at) / convert_float2(size);"
                             "    float glow = 0.5f + 0.5f * sin(12 * p.x + time) * cos(9 * p.y - time);"
                             "    write_imagef(to, at, (float4)(0.1f, 0.3f * glow, 0.2f + 0.6f * glow, 1));"
                             "}"
                             "kernel void wave(global float2 *line, float time)"
                             "{"
                             "    float x = 2.0f * get_global_id(0) / (get_global_size(0) - 1) - 1;"
                             "    line[get_global_id(0)] = (float2)(x, 0.6f * sin(6 * x + time));"
                             "}";

static void build_kernels(scene *s)
{
    check(clgl_program_create(s->context, CLGL_PROGRAM_DESC(.source = source), &s->program));
    check(clgl_kernel_create(s->program, "paint", &s->paint));
    check(clgl_kernel_create(s->program, "wave", &s->wave));
}
#endif

#if STEP == 4 || STEP == 5
/* The OpenCL part of a frame. The queue owns both objects from the acquire to the release. */
static void compute(scene *s, float time)
{
    const clgl_handover both = {.struct_size = sizeof both,
                                .buffer_count = 1,
                                .buffers = &s->line,
                                .texture_count = 1,
                                .textures = &s->picture};
    check(clgl_kernel_set_texture(s->paint, 0, s->picture));
    check(clgl_kernel_set_value(s->paint, 1, sizeof time, &time));
    check(clgl_kernel_set_buffer(s->wave, 0, s->line));
    check(clgl_kernel_set_value(s->wave, 1, sizeof time, &time));
    check(clgl_acquire(s->queue, &both, 0, NULL, NULL));
    check(clgl_kernel_launch_2d(s->queue, s->paint, (size_t)s->width, (size_t)s->height));
    check(clgl_kernel_launch_1d(s->queue, s->wave, VERTICES));
    check(clgl_release(s->queue, &both, 0, NULL, NULL));
}
#endif

#if STEP == 5
/* Resizes the texture to the size of the window: first in OpenGL, then in clgl. */
static void resize(scene *s)
{
    int width, height;
    SDL_GL_GetDrawableSize(s->window, &width, &height);
    if (width == s->width && height == s->height) return;
    s->width = width;
    s->height = height;
    glViewport(0, 0, width, height);
    glBindTexture(GL_TEXTURE_2D, s->picture_name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    check(clgl_texture_rewrap(s->picture));
}
#endif

#if STEP >= 6
/* Creates a ring of three textures: one for drawing, one with the newest picture, and one for painting. */
static void create_ring(scene *s)
{
    check(clgl_queue_create(s->context, NULL, &s->paint_queue));
    check(clgl_ring_create(
        s->context,
        CLGL_RING_DESC(.mode = CLGL_RING_MODE_MAILBOX,
                       .texture = CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8,
                                                    .access = CLGL_ACCESS_WRITE_DISCARD,
                                                    .width = (uint32_t)s->width, .height = (uint32_t)s->height)),
        &s->ring));
}

/* Paints pictures on another thread, which needs no OpenGL context. */
static int paint_pictures(void *data)
{
    const int64_t timeout_ns = 100000000;
    scene *s = data;
    for (float time = 0; !SDL_AtomicGet(&s->ends); time += 0.05f) {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
        clgl_result result;
        result = clgl_ring_acquire_write(s->paint_queue, s->ring, timeout_ns, 0, NULL, &slot, NULL, NULL);
        check(result);
        if (result == CLGL_TIMEOUT) continue; /* test s->ends again: drawing may have ended */
        check(clgl_texture_get_info(slot.texture, &info));
        check(clgl_kernel_set_texture(s->paint, 0, slot.texture));
        check(clgl_kernel_set_value(s->paint, 1, sizeof time, &time));
        check(clgl_kernel_launch_2d(s->paint_queue, s->paint, info.width, info.height));
        check(clgl_ring_submit(s->paint_queue, s->ring, 0, 0, NULL, NULL));
    }
    return 0;
}

/* Computes the line on this thread, and gets the newest picture from the ring. */
static void compute(scene *s, float time)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    check(clgl_kernel_set_buffer(s->wave, 0, s->line));
    check(clgl_kernel_set_value(s->wave, 1, sizeof time, &time));
    check(clgl_buffer_acquire(s->queue, s->line));
    check(clgl_kernel_launch_1d(s->queue, s->wave, VERTICES));
    check(clgl_buffer_release(s->queue, s->line));
    check(clgl_ring_acquire_read(s->ring, 0, &slot));
    if (slot.texture) check(clgl_texture_gl_name(slot.texture, &s->picture_name));
}

/* Resizes the textures of the ring to the size of the window. */
static void resize(scene *s)
{
    int width, height;
    SDL_GL_GetDrawableSize(s->window, &width, &height);
    if (width == s->width && height == s->height) return;
    s->width = width;
    s->height = height;
    glViewport(0, 0, width, height);
    const size_t extent[3] = {(size_t)width, (size_t)height, 1};
    check(clgl_ring_resize(s->ring, extent));
}
#endif

/* The OpenGL part of a frame: draws the picture, and then the line over it. */
static void draw(const scene *s)
{
    glClearColor(0.1f, 0.1f, 0.15f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
#if STEP >= 4
    glEnable(GL_TEXTURE_2D);
    glBindTexture(GL_TEXTURE_2D, s->picture_name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glBegin(GL_TRIANGLE_STRIP);
    for (int i = 0; i < 4; ++i) {
        glTexCoord2i(i & 1, i >> 1);
        glVertex2i((i & 1) * 2 - 1, (i >> 1) * 2 - 1);
    }
    glEnd();
    glDisable(GL_TEXTURE_2D);
    glBindBuffer(GL_ARRAY_BUFFER, s->line_name);
    glVertexPointer(2, GL_FLOAT, 0, NULL);
    glEnableClientState(GL_VERTEX_ARRAY);
    glDrawArrays(GL_LINE_STRIP, 0, VERTICES);
    glDisableClientState(GL_VERTEX_ARRAY);
#endif
    SDL_GL_SwapWindow(s->window);
}

#if STEP >= 2
/* Destroys all clgl objects, the context last. */
static void close_scene(const scene *s)
{
#if STEP >= 3
    check(clgl_kernel_destroy(s->wave));
    check(clgl_kernel_destroy(s->paint));
    check(clgl_program_destroy(s->program));
#endif
#if STEP >= 6
    check(clgl_ring_destroy(s->ring));
    check(clgl_queue_destroy(s->paint_queue));
#else
    check(clgl_texture_destroy(s->picture));
#endif
    check(clgl_buffer_destroy(s->line));
    check(clgl_queue_destroy(s->queue));
    check(clgl_context_destroy(s->context));
}
#endif

#if STEP >= 7
/* Paints one picture without a window, and writes it to a PPM file. */
static int screenshot(const char *path)
{
    scene s = {.width = 640, .height = 480};
    const float time = 1;
    unsigned char *pixels = malloc((size_t)s.width * (size_t)s.height * 4);
    FILE *file = fopen(path, "wb");
    clgl_texture picture;
    if (!pixels || !file) return EXIT_FAILURE;
    share(&s, 1);
    build_kernels(&s);
    check(clgl_texture_create(
        s.context,
        CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8, .width = 640, .height = 480),
        &picture));
    check(clgl_kernel_set_texture(s.paint, 0, picture));
    check(clgl_kernel_set_value(s.paint, 1, sizeof time, &time));
    check(clgl_texture_acquire(s.queue, picture));
    check(clgl_kernel_launch_2d(s.queue, s.paint, (size_t)s.width, (size_t)s.height));
    check(clgl_texture_read(s.queue, picture, NULL, pixels, 1, 0, NULL, NULL));
    check(clgl_texture_release(s.queue, picture));
    fprintf(file, "P6 %d %d 255\n", s.width, s.height);
    for (int y = s.height - 1; y >= 0; --y) /* row 0 is the bottom row; PPM starts at the top */
        for (int x = 0; x < s.width; ++x)
            fwrite(pixels + 4 * (y * s.width + x), 1, 3, file);
    fclose(file);
    free(pixels);
    check(clgl_texture_destroy(picture));
    close_scene(&s); /* ignores NULL handles */
    return EXIT_SUCCESS;
}
#endif

#if STEP >= 8
/* Prints the devices of the context, the transports that work with them, and the reasons. */
static void report(const scene *s)
{
    size_t size = 0;
    check(clgl_context_get_report(s->context, 0, NULL, &size));
    char *text = malloc(size);
    if (!text) return;
    check(clgl_context_get_report(s->context, size, text, NULL));
    puts(text);
    free(text);
}
#endif

int main(int argc, char **argv)
{
    scene s = {0};
#if STEP >= 8
    check(clgl_log_set_callback(log_message, NULL, CLGL_LOG_WARNING));
#endif
#if STEP >= 7
    if (argc == 3 && strcmp(argv[1], "--screenshot") == 0) return screenshot(argv[2]);
#endif
    (void)argc;
    (void)argv;
    open_window(&s);
#if STEP >= 2
    create_gl_objects(&s);
#endif
#if STEP >= 7
    share(&s, 0);
#elif STEP >= 2
    share(&s);
#endif
#if STEP >= 8
    report(&s);
#endif
#if STEP >= 3
    build_kernels(&s);
#endif
#if STEP >= 6
    create_ring(&s);
    SDL_Thread *painter = SDL_CreateThread(paint_pictures, "painter", &s);
#endif
    for (int frame = 0; frame < FRAMES && !SDL_QuitRequested(); ++frame) {
#if STEP >= 5
        resize(&s);
#endif
#if STEP >= 4
        compute(&s, 0.05f * (float)frame);
#endif
        draw(&s);
    }
#if STEP >= 6
    SDL_AtomicSet(&s.ends, 1);
    SDL_WaitThread(painter, NULL);
#endif
#if STEP >= 2
    close_scene(&s); /* before the OpenGL context */
#endif
    SDL_Quit();
    return 0;
}
