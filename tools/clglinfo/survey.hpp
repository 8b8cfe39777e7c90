// Runs all probes and gathers what they found. clglinfo(1) documents the keys.
#pragma once

#include "options.hpp"
#include "value.hpp"

namespace clglinfo
{

Value take_survey(const Options &options);

// "platform / name" of an OpenCL device.
std::string full_name(const Value &device);

// Whether a device is what --device asks for, as CLGL_DEVICE is understood.
bool is_wanted(const Value &device, const std::string &text);

}  // namespace clglinfo
