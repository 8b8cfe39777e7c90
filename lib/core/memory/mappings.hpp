// Stores the mappings that the application has created with clgl. Only these mappings may be unmapped. The
// library checks this, because rusticl 22.3 accepts any pointer while a mapping exists.
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
    // The mapped cl_mem, of a storage or a sub-buffer
    cl_mem mem = nullptr;
    void *pointer = nullptr;
    // For buffers: the mapped range of the storage
    Range range{};
    // For textures: the mapped region, and the buffer that is mapped instead of the image (empty = the image is
    // mapped)
    TextureRegion part{};
    ClMem shadow{};
    bool writes = false;
    // The event of the map command; empty if the call waited for the command
    ClEvent begun{};

    // Returns the memory object that the driver has mapped.
    cl_mem mapped() const { return shadow ? shadow.get() : mem; }
    // Returns the execution status of the map command: CL_COMPLETE or less if it has ended.
    cl_int status() const;
};

// The mappings of one storage. Functions may be called on any thread.
class Mappings
{
public:
    // Adds the mapping in `one`, a list with one element. Never throws.
    void add(std::list<Mapping> &one);
    // Removes a mapping and returns it as a list with one element. Returns an empty list if the mapping does not
    // exist.
    std::list<Mapping> take(cl_mem mem, const void *pointer);
    // Returns the number of mappings of a cl_mem, except mappings whose map command has failed.
    uint32_t count(cl_mem mem);

private:
    OrderedMutex<LockOrder::mappings> mutex_;
    std::list<Mapping> all_;
};

}  // namespace clgl
