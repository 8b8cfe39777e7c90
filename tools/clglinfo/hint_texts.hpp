// Advice that depends on the operating system. Each system defines its own texts and functions.
#pragma once

#include "value.hpp"

#include <functional>

namespace clglinfo
{

using AddHint = std::function<void(const char *id, const std::string &text)>;

// Instructions to choose a GPU, to exclude an OpenCL driver, to install OpenGL, and to check the GPU
extern const char *const choose_gpu;
extern const char *const leave_driver_out;
extern const char *const install_opengl;
extern const char *const check_gpu;

bool has_variable(const Value &survey, std::string_view name);
// Returns whether the GL context is known to belong to an OpenCL device, from a GL query of the OpenCL driver or
// from a UUID.
bool is_driven(const Value &context);

void add_registration_hints(const Value &survey, const AddHint &add);
void add_display_hints(const Value &survey, const AddHint &add);

}  // namespace clglinfo
