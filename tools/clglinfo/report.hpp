// The survey as text for people.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// With all: every field of every device, and every extension.
std::string text_report(const Value &survey, bool all);

// The table of formats, and with which transports they can be shared.
std::string formats_report(const Value &survey);

// A number with what it means: "512 KiB", "GPU", "yes".
std::string device_field_text(const std::string &field, const Value &value);
std::string bytes_text(uint64_t bytes);

}  // namespace clglinfo
