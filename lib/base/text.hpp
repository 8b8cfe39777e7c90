// Builds text from parts, for messages and reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace clgl
{

namespace detail
{
inline void append(std::string &out, std::string_view part) { out += part; }
inline void append(std::string &out, char part) { out += part; }
template <typename Number, typename = std::enable_if_t<std::is_arithmetic_v<Number> || std::is_enum_v<Number>>>
void append(std::string &out, Number part)
{
    if constexpr (std::is_enum_v<Number>)
        out += std::to_string(static_cast<int32_t>(part));
    else
        out += std::to_string(part);
}
}  // namespace detail

// Concatenates strings and numbers: text("offset ", 12, " past the end").
template <typename... Parts> std::string text(const Parts &...parts)
{
    std::string out;
    (detail::append(out, parts), ...);
    return out;
}

// Returns the value in hexadecimal with at least four digits, such as "0x8bf2".
std::string hex(unsigned long long value);

// Returns two hexadecimal digits for each byte.
std::string hex_digits(std::span<const unsigned char> bytes);

// Returns `bytes` with each invalid UTF-8 byte replaced by '?'. Labels and driver strings may contain any bytes.
std::string as_utf8(std::string bytes);

// Returns `whole` if it has at most `most` bytes. Otherwise replaces its middle with "...". Does not cut within a
// UTF-8 character.
std::string shortened(std::string_view whole, size_t most);

// Returns a name for a message: in quotation marks, and shortened if it is long.
std::string quoted_name(std::string_view name);

// Joins names for a message with commas. A long list ends with ", and 31 more".
std::string listed(std::span<const std::string> names);

// Returns whether `whole` contains `part`. Ignores the case of ASCII letters.
bool contains_ignoring_case(std::string_view whole, std::string_view part);

}  // namespace clgl
