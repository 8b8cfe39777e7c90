#include "core/cache/packed_binary.hpp"

#include <cstring>

namespace clgl
{

namespace
{

constexpr char magic[16] = "clgl binary 1\n";

struct Header {
    char magic[sizeof clgl::magic];
    uint64_t key_size;
    uint64_t binary_size;
    // The hash of the key and the binary
    uint64_t hash;
};

}  // namespace

uint64_t hash_of(std::string_view bytes)
{
    constexpr uint64_t offset_basis = 0xcbf29ce484222325u, prime = 0x100000001b3u;
    uint64_t hash = offset_basis;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * prime;
    return hash;
}

std::string pack(std::string_view key, std::string_view binary)
{
    std::string packed(sizeof(Header), '\0');
    packed.append(key).append(binary);
    Header header{{}, key.size(), binary.size(), hash_of(std::string_view(packed).substr(sizeof header))};
    std::memcpy(header.magic, magic, sizeof magic);
    std::memcpy(packed.data(), &header, sizeof header);
    return packed;
}

std::optional<PackedBinary> unpack(std::string_view packed)
{
    Header header;
    if (packed.size() < sizeof header) return {};
    std::memcpy(&header, packed.data(), sizeof header);
    const std::string_view content = packed.substr(sizeof header);
    if (std::memcmp(header.magic, magic, sizeof magic) != 0 || header.key_size > content.size() ||
        header.binary_size != content.size() - header.key_size || header.hash != hash_of(content))
        return {};
    return PackedBinary{std::string(content.substr(0, header.key_size)),
                        std::string(content.substr(header.key_size))};
}

}  // namespace clgl
