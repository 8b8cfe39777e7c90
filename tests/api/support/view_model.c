#define _GNU_SOURCE
#include "view_model.h"

size_t pick_number(view_fixture *f, size_t first, size_t last)
{
    return first + next_random(&f->random) % (last - first + 1);
}

int one_in(view_fixture *f, size_t one_in) { return pick_number(f, 1, one_in) == 1; }

static size_t product(const view_model *m)
{
    size_t count = 1;
    for (size_t d = 0; d < m->dimensions; ++d)
        count *= m->shape[d];
    return count;
}

void next_index(const view_model *m, size_t *index)
{
    for (size_t d = m->dimensions; d-- > 0;) {
        if (++index[d] < m->shape[d]) return;
        index[d] = 0;
    }
}

size_t rank_of_index(const view_model *m, const size_t *index)
{
    size_t rank = 0;
    for (size_t d = 0; d < m->dimensions; ++d)
        rank = rank * m->shape[d] + index[d];
    return rank;
}

static clgl_view new_view(view_fixture *f, clgl_buffer buffer, view_model *m)
{
    static const struct {
        clgl_element_type format;
        uint32_t components, size;
    } kinds[] = {{CLGL_ELEMENT_BYTES, 5, 5},   {CLGL_ELEMENT_UINT8, 1, 1},    {CLGL_ELEMENT_INT16, 1, 2},
                 {CLGL_ELEMENT_FLOAT32, 1, 4}, {CLGL_ELEMENT_FLOAT32, 3, 12}, {CLGL_ELEMENT_FLOAT64, 1, 8},
                 {CLGL_ELEMENT_UINT32, 4, 16}};
    const size_t kind = pick_number(f, 0, COUNT(kinds) - 1);
    clgl_view view = CLGL_VIEW_INIT;
    clgl_range range = {0, 0};
    m->dimensions = pick_number(f, 1, 5);
    m->element = kinds[kind].size;
    do {
        for (size_t d = 0; d < m->dimensions; ++d)
            m->shape[d] = pick_number(f, 1, 8);
        m->count = product(m);
    } while (m->count > MAX_ITEMS || m->count * m->element > SIZE / 2);
    range.offset = pick_number(f, 0, SIZE / 2);
    range.size = m->count * m->element;
    range.size += pick_number(f, 0, SIZE - range.offset - range.size);
    for (size_t i = 0; i < m->count; ++i)
        m->at[i] = range.offset + i * m->element;
    expect_success(clgl_view_init(buffer, kinds[kind].format, kinds[kind].components, &range,
                                  (uint32_t)m->dimensions, m->shape, &view));
    return view;
}

/* Stores the indices that a slice selects from `length` items, as a Python slice does. Returns the number of
 * indices. */
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

static clgl_slice random_slice(view_fixture *f, size_t length)
{
    clgl_slice slice = CLGL_SLICE_INIT;
    const int64_t reach = (int64_t)length + 3;
    if (one_in(f, 5) && length > 0) {
        slice.flags = CLGL_SLICE_INDEX;
        slice.start = (int64_t)pick_number(f, 0, 2 * length - 1) - (int64_t)length;
        return slice;
    }
    slice.flags = (uint32_t)pick_number(f, 0, 3);
    if (slice.flags & CLGL_SLICE_START) slice.start = (int64_t)pick_number(f, 0, (size_t)(2 * reach)) - reach;
    if (slice.flags & CLGL_SLICE_STOP) slice.stop = (int64_t)pick_number(f, 0, (size_t)(2 * reach)) - reach;
    slice.step = (int64_t)pick_number(f, 0, 6) - 3;
    return slice;
}

static void slice_model(view_model *m, const clgl_slice *slices, const uint32_t count)
{
    static view_model from;
    static size_t taken[DIMENSIONS][MAX_ITEMS];
    size_t counts[DIMENSIONS], index[DIMENSIONS] = {0}, source[DIMENSIONS];
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
        m->at[i] = from.at[rank_of_index(&from, source)];
    }
}

static void take_slice(view_fixture *f, clgl_view *view, view_model *m)
{
    clgl_slice slices[DIMENSIONS];
    const uint32_t count = (uint32_t)pick_number(f, 0, m->dimensions);
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

static void take_transposed(view_fixture *f, clgl_view *view, view_model *m)
{
    static view_model from;
    uint32_t axes[DIMENSIONS];
    size_t index[DIMENSIONS] = {0}, source[DIMENSIONS];
    const int reversed = one_in(f, 3);
    from = *m;
    for (uint32_t d = 0; d < m->dimensions; ++d)
        axes[d] = reversed ? (uint32_t)m->dimensions - 1 - d : d;
    for (uint32_t d = 0; !reversed && d < m->dimensions; ++d) {
        const size_t with = pick_number(f, d, m->dimensions - 1);
        const uint32_t axis = axes[d];
        axes[d] = axes[with];
        axes[with] = axis;
    }
    expect_success(clgl_view_transpose(view, reversed ? NULL : axes, view));
    for (size_t d = 0; d < m->dimensions; ++d)
        m->shape[d] = from.shape[axes[d]];
    for (size_t i = 0; i < m->count; ++i, next_index(m, index)) {
        for (size_t d = 0; d < m->dimensions; ++d)
            source[axes[d]] = index[d];
        m->at[i] = from.at[rank_of_index(&from, source)];
    }
}

/* Returns whether the byte offsets of the items can be described by strides. */
static int has_strides(const view_model *m)
{
    int64_t strides[DIMENSIONS] = {0};
    size_t index[DIMENSIONS] = {0}, step = m->count;
    for (size_t d = 0; d < m->dimensions; ++d) {
        step /= m->shape[d];
        if (m->shape[d] > 1) strides[d] = (int64_t)m->at[step] - (int64_t)m->at[0];
    }
    for (size_t i = 0; i < m->count; ++i, next_index(m, index)) {
        int64_t at = (int64_t)m->at[0];
        for (size_t d = 0; d < m->dimensions; ++d)
            at += (int64_t)index[d] * strides[d];
        if (at != (int64_t)m->at[i]) return 0;
    }
    return 1;
}

static void random_shape(view_fixture *f, view_model *m)
{
    size_t rest = m->count;
    m->dimensions = pick_number(f, 1, DIMENSIONS);
    for (size_t d = 0; d + 1 < m->dimensions; ++d) {
        size_t factor = rest ? pick_number(f, 1, rest < 8 ? rest : 8) : 0;
        while (rest && rest % factor)
            --factor;
        m->shape[d] = rest ? factor : pick_number(f, 0, 3);
        if (rest) rest /= factor;
    }
    m->shape[m->dimensions - 1] = rest;
}

static void take_another_shape(view_fixture *f, clgl_view *view, view_model *m)
{
    static view_model wanted;
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

static int in_sequence(const view_model *m)
{
    for (size_t i = 1; i < m->count; ++i)
        if (m->at[i] != m->at[i - 1] + m->element) return 0;
    return 1;
}

static int in_fortran_sequence(const view_model *m)
{
    size_t index[DIMENSIONS] = {0};
    for (size_t i = 0; i < m->count; ++i, next_index(m, index)) {
        size_t rank = 0;
        for (size_t d = m->dimensions; d-- > 0;)
            rank = rank * m->shape[d] + index[d];
        if (m->at[i] != m->at[0] + rank * m->element) return 0;
    }
    return 1;
}

static void expect_model(const clgl_view *view, const view_model *m)
{
    clgl_view_info info = CLGL_VIEW_INFO_INIT;
    size_t index[DIMENSIONS] = {0}, low = SIZE, high = 0;
    assert_int_equal(view->dimensions, m->dimensions);
    assert_int_equal(view->element_size, m->element);
    for (size_t d = 0; d < m->dimensions; ++d)
        assert_int_equal(view->shape[d], m->shape[d]);
    for (size_t i = 0; i < m->count; ++i, next_index(m, index)) {
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

clgl_view random_view(view_fixture *f, clgl_buffer buffer, view_model *m)
{
    clgl_view view = new_view(f, buffer, m);
    for (size_t i = pick_number(f, 0, 4); i > 0; --i) {
        switch (pick_number(f, 0, 3)) {
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

size_t random_strides(view_fixture *f, const view_model *m, int64_t *strides)
{
    size_t order[DIMENSIONS], stride = m->element + (one_in(f, 2) ? pick_number(f, 0, 3) : 0), first = 0;
    for (size_t d = 0; d < m->dimensions; ++d)
        order[d] = d;
    for (size_t d = 0; d < m->dimensions && one_in(f, 2); ++d) {
        const size_t with = pick_number(f, d, m->dimensions - 1), axis = order[d];
        order[d] = order[with];
        order[with] = axis;
    }
    for (size_t d = m->dimensions; d-- > 0;) {
        const size_t axis = order[d], count = m->shape[axis] ? m->shape[axis] : 1;
        strides[axis] = (int64_t)stride;
        if (one_in(f, 4)) {
            strides[axis] = -(int64_t)stride;
            first += (count - 1) * stride;
        }
        stride = stride * count;
        if (stride * 9 / 8 < HOST_SIZE / 8 && one_in(f, 3)) stride += pick_number(f, 0, stride / 8);
    }
    return first;
}

size_t host_place(const view_model *m, size_t first, const int64_t *strides, const size_t *index)
{
    int64_t at = (int64_t)first;
    for (size_t d = 0; d < m->dimensions; ++d)
        at += (int64_t)index[d] * strides[d];
    return (size_t)at;
}
