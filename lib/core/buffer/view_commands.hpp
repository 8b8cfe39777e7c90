// Reads, writes, fills and copies views.
#pragma once

#include "core/buffer/view.hpp"
#include "core/command/command.hpp"

namespace clgl
{

// Enqueue a transfer between a view and host memory. `strides`: the strides of the host memory in bytes, for each
// axis; nullptr = C order without gaps.
Ref<Fence> read_view(const CommandTarget &to, const View &view, const int64_t *strides, void *data,
                     bool blocking);
Ref<Fence> write_view(const CommandTarget &to, const View &view, const int64_t *strides, const void *data,
                      bool blocking);
Ref<Fence> fill_view(const CommandTarget &to, const View &view, const void *item);
Ref<Fence> copy_view(const CommandTarget &to, const View &source, const View &destination);
Ref<Fence> read_item(const CommandTarget &to, const View &view, const int64_t *index, void *item, bool blocking);
Ref<Fence> write_item(const CommandTarget &to, const View &view, const int64_t *index, const void *item,
                      bool blocking);

}  // namespace clgl
