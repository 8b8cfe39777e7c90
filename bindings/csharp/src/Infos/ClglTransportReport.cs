// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
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

        /// <summary>the transport</summary>
        public ClglTransport Transport { get; }
        /// <summary>its status</summary>
        public ClglTransportStatus Status { get; }
        /// <summary>the result of its self-test</summary>
        public ClglSelfTest SelfTest { get; }
        /// <summary>duration of the self-test in nanoseconds, of the first run in this process</summary>
        public long SelfTestNs { get; }
        /// <summary>"external", "native", "mapped" or "staged"</summary>
        public string Name { get; }
        /// <summary>the reason of the status</summary>
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
