#include "own_blocks.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(_WIN32)

void count_blocks_of(const char *) {}
size_t blocks_alive() { return 0; }

#else

#include <csetjmp>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <link.h>
#include <mutex>
#include <new>
#include <unordered_set>

extern "C" {
#include <cmocka.h>
}

namespace
{

// Allocates without operator new, which this file replaces.
template <typename T> struct Malloc {
    using value_type = T;
    Malloc() = default;
    template <typename Other> Malloc(const Malloc<Other> &) {}

    T *allocate(size_t count)
    {
        if (void *const memory = std::malloc(count * sizeof(T))) return static_cast<T *>(memory);
        std::abort();
    }
    void deallocate(T *memory, size_t) { std::free(memory); }
    bool operator==(const Malloc &) const = default;
};

// The counted blocks
class Blocks
{
public:
    void add(void *block)
    {
        std::lock_guard lock(mutex_);
        alive_.insert(block);
        ++total_;
    }

    void remove(void *block)
    {
        std::lock_guard lock(mutex_);
        alive_.erase(block);
    }

    struct Counts {
        size_t alive, total;
    };
    Counts counts()
    {
        std::lock_guard lock(mutex_);
        return {alive_.size(), total_};
    }

private:
    std::mutex mutex_;
    std::unordered_set<void *, std::hash<void *>, std::equal_to<void *>, Malloc<void *>> alive_;
    size_t total_ = 0;
};

// Never destroyed, because blocks are freed until the process ends.
Blocks &blocks()
{
    static Blocks &all = *::new (std::malloc(sizeof(Blocks))) Blocks;
    return all;
}

// The code of the library
struct Code {
    const char *name;
    uintptr_t begin, end;
};
constinit Code counted{};

int find_code(dl_phdr_info *info, size_t, void *data)
{
    Code &code = *static_cast<Code *>(data);
    if (!std::strstr(info->dlpi_name, code.name)) return 0;
    for (unsigned i = 0; i < info->dlpi_phnum; ++i) {
        const auto &header = info->dlpi_phdr[i];
        if (header.p_type != PT_LOAD || !(header.p_flags & PF_X)) continue;
        code.begin = info->dlpi_addr + header.p_vaddr;
        code.end = code.begin + header.p_memsz;
    }
    return 1;
}

void *allocate(size_t size, const void *caller)
{
    void *const block = std::malloc(size != 0 ? size : 1);
    const auto address = reinterpret_cast<uintptr_t>(caller);
    if (block && counted.begin <= address && address < counted.end) blocks().add(block);
    return block;
}

void release(void *block)
{
    if (!block) return;
    blocks().remove(block);
    std::free(block);
}

}  // namespace

void *operator new(size_t size)
{
    if (void *const block = allocate(size, __builtin_return_address(0))) return block;
    throw std::bad_alloc();
}

void *operator new(size_t size, const std::nothrow_t &) noexcept
{
    return allocate(size, __builtin_return_address(0));
}

void operator delete(void *block) noexcept { release(block); }
void operator delete(void *block, size_t) noexcept { release(block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { release(block); }

void count_blocks_of(const char *name)
{
    Code code{name, 0, 0};
    dl_iterate_phdr(&find_code, &code);
    assert_int_not_equal(code.end, 0);
    counted = code;
}

size_t blocks_alive()
{
    const Blocks::Counts counts = blocks().counts();
    assert_int_not_equal(counts.total, 0);
    return counts.alive;
}

#endif
