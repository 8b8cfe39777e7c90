// A file descriptor that is closed on destruction, unless it was released.
#pragma once

#include <unistd.h>

#include <utility>

namespace clgl
{

class OwnedFd
{
public:
    explicit OwnedFd(int fd) noexcept : fd_(fd) {}
    OwnedFd(OwnedFd &&other) noexcept : fd_(other.release()) {}
    OwnedFd &operator=(OwnedFd &&other) noexcept
    {
        std::swap(fd_, other.fd_);
        return *this;
    }
    ~OwnedFd()
    {
        if (fd_ >= 0) close(fd_);
    }

    int get() const noexcept { return fd_; }
    // Returns the descriptor; the caller owns it from here on.
    int release() noexcept { return std::exchange(fd_, -1); }

private:
    int fd_;
};

}  // namespace clgl
