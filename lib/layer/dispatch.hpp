// Stores two dispatch tables: the table of the next layer or loader, and the table of this layer.
#pragma once

#include "layer/functions.hpp"

namespace clgl::layer
{

// Returns the dispatch table of the next layer, or of the loader. The layer calls OpenCL through this table.
const cl_icd_dispatch &next();

// Stores a copy of `target` as the next table, and returns the table of this layer. Does not call OpenCL.
const cl_icd_dispatch &install(const cl_icd_dispatch &target);

}  // namespace clgl::layer
