#include "transport/host_pointer.hpp"

#include "base/text.hpp"

namespace clgl::transport
{

namespace
{

// The alignment in bytes of the widest vector loads on CPU devices
constexpr uintptr_t host_pointer_alignment = 64;

}  // namespace

ClMem make_buffer_at(const Environment &environment, uint64_t size, void *pointer)
{
    if (reinterpret_cast<uintptr_t>(pointer) % host_pointer_alignment != 0)
        fail(CLGL_ERROR_UNSUPPORTED,
             text("the address ", hex(reinterpret_cast<uintptr_t>(pointer)),
                  " of the shared memory is not a multiple of ", host_pointer_alignment, " bytes"));
    cl_int code = CL_SUCCESS;
    ClMem mem(
        cl().CreateBuffer(environment.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size, pointer, &code));
    check_cl(code, "clCreateBuffer with the shared memory as host pointer");
    return mem;
}

ClMem make_image_at(const Environment &environment, const ImageRequest &request, size_t row_pitch,
                    size_t slice_pitch, void *pointer)
{
    cl_image_desc desc = request.desc;
    desc.image_row_pitch = row_pitch;
    desc.image_slice_pitch = slice_pitch;
    cl_int code = CL_SUCCESS;
    ClMem mem(cl().CreateImage(environment.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, &request.format,
                               &desc, pointer, &code));
    check_cl(code, "clCreateImage with the shared memory as host pointer");
    return mem;
}

}  // namespace clgl::transport
