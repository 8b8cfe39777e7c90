// What the program has mapped by the library's calls, so that only that is unmapped: drivers (rusticl 22.3) take
// any pointer while another mapping lives.
#pragma once

#include "core/geometry/texture_region.hpp"
#include "driver/cl.hpp"
#include "transport/transport.hpp"

#include <list>
#include <mutex>

namespace clgl
{

using transport::Range;

struct Mapping {
    // Whose it is: that of a storage or of a sub-buffer.
    cl_mem mem = nullptr;
    void *pointer = nullptr;
    // Of the storage, for buffers
    Range range{};
    // Of the texture, and a buffer with its pixels that is mapped in the image's stead; or empty
    TextureRegion part{};
    ClMem shadow{};
    bool writes = false;
    // Of the command that maps it; empty where the call waited for that.
    ClEvent begun{};

    // What the driver has mapped.
    cl_mem mapped() const { return shadow ? shadow.get() : mem; }
    // Of that command: CL_COMPLETE or less if it has ended.
    cl_int status() const;
};

// All of one storage.
class Mappings
{
public:
    // The only element of a list; throws nothing.
    void add(std::list<Mapping> &one);
    // One of these, the only element of a list; an empty one if there is none.
    std::list<Mapping> take(cl_mem mem, const void *pointer);
    // Without those whose command failed.
    uint32_t count(cl_mem mem);

private:
    std::mutex mutex_;
    std::list<Mapping> all_;
};

}  // namespace clgl
