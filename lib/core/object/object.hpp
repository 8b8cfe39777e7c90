// Defines the base class of all objects that have handles.
#pragma once

#include "base/ref.hpp"

#include <cstdint>

namespace clgl
{

// The types of objects. A handle contains the type of its object. New types are appended.
enum class ObjectType : uint8_t {
    device = 1,
    context,
    queue,
    buffer,
    fence,
    program,
    kernel,
    texture,
    sampler,
    ring,
    count
};

class Object : public Counted
{
public:
    explicit Object(ObjectType type) : type_(type) {}
    ObjectType type() const { return type_; }

    // Called once when the handle of the object is destroyed, on the thread that destroys the handle. Not called
    // in a forked child. The object may live longer, because references keep it alive.
    virtual void on_destroy() {}

private:
    ObjectType type_;
};

}  // namespace clgl
