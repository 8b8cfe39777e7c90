// The survey as text.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// `all` includes every field of every device, and every extension.
std::string text_report(const Value &survey, bool all);

// The format table, and the transports that share each format.
std::string formats_report(const Value &survey);

// Formats a number by its meaning: "512 KiB", "GPU", "yes".
std::string device_field_text(const std::string &field, const Value &value);
std::string bytes_text(uint64_t bytes);

}  // namespace clglinfo
