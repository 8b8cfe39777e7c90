// Maps and unmaps buffers and textures.
#pragma once

#include "core/command/command.hpp"
#include "core/memory/mappings.hpp"

namespace clgl
{

// A new mapping. The destructor unmaps it unless hand_out() was called.
class NewMapping
{
public:
    NewMapping() = default;
    ~NewMapping();
    NewMapping(const NewMapping &) = delete;
    NewMapping &operator=(const NewMapping &) = delete;

    // Enqueues the map command by `enqueue(block, wait_count, waits, event, code)`, which returns the mapped
    // pointer. `owner` owns `all` and the memory object.
    template <typename Enqueue> Ref<Fence> make(const CommandTarget &to, const Ref<Object> &owner, Mappings &all,
                                                Mapping what, const char *name, bool blocking, Enqueue enqueue)
    {
        const clgl_command_type command = what.shadow ? CLGL_COMMAND_MAP_TEXTURE : CLGL_COMMAND_UNKNOWN;
        prepare(to.queue, owner, all, std::move(what));
        const auto map = [&](cl_bool block, cl_uint count, const cl_event *waits, cl_event *event) {
            cl_event own = nullptr;
            cl_event *const wanted = event || block ? event : &own;
            cl_int code = CL_SUCCESS;
            void *const pointer = enqueue(block, count, waits, wanted, &code);
            if (code == CL_SUCCESS) begin(pointer, block ? nullptr : *wanted, wanted == &own);
            return code;
        };
        return submit_blocking(to, name, blocking, map, command);
    }
    // Gives the mapping to the application, which must unmap it, and returns its pointer.
    void *hand_out();

private:
    void prepare(const Queue &queue, const Ref<Object> &owner, Mappings &all, Mapping what);
    void begin(void *pointer, cl_event event, bool own) noexcept;
    void end();

    Ref<const Queue> queue_;
    Ref<Object> owner_;
    Mappings *all_ = nullptr;
    std::list<Mapping> one_;
};

// A mapping that is being unmapped. The destructor restores it unless the unmap command was enqueued, or the
// driver does not know the mapping.
class EndOfMapping
{
public:
    EndOfMapping(Mappings &all, cl_mem mem, const void *pointer) : all_(all), taken_(all.take(mem, pointer)) {}
    ~EndOfMapping()
    {
        if (!taken_.empty()) all_.add(taken_);
    }
    EndOfMapping(const EndOfMapping &) = delete;
    EndOfMapping &operator=(const EndOfMapping &) = delete;

    bool writes() const { return !taken_.empty() && taken_.front().writes; }
    const Range &range() const { return taken_.front().range; }
    const TextureRegion &part() const { return taken_.front().part; }
    // Enqueues the unmap. `described` names the mapped object in messages. Throws CLGL_ERROR_INVALID_ARGUMENT if
    // the mapping does not exist, and CLGL_ERROR_UNSUPPORTED if the driver cannot unmap before the map command
    // has completed.
    Ref<Fence> enqueue(const CommandTarget &to, const std::string &described);

private:
    [[noreturn]] void refused(const std::string &described, bool pending);

    Mappings &all_;
    std::list<Mapping> taken_;
};

}  // namespace clgl
