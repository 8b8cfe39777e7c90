using Clgl.Native;

namespace Clgl
{
    /// <summary>The names of values, for people; "unknown" for a value without a name.</summary>
    public static unsafe class ClglNames
    {
        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglAccess value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_access_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglArgumentType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_argument_type_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglBuildStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_build_status_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglCommandType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_command_type_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglFenceStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_fence_status_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglFormat value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_format_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglGLApi value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_gl_api_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglLogLevel value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_log_level_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglDeviceMatch value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_device_match_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglNativeSource value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_native_source_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglSelfTest value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_self_test_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglTextureType value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_texture_type_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglTransport value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglTransportStatus value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_transport_status_name((int)value));
        }

        /// <summary>Returns its name.</summary>
        /// <param name="value">the value</param>
        /// <returns>the name</returns>
        public static string Name(this ClglWinsys value)
        {
            ClglLibrary.Load();
            return Text.Of(Api.clgl_winsys_name((int)value));
        }
    }
}
