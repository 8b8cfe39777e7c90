// The handle by which one API exports memory or a semaphore to another: a file descriptor, or a Windows
// handle.
#pragma once

#include <cstdint>
#include <utility>

namespace clgl
{

#ifdef _WIN32
using NativeHandle = void *;
inline constexpr NativeHandle no_handle = nullptr;
#else
using NativeHandle = int;
inline constexpr NativeHandle no_handle = -1;
#endif

// Owns a handle until an API has imported it.
class SharedHandle
{
public:
    explicit SharedHandle(NativeHandle handle) noexcept : handle_(handle) {}
    SharedHandle(SharedHandle &&other) noexcept : handle_(std::exchange(other.handle_, no_handle)) {}
    SharedHandle &operator=(SharedHandle &&other) noexcept
    {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~SharedHandle();

    NativeHandle get() const noexcept { return handle_; }
    // Must be called after a successful import: the importer owns a file descriptor from here on. A Windows
    // handle stays owned by this object.
    void set_imported() noexcept;

private:
    NativeHandle handle_;
};

// Prevents child processes from inheriting the handle. Returns false if it is invalid.
bool close_on_exec(const SharedHandle &handle) noexcept;

// Returns whether this process has no handle left.
bool is_out_of_handles() noexcept;

// Returns whether fewer than 1/8 of the handles of this process are left, which are reserved for the application:
// software Vulkan keeps one handle open per memory object. `newest` is the last one that was created.
bool are_handles_scarce(const SharedHandle &newest) noexcept;

// Returns how many handles this process may have.
uint64_t handle_limit() noexcept;

}  // namespace clgl
