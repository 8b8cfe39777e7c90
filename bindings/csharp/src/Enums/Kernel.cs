// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;

namespace Clgl
{
    /// <summary>The type of a kernel argument.</summary>
    public enum ClglArgumentType
    {
        /// <summary>Unknown: the program has no argument information, and none was declared. In <see
        /// cref="ClglArgument"/>: the argument keeps its value.</summary>
        Unknown = 0,
        /// <summary>Passed by value: a scalar, a vector, a struct.</summary>
        Value = 1,
        /// <summary>A pointer to global or constant memory.</summary>
        Buffer = 2,
        /// <summary>A pointer to local memory.</summary>
        Local = 3,
        /// <summary>An image: set it to a texture.</summary>
        Texture = 4,
        /// <summary>A sampler.</summary>
        Sampler = 5,
        /// <summary>A null pointer instead of a buffer. Only in <see cref="ClglArgument"/>.</summary>
        Null = 6,
    }

    /// <summary>The address space of a kernel argument.</summary>
    public enum ClglAddressSpace
    {
        /// <summary>Unknown: the program has no argument information.</summary>
        Unknown = 0,
        /// <summary>Global memory.</summary>
        Global = 1,
        /// <summary>Local memory of a work-group.</summary>
        Local = 2,
        /// <summary>Constant memory.</summary>
        Constant = 3,
        /// <summary>Private memory of a work-item.</summary>
        Private = 4,
    }

    /// <summary>The access qualifier of an image argument.</summary>
    public enum ClglImageAccess
    {
        /// <summary>The argument is not an image, or its access is unknown.</summary>
        None = 0,
        /// <summary>read_only.</summary>
        ReadOnly = 1,
        /// <summary>write_only.</summary>
        WriteOnly = 2,
        /// <summary>read_write.</summary>
        ReadWrite = 3,
    }

    /// <summary>Type qualifiers of a pointer argument.</summary>
    [Flags]
    public enum ClglQualifierFlags : uint
    {
        /// <summary>No flag.</summary>
        None = 0,
        /// <summary>Const.</summary>
        Const = 1,
        /// <summary>Restrict.</summary>
        Restrict = 2,
        /// <summary>Volatile.</summary>
        Volatile = 4,
        /// <summary>Pipe.</summary>
        Pipe = 8,
    }
}
