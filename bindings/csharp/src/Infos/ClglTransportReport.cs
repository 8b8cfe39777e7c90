// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The report on one transport.</summary>
    public sealed unsafe class ClglTransportReport
    {
        internal ClglTransportReport(clgl_transport_report* raw)
        {
            Transport = (ClglTransport)raw->transport;
            BufferStatus = (ClglTransportStatus)raw->buffer_status;
            TextureStatus = (ClglTransportStatus)raw->texture_status;
            SelfTest = (ClglSelfTest)raw->self_test;
            SelfTestStored = raw->self_test_stored != 0;
            SelfTestNs = raw->self_test_ns;
            BufferReason = Text.Of(raw->buffer_reason);
            TextureReason = Text.Of(raw->texture_reason);
        }

        /// <summary>The transport.</summary>
        public ClglTransport Transport { get; }

        /// <summary>Its status for buffers.</summary>
        public ClglTransportStatus BufferStatus { get; }

        /// <summary>Its status for textures; each format is tested when its first texture is created.</summary>
        public ClglTransportStatus TextureStatus { get; }

        /// <summary>The result of its self-test.</summary>
        public ClglSelfTest SelfTest { get; }

        /// <summary>Whether an earlier process ran the self-test and stored that it passed.</summary>
        public bool SelfTestStored { get; }

        /// <summary>Duration of the self-test in nanoseconds, also if it was stored.</summary>
        public long SelfTestNs { get; }

        /// <summary>The reason of buffer_status.</summary>
        public string BufferReason { get; }

        /// <summary>The reason of texture_status.</summary>
        public string TextureReason { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTransportReport",
                            "Transport", Transport,
                            "BufferStatus", BufferStatus,
                            "TextureStatus", TextureStatus,
                            "SelfTest", SelfTest,
                            "SelfTestStored", SelfTestStored,
                            "SelfTestNs", SelfTestNs,
                            "BufferReason", BufferReason,
                            "TextureReason", TextureReason);
        }
    }
}
