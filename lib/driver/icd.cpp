#include "driver/icd.hpp"

#include "base/platform/library.hpp"

namespace clgl
{

bool is_in_loader(void *function)
{
    const void *const loader = library_of(reinterpret_cast<void *>(cl().GetDeviceIDs));
    return loader && library_of(function) == loader;
}

}  // namespace clgl
