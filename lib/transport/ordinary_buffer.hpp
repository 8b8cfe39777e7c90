// An OpenGL buffer with nothing special about it: the program's own, or one that the library makes.
#pragma once

#include "transport/transport.hpp"

namespace clgl::transport
{

class OrdinaryBuffer
{
public:
    OrdinaryBuffer(const Environment &environment, const BufferRequest &request);
    ~OrdinaryBuffer();
    OrdinaryBuffer(const OrdinaryBuffer &) = delete;
    OrdinaryBuffer &operator=(const OrdinaryBuffer &) = delete;

    GLuint name() const { return name_; }
    // Whether it exists and has its size.
    bool intact(const GlCaps &gl, uint64_t size) const;

private:
    GlGarbage &garbage_;
    GLuint name_;
    bool owned_;
};

}  // namespace clgl::transport
