/* Views against a model: for each item the byte where it is, found by Python's rules one index at a time. Random
 * shapes, slices and strides; every command on a view is compared with the same done to the bytes on the CPU. */
#define _GNU_SOURCE
#include "kernel_support.h"

#define SIZE 8192u
#define HOST_SIZE (4u * SIZE)
#define PART 4096u
#define MOST_ITEMS 2048u
#define DIMENSIONS CLGL_VIEW_MAX_DIMENSIONS
#define ROUNDS 60

typedef struct model {
    size_t dimensions, element;
    size_t shape[DIMENSIONS];
    size_t count;
    /* In C order */
    size_t at[MOST_ITEMS];
} model;

typedef struct fixture {
    clgl_context context;
    clgl_queue queue;
    clgl_buffer buffer, other;
    unsigned char bytes[SIZE], other_bytes[SIZE];
    uint32_t random;
} fixture;

static size_t pick(fixture *f, size_t first, size_t last)
{
    return first + next_random(&f->random) % (last - first + 1);
}

static int chance(fixture *f, size_t one_in) { return pick(f, 1, one_in) == 1; }

static size_t product(const model *m)
{
    size_t count = 1;
    for (size_t d = 0; d < m->dimensions; ++d)
        count *= m->shape[d];
    return count;
}

/* The next index in C order. */
static void advance(const model *m, size_t *index)
{
    for (size_t d = m->dimensions; d-- > 0;) {
        if (++index[d] < m->shape[d]) return;
        index[d] = 0;
    }
}

static size_t rank_of(const model *m, const size_t *index)
{
    size_t rank = 0;
    for (size_t d = 0; d < m->dimensions; ++d)
        rank = rank * m->shape[d] + index[d];
    return rank;
}

static clgl_view new_view(fixture *f, clgl_buffer buffer, model *m)
{
    static const struct {
        int32_t format;
        uint32_t components, size;
    } kinds[] = {{CLGL_ELEMENT_BYTES, 5, 5},   {CLGL_ELEMENT_UINT8, 1, 1},    {CLGL_ELEMENT_INT16, 1, 2},
                 {CLGL_ELEMENT_FLOAT32, 1, 4}, {CLGL_ELEMENT_FLOAT32, 3, 12}, {CLGL_ELEMENT_FLOAT64, 1, 8},
                 {CLGL_ELEMENT_UINT32, 4, 16}};
    const size_t kind = pick(f, 0, COUNT(kinds) - 1);
    clgl_view view = CLGL_VIEW_INIT;
    clgl_range range = {0, 0};
    m->dimensions = pick(f, 1, 5);
    m->element = kinds[kind].size;
    do {
        for (size_t d = 0; d < m->dimensions; ++d)
            m->shape[d] = pick(f, 1, 8);
        m->count = product(m);
    } while (m->count > MOST_ITEMS || m->count * m->element > SIZE / 2);
    range.offset = pick(f, 0, SIZE / 2);
    range.size = m->count * m->element + pick(f, 0, 100);
    for (size_t i = 0; i < m->count; ++i)
        m->at[i] = range.offset + i * m->element;
    expect_success(clgl_view_init(buffer, kinds[kind].format, kinds[kind].components, &range,
                                  (uint32_t)m->dimensions, m->shape, &view));
    return view;
}

/* Python's rules, index by index: which ones of so many a slice takes. */
static size_t indices_of(const clgl_slice *slice, size_t length, size_t *taken)
{
    const int64_t n = (int64_t)length, step = slice->step ? slice->step : 1;
    int64_t start = step > 0 ? 0 : n - 1, stop = step > 0 ? n : -1;
    size_t count = 0;
    if (slice->flags & CLGL_SLICE_START) start = slice->start < 0 ? slice->start + n : slice->start;
    if (slice->flags & CLGL_SLICE_STOP) {
        stop = slice->stop < 0 ? slice->stop + n : slice->stop;
        if (stop < 0) stop = step > 0 ? 0 : -1;
    }
    if (start < 0) start = step > 0 ? 0 : -1;
    if (start > n) start = n;
    if (start == n && step < 0) start = n - 1;
    for (int64_t i = start; step > 0 ? i < stop && i < n : i > stop && i >= 0; i += step)
        taken[count++] = (size_t)i;
    return count;
}

static clgl_slice random_slice(fixture *f, size_t length)
{
    clgl_slice slice = CLGL_SLICE_INIT;
    const int64_t reach = (int64_t)length + 3;
    if (chance(f, 5) && length > 0) {
        slice.flags = CLGL_SLICE_INDEX;
        slice.start = (int64_t)pick(f, 0, 2 * length - 1) - (int64_t)length;
        return slice;
    }
    slice.flags = (uint32_t)pick(f, 0, 3);
    slice.start = (int64_t)pick(f, 0, (size_t)(2 * reach)) - reach;
    slice.stop = (int64_t)pick(f, 0, (size_t)(2 * reach)) - reach;
    slice.step = (int64_t)pick(f, 0, 6) - 3;
    return slice;
}

static void slice_model(model *m, const clgl_slice *slices, const uint32_t count)
{
    static model from;
    size_t taken[DIMENSIONS][16], counts[DIMENSIONS], index[DIMENSIONS] = {0}, source[DIMENSIONS];
    size_t kept = 0;
    from = *m;
    for (size_t d = 0; d < from.dimensions; ++d) {
        const clgl_slice whole = CLGL_SLICE_INIT;
        const clgl_slice *slice = d < count ? &slices[d] : &whole;
        if (slice->flags & CLGL_SLICE_INDEX) {
            taken[d][0] = (size_t)(slice->start < 0 ? slice->start + (int64_t)from.shape[d] : slice->start);
            counts[d] = 1;
        } else {
            counts[d] = indices_of(slice, from.shape[d], taken[d]);
        }
    }
    m->count = 1;
    for (size_t d = 0; d < from.dimensions; ++d) {
        m->count *= counts[d];
        if (d >= count || !(slices[d].flags & CLGL_SLICE_INDEX)) m->shape[kept++] = counts[d];
    }
    m->dimensions = kept;
    for (size_t i = 0; i < m->count; ++i) {
        size_t rest = i;
        for (size_t d = from.dimensions; d-- > 0;) {
            index[d] = rest % counts[d];
            rest /= counts[d];
            source[d] = taken[d][index[d]];
        }
        m->at[i] = from.at[rank_of(&from, source)];
    }
}

static void take_slice(fixture *f, clgl_view *view, model *m)
{
    clgl_slice slices[DIMENSIONS];
    const uint32_t count = (uint32_t)pick(f, 0, m->dimensions);
    size_t indices = 0;
    for (uint32_t d = 0; d < count; ++d) {
        slices[d] = random_slice(f, m->shape[d]);
        indices += (slices[d].flags & CLGL_SLICE_INDEX) != 0;
    }
    if (indices == m->dimensions) {
        clgl_view result = CLGL_VIEW_INIT;
        expect_error(clgl_view_slice(view, count, slices, &result), CLGL_ERROR_INVALID_ARGUMENT);
        return;
    }
    expect_success(clgl_view_slice(view, count, slices, view));
    slice_model(m, slices, count);
}

static void take_transposed(fixture *f, clgl_view *view, model *m)
{
    static model from;
    uint32_t axes[DIMENSIONS];
    size_t index[DIMENSIONS] = {0}, source[DIMENSIONS];
    const int reversed = chance(f, 3);
    from = *m;
    for (uint32_t d = 0; d < m->dimensions; ++d)
        axes[d] = reversed ? (uint32_t)m->dimensions - 1 - d : d;
    for (uint32_t d = 0; !reversed && d < m->dimensions; ++d) {
        const size_t with = pick(f, d, m->dimensions - 1);
        const uint32_t axis = axes[d];
        axes[d] = axes[with];
        axes[with] = axis;
    }
    expect_success(clgl_view_transpose(view, reversed ? NULL : axes, view));
    for (size_t d = 0; d < m->dimensions; ++d)
        m->shape[d] = from.shape[axes[d]];
    for (size_t i = 0; i < m->count; ++i, advance(m, index)) {
        for (size_t d = 0; d < m->dimensions; ++d)
            source[axes[d]] = index[d];
        m->at[i] = from.at[rank_of(&from, source)];
    }
}

/* Whether strides can tell where the items of a model are. */
static int has_strides(const model *m)
{
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0}, step = m->count;
    for (size_t d = 0; d < m->dimensions; ++d) {
        step /= m->shape[d];
        if (m->shape[d] > 1) strides[d] = (int64_t)m->at[step] - (int64_t)m->at[0];
    }
    for (size_t i = 0; i < m->count; ++i, advance(m, index)) {
        int64_t at = (int64_t)m->at[0];
        for (size_t d = 0; d < m->dimensions; ++d)
            at += (int64_t)index[d] * strides[d];
        if (at != (int64_t)m->at[i]) return 0;
    }
    return 1;
}

static void random_shape(fixture *f, model *m)
{
    size_t rest = m->count;
    m->dimensions = pick(f, 1, DIMENSIONS);
    for (size_t d = 0; d + 1 < m->dimensions; ++d) {
        size_t factor = rest ? pick(f, 1, rest < 8 ? rest : 8) : 0;
        while (rest && rest % factor)
            --factor;
        m->shape[d] = rest ? factor : pick(f, 0, 3);
        if (rest) rest /= factor;
    }
    m->shape[m->dimensions - 1] = rest;
}

static void take_another_shape(fixture *f, clgl_view *view, model *m)
{
    static model wanted;
    clgl_view result = CLGL_VIEW_INIT;
    wanted = *m;
    random_shape(f, &wanted);
    if (m->count && !has_strides(&wanted)) {
        expect_error(clgl_view_reshape(view, (uint32_t)wanted.dimensions, wanted.shape, &result),
                     CLGL_ERROR_UNSUPPORTED);
        return;
    }
    expect_success(clgl_view_reshape(view, (uint32_t)wanted.dimensions, wanted.shape, &result));
    *view = result;
    *m = wanted;
}

static int in_sequence(const model *m)
{
    for (size_t i = 1; i < m->count; ++i)
        if (m->at[i] != m->at[i - 1] + m->element) return 0;
    return 1;
}

static int in_fortran_sequence(const model *m)
{
    size_t index[DIMENSIONS] = {0};
    for (size_t i = 0; i < m->count; ++i, advance(m, index)) {
        size_t rank = 0;
        for (size_t d = m->dimensions; d-- > 0;)
            rank = rank * m->shape[d] + index[d];
        if (m->at[i] != m->at[0] + rank * m->element) return 0;
    }
    return 1;
}

static void expect_model(const clgl_view *view, const model *m)
{
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    size_t index[DIMENSIONS] = {0}, low = SIZE, high = 0;
    assert_int_equal(view->dimensions, m->dimensions);
    assert_int_equal(view->element_size, m->element);
    for (size_t d = 0; d < m->dimensions; ++d)
        assert_int_equal(view->shape[d], m->shape[d]);
    for (size_t i = 0; i < m->count; ++i, advance(m, index)) {
        int64_t at = (int64_t)view->offset;
        for (size_t d = 0; d < m->dimensions; ++d)
            at += (int64_t)index[d] * view->strides[d];
        assert_int_equal(at, m->at[i]);
        if (m->at[i] < low) low = m->at[i];
        if (m->at[i] + m->element > high) high = m->at[i] + m->element;
    }
    expect_success(clgl_view_get_info(view, &info));
    assert_int_equal(info.item_count, m->count);
    assert_int_equal(info.size, m->count * m->element);
    assert_int_equal(info.is_c_contiguous, in_sequence(m));
    assert_int_equal(info.is_fortran_contiguous, in_fortran_sequence(m));
    assert_int_equal(info.is_writable, 1);
    assert_int_equal(info.first_byte, m->count ? low : 0);
    assert_int_equal(info.span, m->count ? high - low : 0);
}

static clgl_view random_view(fixture *f, clgl_buffer buffer, model *m)
{
    clgl_view view = new_view(f, buffer, m);
    for (size_t i = pick(f, 0, 4); i > 0; --i) {
        switch (pick(f, 0, 3)) {
        case 0:
            take_transposed(f, &view, m);
            break;
        case 1:
            take_another_shape(f, &view, m);
            break;
        default:
            take_slice(f, &view, m);
        }
    }
    expect_model(&view, m);
    return view;
}

/* Strides of host memory in a random order of dimensions, with gaps, some backwards; gives where item 0 is. */
static size_t random_strides(fixture *f, const model *m, int64_t *strides)
{
    size_t order[DIMENSIONS], stride = m->element + (chance(f, 2) ? pick(f, 0, 3) : 0), first = 0;
    for (size_t d = 0; d < m->dimensions; ++d)
        order[d] = d;
    for (size_t d = 0; d < m->dimensions && chance(f, 2); ++d) {
        const size_t with = pick(f, d, m->dimensions - 1), axis = order[d];
        order[d] = order[with];
        order[with] = axis;
    }
    for (size_t d = m->dimensions; d-- > 0;) {
        const size_t axis = order[d], count = m->shape[axis] ? m->shape[axis] : 1;
        strides[axis] = (int64_t)stride;
        if (chance(f, 4)) {
            strides[axis] = -(int64_t)stride;
            first += (count - 1) * stride;
        }
        stride = stride * count;
        if (stride * 9 / 8 < HOST_SIZE / 8 && chance(f, 3)) stride += pick(f, 0, stride / 8);
    }
    return first;
}

static size_t host_place(const model *m, size_t first, const int64_t *strides, const size_t *index)
{
    int64_t at = (int64_t)first;
    for (size_t d = 0; d < m->dimensions; ++d)
        at += (int64_t)index[d] * strides[d];
    return (size_t)at;
}

static void expect_buffers(fixture *f)
{
    unsigned char got[SIZE];
    read_buffer(f->queue, f->buffer, got);
    expect_same_bytes(got, f->bytes, SIZE);
    read_buffer(f->queue, f->other, got);
    expect_same_bytes(got, f->other_bytes, SIZE);
}

/* 1 for a blocking command; 0, then the fence is waited for. */
static void end_command(uint32_t blocking, clgl_fence fence)
{
    if (!blocking) expect_success(clgl_fence_wait(fence, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(fence));
}

static void check_read(fixture *f, const clgl_view *view, const model *m)
{
    static unsigned char host[HOST_SIZE], expected[HOST_SIZE];
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0};
    const size_t first = random_strides(f, m, strides);
    const uint32_t blocking = chance(f, 2);
    clgl_fence fence = NULL;
    fill_bytes(host, HOST_SIZE, f->random);
    memcpy(expected, host, HOST_SIZE);
    for (size_t i = 0; i < m->count; ++i, advance(m, index))
        memcpy(expected + host_place(m, first, strides, index), f->bytes + m->at[i], m->element);
    expect_success(clgl_view_read(f->queue, view, strides, host + first, blocking, 0, NULL, &fence));
    end_command(blocking, fence);
    expect_same_bytes(host, expected, HOST_SIZE);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(expected + i * m->element, f->bytes + m->at[i], m->element);
    expect_success(clgl_view_read(f->queue, view, NULL, host, 1, 0, NULL, NULL));
    expect_same_bytes(host, expected, m->count * m->element);
}

static void check_write(fixture *f, const clgl_view *view, const model *m)
{
    static unsigned char host[HOST_SIZE];
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0};
    const size_t first = random_strides(f, m, strides);
    const uint32_t blocking = chance(f, 2);
    clgl_fence fence = NULL;
    fill_bytes(host, HOST_SIZE, f->random);
    for (size_t i = 0; i < m->count; ++i, advance(m, index))
        memcpy(f->bytes + m->at[i], host + host_place(m, first, strides, index), m->element);
    expect_success(clgl_view_write(f->queue, view, strides, host + first, blocking, 0, NULL, &fence));
    end_command(blocking, fence);
    expect_buffers(f);
    fill_bytes(host, HOST_SIZE, f->random + 1);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + m->at[i], host + i * m->element, m->element);
    expect_success(clgl_view_write(f->queue, view, NULL, host, 1, 0, NULL, NULL));
    expect_buffers(f);
}

static void check_fill(fixture *f, const clgl_view *view, const model *m)
{
    unsigned char item[16];
    clgl_fence fence = NULL;
    fill_bytes(item, sizeof item, f->random);
    if (chance(f, 3)) memset(item, (int)pick(f, 0, 255), sizeof item);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + m->at[i], item, m->element);
    expect_success(clgl_view_fill(f->queue, view, item, 0, NULL, &fence));
    memset(item, 0, sizeof item);
    end_command(0, fence);
    expect_buffers(f);
}

static void check_item(fixture *f, const clgl_view *view, const model *m)
{
    unsigned char item[16], got[16];
    int64_t index[DIMENSIONS];
    size_t positive[DIMENSIONS], at = 0;
    if (m->count == 0) return;
    for (size_t d = 0; d < m->dimensions; ++d) {
        positive[d] = pick(f, 0, m->shape[d] - 1);
        index[d] = (int64_t)positive[d] - (chance(f, 2) ? (int64_t)m->shape[d] : 0);
    }
    at = m->at[rank_of(m, positive)];
    expect_success(clgl_view_read_item(f->queue, view, index, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, f->bytes + at, m->element);
    fill_bytes(item, sizeof item, f->random);
    memcpy(f->bytes + at, item, m->element);
    expect_success(clgl_view_write_item(f->queue, view, index, item, 1, 0, NULL, NULL));
    expect_buffers(f);
    index[0] = (int64_t)m->shape[0];
    expect_error(clgl_view_read_item(f->queue, view, index, got, 1, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
    index[0] = -(int64_t)m->shape[0] - 1;
    expect_error(clgl_view_write_item(f->queue, view, index, item, 1, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
}

/* To another buffer, where the dimensions lie in another order, some of them backwards. */
static void check_copy(fixture *f, const clgl_view *view, const model *m)
{
    clgl_view into = *view;
    size_t index[DIMENSIONS] = {0};
    clgl_fence fence = NULL;
    into.buffer = f->other;
    into.offset = 0;
    do {
        into.offset = random_strides(f, m, into.strides);
    } while (m->count * m->element > SIZE / 4 && chance(f, 2));
    {
        size_t high = 0;
        for (size_t i = 0; i < m->count; ++i, advance(m, index)) {
            const size_t at = host_place(m, into.offset, into.strides, index) + m->element;
            if (at > high) high = at;
        }
        if (high > SIZE) return;
    }
    memset(index, 0, sizeof index);
    for (size_t i = 0; i < m->count; ++i, advance(m, index))
        memcpy(f->other_bytes + host_place(m, into.offset, into.strides, index), f->bytes + m->at[i], m->element);
    expect_success(clgl_view_copy(f->queue, view, &into, 0, NULL, &fence));
    end_command(0, fence);
    expect_buffers(f);
}

static int share_bytes(const model *a, const model *b)
{
    char taken[SIZE] = {0};
    for (size_t i = 0; i < a->count; ++i)
        memset(taken + a->at[i], 1, a->element);
    for (size_t i = 0; i < b->count; ++i)
        for (size_t byte = 0; byte < b->element; ++byte)
            if (taken[b->at[i] + byte]) return 1;
    return 0;
}

/* Within one buffer, to a view of the same shape that may overlap; 1 if it did not. */
static int check_copy_within(fixture *f, const clgl_view *view, const model *m)
{
    static model moved;
    static unsigned char from[SIZE];
    clgl_view into = *view;
    size_t room = SIZE;
    moved = *m;
    for (size_t i = 0; i < m->count; ++i)
        if (SIZE - m->element - m->at[i] < room) room = SIZE - m->element - m->at[i];
    if (m->count == 0) return 0;
    /* Near, so that the items often lie between each other. */
    into.offset += pick(f, 0, room < 3 * m->element || chance(f, 2) ? room : 3 * m->element);
    for (size_t i = 0; i < m->count; ++i)
        moved.at[i] += into.offset - view->offset;
    if (share_bytes(m, &moved)) {
        expect_error(clgl_view_copy(f->queue, view, &into, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
        return 0;
    }
    memcpy(from, f->bytes, SIZE);
    for (size_t i = 0; i < m->count; ++i)
        memcpy(f->bytes + moved.at[i], from + m->at[i], m->element);
    expect_success(clgl_view_copy(f->queue, view, &into, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    expect_buffers(f);
    return 1;
}

static clgl_buffer begin_buffer(clgl_context context, uint32_t flags, unsigned char *bytes, uint32_t seed)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    fill_bytes(bytes, SIZE, seed);
    desc.flags = flags;
    desc.size = SIZE;
    desc.data = bytes;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

static void check_rounds(fixture *f, int rounds)
{
    static model m;
    int within = 0;
    for (int i = 0; i < rounds; ++i) {
        const clgl_view view = random_view(f, f->buffer, &m);
        check_read(f, &view, &m);
        check_write(f, &view, &m);
        check_fill(f, &view, &m);
        check_item(f, &view, &m);
        check_copy(f, &view, &m);
        within += check_copy_within(f, &view, &m);
    }
    assert_true(within > 0);
}

static void run_random(const char *device, uint32_t queue_flags, uint32_t seed)
{
    gl_context gl = make_best_gl();
    static fixture f;
    f.random = seed;
    f.context = make_context(device, CLGL_TRANSPORT_NONE);
    f.queue = make_queue(f.context, queue_flags);
    f.buffer = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.bytes, 1);
    f.other = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.other_bytes, 2);
    check_rounds(&f, ROUNDS);
    expect_success(clgl_buffer_destroy(f.buffer));
    expect_success(clgl_buffer_destroy(f.other));
    expect_success(clgl_queue_destroy(f.queue));
    expect_no_memory(f.context);
    expect_success(clgl_context_destroy(f.context));
    destroy_gl(&gl);
}

static void random_views_in_order(void **state)
{
    const uint32_t seed = test_seed();
    (void)state;
    run_random(POCL, 0, seed);
    run_random(RUSTICL, 0, seed);
}

static void random_views_out_of_order(void **state)
{
    const uint32_t seed = test_seed();
    (void)state;
    run_random(POCL, CLGL_QUEUE_OUT_OF_ORDER, seed);
}

/* Parts of one memory: a view of the whole and one of a part overlap where they do. */
static void views_of_sub_buffers(void **state)
{
    static const char *const devices[] = {POCL, RUSTICL};
    (void)state;
    for (size_t i = 0; i < COUNT(devices); ++i) {
        gl_context gl = make_best_gl();
        static fixture f;
        const clgl_range range = {PART, PART};
        const size_t shape[] = {8, 16, 4}, small[] = {4, 3, 2};
        clgl_view whole = CLGL_VIEW_INIT, part = CLGL_VIEW_INIT;
        clgl_buffer sub = NULL;
        unsigned char zeros[PART] = {0};
        f.context = make_context(devices[i], CLGL_TRANSPORT_NONE);
        f.queue = make_queue(f.context, 0);
        f.buffer = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.bytes, 1);
        f.other = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.other_bytes, 2);
        expect_success(clgl_buffer_create_sub(f.buffer, 0, &range, &sub));
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT32, 1, &range, 3, shape, &whole));
        expect_success(clgl_view_init(sub, CLGL_ELEMENT_UINT32, 1, NULL, 3, shape, &part));
        memcpy(whole.shape, small, sizeof small);
        memcpy(part.shape, small, sizeof small);
        expect_error(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL), CLGL_ERROR_OUT_OF_RANGE);
        /* The upper two of each four, then the rows between. */
        part.offset = 2 * sizeof(uint32_t);
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memcpy(f.bytes + PART + (z * 64 + y * 4 + 2) * 4, f.bytes + PART + (z * 64 + y * 4) * 4, 8);
        expect_success(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL));
        expect_buffers(&f);
        part.offset = 8 * 4 * sizeof(uint32_t) - 8;
        expect_success(clgl_view_copy(f.queue, &whole, &part, 0, NULL, NULL));
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memcpy(f.bytes + PART + (z * 64 + y * 4 + 30) * 4, f.bytes + PART + (z * 64 + y * 4) * 4, 8);
        expect_buffers(&f);
        expect_success(clgl_view_fill(f.queue, &part, zeros, 0, NULL, NULL));
        for (size_t z = 0; z < small[0]; ++z)
            for (size_t y = 0; y < small[1]; ++y)
                memset(f.bytes + PART + (z * 64 + y * 4 + 30) * 4, 0, 8);
        expect_buffers(&f);
        expect_success(clgl_buffer_destroy(sub));
        expect_success(clgl_buffer_destroy(f.buffer));
        expect_success(clgl_buffer_destroy(f.other));
        expect_success(clgl_queue_destroy(f.queue));
        expect_success(clgl_context_destroy(f.context));
        destroy_gl(&gl);
    }
}

/* Shared memory: acquired to be used, and what a view wrote reaches OpenGL. */
static void views_of_shared_buffers(void **state)
{
    static const int32_t transports[] = {CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED};
    const uint32_t seed = test_seed();
    (void)state;
    for (size_t t = 0; t < COUNT(transports); ++t) {
        gl_context gl = make_best_gl();
        static fixture f;
        clgl_view view = CLGL_VIEW_INIT;
        clgl_fence fence = NULL;
        f.random = seed;
        f.context = make_context(t ? RUSTICL : POCL, transports[t]);
        f.queue = make_queue(f.context, 0);
        f.buffer = begin_buffer(f.context, 0, f.bytes, 1);
        f.other = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.other_bytes, 2);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &view));
        expect_error_out(clgl_view_fill(f.queue, &view, "x", 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED, fence);
        acquire(f.queue, f.buffer);
        check_rounds(&f, ROUNDS / 10);
        release(f.queue, f.buffer);
        expect_gl_bytes(info_of_buffer(f.buffer).gl_name, 0, SIZE, f.bytes);
        expect_success(clgl_buffer_destroy(f.buffer));
        expect_success(clgl_buffer_destroy(f.other));
        expect_success(clgl_queue_destroy(f.queue));
        expect_no_memory(f.context);
        expect_success(clgl_context_destroy(f.context));
        destroy_gl(&gl);
    }
}

/* Many commands wait together, and their fence is that of all. */
static void a_fence_of_many_commands(void **state)
{
    static const uint32_t flags[] = {0, CLGL_QUEUE_OUT_OF_ORDER};
    (void)state;
    for (size_t i = 0; i < COUNT(flags); ++i) {
        gl_context gl = make_best_gl();
        static fixture f;
        const size_t shape[] = {4, 4, 4, 4};
        const clgl_slice odd = {sizeof(clgl_slice), CLGL_SLICE_START, 1, 0, 2};
        const clgl_slice slices[] = {odd, odd, odd, odd};
        unsigned char got[16], expected[16];
        clgl_view view = CLGL_VIEW_INIT;
        clgl_fence gate = NULL, done = NULL;
        f.context = make_context(POCL, CLGL_TRANSPORT_NONE);
        f.queue = make_queue(f.context, flags[i]);
        f.buffer = begin_buffer(f.context, CLGL_BUFFER_COMPUTE_ONLY, f.bytes, 1);
        expect_success(clgl_view_init(f.buffer, CLGL_ELEMENT_UINT8, 1, NULL, 4, shape, &view));
        expect_success(clgl_view_slice(&view, 4, slices, &view));
        for (size_t k = 0; k < sizeof expected; ++k)
            expected[k] = f.bytes[(k / 8 * 2 + 1) * 64 + (k / 4 % 2 * 2 + 1) * 16 + (k / 2 % 2 * 2 + 1) * 4 +
                                  (k % 2 * 2 + 1)];
        expect_success(clgl_fence_create_user(f.context, &gate));
        expect_success(clgl_view_read(f.queue, &view, NULL, got, 0, 1, &gate, &done));
        assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
        expect_success(clgl_fence_signal(gate, 0));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_same_bytes(got, expected, sizeof got);
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_fence_destroy(gate));
        /* No items: nothing but the fence. */
        view.shape[1] = 0;
        expect_success(clgl_view_read(f.queue, &view, NULL, got, 1, 0, NULL, &done));
        expect_success(clgl_fence_wait(done, CLGL_FOREVER));
        expect_success(clgl_fence_destroy(done));
        expect_success(clgl_view_fill(f.queue, &view, "x", 0, NULL, NULL));
        expect_success(clgl_buffer_destroy(f.buffer));
        expect_success(clgl_queue_destroy(f.queue));
        expect_success(clgl_context_destroy(f.context));
        destroy_gl(&gl);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_views_in_order),    cmocka_unit_test(random_views_out_of_order),
        cmocka_unit_test(views_of_sub_buffers),     cmocka_unit_test(views_of_shared_buffers),
        cmocka_unit_test(a_fence_of_many_commands),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
