// The library's own programs that convert pixels: one for each pair of kinds of numbers, built when it is first
// needed and kept as long as its context.
#pragma once

#include "driver/cl.hpp"

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
    // With a kernel "convert"; lives as long as this. Throws what OpenCL's failure means.
    cl_program get(cl_context context, cl_device_id device, const std::string &options);

    // Whether a format works on a device, found out once by `try_it`, which may throw.
    template <typename Try> bool tried(cl_device_id device, int32_t format, Try try_it)
    {
        std::lock_guard lock(trials_mutex_);
        const auto found = trials_.find({device, format});
        if (found != trials_.end()) return found->second;
        return trials_[{device, format}] = try_it();
    }

private:
    std::mutex mutex_;
    std::map<std::pair<cl_device_id, std::string>, ClProgram> programs_;
    // Locked before the other.
    std::mutex trials_mutex_;
    std::map<std::pair<cl_device_id, int32_t>, bool> trials_;
};

// What they are made of; its head tells what the options say.
extern const char *const convert_source;

}  // namespace clgl
