// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>Whether textures of a format can be shared, as clgl_texture_verify finds out.</summary>
    public sealed unsafe class ClglTextureSupport
    {
        internal ClglTextureSupport(clgl_texture_support* raw)
        {
            SelfTest = (ClglSelfTest)raw->self_test;
            CLFormat = (ClglFormat)raw->cl_format;
            Detail = Text.Of(raw->detail);
        }

        /// <summary>CLGL_SELF_TEST_PASSED or CLGL_SELF_TEST_FAILED</summary>
        public ClglSelfTest SelfTest { get; }
        /// <summary>CLGL_FORMAT_... of OpenCL's image; CLGL_FORMAT_NONE if there is none</summary>
        public ClglFormat CLFormat { get; }
        /// <summary>What failed, or ""; lives until this thread calls the function again</summary>
        public string Detail { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTextureSupport",
                            "SelfTest", SelfTest,
                            "CLFormat", CLFormat,
                            "Detail", Detail);
        }
    }
}
