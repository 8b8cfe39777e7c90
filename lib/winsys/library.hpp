// Libraries that are found at run time: never linked, and noticed when the program loads them.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace clgl::winsys
{

enum class Find { loaded_only, load };

// The handle of a shared library, or nullptr. It is kept for good: its functions may be called at any time.
void *find_library(const char *soname, Find how) noexcept;

// Its function, or nullptr.
void *find_symbol(void *library, const char *name) noexcept;

// Fills one pointer of a table; false if the library has no such function.
template <typename Function> bool find_function(void *library, const char *name, Function &function) noexcept
{
    function = reinterpret_cast<Function>(find_symbol(library, name));
    return function != nullptr;
}

// How many libraries this process has loaded so far. Takes nanoseconds, where a dlopen of a library that is not
// there takes microseconds.
uint64_t libraries_loaded() noexcept;

// A table of functions of a library that may be loaded at any time, by the program or by us. Table has a
//     static std::unique_ptr<Table> find(Find how);
// that gives nullptr while the library is missing. A table that was found stays for good.
template <typename Table> class Lazy
{
public:
    // nullptr as long as nobody has loaded the library.
    const Table *if_loaded()
    {
        if (const Table *table = table_.load(std::memory_order_acquire)) return table;
        const uint64_t loads = libraries_loaded();
        if (loads == loads_seen_.load(std::memory_order_relaxed)) return nullptr;
        const Table *table = find(Find::loaded_only);
        loads_seen_.store(loads, std::memory_order_relaxed);
        return table;
    }

    // nullptr if it cannot be loaded.
    const Table *load()
    {
        const Table *table = table_.load(std::memory_order_acquire);
        return table ? table : find(Find::load);
    }

private:
    // Two threads may find it at once: the first one's table stays. No lock is held while libraries are loaded,
    // since their constructors may end up here again.
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
