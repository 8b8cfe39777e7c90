// Formats the survey as text.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// Returns the report as text. `all` adds all fields of the devices, all OpenGL extensions, and the output of the
// drivers.
std::string text_report(const Value &survey, bool all);

// Returns the format table as text, with the transports that can share each format.
std::string formats_report(const Value &survey);

// Formats a value as its field requires, such as "512 KiB", "GPU" or "yes".
std::string device_field_text(const std::string &field, const Value &value);
std::string bytes_text(uint64_t bytes);

}  // namespace clglinfo
