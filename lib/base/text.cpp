#include "base/text.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>

namespace clgl
{

namespace
{

// Describes the UTF-8 characters whose first byte is between `first` and `last`. The first byte is followed by
// `following` bytes. The second byte is between `next_first` and `next_last`.
struct Utf8Start {
    unsigned char first, last, following, next_first, next_last;
};

// Table 3-7 of the Unicode standard, version 15
constexpr Utf8Start utf8_starts[] = {
    {0x00, 0x7f, 0, 0x80, 0xbf}, {0xc2, 0xdf, 1, 0x80, 0xbf}, {0xe0, 0xe0, 2, 0xa0, 0xbf},
    {0xe1, 0xec, 2, 0x80, 0xbf}, {0xed, 0xed, 2, 0x80, 0x9f}, {0xee, 0xef, 2, 0x80, 0xbf},
    {0xf0, 0xf0, 3, 0x90, 0xbf}, {0xf1, 0xf3, 3, 0x80, 0xbf}, {0xf4, 0xf4, 3, 0x80, 0x8f},
};

// Returns the size of the UTF-8 character at the start of `bytes`; 0 = no valid character. `bytes` must not be
// empty.
size_t utf8_length(std::string_view bytes)
{
    const auto in_range = [&](size_t at, unsigned char from, unsigned char to) {
        return at < bytes.size() && static_cast<unsigned char>(bytes[at]) >= from &&
               static_cast<unsigned char>(bytes[at]) <= to;
    };
    for (const Utf8Start &start : utf8_starts) {
        if (!in_range(0, start.first, start.last)) continue;
        if (start.following > 0 && !in_range(1, start.next_first, start.next_last)) return 0;
        for (size_t i = 2; i <= start.following; ++i)
            if (!in_range(i, 0x80, 0xbf)) return 0;
        return size_t{1} + start.following;
    }
    return 0;
}

// The maximum sizes in bytes of a name and of a list in a message
constexpr size_t most_of_name = 64, most_of_list = 170;

bool continues_character(char byte)
{
    constexpr unsigned char mask = 0xc0, continuation = 0x80;
    return (static_cast<unsigned char>(byte) & mask) == continuation;
}

}  // namespace

std::string as_utf8(std::string bytes)
{
    for (size_t at = 0; at < bytes.size();) {
        const size_t length = utf8_length(std::string_view(bytes).substr(at));
        if (length == 0) bytes[at] = '?';
        at += std::max<size_t>(1, length);
    }
    return bytes;
}

std::string hex(unsigned long long value)
{
    char digits[2 + 16 + 1];
    std::snprintf(digits, sizeof digits, "0x%04llx", value);
    return digits;
}

std::string hex_digits(std::span<const unsigned char> bytes)
{
    constexpr char digits[] = "0123456789abcdef";
    constexpr unsigned base = 16;
    std::string all;
    for (const unsigned char byte : bytes)
        all += {digits[byte / base], digits[byte % base]};
    return all;
}

std::string shortened(std::string_view whole, size_t most)
{
    constexpr std::string_view gap = "...";
    if (whole.size() <= most) return std::string(whole);
    size_t head = (most - gap.size() + 1) / 2, tail = whole.size() - (most - gap.size()) / 2;
    while (head > 0 && continues_character(whole[head]))
        --head;
    while (tail < whole.size() && continues_character(whole[tail]))
        ++tail;
    return text(whole.substr(0, head), gap, whole.substr(tail));
}

std::string quoted_name(std::string_view name) { return text('"', shortened(name, most_of_name), '"'); }

std::string listed(std::span<const std::string> names)
{
    std::string list;
    for (size_t i = 0; i < names.size(); ++i) {
        const std::string name = text(i == 0 ? "" : ", ", shortened(names[i], most_of_list));
        if (i > 0 && list.size() + name.size() > most_of_list)
            return text(list, ", and ", names.size() - i, " more");
        list += name;
    }
    return list;
}

bool contains_ignoring_case(std::string_view whole, std::string_view part)
{
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same) != whole.end();
}

}  // namespace clgl
