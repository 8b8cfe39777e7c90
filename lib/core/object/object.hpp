// The base class of all objects with handles.
#pragma once

#include "base/ref.hpp"

#include <cstdint>

namespace clgl
{

// The type bits of a handle. New ones are added at the end.
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

    // Called once when its handle is destroyed, on that thread; references may keep the object alive longer.
    virtual void on_destroy() {}

private:
    ObjectType type_;
};

}  // namespace clgl
