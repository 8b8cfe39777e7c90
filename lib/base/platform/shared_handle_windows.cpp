#include "base/platform/shared_handle.hpp"

#include "base/platform/windows.hpp"

namespace clgl
{

SharedHandle::~SharedHandle()
{
    if (handle_ != no_handle) CloseHandle(handle_);
}

// An import does not take ownership of a Windows handle.
void SharedHandle::set_imported() noexcept {}

bool close_on_exec(const SharedHandle &handle) noexcept
{
    return SetHandleInformation(handle.get(), HANDLE_FLAG_INHERIT, 0) != 0;
}

// Windows permits 16 million handles per process. Memory runs out earlier.
bool is_out_of_handles() noexcept { return false; }
bool are_handles_scarce(const SharedHandle &) noexcept { return false; }
uint64_t handle_limit() noexcept { return uint64_t{1} << 24; }

}  // namespace clgl
