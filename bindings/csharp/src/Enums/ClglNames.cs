// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>Names of values, as the library prints them.</summary>
    public static unsafe class ClglNames
    {
        /// <summary>Returns the name of an access, such as "read-write".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglAccess value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_access_name((int)value));
        }

        /// <summary>Returns the name of an address space, such as "constant".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglAddressSpace value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_address_space_name((int)value));
        }

        /// <summary>Returns the name of a type of arguments, such as "buffer".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglArgumentType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_argument_type_name((int)value));
        }

        /// <summary>Returns the name of a type of binary, such as "executable".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglBinaryType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_binary_type_name((int)value));
        }

        /// <summary>Returns the name of the status of a build, such as "in progress".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglBuildStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_build_status_name((int)value));
        }

        /// <summary>Returns the name of a command, such as "copy buffer".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglCommandType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_command_type_name((int)value));
        }

        /// <summary>Returns the name of a type of cache, such as "read-write".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglDeviceCache value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_device_cache_name((int)value));
        }

        /// <summary>Returns the name of the way a device was chosen, such as "UUID".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglDeviceMatch value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_device_match_name((int)value));
        }

        /// <summary>Returns the name of a type of local memory, such as "global".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglDeviceMemory value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_device_memory_name((int)value));
        }

        /// <summary>Returns the name of the type of the elements of a view, such as "float32".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglElementType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_element_type_name((int)value));
        }

        /// <summary>Returns the name of the status of a fence, such as "complete".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglFenceStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_fence_status_name((int)value));
        }

        /// <summary>Returns the name of a type of fence, such as "OpenGL".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglFenceType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_fence_type_name((int)value));
        }

        /// <summary>Returns the name of a format, such as "RGBA8" for <see cref="ClglFormat.RGBA8"/>.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglFormat value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_format_name((int)value));
        }

        /// <summary>Returns the name of an OpenGL API, such as "OpenGL ES".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglGLApi value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_gl_api_name((int)value));
        }

        /// <summary>Returns the name of the access of a kernel to an image, such as "write-only".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglImageAccess value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_image_access_name((int)value));
        }

        /// <summary>Returns the name of a log level, such as "warning".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglLogLevel value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_log_level_name((int)value));
        }

        /// <summary>Returns the name of the source of a native code, such as "OpenCL".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglNativeSource value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_native_source_name((int)value));
        }

        /// <summary>Returns the name of the type of the components of a format, such as "unorm".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglNumericType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_numeric_type_name((int)value));
        }

        /// <summary>Returns the name of the type of the components of pixels, such as "float32".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglPixelComponentType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_pixel_component_type_name((int)value));
        }

        /// <summary>Returns the name of the origin of a program, such as "source".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglProgramOrigin value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_program_origin_name((int)value));
        }

        /// <summary>Returns the name of the mode of a ring, such as "mailbox".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglRingMode value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_ring_mode_name((int)value));
        }

        /// <summary>Returns the name of an addressing mode, such as "clamp to edge".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglSamplerAddress value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_sampler_address_name((int)value));
        }

        /// <summary>Returns the name of a type of coordinates, such as "normalized".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglSamplerCoordinates value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_sampler_coordinates_name((int)value));
        }

        /// <summary>Returns the name of a filter, such as "linear".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglSamplerFilter value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_sampler_filter_name((int)value));
        }

        /// <summary>Returns the name of the result of a self-test, such as "passed".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglSelfTest value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_self_test_name((int)value));
        }

        /// <summary>Returns the name of a texture type, such as "2D array".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglTextureType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_texture_type_name((int)value));
        }

        /// <summary>Returns the name of a transport, such as "external".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglTransport value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_name((int)value));
        }

        /// <summary>Returns the name of the status of a transport, such as "selected".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglTransportStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_status_name((int)value));
        }

        /// <summary>Returns the name of a window system interface, such as "EGL".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never null.</returns>
        public static string Name(this ClglWinsys value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_winsys_name((int)value));
        }
    }
}
