// Objects that live until the process ends.
#pragma once

namespace clgl
{

// Returns the one object of this type, created at the first call and never destroyed: threads, drivers' callbacks
// and exit handlers may use it after static objects are destroyed.
template <typename T> T &immortal()
{
    static T &object = *new T;
    return object;
}

}  // namespace clgl
