// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Declaration of an argument by the caller.</summary>
    public sealed unsafe partial class ClglArgumentDesc
    {
        /// <summary>The type; <see cref="ClglArgumentType.Unknown"/> = not declared.</summary>
        public ClglArgumentType Type { get; set; }

        /// <summary>Size of a value in bytes; 0 = not declared, or known from type_name.</summary>
        public long Size { get; set; }

        /// <summary>Its name in the source, copied; null = not declared.</summary>
        public string? Name { get; set; }

        /// <summary>Its type in OpenCL C, such as "float4" or "float*", copied; null = not declared.</summary>
        public string? TypeName { get; set; }

        internal clgl_argument_desc Raw(Pins pins)
        {
            clgl_argument_desc raw = new clgl_argument_desc
            {
                struct_size = (uint)sizeof(clgl_argument_desc),
                type = (int)Type,
                size = Sizes.Of(Size),
                name = pins.Text(Name),
                type_name = pins.Text(TypeName)
            };
            return raw;
        }
    }
}
