// Runs all probes and collects their results. clglinfo(1) documents the keys of the results.
#pragma once

#include "options.hpp"
#include "value.hpp"

namespace clglinfo
{

Value take_survey(const Options &options);

// Returns "platform / name" of an OpenCL device.
std::string full_name(const Value &device);

// Returns whether `text`, the value of --device or CLGL_DEVICE, selects this device. The survey contains all
// devices.
bool is_wanted(const Value &survey, const Value &device, const std::string &text);

}  // namespace clglinfo
