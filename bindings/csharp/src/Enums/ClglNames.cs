// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>Names of values, as the library prints them.</summary>
    public static unsafe class ClglNames
    {
        /// <summary>Returns the name of an access, such as "read-write".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglAccess value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_access_name((int)value));
        }

        /// <summary>Returns the name of a type of arguments, such as "buffer".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglArgumentType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_argument_type_name((int)value));
        }

        /// <summary>Returns the name of the status of a build, such as "in progress".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglBuildStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_build_status_name((int)value));
        }

        /// <summary>Returns the name of a command, such as "copy buffer".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglCommandType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_command_type_name((int)value));
        }

        /// <summary>Returns the name of the way a device was chosen, such as "UUID".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglDeviceMatch value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_device_match_name((int)value));
        }

        /// <summary>Returns the name of the status of a fence, such as "complete".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglFenceStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_fence_status_name((int)value));
        }

        /// <summary>Returns the name of a format, such as "RGBA8" for CLGL_FORMAT_RGBA8.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglFormat value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_format_name((int)value));
        }

        /// <summary>Returns the name of an OpenGL API, such as "OpenGL ES".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglGLApi value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_gl_api_name((int)value));
        }

        /// <summary>Returns the name of a log level, such as "warning".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglLogLevel value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_log_level_name((int)value));
        }

        /// <summary>Returns the name of the source of a native code, such as "OpenCL".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglNativeSource value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_native_source_name((int)value));
        }

        /// <summary>Returns the name of the result of a self-test, such as "passed".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglSelfTest value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_self_test_name((int)value));
        }

        /// <summary>Returns the name of a texture type, such as "2D array".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglTextureType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_texture_type_name((int)value));
        }

        /// <summary>Returns the name of a transport, such as "external".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglTransport value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_name((int)value));
        }

        /// <summary>Returns the name of the status of a transport, such as "selected".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglTransportStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_status_name((int)value));
        }

        /// <summary>Returns the name of a window system interface, such as "EGL".</summary>
        /// <param name="value">the value</param>
        /// <returns>the name; "unknown" for a value without a name. Never NULL.</returns>
        public static string Name(this ClglWinsys value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_winsys_name((int)value));
        }
    }
}
