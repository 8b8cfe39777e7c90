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
#include <link.h>
#include <mutex>
#include <new>
#include <utility>

extern "C" {
#include <cmocka.h>
}

namespace
{

// The addresses of the counted blocks: a hash table without deletion marks, which uses malloc only.
class Blocks
{
public:
    void add(void *block)
    {
        std::lock_guard lock(mutex_);
        if (2 * (count_ + 1) > size_) grow();
        place(block);
        ++count_;
        ++total_;
    }

    void remove(void *block)
    {
        std::lock_guard lock(mutex_);
        if (size_ == 0) return;
        size_t at = find(block);
        if (!slots_[at]) return;
        slots_[at] = nullptr;
        --count_;
        // Blocks behind this one may have been placed after it because their slots were taken.
        for (at = next(at); slots_[at]; at = next(at))
            place(std::exchange(slots_[at], nullptr));
    }

    struct Counts {
        size_t alive, total;
    };
    Counts counts()
    {
        std::lock_guard lock(mutex_);
        return {count_, total_};
    }

private:
    size_t next(size_t at) const { return (at + 1) & (size_ - 1); }

    // Returns the slot of the block, or the free slot in which it belongs.
    size_t find(const void *block) const
    {
        constexpr unsigned alignment_bits = 4;
        size_t at = (reinterpret_cast<uintptr_t>(block) >> alignment_bits) & (size_ - 1);
        while (slots_[at] && slots_[at] != block)
            at = next(at);
        return at;
    }

    void place(void *block) { slots_[find(block)] = block; }

    void grow()
    {
        constexpr size_t smallest = 1024;
        void **const before = slots_;
        const size_t size_before = size_;
        size_ = size_ == 0 ? smallest : 2 * size_;
        slots_ = static_cast<void **>(std::calloc(size_, sizeof *slots_));
        if (!slots_) std::abort();
        for (size_t i = 0; i < size_before; ++i)
            if (before[i]) place(before[i]);
        std::free(before);
    }

    std::mutex mutex_;
    void **slots_ = nullptr;
    size_t size_ = 0, count_ = 0, total_ = 0;
};

constinit Blocks blocks;

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
    if (block && counted.begin <= address && address < counted.end) blocks.add(block);
    return block;
}

void release(void *block)
{
    if (!block) return;
    blocks.remove(block);
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
    const Blocks::Counts counts = blocks.counts();
    assert_int_not_equal(counts.total, 0);
    return counts.alive;
}

#endif
