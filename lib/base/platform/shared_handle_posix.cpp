#include "base/platform/shared_handle.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace clgl
{

namespace
{

constexpr uint64_t reserved_fraction = 8;

}  // namespace

SharedHandle::~SharedHandle()
{
    if (handle_ >= 0) close(handle_);
}

void SharedHandle::set_imported() noexcept { handle_ = no_handle; }

bool close_on_exec(const SharedHandle &handle) noexcept { return fcntl(handle.get(), F_SETFD, FD_CLOEXEC) == 0; }

bool is_out_of_handles() noexcept { return SharedHandle(open("/dev/null", O_RDONLY | O_CLOEXEC)).get() < 0; }

// The system assigns the lowest free descriptor. So the value of `newest` is roughly the number of open
// descriptors.
bool are_handles_scarce(const SharedHandle &newest) noexcept
{
    const uint64_t limit = handle_limit();
    return static_cast<uint64_t>(newest.get()) >= limit - limit / reserved_fraction;
}

uint64_t handle_limit() noexcept
{
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : UINT64_MAX;
}

}  // namespace clgl
