#include "core/cache/disk_cache.hpp"

#include "base/log.hpp"
#include "base/platform/trusted_file.hpp"
#include "base/text.hpp"
#include "core/cache/packed_binary.hpp"

#include <filesystem>
#include <system_error>

namespace clgl
{

namespace
{

// The maximum size of an entry in bytes. Program binaries are smaller; the limit prevents a damaged entry from
// exhausting memory.
constexpr uint64_t largest_entry = uint64_t{1} << 30;

std::string file_name_of(std::string_view key) { return text(hex(hash_of(key)), cache_entry_suffix); }

void warn(const std::string &what) { log::write(CLGL_LOG_WARNING, text("the cache entry ", what)); }

}  // namespace

std::optional<std::string> load_from_cache(const std::string &directory, std::string_view key)
{
    const std::string path = text(directory, '/', file_name_of(key));
    std::string packed;
    const TrustedRead read = read_trusted_file(path, largest_entry, packed);
    if (read == TrustedRead::missing) return {};
    if (read == TrustedRead::untrusted) {
        warn(path + " is ignored: it is not a regular file, is larger than 1 GiB, or is writable by other users");
        return {};
    }
    std::optional<PackedBinary> entry;
    if (read == TrustedRead::done) entry = unpack(packed);
    if (!entry) warn(path + " is damaged, and is created again");
    if (!entry || entry->key != key) return {};
    return std::move(entry->binary);
}

// Does not call fsync. An entry that is incomplete after a system crash is detected by its hash.
std::string store_in_cache(const std::string &directory, std::string_view key, std::string_view binary)
{
    return write_trusted_file(directory, file_name_of(key), pack(key, binary));
}

void remove_from_cache(const std::string &directory, std::string_view key)
{
    std::error_code ignored;
    std::filesystem::remove(text(directory, '/', file_name_of(key)), ignored);
}

}  // namespace clgl
