#include "base/platform/thread_object.hpp"

#include "base/platform/windows.hpp"

namespace clgl
{

// On x64, functions have the same calling convention with and without WINAPI.
ThreadPointer::ThreadPointer(void (*destroy)(void *)) noexcept : index_(FlsAlloc(destroy)) {}

void *ThreadPointer::get() const noexcept { return FlsGetValue(index_); }

bool ThreadPointer::set(void *object) const noexcept { return FlsSetValue(index_, object) != 0; }

}  // namespace clgl
