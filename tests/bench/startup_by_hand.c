/* Does the same as startup_by_clgl.c without clgl: creates a headless OpenGL context and an OpenCL context, and
 * builds and runs a kernel. */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <epoxy/egl.h>
#include <epoxy/gl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "startup.h"

#define PLATFORMS 16u

static void require(int works, const char *call)
{
    if (works) return;
    fprintf(stderr, "%s failed\n", call);
    exit(EXIT_FAILURE);
}

/* Returns the display of the first EGL device. If there is no device, returns the surfaceless display of Mesa. */
static EGLDisplay make_display(void)
{
    const PFNEGLGETPLATFORMDISPLAYEXTPROC get =
        (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
    const PFNEGLQUERYDEVICESEXTPROC query = (PFNEGLQUERYDEVICESEXTPROC)eglGetProcAddress("eglQueryDevicesEXT");
    EGLDeviceEXT device = NULL;
    EGLint count = 0;
    require(get != NULL, "eglGetProcAddress");
    if (query) query(1, &device, &count);
    return count ? get(EGL_PLATFORM_DEVICE_EXT, device, NULL)
                 : get(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
}

static void make_opengl(void)
{
    static const EGLint attributes[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 2, EGL_NONE};
    const EGLDisplay display = make_display();
    EGLContext context;
    require(eglInitialize(display, NULL, NULL) && eglBindAPI(EGL_OPENGL_API), "eglInitialize");
    context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, attributes);
    require(eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context), "eglMakeCurrent");
}

/* Returns the first device of this type; NULL if there is none. */
static cl_device_id first_device(cl_device_type type)
{
    cl_platform_id platforms[PLATFORMS];
    cl_device_id device = NULL;
    cl_uint count = 0;
    require(clGetPlatformIDs(PLATFORMS, platforms, &count) == CL_SUCCESS, "clGetPlatformIDs");
    for (cl_uint i = 0; i < count && i < PLATFORMS && !device; ++i)
        clGetDeviceIDs(platforms[i], type, 1, &device, NULL);
    return device;
}

/* Returns a device of the kind that draws, as clgl does. Otherwise the programs would use different drivers on a
 * machine with a GPU and PoCL. */
static cl_device_id device_of_opengl(void)
{
    const int software = strstr((const char *)glGetString(GL_RENDERER), "llvmpipe") != NULL;
    cl_device_id device = first_device(software ? CL_DEVICE_TYPE_CPU : CL_DEVICE_TYPE_GPU);
    if (!device) device = first_device(CL_DEVICE_TYPE_ALL);
    require(device != NULL, "clGetDeviceIDs");
    return device;
}

int main(void)
{
    const char *source = STARTUP_SOURCE;
    const size_t size = STARTUP_SIZE;
    cl_device_id device;
    cl_context context;
    cl_command_queue queue;
    cl_program program;
    cl_kernel kernel;
    cl_mem mem;
    make_opengl();
    device = device_of_opengl();
    context = clCreateContext(NULL, 1, &device, NULL, NULL, NULL);
    queue = clCreateCommandQueueWithProperties(context, device, NULL, NULL);
    program = clCreateProgramWithSource(context, 1, &source, NULL, NULL);
    require(clBuildProgram(program, 1, &device, "", NULL, NULL) == CL_SUCCESS, "clBuildProgram");
    kernel = clCreateKernel(program, STARTUP_KERNEL, NULL);
    mem = clCreateBuffer(context, CL_MEM_READ_WRITE, STARTUP_SIZE * sizeof(float), NULL, NULL);
    require(clSetKernelArg(kernel, 0, sizeof mem, &mem) == CL_SUCCESS, "clSetKernelArg");
    require(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &size, NULL, 0, NULL, NULL) == CL_SUCCESS,
            "clEnqueueNDRangeKernel");
    require(clFinish(queue) == CL_SUCCESS, "clFinish");
    return 0;
}
