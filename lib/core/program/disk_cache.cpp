#include "core/program/disk_cache.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/program/packed_binary.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

std::string path_of(const std::string &directory, std::string_view key)
{
    return text(directory, '/', hex(hash_of(key)), ".clgl");
}

// Larger than any program's binary, so that a broken entry cannot use up the memory
constexpr off_t largest_entry = off_t{1} << 30;

// Returns whether only this user can have written the file: its contents run in this process.
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

void warn(const std::string &path, const char *what)
{
    const char *reason = std::strerror(errno);
    log::write(CLGL_LOG_WARNING, text("the program cache: ", path, ' ', what, ": ", reason));
}

}  // namespace

std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key)
{
    const std::string path = path_of(directory, key);
    // O_NONBLOCK: the file could be a pipe.
    const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (!file) return {};
    struct stat status;
    if (fstat(file.get(), &status) != 0 || !is_trusted(status) || status.st_size > largest_entry) {
        log::write(CLGL_LOG_WARNING,
                   text("the program cache: ", path,
                        " is no file, far too large, or others than its user can write it: not used"));
        return {};
    }
    std::string packed(static_cast<size_t>(status.st_size), '\0');
    std::optional<ProgramBinary> entry;
    if (read_all(file.get(), packed.data(), packed.size())) entry = unpack(packed);
    if (!entry)
        log::write(CLGL_LOG_WARNING,
                   text("the program cache: ", path, " is damaged: the program is built again"));
    if (!entry || entry->key != key) return {};
    return std::move(entry->binary);
}

void store_in_cache(const std::string &directory, std::string_view key, std::string_view binary)
{
    if (mkdir(directory.c_str(), folder_mode) != 0 && errno != EEXIST) return warn(directory, "cannot be made");
    std::string temporary = text(directory, "/.clgl-XXXXXX");
    const std::string packed = pack(key, binary);
    bool written = false;
    {
        const File file(mkostemp(temporary.data(), O_CLOEXEC));
        if (!file) return warn(directory, "cannot be written");
        written = write_all(file.get(), packed.data(), packed.size());
    }
    // After a crash of the machine an entry may be empty: its hash detects that.
    if (written && rename(temporary.c_str(), path_of(directory, key).c_str()) == 0) return;
    warn(temporary, "cannot be written and renamed");
    unlink(temporary.c_str());
}

}  // namespace clgl
