// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What the report says of one transport.</summary>
    public sealed unsafe class ClglTransportReport
    {
        internal ClglTransportReport(clgl_transport_report* raw)
        {
            Transport = (ClglTransport)raw->transport;
            Status = (ClglTransportStatus)raw->status;
            SelfTest = (ClglSelfTest)raw->self_test;
            SelfTestNs = raw->self_test_ns;
            Name = Text.Of(raw->name);
            Reason = Text.Of(raw->reason);
        }

        /// <summary>CLGL_TRANSPORT_MAPPED, ...</summary>
        public ClglTransport Transport { get; }
        /// <summary>CLGL_TRANSPORT_REJECTED, CLGL_TRANSPORT_OFFERED or CLGL_TRANSPORT_TAKEN</summary>
        public ClglTransportStatus Status { get; }
        /// <summary>CLGL_SELF_TEST_...</summary>
        public ClglSelfTest SelfTest { get; }
        /// <summary>How long the self-test took, in nanoseconds; of the first run in this process</summary>
        public long SelfTestNs { get; }
        /// <summary>"external", "native", "mapped", "staged"</summary>
        public string Name { get; }
        /// <summary>Why it was taken, offered or rejected</summary>
        public string Reason { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTransportReport",
                            "Transport", Transport,
                            "Status", Status,
                            "SelfTest", SelfTest,
                            "SelfTestNs", SelfTestNs,
                            "Name", Name,
                            "Reason", Reason);
        }
    }
}
