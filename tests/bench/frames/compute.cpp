#include "compute.hpp"

namespace frames
{

const char *const kernel_source =
    "kernel void to_image(write_only image2d_t picture, uint frame)\n"
    "{\n"
    "    const uint x = get_global_id(0), y = get_global_id(1);\n"
    "    const uchar4 pixel = (uchar4)(x + frame, y, frame, 255);\n"
    "    write_imagef(picture, (int2)(x, y), convert_float4(pixel) / 255.0f);\n"
    "}\n"
    "kernel void to_buffer(global uchar4 *picture, uint frame)\n"
    "{\n"
    "    const uint x = get_global_id(0), y = get_global_id(1);\n"
    "    picture[y * get_global_size(0) + x] = (uchar4)(x + frame, y, frame, 255);\n"
    "}\n"
    "kernel void keep_busy(global uint *out, uint rounds)\n"
    "{\n"
    "    uint value = rounds;\n"
    "    for (uint i = 0; i < rounds; ++i) value = value * 1664525u + (value >> 7);\n"
    "    *out = value;\n"
    "}\n";

Compute::Compute(cl_device_id device, const std::vector<cl_context_properties> &properties) : device_(device)
{
    cl_int code = clGetDeviceInfo(device_, CL_DEVICE_PLATFORM, sizeof platform_, &platform_, nullptr);
    check_cl(code, "clGetDeviceInfo");
    std::vector<cl_context_properties> all = properties;
    all.insert(all.end(), {CL_CONTEXT_PLATFORM, reinterpret_cast<cl_context_properties>(platform_), 0});
    context_.reset(clCreateContext(all.data(), 1, &device_, nullptr, nullptr, &code));
    check_cl(code, "clCreateContext");
    queue_.reset(clCreateCommandQueueWithProperties(context(), device_, nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties");
    const char *source = kernel_source;
    program_.reset(clCreateProgramWithSource(context(), 1, &source, nullptr, &code));
    check_cl(code, "clCreateProgramWithSource");
    check_cl(clBuildProgram(program_.get(), 1, &device_, "", nullptr, nullptr), "clBuildProgram");
    to_image_ = make_kernel("to_image");
    to_buffer_ = make_kernel("to_buffer");
}

ClKernel Compute::make_kernel(const char *name) const
{
    cl_int code = CL_SUCCESS;
    ClKernel kernel(clCreateKernel(program_.get(), name, &code));
    check_cl(code, "clCreateKernel");
    return kernel;
}

ClMem Compute::make_buffer(cl_mem_flags flags, size_t size, void *host) const
{
    cl_int code = CL_SUCCESS;
    ClMem buffer(clCreateBuffer(context(), flags, size, host, &code));
    check_cl(code, "clCreateBuffer");
    return buffer;
}

ClMem Compute::make_image(cl_mem_flags flags, Size size, size_t row_pitch, void *host) const
{
    const cl_image_desc desc = image_desc(size, row_pitch);
    cl_int code = CL_SUCCESS;
    ClMem image(clCreateImage(context(), flags, &rgba8, &desc, host, &code));
    check_cl(code, "clCreateImage");
    return image;
}

void Compute::fill(cl_kernel kernel, cl_mem memory, Size size, uint32_t frame) const
{
    const size_t global[] = {size.width, size.height};
    check_cl(clSetKernelArg(kernel, 0, sizeof memory, &memory), "clSetKernelArg");
    check_cl(clSetKernelArg(kernel, 1, sizeof frame, &frame), "clSetKernelArg");
    check_cl(clEnqueueNDRangeKernel(queue(), kernel, 2, nullptr, global, nullptr, 0, nullptr, nullptr),
             "clEnqueueNDRangeKernel");
}

ClEvent Compute::mark() const
{
    cl_event event = nullptr;
    check_cl(clEnqueueMarkerWithWaitList(queue(), 0, nullptr, &event), "clEnqueueMarkerWithWaitList");
    return ClEvent(event);
}

cl_image_desc image_desc(Size size, size_t row_pitch)
{
    cl_image_desc desc{};
    desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    desc.image_width = size.width;
    desc.image_height = size.height;
    desc.image_row_pitch = row_pitch;
    return desc;
}

bool is_cpu(cl_device_id device)
{
    cl_device_type type = 0;
    check_cl(clGetDeviceInfo(device, CL_DEVICE_TYPE, sizeof type, &type, nullptr), "clGetDeviceInfo");
    return type & CL_DEVICE_TYPE_CPU;
}

bool has_extension(cl_device_id device, const char *name)
{
    size_t size = 0;
    check_cl(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, 0, nullptr, &size), "clGetDeviceInfo");
    std::string all(size, ' ');
    check_cl(clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, size, all.data(), nullptr), "clGetDeviceInfo");
    return (' ' + all.substr(0, size - 1) + ' ').find(std::string(" ") + name + ' ') != std::string::npos;
}

}  // namespace frames
