// Checks arrays that the caller passes with a count.
#pragma once

#include "base/error.hpp"
#include "base/text.hpp"

#include <cstdint>

namespace clgl
{

// Far larger than any list of an application: a larger count is an uninitialised value, and must not cause an
// allocation.
constexpr uint32_t max_list_count = 1u << 20;

// Checks an array before it is read. Throws CLGL_ERROR_INVALID_ARGUMENT if it is missing or too long.
inline void check_list(uint32_t count, const void *list, const char *name)
{
    if (count == 0) return;
    if (!list) fail(CLGL_ERROR_INVALID_ARGUMENT, text(name, " is NULL, but its count is ", count));
    if (count > max_list_count)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text("the count of ", name, " is ", count, ", more than ", max_list_count));
}

}  // namespace clgl
