// Advice that depends on the operating system.
#pragma once

#include "value.hpp"

#include <functional>

namespace clglinfo
{

using AddHint = std::function<void(const char *id, const std::string &text)>;

// Advice for choosing a GPU and for leaving an OpenCL driver out, for each operating system.
extern const char *const choose_gpu;
extern const char *const leave_driver_out;
extern const char *const install_opengl;
extern const char *const check_gpu;

bool has_variable(const Value &survey, std::string_view name);
// Returns whether a device is known to drive the context.
bool is_driven(const Value &context);

void add_registration_hints(const Value &survey, const AddHint &add);
void add_display_hints(const Value &survey, const AddHint &add);

}  // namespace clglinfo
