#include "base/platform/trusted_file.hpp"

#include "base/text.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace clgl
{

namespace
{

constexpr mode_t folder_mode = 0700;

class File
{
public:
    explicit File(int descriptor) : descriptor_(descriptor) {}
    ~File()
    {
        if (descriptor_ >= 0) close(descriptor_);
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;

    int get() const { return descriptor_; }
    explicit operator bool() const { return descriptor_ >= 0; }

private:
    int descriptor_;
};

bool is_trusted(const struct stat &status)
{
    return S_ISREG(status.st_mode) && (status.st_uid == geteuid() || status.st_uid == 0) &&
           !(status.st_mode & (S_IWGRP | S_IWOTH));
}

bool read_all(int file, char *data, size_t size)
{
    while (size > 0) {
        const ssize_t got = read(file, data, size);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        data += got;
        size -= static_cast<size_t>(got);
    }
    return true;
}

bool write_all(int file, const char *data, size_t size)
{
    while (size > 0) {
        const ssize_t put = write(file, data, size);
        if (put < 0 && errno == EINTR) continue;
        if (put <= 0) return false;
        data += put;
        size -= static_cast<size_t>(put);
    }
    return true;
}

std::string failure(const std::string &path, const char *what)
{
    const char *const reason = std::strerror(errno);
    return text(path, ' ', what, ": ", reason);
}

}  // namespace

TrustedRead read_trusted_file(const std::string &path, uint64_t limit, std::string &contents)
{
    // O_NONBLOCK prevents the open of a pipe from waiting for a writer.
    const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!file) return TrustedRead::missing;
    struct stat status;
    if (fstat(file.get(), &status) != 0 || !is_trusted(status) || static_cast<uint64_t>(status.st_size) > limit)
        return TrustedRead::untrusted;
    contents.resize(static_cast<size_t>(status.st_size));
    return read_all(file.get(), contents.data(), contents.size()) ? TrustedRead::done : TrustedRead::failed;
}

std::string make_private_folder(const std::string &folder)
{
    return mkdir(folder.c_str(), folder_mode) == 0 || errno == EEXIST ? "" : failure(folder, "cannot be made");
}

std::string write_trusted_file(const std::string &folder, const std::string &name, std::string_view contents)
{
    if (std::string failed = make_private_folder(folder); !failed.empty()) return failed;
    std::string temporary = text(folder, "/.clgl-XXXXXX");
    bool written = false;
    {
        const File file(mkostemp(temporary.data(), O_CLOEXEC));
        if (!file) return failure(folder, "cannot be written");
        written = write_all(file.get(), contents.data(), contents.size());
    }
    if (written && rename(temporary.c_str(), text(folder, '/', name).c_str()) == 0) return {};
    const std::string failed = failure(temporary, "cannot be written and renamed");
    unlink(temporary.c_str());
    return failed;
}

}  // namespace clgl
