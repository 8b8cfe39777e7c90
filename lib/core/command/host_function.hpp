// Runs host functions as commands of a queue.
#pragma once

#include "core/command/command.hpp"

namespace clgl
{

Ref<Fence> run_host_function(const CommandTarget &to, clgl_host_function function, void *user_data);

}  // namespace clgl
