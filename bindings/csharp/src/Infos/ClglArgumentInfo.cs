// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using Clgl.Native;

namespace Clgl
{
    /// <summary>What is known of an argument.</summary>
    public sealed unsafe class ClglArgumentInfo
    {
        internal ClglArgumentInfo(clgl_argument_info* raw)
        {
            Kind = (ClglArgumentKind)raw->kind;
            Address = (ClglAddress)raw->address;
            Access = (ClglImageAccess)raw->access;
            Qualifiers = (ClglQualifiers)raw->qualifiers;
            IsSet = raw->is_set != 0;
            Size = (ulong)raw->size;
            Name = Text.Of(raw->name);
            TypeName = Text.Of(raw->type_name);
        }

        /// <summary>CLGL_ARGUMENT_...</summary>
        public ClglArgumentKind Kind { get; }
        /// <summary>CLGL_ADDRESS_...</summary>
        public ClglAddress Address { get; }
        /// <summary>CLGL_IMAGE_ACCESS_...</summary>
        public ClglImageAccess Access { get; }
        /// <summary>CLGL_QUALIFIER_...</summary>
        public ClglQualifiers Qualifiers { get; }
        /// <summary>1 if it was set, else 0</summary>
        public bool IsSet { get; }
        /// <summary>Bytes of a value, or 0 if nobody told: a struct's, say</summary>
        public ulong Size { get; }
        /// <summary>Its name in the source, or ""</summary>
        public string Name { get; }
        /// <summary>Its type in OpenCL C, such as "float4" or "float*", or ""</summary>
        public string TypeName { get; }

        /// <summary>For people.</summary>
        /// <returns>all properties</returns>
        public override string ToString()
        {
            return Shown.Of("ClglArgumentInfo",
                            "Kind", Kind,
                            "Address", Address,
                            "Access", Access,
                            "Qualifiers", Qualifiers,
                            "IsSet", IsSet,
                            "Size", Size,
                            "Name", Name,
                            "TypeName", TypeName);
        }
    }
}
