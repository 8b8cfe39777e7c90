// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
namespace Clgl.Native
{
    public static partial class Constants
    {
        /// <summary>Commands may run in any order that their wait lists allow.</summary>
        public const uint CLGL_QUEUE_OUT_OF_ORDER = 1;
        /// <summary>Fences of the queue's commands know their profiling times, on devices with
        /// CLGL_DEVICE_QUEUE_PROFILING.</summary>
        public const uint CLGL_QUEUE_PROFILING = 2;
        /// <summary>To host memory, whichever device the queue is of; on PoCL to the queue's device, whose memory
        /// it is.</summary>
        public const uint CLGL_MIGRATE_HOST = 1;
        /// <summary>What the objects hold is of no interest any more: nothing needs to be moved.</summary>
        public const uint CLGL_MIGRATE_CONTENT_UNDEFINED = 2;
    }
}
