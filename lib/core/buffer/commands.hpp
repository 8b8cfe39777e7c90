// Reads, writes, copies, fills and maps buffers.
#pragma once

#include "core/buffer/box_parts.hpp"
#include "core/buffer/buffer.hpp"
#include "core/command/mapping.hpp"

#include <clgl/buffer.h>

namespace clgl
{

// Throws the error for a copy within one buffer whose source and destination overlap. `from` and `into` are the
// bytes of their first items in the root cl_mem.
[[noreturn, gnu::cold]] void fail_overlap(uint64_t from, uint64_t into);

// Returns the place of a box in the root cl_mem of a buffer. `offset` is the offset of the box in the storage.
BoxPlace place_in_root(const Queue &queue, const Buffer &buffer, uint64_t offset, size_t row_pitch,
                       size_t slice_pitch);

// Enqueues the copy of a part of a box between places in root cl_mems; PoCL 3.1 crashes with sub-buffers. Copies
// a single row with clEnqueueCopyBuffer. Source and destination must not overlap.
cl_int enqueue_copy_rect(cl_command_queue queue, const Buffer &source, const BoxPlace &from,
                         const Buffer &destination, const BoxPlace &into, size_t row_bytes, const BoxPart &part,
                         cl_uint count, const cl_event *waits, cl_event *event);

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
