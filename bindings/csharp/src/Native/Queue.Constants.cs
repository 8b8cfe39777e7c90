// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Commands may run in any order that their wait lists allow.</summary>
        public const uint CLGL_QUEUE_OUT_OF_ORDER = 1;
        /// <summary>Fences of commands have profiling times, on devices with
        /// CLGL_DEVICE_QUEUE_PROFILING.</summary>
        public const uint CLGL_QUEUE_PROFILING = 2;
        /// <summary>Migrate to host memory instead of the device of the queue. With PoCL, migrate to the device,
        /// because its memory is host memory.</summary>
        public const uint CLGL_MIGRATE_HOST = 1;
        /// <summary>The content becomes undefined, so nothing is copied.</summary>
        public const uint CLGL_MIGRATE_CONTENT_UNDEFINED = 2;
    }
}
