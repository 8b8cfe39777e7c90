// Moves objects between the devices of a context.
#pragma once

#include "core/command/command.hpp"

namespace clgl
{

// Enqueues a migration. Throws the errors that clgl_migrate documents.
Ref<Fence> migrate(const CommandTarget &to, const clgl_migration &migration);

}  // namespace clgl
