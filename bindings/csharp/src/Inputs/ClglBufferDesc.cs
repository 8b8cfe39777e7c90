// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>Describes a buffer to create or wrap.</summary>
    public sealed unsafe partial class ClglBufferDesc
    {
        /// <summary>0 = none.</summary>
        public ClglBufferFlags Flags { get; set; }

        /// <summary>How OpenCL uses it.</summary>
        public ClglAccess Access { get; set; }

        /// <summary>The only transport to use; <see cref="ClglTransport.Auto"/> = that of the context.</summary>
        public ClglTransport Transport { get; set; }

        /// <summary>The OpenGL buffer to wrap; 0 = create one.</summary>
        public uint GLName { get; set; }

        /// <summary>The size in bytes; when wrapping, the expected size, 0 = query from GL (if OpenGL ES cannot
        /// return the size, the given size is used unchecked).</summary>
        public long Size { get; set; }

        /// <summary>The initial content, copied during the call; with <see cref="ClglBufferFlags.UseHostMemory"/>
        /// the memory to use. null = undefined content.</summary>
        /// <remarks>An array of plain data. Set either this or <see cref="Memory"/>.</remarks>
        public Array? Data { get; set; }

        /// <summary>The initial content, copied during the call; with <see cref="ClglBufferFlags.UseHostMemory"/>
        /// the memory to use. null = undefined content.</summary>
        /// <remarks>The address. Set either this or <see cref="Data"/>.</remarks>
        public IntPtr Memory { get; set; }

        /// <summary>A name for messages and debugging tools (GL_KHR_debug), copied; null = none.</summary>
        public string? Label { get; set; }

        internal clgl_buffer_desc Raw(Pins pins)
        {
            clgl_buffer_desc raw = new clgl_buffer_desc
            {
                struct_size = (uint)sizeof(clgl_buffer_desc),
                flags = (uint)Flags,
                access = (int)Access,
                transport = (int)Transport,
                gl_name = GLName,
                size = (ulong)Sizes.Of(Size),
                data = (void*)Memory,
                label = pins.Text(Label)
            };
            Complete(&raw, pins);
            return raw;
        }

        // Completes the structure with values that follow from several properties; written by hand.
        partial void Complete(clgl_buffer_desc* raw, Pins pins);
    }
}
