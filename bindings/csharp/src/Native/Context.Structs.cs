// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;
using System.Runtime.InteropServices;

namespace Clgl.Native
{
    /// <summary>How to make a context. Zero fields mean: join the OpenGL context that is current on this thread
    /// with the OpenCL device that drives it.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_context_desc
    {
        /// <summary>sizeof(clgl_context_desc)</summary>
        public uint struct_size;
        /// <summary>CLGL_CONTEXT_...</summary>
        public uint flags;
        /// <summary>CLGL_WINSYS_... of gl_context, or CLGL_WINSYS_NONE to ask the window system; only with
        /// gl_context</summary>
        public int winsys;
        /// <summary>The only transport to use, CLGL_TRANSPORT_...; CLGL_TRANSPORT_NONE for the planner's choice,
        /// which the environment variable CLGL_TRANSPORT (external, native, mapped, staged) overrides. The
        /// descriptor wins over variable.</summary>
        public int transport;
        /// <summary>The OpenCL device, or NULL: then CLGL_DEVICE names it (any part of "platform / name" or of the
        /// platform's vendor or version, ignoring case, its UUID in hexadecimal, or its PCI address), unless there
        /// is a cl_context; else it is the one that drives the OpenGL context, or with CLGL_CONTEXT_COMPUTE_ONLY
        /// the first device that is no CPU, or the first.</summary>
        public IntPtr device;
        /// <summary>An existing cl_context to use instead of making one, or NULL. It is retained, the caller keeps
        /// owning its own reference. With device or devices, those must belong to it; without, its first device is
        /// taken that matches the OpenGL context best, and with CLGL_CONTEXT_COMPUTE_ONLY all of its devices that
        /// clgl_device_list lists.</summary>
        public void* cl_context;
        /// <summary>The OpenGL context (EGLContext, GLXContext), or NULL for whichever is current. If it is not
        /// current on this thread, winsys and gl_display must be given, too, and it is made current while the call
        /// lasts.</summary>
        public void* gl_context;
        /// <summary>Its display (EGLDisplay, Display *), or NULL to ask the window system; only with
        /// gl_context.</summary>
        public void* gl_display;
        /// <summary>A name for messages and debugging tools, copied; or NULL.</summary>
        public byte* label;
        /// <summary>Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device: device_count different devices of one
        /// platform. The first one is that of queues that name none. Or NULL.</summary>
        public IntPtr* devices;
        /// <summary>device_count</summary>
        public uint device_count;
        /// <summary>Only with CLGL_CONTEXT_COMPUTE_ONLY, instead of device, devices and cl_context: all available
        /// devices of any of these types, CLGL_DEVICE_TYPE_..., that one platform has. It is the platform of the
        /// first such device that is no CPU, or of the first. Or 0.</summary>
        public uint device_types;
        /// <summary>What the driver says of the context goes there; or NULL. Not with cl_context, which has what
        /// it was made with.</summary>
        public IntPtr callback;
        /// <summary>Handed to the callback</summary>
        public void* user_data;
        /// <summary>Receives what kernels print, where the device has cl_arm_printf; or NULL: then printf does
        /// what the driver does, which mostly is to write to stdout. Not with cl_context.</summary>
        public IntPtr printf_callback;
        /// <summary>Handed to printf_callback. It must live until the context and its objects are destroyed and
        /// their commands have completed.</summary>
        public void* printf_user_data;
        /// <summary>Bytes of the memory that printf writes to before the text is handed on, or 0 for the driver's
        /// choice; only with printf_callback. What does not fit is lost.</summary>
        public UIntPtr printf_buffer_size;
    }

    /// <summary>What a context is made of. Strings live as long as the context.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_context_info
    {
        /// <summary>sizeof(clgl_context_info), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_CONTEXT_... it was made with</summary>
        public uint flags;
        /// <summary>CLGL_WINSYS_...</summary>
        public int winsys;
        /// <summary>CLGL_GL_API_...</summary>
        public int gl_api;
        /// <summary>gl_version_major</summary>
        public uint gl_version_major;
        /// <summary>gl_version_minor</summary>
        public uint gl_version_minor;
        /// <summary>CLGL_MATCH_...</summary>
        public int match;
        /// <summary>How many transports clgl_context_get_transport_report knows; 0 without OpenGL</summary>
        public uint transport_count;
        /// <summary>The first of its devices</summary>
        public IntPtr device;
        /// <summary>GL_RENDERER and GL_VENDOR; "" without OpenGL</summary>
        public byte* gl_renderer;
        /// <summary>gl_vendor</summary>
        public byte* gl_vendor;
        /// <summary>The match in words</summary>
        public byte* match_reason;
        /// <summary>The descriptor's label, or ""</summary>
        public byte* label;
        /// <summary>How many clgl_context_get_devices gives; more than one only with
        /// CLGL_CONTEXT_COMPUTE_ONLY</summary>
        public uint device_count;
        /// <summary>reserved</summary>
        public uint reserved;
    }

    /// <summary>What the report says of one transport. Strings live as long as the context.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_transport_report
    {
        /// <summary>sizeof(clgl_transport_report), set by the caller</summary>
        public uint struct_size;
        /// <summary>CLGL_TRANSPORT_MAPPED, ...</summary>
        public int transport;
        /// <summary>CLGL_TRANSPORT_REJECTED, CLGL_TRANSPORT_OFFERED or CLGL_TRANSPORT_TAKEN</summary>
        public int status;
        /// <summary>CLGL_SELF_TEST_...</summary>
        public int self_test;
        /// <summary>How long the self-test took, in nanoseconds; of the first run in this process</summary>
        public long self_test_ns;
        /// <summary>"external", "native", "mapped", "staged"</summary>
        public byte* name;
        /// <summary>Why it was taken, offered or rejected</summary>
        public byte* reason;
    }

    /// <summary>What the objects of a context hold on behalf of one transport.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct clgl_memory_usage
    {
        /// <summary>sizeof(clgl_memory_usage), set by the caller</summary>
        public uint struct_size;
        /// <summary>Storages: buffers with their sub-buffers, and several wrappings of one OpenGL name, count
        /// once</summary>
        public uint object_count;
        /// <summary>Bytes of the shared objects themselves, those that the program made included</summary>
        public ulong shared_bytes;
        /// <summary>Bytes that the transport holds besides: shadows, staging buffers, OpenCL's copies</summary>
        public ulong extra_bytes;
    }

    /// <summary>Receives what the OpenCL driver says of a context when something goes wrong in it: text for
    /// people, and bytes that only the driver's makers understand, or NULL. Both live until the callback returns.
    /// Runs outside all locks on a thread of the library's, maybe some time after the event. It may call any clgl
    /// function that is not "@threads GL" but must not wait for fences or queues; while it runs, callbacks of the
    /// context's fences have to wait. What it calls does not disturb the message of the thread. Few drivers ever
    /// call.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_context_callback(byte* message, void* private_info, UIntPtr private_size, void* user_data);

    /// <summary>Receives what kernels print with printf, in pieces of any length, in the order of the driver. The
    /// text is terminated and has size bytes before that; it lives until the callback returns. Runs on a thread of
    /// the OpenCL driver's, outside all locks; what it calls does not disturb the message of that
    /// thread.</summary>
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    public unsafe delegate void clgl_printf_callback(byte* text, UIntPtr size, void* user_data);
}
