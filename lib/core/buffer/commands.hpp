// Reads, writes, copies, fills and maps buffers.
#pragma once

#include "core/buffer/buffer.hpp"
#include "core/command/mapping.hpp"

#include <clgl/buffer.h>

namespace clgl
{

// The location of a box in a storage, in bytes.
struct Place {
    uint64_t offset = 0;
    size_t row_pitch = 0;
    size_t slice_pitch = 0;
};

// Enqueues the copy of a box. Source and destination must not overlap. Uses the root cl_mems, because PoCL 3.1
// crashes with sub-buffers.
cl_int enqueue_copy_rect(cl_command_queue queue, const Buffer &source, const Place &from,
                         const Buffer &destination, const Place &into, const size_t (&region)[3], cl_uint count,
                         const cl_event *waits, cl_event *event);

Ref<Fence> read_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, void *data,
                       bool blocking);
Ref<Fence> write_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range, const void *data,
                        bool blocking);
Ref<Fence> fill_buffer(const CommandTarget &to, const Buffer &buffer, const clgl_range *range,
                       const void *pattern, size_t pattern_size);
Ref<Fence> copy_buffer(const CommandTarget &to, const Buffer &source, const Buffer &destination,
                       const clgl_range *range, size_t offset);
Ref<Fence> read_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                            void *data, bool blocking);
Ref<Fence> write_buffer_rect(const CommandTarget &to, const Buffer &buffer, const clgl_buffer_rect &rect,
                             const void *data, bool blocking);
Ref<Fence> copy_buffer_rect(const CommandTarget &to, const Buffer &source, const Buffer &destination,
                            const clgl_buffer_rect &rect);
Ref<Fence> map_buffer(const CommandTarget &to, const Ref<Buffer> &buffer, uint32_t flags, const clgl_range *range,
                      bool blocking, NewMapping &mapping);
Ref<Fence> unmap_buffer(const CommandTarget &to, const Buffer &buffer, const void *pointer);

}  // namespace clgl
