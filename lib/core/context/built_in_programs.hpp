// Stores the programs that convert pixels: one for each device and set of build options. A program is built or
// loaded from the cache at its first use, and lives as long as the context.
#pragma once

#include "base/lock_order.hpp"
#include "core/cache/driver_cache.hpp"
#include "core/device/device.hpp"
#include "driver/cl.hpp"

#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace clgl
{

class ConvertPrograms
{
public:
    // Returns a program with a kernel named "convert". The program lives as long as this object. Throws the error
    // of a failed build.
    cl_program get(cl_context context, const Device &device, const std::string &options,
                   const DriverCache &cache);

private:
    OrderedMutex<LockOrder::built_in_programs> mutex_;
    std::map<std::pair<cl_device_id, std::string>, ClProgram> programs_;
};

// The source code of the programs. The comment at its start explains the build options.
extern const char *const convert_source;

}  // namespace clgl
