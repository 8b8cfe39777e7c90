// The programs with which the library converts pixels: one for each pair of numeric types, built at the first use
// and kept as long as the context.
#pragma once

#include "base/lock_order.hpp"
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
    // Returns a program with a kernel "convert", which lives as long as this object. Throws if it cannot be
    // built.
    cl_program get(cl_context context, cl_device_id device, const std::string &options);

private:
    OrderedMutex<LockOrder::built_in_programs> mutex_;
    std::map<std::pair<cl_device_id, std::string>, ClProgram> programs_;
};

// The source of the programs; its head explains the options.
extern const char *const convert_source;

}  // namespace clgl
