// Creates objects that live until the process ends.
#pragma once

namespace clgl
{

// Returns the only object of type T, which the first call creates. It is never destroyed, because threads, driver
// callbacks and exit handlers may use it after static objects are destroyed.
template <typename T> T &immortal()
{
    static T &object = *new T;
    return object;
}

}  // namespace clgl
