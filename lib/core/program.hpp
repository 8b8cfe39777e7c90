// A program, built for a context's device.
#pragma once

#include "core/context.hpp"

#include <clgl/compute.h>

namespace clgl
{

class Program : public Object
{
public:
    static constexpr ObjectType object_type = ObjectType::program;

    Program(Ref<Context> context, const clgl_program_desc &desc);

    Context &context() const { return *context_; }
    Ref<Context> context_ref() const { return context_; }
    cl_program native() const { return program_.get(); }
    const std::string &label() const { return label_; }
    std::string build_log() const;

private:
    Ref<Context> context_;
    ClProgram program_;
    std::string label_;
};

}  // namespace clgl
