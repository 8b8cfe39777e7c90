// Holds the handle with which one API exports memory or a semaphore to another API. The handle is a file
// descriptor, or a HANDLE on Windows.
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

// Owns a handle.
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
    // Must be called after a successful import, and makes this object empty. A file descriptor then belongs to
    // the importing API. A Windows handle is closed, because the importing API has its own reference.
    void set_imported() noexcept;

private:
    NativeHandle handle_;
};

#ifdef _WIN32
// Returns a second handle of the same object, which child processes do not inherit. Throws
// CLGL_ERROR_OUT_OF_HOST_MEMORY.
SharedHandle duplicate(const SharedHandle &handle);
#endif

// Returns the handles of one exported object. Vulkan returns any number of file descriptors of an object, but
// only one Windows handle.
class HandleExporter
{
public:
    // Returns a new handle. `ask` returns a handle from Vulkan. On Windows, `ask` is called only until it
    // succeeds, and the new handle is a duplicate.
    template <typename Ask> SharedHandle next(Ask ask)
    {
#ifdef _WIN32
        if (first_.get() == no_handle) first_ = ask();
        return duplicate(first_);
#else
        return ask();
#endif
    }

#ifdef _WIN32
private:
    SharedHandle first_{no_handle};
#endif
};

// Prevents programs that this process starts from inheriting the handle. Returns false on failure, for example if
// the handle is invalid.
bool close_on_exec(const SharedHandle &handle) noexcept;

// Returns whether this process has reached its handle limit.
bool is_out_of_handles() noexcept;

// Returns whether this process has fewer than 1/8 of its handles left, which are reserved for the application. A
// shared memory object of a software Vulkan driver keeps one handle open. `newest` is the handle that was created
// last. Always returns false on Windows.
bool are_handles_scarce(const SharedHandle &newest) noexcept;

// Returns the maximum number of open handles of this process.
uint64_t handle_limit() noexcept;

}  // namespace clgl
