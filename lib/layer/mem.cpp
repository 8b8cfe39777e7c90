// Implements queries, reference counts, destructor callbacks, sub-buffers and derived images of memory objects.
#include "layer/dispatch.hpp"
#include "layer/gl_mem.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/pending_releases.hpp"
#include "layer/query_reply.hpp"

namespace clgl::layer
{

namespace
{

using Mems = Registry<GlMem>;

constexpr cl_mem_flags access_flags = CL_MEM_READ_WRITE | CL_MEM_READ_ONLY | CL_MEM_WRITE_ONLY;
constexpr cl_mem_flags host_flags = CL_MEM_HOST_READ_ONLY | CL_MEM_HOST_WRITE_ONLY | CL_MEM_HOST_NO_ACCESS;

// Returns the flags of a derived object according to clCreateSubBuffer (OpenCL 3.0 section 5.2.1). The driver
// cannot do that, because it does not know the access flags of the parent.
cl_mem_flags inherited_flags(const GlMem &parent, cl_mem_flags flags)
{
    const cl_mem_flags had = parent.flags() & access_flags, wanted = flags & access_flags;
    if (wanted != 0 && had != CL_MEM_READ_WRITE && wanted != had)
        reject(CL_INVALID_VALUE, text("flags are ", hex(flags), ", but the flags of the parent object, ",
                                      hex(parent.flags()), ", do not allow this access"));
    return (wanted ? wanted : had) | (flags & host_flags);
}

// Creates an object that is derived from `parent`, and tracks it if `parent` is tracked. `make` calls the
// function of the driver.
template <typename Make>
cl_mem derive(const char *function, cl_mem parent, cl_mem_flags flags, cl_int *code, Make make)
{
    const Ref<GlMem> known = parent ? find<GlMem>(parent) : Ref<GlMem>();
    if (!known) return make(code);
    return creating(function, code, CL_INVALID_OPERATION, [&] {
        const cl_mem_flags inherited = inherited_flags(*known, flags);
        cl_int made_code = CL_SUCCESS;
        ClMem made(make(&made_code));
        if (!made) reject(made_code, "returned by the driver");
        const Ref<GlMem> derived = make_ref<GlMem>(std::move(made), known, inherited);
        Mems::instance().add(derived);
        return derived->handle();
    });
}

cl_mem parent_of(const cl_image_desc *desc) { return desc ? desc->buffer : nullptr; }

}  // namespace

cl_mem CL_API_CALL CreateSubBuffer(cl_mem buffer, cl_mem_flags flags, cl_buffer_create_type type,
                                   const void *info, cl_int *code)
{
    return derive("clCreateSubBuffer", buffer, flags, code,
                  [&](cl_int *made) { return next().clCreateSubBuffer(buffer, flags, type, info, made); });
}

cl_mem CL_API_CALL CreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *format,
                               const cl_image_desc *desc, void *host, cl_int *code)
{
    return derive("clCreateImage", parent_of(desc), flags, code,
                  [&](cl_int *made) { return next().clCreateImage(context, flags, format, desc, host, made); });
}

cl_mem CL_API_CALL CreateImageWithProperties(cl_context context, const cl_mem_properties *properties,
                                             cl_mem_flags flags, const cl_image_format *format,
                                             const cl_image_desc *desc, void *host, cl_int *code)
{
    return derive("clCreateImageWithProperties", parent_of(desc), flags, code, [&](cl_int *made) {
        return next().clCreateImageWithProperties(context, properties, flags, format, desc, host, made);
    });
}

cl_int CL_API_CALL RetainMemObject(cl_mem mem)
{
    return Mems::instance().retain(mem) ? CL_SUCCESS : next().clRetainMemObject(mem);
}

cl_int CL_API_CALL ReleaseMemObject(cl_mem mem)
{
    const cl_int code = Mems::instance().release(mem, CL_INVALID_MEM_OBJECT, next().clReleaseMemObject);
    // If the memory object was acquired, its destruction has enqueued a pending release.
    finish_pending_releases();
    return code;
}

// Returns the values that cl_khr_gl_sharing specifies. The driver would return the values of an ordinary memory
// object.
cl_int CL_API_CALL GetMemObjectInfo(cl_mem mem, cl_mem_info what, size_t size, void *value, size_t *size_ret)
{
    const Ref<GlMem> known = find<GlMem>(mem);
    const QueryReply reply{size, value, size_ret};
    if (known && what == CL_MEM_FLAGS) return reply.write(known->flags());
    if (known && what == CL_MEM_HOST_PTR) return reply.write<void *>(nullptr);
    if (known && what == CL_MEM_REFERENCE_COUNT) return reply.write(known->references());
    if (known && what == CL_MEM_TYPE && known->is_texture_of_buffer())
        return reply.write(cl_mem_object_type{CL_MEM_OBJECT_IMAGE1D_BUFFER});
    return next().clGetMemObjectInfo(mem, what, size, value, size_ret);
}

cl_int CL_API_CALL SetMemObjectDestructorCallback(cl_mem mem, void(CL_CALLBACK *function)(cl_mem, void *),
                                                  void *user_data)
{
    const Ref<GlMem> known = find<GlMem>(mem);
    if (!known || !function) return next().clSetMemObjectDestructorCallback(mem, function, user_data);
    return guarded("clSetMemObjectDestructorCallback", [&] { known->add_destructor(function, user_data); });
}

cl_int CL_API_CALL GetGLObjectInfo(cl_mem mem, cl_gl_object_type *type, cl_GLuint *name)
{
    if (is_left_to_driver<GlMem>(mem)) return next().clGetGLObjectInfo(mem, type, name);
    return guarded("clGetGLObjectInfo", [&] {
        const Ref<GlMem> known = require_of_gl(mem, "memobj");
        if (type) *type = known->source().type;
        if (name) *name = known->source().name;
    });
}

cl_int CL_API_CALL GetGLTextureInfo(cl_mem mem, cl_gl_texture_info what, size_t size, void *value,
                                    size_t *size_ret)
{
    if (is_left_to_driver<GlMem>(mem)) return next().clGetGLTextureInfo(mem, what, size, value, size_ret);
    return guarded("clGetGLTextureInfo", [&] {
        const Ref<GlMem> known = require_of_gl(mem, "memobj");
        const GlMem::Source &source = known->source();
        if (source.target == 0) reject(CL_INVALID_GL_OBJECT, "memobj was not created from a texture");
        if (!value && !size_ret) reject(CL_INVALID_VALUE, "param_value and param_value_size_ret are both NULL");
        const QueryReply reply{size, value, size_ret};
        switch (what) {
        case CL_GL_TEXTURE_TARGET:
            return reply.write(source.target);
        case CL_GL_MIPMAP_LEVEL:
            return reply.write(source.level);
        default:
            return CL_INVALID_VALUE;
        }
    });
}

}  // namespace clgl::layer
