#include "winsys/lazy.hpp"

#include <link.h>

namespace clgl::winsys
{

uint64_t libraries_loaded() noexcept
{
    uint64_t loads = 0;
    const auto read_from_first = [](dl_phdr_info *info, size_t, void *result) {
        *static_cast<uint64_t *>(result) = info->dlpi_adds;
        return 1;
    };
    dl_iterate_phdr(read_from_first, &loads);
    return loads;
}

}  // namespace clgl::winsys
