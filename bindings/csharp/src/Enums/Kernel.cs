// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.
using System;

namespace Clgl
{
    /// <summary>What an argument of a kernel is.</summary>
    public enum ClglArgumentKind
    {
        /// <summary>Nobody told: the program has no argument information, and nothing was declared.</summary>
        Unknown = 0,
        /// <summary>Passed by value: a scalar, a vector, a struct.</summary>
        Value = 1,
        /// <summary>A pointer to global or constant memory.</summary>
        Buffer = 2,
        /// <summary>A pointer to local memory.</summary>
        Local = 3,
        /// <summary>A texture, and a sampler to read it through.</summary>
        Image = 4,
        /// <summary>The constant CLGL_ARGUMENT_SAMPLER.</summary>
        Sampler = 5,
        /// <summary>A buffer that is not there: the kernel sees a null pointer. Only in clgl_argument.</summary>
        Null = 6,
    }

    /// <summary>Where an argument of a kernel lies.</summary>
    public enum ClglAddress
    {
        /// <summary>Where an argument lies.</summary>
        Unknown = 0,
        /// <summary>The constant CLGL_ADDRESS_GLOBAL.</summary>
        Global = 1,
        /// <summary>The constant CLGL_ADDRESS_LOCAL.</summary>
        Local = 2,
        /// <summary>The constant CLGL_ADDRESS_CONSTANT.</summary>
        Constant = 3,
        /// <summary>The constant CLGL_ADDRESS_PRIVATE.</summary>
        Private = 4,
    }

    /// <summary>What a kernel does with an image.</summary>
    public enum ClglImageAccess
    {
        /// <summary>The argument is no image, or nobody told.</summary>
        None = 0,
        /// <summary>The constant CLGL_IMAGE_ACCESS_READ_ONLY.</summary>
        ReadOnly = 1,
        /// <summary>The constant CLGL_IMAGE_ACCESS_WRITE_ONLY.</summary>
        WriteOnly = 2,
        /// <summary>The constant CLGL_IMAGE_ACCESS_READ_WRITE.</summary>
        ReadWrite = 3,
    }

    /// <summary>Qualifiers of a pointer's type.</summary>
    [Flags]
    public enum ClglQualifiers : uint
    {
        /// <summary>Nothing of these.</summary>
        None = 0,
        /// <summary>Qualifiers of a pointer's type.</summary>
        Const = 1,
        /// <summary>The constant CLGL_QUALIFIER_RESTRICT.</summary>
        Restrict = 2,
        /// <summary>The constant CLGL_QUALIFIER_VOLATILE.</summary>
        Volatile = 4,
        /// <summary>The constant CLGL_QUALIFIER_PIPE.</summary>
        Pipe = 8,
    }
}
