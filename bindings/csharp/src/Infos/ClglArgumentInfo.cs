// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of an argument.</summary>
    public sealed unsafe class ClglArgumentInfo
    {
        internal ClglArgumentInfo(clgl_argument_info* raw)
        {
            Type = (ClglArgumentType)raw->type;
            Address = (ClglAddressSpace)raw->address;
            Access = (ClglImageAccess)raw->access;
            Qualifiers = (ClglQualifierFlags)raw->qualifiers;
            IsSet = raw->is_set != 0;
            Size = (ulong)raw->size;
            Name = Text.Of(raw->name);
            TypeName = Text.Of(raw->type_name);
        }

        /// <summary>The type.</summary>
        public ClglArgumentType Type { get; }

        /// <summary>The address space.</summary>
        public ClglAddressSpace Address { get; }

        /// <summary>The access qualifier.</summary>
        public ClglImageAccess Access { get; }

        /// <summary>The type qualifiers.</summary>
        public ClglQualifierFlags Qualifiers { get; }

        /// <summary>Whether the argument is set.</summary>
        public bool IsSet { get; }

        /// <summary>Size of a value in bytes; 0 = unknown, for example for a struct.</summary>
        public ulong Size { get; }

        /// <summary>Its name in the source, or "" if unknown.</summary>
        public string Name { get; }

        /// <summary>Its type in OpenCL C, such as "float4" or "float*", or "".</summary>
        public string TypeName { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglArgumentInfo",
                            "Type", Type,
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
