/* Tests shared textures on several threads, each with an OpenGL context of the same share group. The threads use
 * separate textures, separate mip levels, or one texture in turns. A thread must read the pixels that the
 * previous thread wrote. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "thread_group.h"

#include <pthread.h>

#define TURNS 10u

typedef struct common {
    share_fixture f;
    /* Texture that the threads use in turns */
    pthread_mutex_t turn;
    gl_image image;
    clgl_texture texture;
    /* Fence of the previous turn (OpenCL or OpenGL), or NULL */
    clgl_fence before;
    uint32_t seed;
} common;

static clgl_texture_region random_box(const gl_image *i, uint32_t *seed)
{
    clgl_texture_region box = CLGL_TEXTURE_REGION_INIT;
    for (int d = 0; d < 2; ++d) {
        box.origin[d] = next_random(seed) % i->size[d];
        box.extent[d] = 1 + next_random(seed) % (i->size[d] - box.origin[d]);
    }
    return box;
}

static void set_box(gl_image *i, const clgl_texture_region *box, const unsigned char color[4])
{
    size_t at[3];
    FOR_EACH_PIXEL(box, at)
    {
        const size_t x = box->origin[0] + at[0], y = box->origin[1] + at[1];
        memcpy(i->pixels + (y * i->size[0] + x) * 4, color, 4);
    }
}

static void random_color(uint32_t *seed, unsigned char color[4], float channels[4])
{
    for (int c = 0; c < 4; ++c) {
        color[c] = (unsigned char)next_random(seed);
        channels[c] = (float)color[c] / 255.0f;
    }
}

/* Fills a random box with a random colour in OpenGL. */
static void draw_box(gl_image *i, uint32_t *seed)
{
    const clgl_texture_region box = random_box(i, seed);
    unsigned char color[4];
    float channels[4];
    GLuint framebuffer = 0;
    random_color(seed, color, channels);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, i->name, i->level);
    glEnable(GL_SCISSOR_TEST);
    glScissor((GLint)box.origin[0], (GLint)box.origin[1], (GLsizei)box.extent[0], (GLsizei)box.extent[1]);
    glClearBufferfv(GL_COLOR, 0, channels);
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    set_box(i, &box, color);
}

/* Compares all pixels of an acquired texture in OpenCL, and fills a random box. */
static void work_on(clgl_queue queue, clgl_texture texture, gl_image *i, uint32_t *seed)
{
    const clgl_texture_region box = random_box(i, seed);
    unsigned char *got = malloc(i->bytes), color[4];
    float channels[4];
    random_color(seed, color, channels);
    expect_success(clgl_texture_read(queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i->pixels, i->bytes);
    expect_success(clgl_texture_fill(queue, texture, &box, channels, 0, NULL, NULL));
    set_box(i, &box, color);
    free(got);
}

static void cross(clgl_queue queue, clgl_texture texture, gl_image *i, uint32_t *seed)
{
    draw_box(i, seed);
    acquire_texture(queue, texture);
    work_on(queue, texture, i, seed);
    release_texture(queue, texture);
    expect_gl_image(i);
}

static void have_own(thread_member *self)
{
    const common *all = self->common;
    const clgl_queue own = make_queue(all->f.context, 0);
    uint32_t seed = all->seed + (uint32_t)self->number;
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, seed);
        const clgl_texture texture = share_gl_image(all->f.context, &i, all->f.transport);
        cross(own, texture, &i, &seed);
        cross(own, texture, &i, &seed);
        expect_success(clgl_texture_destroy(texture));
        destroy_gl_image(&i);
    }
    expect_success(clgl_queue_destroy(own));
}

/* Each thread uses its own mip level of one texture. */
static void have_level(thread_member *self)
{
    const common *all = self->common;
    const clgl_queue own = make_queue(all->f.context, 0);
    uint32_t seed = all->seed + (uint32_t)self->number;
    gl_image i = all->image;
    clgl_texture_desc desc;
    clgl_texture texture = NULL;
    i.level = (GLint)self->number;
    i.size[0] >>= i.level;
    i.size[1] >>= i.level;
    i.bytes = i.size[0] * i.size[1] * 4;
    i.pixels = calloc(i.bytes, 1);
    desc = describe_gl_image(&i, all->f.transport);
    expect_success(clgl_texture_create(all->f.context, &desc, &texture));
    for (uint32_t turn = 0; turn < TURNS; ++turn)
        cross(own, texture, &i, &seed);
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_queue_destroy(own));
    free(i.pixels);
}

static void begin_turn(common *all)
{
    assert_int_equal(pthread_mutex_lock(&all->turn), 0);
    if (!all->before) return;
    expect_success(clgl_fence_wait_gl(all->before));
    expect_success(clgl_fence_destroy(all->before));
    all->before = NULL;
}

/* All threads use one texture in turns. Fences order the turns. No thread calls glFinish or glFlush. */
static void have_turns(thread_member *self)
{
    common *all = self->common;
    const clgl_queue own = make_queue(all->f.context, 0);
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        begin_turn(all);
        if (next_random(&all->seed) % 2) draw_box(&all->image, &all->seed);
        acquire_texture(own, all->texture);
        work_on(own, all->texture, &all->image, &all->seed);
        release_texture(own, all->texture);
        if (next_random(&all->seed) % 2) expect_gl_image(&all->image);
        if (next_random(&all->seed) % 2) draw_box(&all->image, &all->seed);
        expect_success(clgl_fence_record_gl(all->f.context, &all->before));
        assert_int_equal(pthread_mutex_unlock(&all->turn), 0);
    }
    expect_success(clgl_queue_destroy(own));
}

/* Each thread defers its release. The next thread runs the OpenGL part of the release. */
static void have_deferred_turns(thread_member *self)
{
    common *all = self->common;
    const clgl_queue own = make_queue(all->f.context, 0);
    for (uint32_t turn = 0; turn < TURNS; ++turn) {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        begin_turn(all);
        expect_gl_image(&all->image);
        acquire_texture(own, all->texture);
        work_on(own, all->texture, &all->image, &all->seed);
        handover.texture_count = 1;
        handover.textures = &all->texture;
        handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
        expect_success(clgl_release(own, &handover, 0, NULL, &all->before));
        assert_int_equal(pthread_mutex_unlock(&all->turn), 0);
    }
    expect_success(clgl_queue_destroy(own));
}

static void run_members(const share_fixture *f, GLint levels, thread_group_body body)
{
    common all = {.f = *f, .seed = test_seed(), .image = {.target = GL_TEXTURE_2D}};
    thread_group c;
    assert_int_equal(pthread_mutex_init(&all.turn, NULL), 0);
    if (levels > 0) {
        all.image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, levels, all.seed);
        all.texture = share_gl_image(f->context, &all.image, f->transport);
        glFinish();
    }
    c = make_gl_thread_group(&all, &f->gl);
    run_thread_group(&c, body);
    end_gl_thread_group(&c);
    begin_turn(&all);
    assert_int_equal(pthread_mutex_unlock(&all.turn), 0);
    if (levels == 1) expect_gl_image(&all.image);
    expect_success(clgl_texture_destroy(all.texture));
    if (levels > 0) destroy_gl_image(&all.image);
    assert_int_equal(pthread_mutex_destroy(&all.turn), 0);
}

static void run_own(const share_fixture *f) { run_members(f, 0, have_own); }
static void run_turns(const share_fixture *f) { run_members(f, 1, have_turns); }
static void run_deferred(const share_fixture *f) { run_members(f, 1, have_deferred_turns); }

static void run_levels(const share_fixture *f)
{
    static const uint32_t zeros[1u << 2 * THREAD_GROUP_SIZE];
    common all = {.f = *f, .seed = test_seed(), .image = {.target = GL_TEXTURE_2D}};
    thread_group c;
    all.image.format = all.image.as = info_of_format(CLGL_FORMAT_RGBA8);
    all.image.size[0] = all.image.size[1] = 1u << THREAD_GROUP_SIZE;
    all.image.size[2] = 1;
    glGenTextures(1, &all.image.name);
    glBindTexture(GL_TEXTURE_2D, all.image.name);
    for (GLint level = 0; level < (GLint)THREAD_GROUP_SIZE; ++level) {
        const GLsizei side = (GLsizei)(all.image.size[0] >> level);
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, zeros);
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, THREAD_GROUP_SIZE - 1);
    glBindTexture(GL_TEXTURE_2D, 0);
    glFinish();
    expect_gl_clean();
    c = make_gl_thread_group(&all, &f->gl);
    run_thread_group(&c, have_level);
    end_gl_thread_group(&c);
    glDeleteTextures(1, &all.image.name);
}

static void each_thread_has_its_own(void **state)
{
    (void)state;
    on_each_share(run_own);
}

static void each_thread_has_its_level(void **state)
{
    (void)state;
    on_each_share(run_levels);
}

static void threads_take_turns_on_one(void **state)
{
    (void)state;
    on_each_share(run_turns);
}

static void the_next_thread_finishes_what_was_deferred(void **state)
{
    (void)state;
    on_each_share(run_deferred);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_thread_has_its_own),
        cmocka_unit_test(each_thread_has_its_level),
        cmocka_unit_test(threads_take_turns_on_one),
        cmocka_unit_test(the_next_thread_finishes_what_was_deferred),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
