// Loads the function tables of shared libraries on demand.
#pragma once

#include "base/platform/library.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

namespace clgl::winsys
{

// Returns the number of libraries that this process has loaded so far. Takes nanoseconds, whereas dlopen of a
// missing library takes microseconds.
uint64_t libraries_loaded() noexcept;

// Holds the function table of a shared library that the application or clgl may load at any time. The class Table
// must have the function
//    static std::unique_ptr<Table> find(Find how);
// It returns nullptr if the library is not loaded or cannot be loaded, or lacks a function. A stored table is
// never destroyed.
template <typename Table> class Lazy
{
public:
    // Returns nullptr if the library is not loaded. Never loads the library.
    const Table *if_loaded()
    {
        if (const Table *table = table_.load(std::memory_order_acquire)) return table;
        const uint64_t loads = libraries_loaded();
        if (loads == loads_seen_.load(std::memory_order_relaxed)) return nullptr;
        const Table *table = find(Find::loaded_only);
        loads_seen_.store(loads, std::memory_order_relaxed);
        return table;
    }

    // Loads the library if necessary. Returns nullptr if the library cannot be loaded.
    const Table *load()
    {
        const Table *table = table_.load(std::memory_order_acquire);
        return table ? table : find(Find::load);
    }

private:
    // If two threads call this function at the same time, both return the table that was stored first. Uses no
    // lock, because Table::find may load a library whose constructors call this function again.
    const Table *find(Find how)
    {
        std::unique_ptr<Table> found = Table::find(how);
        const Table *present = nullptr;
        if (!found || !table_.compare_exchange_strong(present, found.get(), std::memory_order_acq_rel))
            return present;
        return found.release();
    }

    std::atomic<const Table *> table_{nullptr};
    std::atomic<uint64_t> loads_seen_{0};
};

}  // namespace clgl::winsys
