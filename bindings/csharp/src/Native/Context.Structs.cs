// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>Describes a context to create. Zero fields mean: join the OpenGL context that is current on this
    /// thread with the OpenCL device that drives it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_context_desc
    {
        /// <summary>sizeof(clgl_context_desc)</summary>
        public uint struct_size;
        /// <summary>0 = the current OpenGL context</summary>
        public uint flags;
        /// <summary>the API of gl_context, only with gl_context; CLGL_WINSYS_NONE = query from the window
        /// system</summary>
        public int winsys;
        /// <summary>the only transport to use; CLGL_TRANSPORT_AUTO = that of the environment variable
        /// CLGL_TRANSPORT (external, native, mapped or staged), or the best one if it is not set</summary>
        public int transport;
        /// <summary>the OpenCL device. NULL = the first of these that applies: the device of cl_context; the
        /// device that the environment variable CLGL_DEVICE names (see clgl_environment(7)); the device that
        /// drives the OpenGL context, or with CLGL_CONTEXT_COMPUTE_ONLY the first device that is not a CPU, else
        /// the first device</summary>
        public IntPtr device;
        /// <summary>an existing cl_context to use, which is retained. device or devices must belong to it. If both
        /// are NULL, the context uses the device of cl_context that matches the OpenGL context best. With
        /// CLGL_CONTEXT_COMPUTE_ONLY it then uses all devices of cl_context that clgl_device_list lists. NULL =
        /// create one</summary>
        public void* cl_context;
        /// <summary>the OpenGL context (EGLContext, GLXContext). If it is not current on this thread, also set
        /// winsys and gl_display: it is then made current during the call. NULL = the current one</summary>
        public void* gl_context;
        /// <summary>the display of gl_context (EGLDisplay, Display *), only with gl_context; NULL = query from the
        /// window system</summary>
        public void* gl_display;
        /// <summary>a name for messages and debugging tools, copied; NULL = none</summary>
        public byte* label;
        /// <summary>only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device: different devices of one platform;
        /// queues use the first by default. NULL = device</summary>
        public IntPtr* devices;
        /// <summary>number of devices</summary>
        public uint device_count;
        /// <summary>only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device, devices and cl_context: all available
        /// devices of these types of one platform. This is the platform of the first such device that is not a
        /// CPU, or else of the first such device. 0 = device</summary>
        public uint device_types;
        /// <summary>receives messages of the OpenCL driver about the context; must be NULL with cl_context, which
        /// has its own callback; NULL = none</summary>
        public IntPtr callback;
        /// <summary>passed to callback</summary>
        public void* user_data;
        /// <summary>receives the output of printf in kernels, on devices with cl_arm_printf; must be NULL with
        /// cl_context. NULL = the driver writes the output, usually to standard output</summary>
        public IntPtr printf_callback;
        /// <summary>passed to printf_callback; must live until the context and its objects are destroyed and their
        /// commands have completed</summary>
        public void* printf_user_data;
        /// <summary>size of the printf buffer in bytes, only with printf_callback; output that does not fit is
        /// lost. 0 = the default of the driver</summary>
        public UIntPtr printf_buffer_size;
    }

    /// <summary>The properties of a context. Strings live as long as the context.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_context_info
    {
        /// <summary>sizeof(clgl_context_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>the flags of the descriptor</summary>
        public uint flags;
        /// <summary>the API of the OpenGL context</summary>
        public int winsys;
        /// <summary>the API of the OpenGL context</summary>
        public int gl_api;
        /// <summary>the OpenGL version; 0 without OpenGL</summary>
        public uint gl_version_major;
        /// <summary>the OpenGL version; 0 without OpenGL</summary>
        public uint gl_version_minor;
        /// <summary>how the device was chosen</summary>
        public int match;
        /// <summary>number of transports for clgl_context_get_transport_report; 0 without OpenGL</summary>
        public uint transport_count;
        /// <summary>the first device of the context</summary>
        public IntPtr device;
        /// <summary>GL_RENDERER; "" without OpenGL</summary>
        public byte* gl_renderer;
        /// <summary>GL_VENDOR; "" without OpenGL</summary>
        public byte* gl_vendor;
        /// <summary>the reason of match, as text</summary>
        public byte* match_reason;
        /// <summary>the label of the descriptor, or ""</summary>
        public byte* label;
        /// <summary>number of devices for clgl_context_get_devices; more than 1 only with
        /// CLGL_CONTEXT_COMPUTE_ONLY</summary>
        public uint device_count;
        /// <summary>0</summary>
        public uint reserved;
    }

    /// <summary>The report on one transport. Strings live as long as the context.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_transport_report
    {
        /// <summary>sizeof(clgl_transport_report), set by the caller</summary>
        public uint struct_size;
        /// <summary>the transport</summary>
        public int transport;
        /// <summary>its status for buffers</summary>
        public int buffer_status;
        /// <summary>its status for textures; each format is tested when its first texture is created</summary>
        public int texture_status;
        /// <summary>the result of its self-test</summary>
        public int self_test;
        /// <summary>whether an earlier process ran the self-test and stored that it passed</summary>
        public uint self_test_stored;
        /// <summary>duration of the self-test in nanoseconds, also if it was stored</summary>
        public long self_test_ns;
        /// <summary>the reason of buffer_status; valid until the context is destroyed</summary>
        public byte* buffer_reason;
        /// <summary>the reason of texture_status; valid until the context is destroyed</summary>
        public byte* texture_reason;
    }

    /// <summary>The memory usage of the objects of a context for one transport.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_memory_usage
    {
        /// <summary>sizeof(clgl_memory_usage), set by the caller</summary>
        public uint struct_size;
        /// <summary>number of storages: a buffer with its sub-buffers counts once, and so do all objects that wrap
        /// one OpenGL name</summary>
        public uint object_count;
        /// <summary>bytes of the shared objects, including application-owned ones</summary>
        public ulong shared_bytes;
        /// <summary>additional bytes of the transport: staging copies and copies in OpenCL</summary>
        public ulong extra_bytes;
    }

    /// <summary>Receives a message of the OpenCL driver about a context, usually after an error. Few drivers send
    /// messages. The callback may call any clgl function that any thread may call, but must not wait for fences or
    /// queues. Callbacks of the fences of the context are delayed while it runs.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_context_callback(byte* message, void* private_info, UIntPtr private_size, void* user_data);

    /// <summary>Receives the printf output of kernels, in parts of any length, in the order in which the driver
    /// reports them.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_printf_callback(byte* text, UIntPtr size, void* user_data);
}
