#include "base/error.hpp"

namespace clgl
{

void fail(clgl_result result, std::string message, Native native)
{
    throw Error(result, std::move(message), native);
}

}  // namespace clgl
