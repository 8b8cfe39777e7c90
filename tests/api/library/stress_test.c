/* Four threads make random calls with common objects: queues, buffers, textures, views, kernels, rings and
 * fences. Some user fences fail, and objects are destroyed and created again.
 *
 * Usage: stress_test [SECONDS [CALLS [TRANSPORT]]]. The test ends after SECONDS seconds (default 1) or CALLS
 * calls (default 0 = no limit). CLGL_TEST_SEED repeats the calls of each thread, but not the order between
 * threads. */
#define _POSIX_C_SOURCE 200809L
#include "compute_support.h"
#include "support.h"

#include <pthread.h>
#include <time.h>

#define THREADS 4u
#define QUEUES 4u
#define BUFFERS 6u
#define TEXTURES 4u
#define FENCES 24u
#define KERNELS 4u
#define RINGS 3u
#define USER_FENCES 8u
#define MAX_WAITS 3u
#define EDGE 16u
#define SIZE (EDGE * EDGE * 4u)
#define SOON_NS 1000000
#define PER_CHECK 64u
#define PIXEL 4u
#define UNREAD 0xa5
#define RESULTS 64u

/* Handles are accessed with relaxed memory order, because a stronger order could hide missing synchronization in
 * the library. */
#define GET(place) __atomic_load_n(&(place), __ATOMIC_RELAXED)
#define SET(place, value) __atomic_store_n(&(place), (value), __ATOMIC_RELAXED)
#define SWAP(place, value) __atomic_exchange_n(&(place), (value), __ATOMIC_RELAXED)
#define ADD(place, value) __atomic_add_fetch(&(place), (value), __ATOMIC_RELAXED)

typedef struct world {
    gl_context gl;
    clgl_context context;
    /* Handles that each thread uses and replaces */
    clgl_queue queues[QUEUES];
    clgl_buffer buffers[BUFFERS];
    clgl_texture textures[TEXTURES];
    clgl_fence fences[FENCES];
    clgl_kernel kernels[KERNELS];
    clgl_ring rings[RINGS];
    clgl_program program;
    clgl_sampler sampler;
    /* An additional thread signals or destroys user fences, so that no command waits forever. */
    clgl_fence user_fences[USER_FENCES];
    unsigned long long calls;
    unsigned long long call_limit;
    time_t end;
    int over;
    int callbacks;
} world;

typedef struct caller {
    world *w;
    gl_context gl;
    uint32_t number;
    uint32_t random;
    /* Memory for non-blocking commands; valid until all commands have completed */
    unsigned char data[SIZE];
    /* Destination of blocking reads */
    unsigned char got[SIZE];
    uint32_t wait_count;
    clgl_fence waits[MAX_WAITS];
    unsigned long long results[RESULTS];
} caller;

/* Disables ThreadSanitizer reports for PoCL. Commands of several queues intentionally write the same memory. */
const char *__tsan_default_suppressions(void);

const char *__tsan_default_suppressions(void) { return "race:libpocl"; }

/* Half of the kernels use "add", and the others use "draw". */
static const char kernel_source[] =
    "kernel void add(global uint *data, uint by) { data[get_global_id(0)] += by; }\n"
    "kernel void draw(write_only image2d_t out, read_only image2d_t in, sampler_t how, global uint *data) {\n"
    "    const int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
    "    write_imagef(out, at, read_imagef(in, how, at));\n"
    "    data[at.x] = (uint)at.y;\n"
    "}\n";

static uint32_t roll(caller *c, uint32_t sides)
{
    c->random = c->random * 1664525u + 1013904223u;
    return (c->random >> 8) % sides;
}

static clgl_queue any_queue(caller *c) { return GET(c->w->queues[roll(c, QUEUES)]); }
static clgl_buffer any_buffer(caller *c) { return GET(c->w->buffers[roll(c, BUFFERS)]); }
static clgl_texture any_texture(caller *c) { return GET(c->w->textures[roll(c, TEXTURES)]); }

/* The first half of the buffers and of the textures is OpenCL-only. The second half is shared with OpenGL. */
static clgl_buffer shared_buffer(caller *c)
{
    return GET(c->w->buffers[BUFFERS / 2 + roll(c, BUFFERS - BUFFERS / 2)]);
}

static clgl_texture shared_texture(caller *c)
{
    return GET(c->w->textures[TEXTURES / 2 + roll(c, TEXTURES - TEXTURES / 2)]);
}

static clgl_ring any_ring(caller *c) { return GET(c->w->rings[roll(c, RINGS)]); }

static clgl_fence any_fence(caller *c)
{
    return roll(c, 3) == 0 ? GET(c->w->user_fences[roll(c, USER_FENCES)]) : GET(c->w->fences[roll(c, FENCES)]);
}

/* Chooses random fences for the next wait list, which is often empty. */
static void choose_waits(caller *c)
{
    c->wait_count = 0;
    if (roll(c, 2)) return;
    for (uint32_t i = roll(c, MAX_WAITS + 1); i > 0; --i) {
        const clgl_fence fence = any_fence(c);
        if (fence) c->waits[c->wait_count++] = fence;
    }
}

static const clgl_fence *waits_of(const caller *c) { return c->wait_count ? c->waits : NULL; }

/* Stores the fence in place of another fence, and destroys the other fence. */
static void keep_fence(caller *c, clgl_fence fence)
{
    if (!fence) return;
    clgl_fence_destroy(SWAP(c->w->fences[roll(c, FENCES)], fence));
}

/* Returns whether the result is a success, or an error that other threads can cause by destroyed objects, failed
 * fences or hand-overs. */
static int is_allowed(clgl_result result)
{
    switch (result) {
    case CLGL_ERROR_INVALID_HANDLE:
    case CLGL_ERROR_INVALID_ARGUMENT:
    case CLGL_ERROR_INVALID_STATE:
    case CLGL_ERROR_COMMAND_FAILED:
    case CLGL_ERROR_ALREADY_ACQUIRED:
    case CLGL_ERROR_NOT_ACQUIRED:
        return 1;
    default:
        return result >= CLGL_SUCCESS;
    }
}

static void note(caller *c, clgl_result result, const char *what)
{
    ++c->results[-result < (int)RESULTS && result < 0 ? -result : 0];
    if (is_allowed(result)) return;
    fprintf(stderr, "%s gave %s: %s\n", what, clgl_result_name(result), clgl_error_message());
    abort();
}

/* Returns the memory for the next blocking read. Aborts if a driver wrote the memory after the previous read had
 * returned. */
static void *place_to_read(caller *c)
{
    for (size_t i = 0; i < SIZE; ++i) {
        if (c->got[i] == UNREAD) continue;
        fprintf(stderr, "memory was written after a blocking command had returned\n");
        abort();
    }
    return c->got;
}

#define NOTE(call) note(c, (call), #call)
/* Makes a call with a random wait list. Half of the calls return a fence. */
#define COMMAND(call)                                                                                            \
    do {                                                                                                         \
        clgl_fence made = NULL, *const fence = roll(c, 2) ? &made : NULL;                                        \
        choose_waits(c);                                                                                         \
        NOTE(call);                                                                                              \
        keep_fence(c, made);                                                                                     \
    } while (0)
/* Makes a call that reads into the memory `got`. */
#define BLOCKING_READ(call)                                                                                      \
    do {                                                                                                         \
        void *const got = place_to_read(c);                                                                      \
        COMMAND(call);                                                                                           \
        memset(got, UNREAD, SIZE);                                                                               \
    } while (0)
#define WAITS c->wait_count, waits_of(c), fence
#define WAITS_AND(...) c->wait_count, waits_of(c), __VA_ARGS__, fence

static void fill(caller *c)
{
    const uint32_t pattern = c->random;
    COMMAND(clgl_buffer_fill(any_queue(c), any_buffer(c), NULL, &pattern, sizeof pattern, WAITS));
}

static void write_buffer(caller *c)
{
    COMMAND(clgl_buffer_write(any_queue(c), any_buffer(c), NULL, c->data, roll(c, 2), WAITS));
}

static void read_back(caller *c)
{
    BLOCKING_READ(clgl_buffer_read(any_queue(c), any_buffer(c), NULL, got, 1, WAITS));
}

static void copy(caller *c)
{
    const uint32_t from = roll(c, BUFFERS), into = (from + 1 + roll(c, BUFFERS - 1)) % BUFFERS;
    const clgl_buffer source = GET(c->w->buffers[from]), destination = GET(c->w->buffers[into]);
    if (source == destination) return;
    COMMAND(clgl_buffer_copy(any_queue(c), source, destination, NULL, 0, WAITS));
}

/* Maps and unmaps a part of buffer 0, which is never destroyed. Each thread uses its own part, because PoCL 3.1
 * confuses mappings with equal pointers. */
static void map(caller *c)
{
    const clgl_range own = {c->number * (SIZE / THREADS), SIZE / THREADS};
    const clgl_buffer buffer = GET(c->w->buffers[0]);
    clgl_fence mapped = NULL;
    clgl_result unmapped;
    void *pointer = NULL;
    choose_waits(c);
    NOTE(clgl_buffer_map(any_queue(c), buffer, CLGL_MAP_READ, &own, roll(c, 2), c->wait_count, waits_of(c),
                         &pointer, &mapped));
    if (!pointer) return;
    NOTE(clgl_fence_wait(mapped, CLGL_FOREVER));
    NOTE(clgl_fence_destroy(mapped));
    do
        NOTE(unmapped = clgl_buffer_unmap(any_queue(c), buffer, pointer, 0, NULL, NULL));
    while (unmapped == CLGL_ERROR_INVALID_HANDLE);
}

static void fill_texture(caller *c)
{
    const float color[4] = {0.0f, 0.5f, 1.0f, 1.0f};
    COMMAND(clgl_texture_fill(any_queue(c), any_texture(c), NULL, color, WAITS));
}

static void read_texture(caller *c)
{
    BLOCKING_READ(clgl_texture_read(any_queue(c), any_texture(c), NULL, got, 1, WAITS));
}

static void convert(caller *c)
{
    const uint32_t blocks = roll(c, 2);
    if (roll(c, 2))
        COMMAND(clgl_convert_buffer_to_texture(any_queue(c), any_buffer(c), NULL, any_texture(c), NULL,
                                               CLGL_CONVERT_FLIP, blocks, WAITS));
    else
        COMMAND(clgl_convert_texture_to_buffer(any_queue(c), any_texture(c), NULL, any_buffer(c), NULL,
                                               CLGL_CONVERT_FLIP, blocks, WAITS));
}

static void mark(caller *c)
{
    clgl_fence made = NULL;
    if (roll(c, 2)) {
        COMMAND(clgl_queue_barrier(any_queue(c), WAITS));
        return;
    }
    choose_waits(c);
    NOTE(clgl_queue_marker(any_queue(c), c->wait_count, waits_of(c), &made));
    keep_fence(c, made);
}

static void migrate(caller *c)
{
    clgl_migration migration = CLGL_MIGRATION_INIT;
    const clgl_buffer buffers[] = {any_buffer(c), any_buffer(c)};
    const clgl_texture textures[] = {any_texture(c)};
    migration.flags = roll(c, 2) ? CLGL_MIGRATE_HOST : 0;
    migration.buffer_count = 1 + roll(c, COUNT(buffers));
    migration.buffers = buffers;
    migration.texture_count = roll(c, COUNT(textures) + 1);
    migration.textures = textures;
    COMMAND(clgl_migrate(any_queue(c), &migration, WAITS));
}

static int32_t succeed(void *data)
{
    (void)data;
    return 0;
}

static int32_t fail_on_purpose(void *data)
{
    (void)data;
    return -5;
}

static void host_function(caller *c)
{
    COMMAND(clgl_queue_launch_host_function(any_queue(c), roll(c, 3) ? succeed : fail_on_purpose, NULL, WAITS));
}

static void insert_fence(caller *c)
{
    clgl_fence fence = NULL;
    NOTE(roll(c, 4) ? clgl_fence_record_cl(any_queue(c), &fence) : clgl_fence_record_gl(c->w->context, &fence));
    keep_fence(c, fence);
}

/* Signals success or an error, or nothing in one of ten cases. Then destroys the fence. */
static void end_user_fence(caller *c, clgl_fence fence)
{
    const uint32_t how = roll(c, 10);
    if (how != 0) NOTE(clgl_fence_signal(fence, how == 1 ? -5 : 0));
    NOTE(clgl_fence_destroy(fence));
}

static void make_user_fence(caller *c)
{
    clgl_fence made = NULL;
    NOTE(clgl_fence_create_user(c->w->context, &made));
    end_user_fence(c, SWAP(c->w->user_fences[roll(c, USER_FENCES)], made));
}

static void wait_for_fence(caller *c)
{
    const clgl_fence fences[] = {any_fence(c), any_fence(c)};
    uint32_t index = 0;
    if (roll(c, 2))
        NOTE(clgl_fence_wait(any_fence(c), roll(c, SOON_NS)));
    else if (roll(c, 2))
        NOTE(clgl_fence_wait_any(COUNT(fences), fences, roll(c, SOON_NS), &index));
    else
        NOTE(clgl_fence_wait_all(COUNT(fences), fences, roll(c, SOON_NS)));
}

static void count_callback(clgl_fence fence, clgl_fence_status status, void *data)
{
    (void)fence, (void)status;
    ADD(((world *)data)->callbacks, 1);
}

static void look_at_fence(caller *c)
{
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    if (roll(c, 2))
        NOTE(clgl_fence_get_info(any_fence(c), &info));
    else
        NOTE(clgl_fence_set_callback(any_fence(c), count_callback, c->w));
}

static void destroy_fence(caller *c) { NOTE(clgl_fence_destroy(SWAP(c->w->fences[roll(c, FENCES)], NULL))); }

static void flush_or_finish(caller *c)
{
    NOTE(roll(c, 4) ? clgl_queue_flush(any_queue(c)) : clgl_queue_finish(any_queue(c)));
}

static void hand_over(caller *c)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    const clgl_buffer buffers[] = {shared_buffer(c), shared_buffer(c)};
    const clgl_texture textures[] = {shared_texture(c)};
    handover.buffer_count = 1 + roll(c, COUNT(buffers));
    if (buffers[0] == buffers[1]) handover.buffer_count = 1;
    handover.buffers = buffers;
    handover.texture_count = roll(c, COUNT(textures) + 1);
    handover.textures = textures;
    if (roll(c, 3))
        COMMAND(clgl_acquire(any_queue(c), &handover, WAITS));
    else
        COMMAND(clgl_release(any_queue(c), &handover, WAITS));
}

/* Returns a random box. Source and destination have the same pitches. */
static clgl_buffer_rect random_box(caller *c)
{
    clgl_buffer_rect box = CLGL_BUFFER_RECT_INIT;
    box.buffer_row_pitch = box.other_row_pitch = EDGE * PIXEL;
    box.region[0] = 1 + roll(c, EDGE * PIXEL / 2);
    box.region[1] = 1 + roll(c, EDGE / 2);
    box.region[2] = 1;
    box.buffer_origin[0] = roll(c, EDGE * PIXEL / 2);
    box.buffer_origin[1] = roll(c, EDGE / 2);
    box.other_origin[0] = roll(c, EDGE * PIXEL / 2);
    box.other_origin[1] = roll(c, EDGE / 2);
    return box;
}

static void move_box(caller *c)
{
    const uint32_t from = roll(c, BUFFERS), into = (from + 1 + roll(c, BUFFERS - 1)) % BUFFERS;
    const clgl_buffer source = GET(c->w->buffers[from]), destination = GET(c->w->buffers[into]);
    const clgl_buffer_rect box = random_box(c);
    switch (roll(c, 3)) {
    case 0:
        BLOCKING_READ(clgl_buffer_read_rect(any_queue(c), source, &box, got, 1, WAITS));
        break;
    case 1:
        COMMAND(clgl_buffer_write_rect(any_queue(c), source, &box, c->data, roll(c, 2), WAITS));
        break;
    default:
        COMMAND(clgl_buffer_copy_rect(any_queue(c), source, destination, &box, WAITS));
    }
}

/* Creates a view of the pixels that the slices select, and optionally transposes the view. Returns 1 for success,
 * else 0. */
static int make_view(caller *c, clgl_buffer buffer, const clgl_slice *slices, int transposed, clgl_view *view)
{
    static const uint32_t axes[] = {1, 0};
    const size_t shape[] = {EDGE, EDGE};
    const clgl_result result = clgl_view_init(buffer, CLGL_ELEMENT_UINT8, PIXEL, NULL, 2, shape, view);
    note(c, result, "clgl_view_init");
    if (result < 0) return 0;
    NOTE(clgl_view_slice(view, 2, slices, view));
    if (transposed) NOTE(clgl_view_transpose(view, axes, view));
    return 1;
}

static void use_view(caller *c)
{
    clgl_slice slices[2] = {CLGL_SLICE_INIT, CLGL_SLICE_INIT};
    clgl_view view = CLGL_VIEW_INIT, other = CLGL_VIEW_INIT;
    const int transposed = (int)roll(c, 2);
    const uint32_t from = roll(c, BUFFERS), into = (from + 1 + roll(c, BUFFERS - 1)) % BUFFERS;
    for (size_t i = 0; i < COUNT(slices); ++i) {
        slices[i].flags = CLGL_SLICE_START;
        slices[i].start = roll(c, EDGE / 2);
        slices[i].step = 1 + roll(c, 3);
    }
    if (!make_view(c, GET(c->w->buffers[from]), slices, transposed, &view)) return;
    switch (roll(c, 4)) {
    case 0:
        BLOCKING_READ(clgl_view_read(any_queue(c), &view, NULL, got, 1, WAITS));
        break;
    case 1:
        COMMAND(clgl_view_write(any_queue(c), &view, NULL, c->data, roll(c, 2), WAITS));
        break;
    case 2:
        COMMAND(clgl_view_fill(any_queue(c), &view, c->data, WAITS));
        break;
    default:
        if (make_view(c, GET(c->w->buffers[into]), slices, 0, &other) && !transposed)
            COMMAND(clgl_view_copy(any_queue(c), &view, &other, WAITS));
    }
}

static int draws(uint32_t kernel) { return kernel >= KERNELS / 2; }

static void set_argument(caller *c)
{
    const uint32_t place = roll(c, KERNELS), by = c->random;
    const clgl_kernel kernel = GET(c->w->kernels[place]);
    if (!draws(place) && roll(c, 2))
        NOTE(clgl_kernel_set_value(kernel, 1, sizeof by, &by));
    else if (draws(place) && roll(c, 3))
        NOTE(clgl_kernel_set_texture(kernel, roll(c, 2), any_texture(c)));
    else
        NOTE(clgl_kernel_set_buffer(kernel, draws(place) ? 3 : 0, any_buffer(c)));
}

static void launch(caller *c)
{
    clgl_launch sizes = CLGL_LAUNCH_INIT;
    const uint32_t place = roll(c, KERNELS);
    sizes.dimensions = draws(place) ? 2 : 1;
    sizes.global_size[0] = draws(place) ? EDGE : EDGE * EDGE;
    sizes.global_size[1] = draws(place) ? EDGE : 1;
    COMMAND(clgl_kernel_launch(any_queue(c), GET(c->w->kernels[place]), &sizes, WAITS));
}

/* Sets the arguments and launches the kernel in one call, so that other threads cannot change the arguments
 * before the launch. */
static void call_kernel(caller *c)
{
    clgl_argument arguments[2] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT};
    clgl_launch sizes = CLGL_LAUNCH_INIT;
    const uint32_t by = c->random;
    sizes.global_size[0] = EDGE * EDGE;
    arguments[0].type = CLGL_ARGUMENT_BUFFER;
    arguments[0].buffer = any_buffer(c);
    arguments[1].type = CLGL_ARGUMENT_VALUE;
    arguments[1].value = &by;
    arguments[1].size = sizeof by;
    COMMAND(clgl_kernel_launch_with_arguments(any_queue(c), GET(c->w->kernels[roll(c, KERNELS / 2)]),
                                              COUNT(arguments), arguments, &sizes, WAITS));
}

/* Writes a frame to a ring slot. The calls fail if another thread has acquired a slot for writing. */
static void write_frame(caller *c)
{
    const float color[4] = {1.0f, 0.5f, 0.0f, 1.0f};
    const uint32_t pattern = c->random;
    const clgl_ring ring = any_ring(c);
    const clgl_queue queue = any_queue(c);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    COMMAND(clgl_ring_acquire_write(queue, ring, roll(c, 2) ? 0 : roll(c, SOON_NS), WAITS_AND(&slot, NULL)));
    if (slot.buffer) COMMAND(clgl_buffer_fill(queue, slot.buffer, NULL, &pattern, sizeof pattern, WAITS));
    if (slot.texture) COMMAND(clgl_texture_fill(queue, slot.texture, NULL, color, WAITS));
    COMMAND(clgl_ring_submit(queue, ring, roll(c, 4) ? 0 : CLGL_RING_DISCARD, WAITS));
}

/* Acquires a ring slot for reading, and releases the slot in half of the cases. */
static void take_frame(caller *c)
{
    const clgl_ring ring = any_ring(c);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    NOTE(clgl_ring_acquire_read(ring, roll(c, 2) ? 0 : roll(c, SOON_NS), &slot));
    if (roll(c, 2)) NOTE(clgl_ring_release_read(ring));
    if (roll(c, 4) == 0) NOTE(clgl_ring_get_info(ring, &info));
}

/* Resizes a ring. Ring 0 has buffers; the other rings have textures. */
static void resize_ring(caller *c)
{
    const uint32_t ring = roll(c, RINGS);
    const size_t edge = EDGE / (1 + roll(c, 2));
    const size_t of_buffers[] = {edge * EDGE * PIXEL, 1, 1}, of_textures[] = {edge, EDGE, 1};
    NOTE(clgl_ring_resize(GET(c->w->rings[ring]), ring == 0 ? of_buffers : of_textures));
}

static clgl_buffer new_buffer(world *w, int32_t compute_only)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.size = SIZE;
    if (compute_only) desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    expect_success(clgl_buffer_create(w->context, &desc, &buffer));
    return buffer;
}

static clgl_texture new_texture(world *w, int32_t compute_only)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = EDGE;
    if (compute_only) desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    expect_success(clgl_texture_create(w->context, &desc, &texture));
    return texture;
}

static clgl_queue new_queue(world *w, uint32_t place)
{
    return make_queue(w->context, place % 2 ? CLGL_QUEUE_OUT_OF_ORDER : 0);
}

static clgl_kernel new_kernel(world *w, uint32_t place)
{
    clgl_kernel kernel = NULL;
    expect_success(clgl_kernel_create(w->program, draws(place) ? "draw" : "add", &kernel));
    if (draws(place)) expect_success(clgl_kernel_set_sampler(kernel, 2, w->sampler));
    return kernel;
}

static clgl_ring new_ring(world *w, uint32_t place)
{
    clgl_buffer_desc buffer = CLGL_BUFFER_DESC_INIT;
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring ring = NULL;
    buffer.size = SIZE;
    texture.type = CLGL_TEXTURE_TYPE_2D;
    texture.format = CLGL_FORMAT_RGBA8;
    texture.width = texture.height = EDGE;
    texture.access = place == 1 ? CLGL_ACCESS_WRITE_DISCARD : CLGL_ACCESS_READ_WRITE;
    desc.mode = place == 1 ? CLGL_RING_MODE_MAILBOX : CLGL_RING_MODE_FIFO;
    if (place == 0)
        desc.buffer = &buffer;
    else
        desc.texture = &texture;
    expect_success(clgl_ring_create(w->context, &desc, &ring));
    return ring;
}

static void replace_object(caller *c)
{
    world *const w = c->w;
    const uint32_t queue = roll(c, QUEUES), buffer = 1 + roll(c, BUFFERS - 1), texture = roll(c, TEXTURES);
    const uint32_t kernel = roll(c, KERNELS), ring = roll(c, RINGS);
    switch (roll(c, 5)) {
    case 3:
        NOTE(clgl_kernel_destroy(SWAP(w->kernels[kernel], new_kernel(w, kernel))));
        break;
    case 4:
        NOTE(clgl_ring_destroy(SWAP(w->rings[ring], new_ring(w, ring))));
        break;
    case 0:
        NOTE(clgl_queue_destroy(SWAP(w->queues[queue], new_queue(w, queue))));
        break;
    case 1:
        NOTE(clgl_buffer_destroy(SWAP(w->buffers[buffer], new_buffer(w, buffer < BUFFERS / 2))));
        break;
    default:
        NOTE(clgl_texture_destroy(SWAP(w->textures[texture], new_texture(w, texture < TEXTURES / 2))));
    }
}

typedef void (*action)(caller *c);

/* Actions of the threads. Some actions are listed several times, and are therefore chosen more often. */
static const action actions[] = {
    fill,          fill,          write_buffer,    read_back,      copy,
    map,           fill_texture,  read_texture,    convert,        convert,
    mark,          migrate,       migrate,         migrate,        host_function,
    host_function, insert_fence,  make_user_fence, wait_for_fence, look_at_fence,
    destroy_fence, destroy_fence, flush_or_finish, hand_over,      hand_over,
    move_box,      use_view,      set_argument,    launch,         call_kernel,
    write_frame,   take_frame,    resize_ring,
};

#define PER_REPLACEMENT 200u

static void *call_at_random(void *data)
{
    caller *const c = data;
    world *const w = c->w;
    use_gl(&c->gl);
    while (!GET(w->over)) {
        for (unsigned i = 0; i < PER_CHECK; ++i)
            (roll(c, PER_REPLACEMENT) ? actions[roll(c, COUNT(actions))] : replace_object)(c);
        const unsigned long long calls = ADD(w->calls, PER_CHECK);
        if (time(NULL) >= w->end || (w->call_limit && calls >= w->call_limit)) SET(w->over, 1);
    }
    use_no_gl();
    return NULL;
}

/* Signals or destroys random user fences. This thread never waits for a fence, so every user fence is signalled
 * or destroyed eventually. */
static void *end_user_fences(void *data)
{
    caller *const c = data;
    while (GET(c->w->over) < 2) {
        const struct timespec pause = {0, (long)roll(c, SOON_NS)};
        end_user_fence(c, SWAP(c->w->user_fences[roll(c, USER_FENCES)], NULL));
        nanosleep(&pause, NULL);
    }
    return NULL;
}

static void open_world(world *w, clgl_transport transport)
{
    const clgl_sampler_desc sampler = CLGL_SAMPLER_DESC_INIT;
    w->gl = make_best_gl();
    w->context = make_context(POCL, transport);
    for (uint32_t i = 0; i < QUEUES; ++i)
        w->queues[i] = new_queue(w, i);
    for (uint32_t i = 0; i < BUFFERS; ++i)
        w->buffers[i] = new_buffer(w, i < BUFFERS / 2);
    for (uint32_t i = 0; i < TEXTURES; ++i)
        w->textures[i] = new_texture(w, i < TEXTURES / 2);
    w->program = build_program(w->context, kernel_source);
    expect_success(clgl_sampler_create(w->context, &sampler, &w->sampler));
    for (uint32_t i = 0; i < KERNELS; ++i)
        w->kernels[i] = new_kernel(w, i);
    for (uint32_t i = 0; i < RINGS; ++i)
        w->rings[i] = new_ring(w, i);
}

static void close_world(world *w)
{
    for (uint32_t i = 0; i < USER_FENCES; ++i)
        expect_success(clgl_fence_destroy(w->user_fences[i]));
    for (uint32_t i = 0; i < RINGS; ++i)
        expect_success(clgl_ring_destroy(w->rings[i]));
    for (uint32_t i = 0; i < KERNELS; ++i)
        expect_success(clgl_kernel_destroy(w->kernels[i]));
    expect_success(clgl_program_destroy(w->program));
    expect_success(clgl_sampler_destroy(w->sampler));
    for (uint32_t i = 0; i < BUFFERS; ++i)
        expect_success(clgl_buffer_destroy(w->buffers[i]));
    for (uint32_t i = 0; i < TEXTURES; ++i)
        expect_success(clgl_texture_destroy(w->textures[i]));
    for (uint32_t i = 0; i < QUEUES; ++i)
        expect_success(clgl_queue_destroy(w->queues[i]));
    for (uint32_t i = 0; i < FENCES; ++i)
        expect_success(clgl_fence_destroy(w->fences[i]));
    expect_success(clgl_context_destroy(w->context));
    expect_gl_clean();
    destroy_gl(&w->gl);
}

/* Checks that the context still works: a new queue fills a new buffer and reads the bytes. */
static void expect_context_works(world *w)
{
    const uint32_t pattern = 0x12345678u;
    uint32_t got[SIZE / sizeof pattern], expected[SIZE / sizeof pattern];
    const clgl_queue queue = make_queue(w->context, 0);
    const clgl_buffer buffer = new_buffer(w, 1);
    for (size_t i = 0; i < COUNT(expected); ++i)
        expected[i] = pattern;
    expect_success(clgl_buffer_fill(queue, buffer, NULL, &pattern, sizeof pattern, 0, NULL, NULL));
    expect_success(clgl_buffer_read(queue, buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, expected, SIZE);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
}

static void report(const world *w, const caller *callers, size_t count)
{
    printf("%llu calls", w->calls);
    for (uint32_t result = 0; result < RESULTS; ++result) {
        unsigned long long sum = 0;
        for (size_t i = 0; i < count; ++i)
            sum += callers[i].results[result];
        if (sum) printf(", %llu %s", sum, clgl_result_name(-(clgl_result)result));
    }
    printf("\n");
}

static struct {
    time_t seconds;
    unsigned long long calls;
    clgl_transport transport;
} asked = {1, 0, CLGL_TRANSPORT_MAPPED};

static void shared_objects_stand_calls_at_random(void **state)
{
    static world w;
    static caller callers[THREADS + 1];
    const gl_request request = {EGL_OPENGL_API, 3, 2, EGL_NO_CONTEXT};
    pthread_t threads[THREADS + 1];
    const uint32_t seed = test_seed();
    (void)state;
    open_world(&w, asked.transport);
    w.call_limit = asked.calls;
    w.end = time(NULL) + asked.seconds;
    for (uint32_t i = 0; i <= THREADS; ++i) {
        gl_request shared = request;
        shared.share = w.gl.context;
        callers[i].w = &w;
        callers[i].number = i;
        memset(callers[i].got, UNREAD, SIZE);
        callers[i].random = seed * (THREADS + 1) + i;
        if (i < THREADS) callers[i].gl = make_gl(shared);
    }
    use_gl(&w.gl);
    for (uint32_t i = 0; i <= THREADS; ++i)
        assert_int_equal(
            pthread_create(&threads[i], NULL, i < THREADS ? call_at_random : end_user_fences, &callers[i]), 0);
    for (uint32_t i = 0; i < THREADS; ++i)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    SET(w.over, 2);
    assert_int_equal(pthread_join(threads[THREADS], NULL), 0);
    report(&w, callers, COUNT(callers));
    expect_context_works(&w);
    close_world(&w);
    for (uint32_t i = 0; i < THREADS; ++i)
        destroy_gl(&callers[i].gl);
}

int main(int argument_count, char **arguments)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(shared_objects_stand_calls_at_random)};
    if (argument_count > 1) asked.seconds = strtol(arguments[1], NULL, 10);
    if (argument_count > 2) asked.calls = strtoull(arguments[2], NULL, 10);
    if (argument_count > 3) asked.transport = (int32_t)strtol(arguments[3], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
