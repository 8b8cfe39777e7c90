// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The result of <c>ClglContext.TextureVerify</c>: whether textures of a format can be
    /// shared.</summary>
    public sealed unsafe class ClglTextureSupport
    {
        internal ClglTextureSupport(clgl_texture_support* raw)
        {
            SelfTest = (ClglSelfTest)raw->self_test;
            CLFormat = (ClglFormat)raw->cl_format;
            Detail = Text.Of(raw->detail);
        }

        /// <summary><see cref="ClglSelfTest.Passed"/> or <see cref="ClglSelfTest.Failed"/>.</summary>
        public ClglSelfTest SelfTest { get; }

        /// <summary>The format of the OpenCL image; <see cref="ClglFormat.None"/> = there is none.</summary>
        public ClglFormat CLFormat { get; }

        /// <summary>What failed, or "".</summary>
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
