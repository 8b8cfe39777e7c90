// The mappings that the application has created with clgl. No other pointer may be unmapped: rusticl 22.3 accepts
// any pointer while a mapping exists.
#pragma once

#include "base/lock_order.hpp"
#include "core/geometry/texture_region.hpp"
#include "driver/cl.hpp"
#include "transport/transport.hpp"

#include <list>
#include <mutex>

namespace clgl
{

using transport::Range;

struct Mapping {
    // The mapped memory: a storage's or a sub-buffer's
    cl_mem mem = nullptr;
    void *pointer = nullptr;
    // The part of the storage, for buffers
    Range range{};
    // The part of the texture, and the buffer that is mapped in place of the image, or empty
    TextureRegion part{};
    ClMem shadow{};
    bool writes = false;
    // The event of the command that maps it; empty if the call waited for that
    ClEvent begun{};

    // The memory object that the driver has mapped
    cl_mem mapped() const { return shadow ? shadow.get() : mem; }
    // The status of that command: CL_COMPLETE or less if it has ended
    cl_int status() const;
};

// The mappings of one storage. Any thread may call any function.
class Mappings
{
public:
    // Adds the only element of a list; cannot fail.
    void add(std::list<Mapping> &one);
    // Removes a mapping and returns it as the only element of a list, or an empty list if there is none.
    std::list<Mapping> take(cl_mem mem, const void *pointer);
    // Counts the mappings, without those whose command failed.
    uint32_t count(cl_mem mem);

private:
    OrderedMutex<LockOrder::mappings> mutex_;
    std::list<Mapping> all_;
};

}  // namespace clgl
