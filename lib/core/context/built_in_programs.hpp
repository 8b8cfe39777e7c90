// The programs with which the library converts pixels: one for each pair of numeric types, built at the first use
// and kept as long as the context.
#pragma once

#include "base/lock_order.hpp"
#include "driver/cl.hpp"

#include <clgl/format.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace clgl
{

class ConvertPrograms
{
public:
    // Returns a program with a kernel "convert", which lives as long as this object. Throws if it cannot be
    // built.
    cl_program get(cl_context context, cl_device_id device, const std::string &options);

    // Returns whether a format works on a device, which `try_it` finds out once. `try_it` may throw.
    template <typename Try> bool tried(cl_device_id device, clgl_format format, Try try_it)
    {
        std::lock_guard lock(trials_mutex_);
        const auto found = trials_.find({device, format});
        if (found != trials_.end()) return found->second;
        return trials_[{device, format}] = try_it();
    }

private:
    OrderedMutex<LockOrder::built_in_programs> mutex_;
    std::map<std::pair<cl_device_id, std::string>, ClProgram> programs_;
    OrderedMutex<LockOrder::built_in_trials> trials_mutex_;
    std::map<std::pair<cl_device_id, clgl_format>, bool> trials_;
};

// The source of the programs; its head explains the options.
extern const char *const convert_source;

}  // namespace clgl
