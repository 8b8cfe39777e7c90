// The two dispatch tables of the layer: of the functions that it calls, and of its own functions.
#pragma once

#include "layer/functions.hpp"

namespace clgl::layer
{

// Returns the table to call: of the next layer, or of the loader.
const cl_icd_dispatch &next();

// Stores a copy of the table to call, and returns the table of the layer. Does not call OpenCL.
const cl_icd_dispatch &install(const cl_icd_dispatch &target);

}  // namespace clgl::layer
