// Prints the survey as text.
#pragma once

#include "value.hpp"

namespace clglinfo
{

// `all` includes every field of every device, and every extension.
std::string text_report(const Value &survey, bool all);

// Returns the format table, with the transports that share each format.
std::string formats_report(const Value &survey);

// Returns a value as text, depending on its field, such as "512 KiB", "GPU" or "yes".
std::string device_field_text(const std::string &field, const Value &value);
std::string bytes_text(uint64_t bytes);

}  // namespace clglinfo
