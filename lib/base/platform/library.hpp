// Finds shared libraries at run time, without linking to them.
#pragma once

#include <string>

namespace clgl
{

enum class Find { loaded_only, load };

// The file name of the Vulkan loader
extern const char *const vulkan_loader_name;

// Returns the handle of a shared library, or nullptr. It is never closed: its functions may be called at any
// time.
void *find_library(const char *name, Find how) noexcept;

// Returns why find_library could not load the library in its last call on this thread.
std::string library_error();

// Returns a function of the library, or nullptr.
void *find_symbol(void *library, const char *name) noexcept;

// Sets one pointer of a table. Returns false if the library has no such function.
template <typename Function> bool find_function(void *library, const char *name, Function &function) noexcept
{
    function = reinterpret_cast<Function>(find_symbol(library, name));
    return function != nullptr;
}

// Returns the start of the library that contains an address, or nullptr.
const void *library_of(const void *address) noexcept;

}  // namespace clgl
