// The two tables of the layer: the one that it calls, and the one that it is called by.
#pragma once

#include "layer/functions.hpp"

namespace clgl::layer
{

// What lies below: another layer, or the loader's way to the drivers.
const cl_icd_dispatch &next();

// Takes that from the loader, which keeps it, and gives the layer's own. Nothing of OpenCL is called.
const cl_icd_dispatch &put_before(const cl_icd_dispatch &target);

}  // namespace clgl::layer
