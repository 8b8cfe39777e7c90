// Text put together from parts, for messages and reports.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace clgl
{

namespace detail
{
inline void append(std::string &out, std::string_view part) { out += part; }
inline void append(std::string &out, char part) { out += part; }
template <typename Number, typename = std::enable_if_t<std::is_arithmetic_v<Number>>>
void append(std::string &out, Number part)
{
    out += std::to_string(part);
}
}  // namespace detail

// text("offset ", 12, " past the end")
template <typename... Parts> std::string text(const Parts &...parts)
{
    std::string out;
    (detail::append(out, parts), ...);
    return out;
}

// 0x8bf2, as OpenGL's and EGL's codes are written.
std::string hex(unsigned long long value);

// The same with '?' for each byte that is no UTF-8: what people and drivers write need not be.
std::string as_utf8(std::string bytes);

// "a" and "A" are the same, for names that people type.
bool contains_ignoring_case(std::string_view whole, std::string_view part);

}  // namespace clgl
