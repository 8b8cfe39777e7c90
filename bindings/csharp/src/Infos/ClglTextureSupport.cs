// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The result of clgl_texture_verify: whether textures of a format can be shared.</summary>
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
        /// <summary>the format of the OpenCL image; CLGL_FORMAT_NONE = there is none</summary>
        public ClglFormat CLFormat { get; }
        /// <summary>what failed, or ""; valid until the next call of the function on this thread</summary>
        public string Detail { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglTextureSupport",
                            "SelfTest", SelfTest,
                            "CLFormat", CLFormat,
                            "Detail", Detail);
        }
    }
}
