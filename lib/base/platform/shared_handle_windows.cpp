#include "base/platform/shared_handle.hpp"

#include "base/error.hpp"
#include "base/platform/wide.hpp"
#include "base/platform/windows.hpp"
#include "base/text.hpp"

namespace clgl
{

SharedHandle::~SharedHandle()
{
    if (handle_ != no_handle) CloseHandle(handle_);
}

void SharedHandle::set_imported() noexcept { CloseHandle(std::exchange(handle_, no_handle)); }

SharedHandle duplicate(const SharedHandle &handle)
{
    HANDLE const process = GetCurrentProcess();
    HANDLE second = no_handle;
    if (!DuplicateHandle(process, handle.get(), process, &second, 0, FALSE, DUPLICATE_SAME_ACCESS))
        fail(CLGL_ERROR_OUT_OF_HOST_MEMORY,
             text("DuplicateHandle of shared memory or a semaphore failed: ", windows_error(GetLastError())));
    return SharedHandle(second);
}

bool close_on_exec(const SharedHandle &handle) noexcept
{
    return SetHandleInformation(handle.get(), HANDLE_FLAG_INHERIT, 0) != 0;
}

// Windows permits 16 million handles per process. Memory runs out earlier.
bool is_out_of_handles() noexcept { return false; }
bool are_handles_scarce(const SharedHandle &) noexcept { return false; }
uint64_t handle_limit() noexcept { return uint64_t{1} << 24; }

}  // namespace clgl
