#include "layer/dispatch.hpp"

namespace clgl
{

// In place of the one of lib/driver, which is linked with a loader.
ClTable &cl()
{
    static constinit ClTable instance{};
    return instance;
}

namespace layer
{

namespace
{

constinit cl_icd_dispatch below{};
constinit cl_icd_dispatch own{};

}  // namespace

const cl_icd_dispatch &next() { return below; }

const cl_icd_dispatch &put_before(const cl_icd_dispatch &target)
{
    below = own = target;
#define CLGL_LAYER_FORWARD(name) cl().name = below.cl##name;
    CLGL_CL_FUNCTIONS(CLGL_LAYER_FORWARD)
#undef CLGL_LAYER_FORWARD
#define CLGL_LAYER_ANSWER(name) own.cl##name = &layer::name;
    CLGL_LAYER_FUNCTIONS(CLGL_LAYER_ANSWER)
#undef CLGL_LAYER_ANSWER
    return own;
}

}  // namespace layer
}  // namespace clgl
