#include "base/text.hpp"

#include <algorithm>
#include <cctype>
#include <cstdio>

namespace clgl
{

std::string hex(unsigned long long value)
{
    char digits[2 + 16 + 1];
    std::snprintf(digits, sizeof digits, "0x%04llx", value);
    return digits;
}

bool contains_ignoring_case(std::string_view whole, std::string_view part)
{
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same) != whole.end();
}

}  // namespace clgl
