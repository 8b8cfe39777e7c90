// Loads shared libraries at run time.
#pragma once

#include <string>

namespace clgl
{

enum class Find { loaded_only, load };

// The file name of the Vulkan loader
extern const char *const vulkan_loader_name;

// Returns the handle of a shared library; nullptr if it cannot be loaded. Never unloads the library, because its
// functions may be called at any time.
void *find_library(const char *name, Find how) noexcept;

// Returns the error message of a failed call of find_library. Must be called directly after that call, on the
// same thread.
std::string library_error();

// Returns a function of the library; nullptr if the library has no function of this name.
void *find_symbol(void *library, const char *name) noexcept;

// Stores a function of the library in `function`. Returns false if the library has no function of this name.
template <typename Function> bool find_function(void *library, const char *name, Function &function) noexcept
{
    function = reinterpret_cast<Function>(find_symbol(library, name));
    return function != nullptr;
}

// Returns the base address of the loaded library that contains `address`; nullptr if no loaded library
// contains it.
const void *library_of(const void *address) noexcept;

}  // namespace clgl
