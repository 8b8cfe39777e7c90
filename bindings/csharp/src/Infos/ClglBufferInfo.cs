// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.
using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>The properties of a buffer.</summary>
    public sealed unsafe class ClglBufferInfo
    {
        internal ClglBufferInfo(clgl_buffer_info* raw)
        {
            Flags = (ClglBufferFlags)raw->flags;
            Access = (ClglAccess)raw->access;
            Transport = (ClglTransport)raw->transport;
            GLName = raw->gl_name;
            CopiesPerAcquire = raw->copies_per_acquire;
            CopiesPerRelease = raw->copies_per_release;
            StorageReplaced = raw->storage_replaced != 0;
            Acquired = raw->acquired != 0;
            IsSubBuffer = raw->is_sub_buffer != 0;
            Size = raw->size;
            Offset = raw->offset;
            TransportReason = Text.Of(raw->transport_reason);
            Label = Text.Of(raw->label);
            ParentHandle = raw->parent;
            HostMemory = (IntPtr)raw->host_memory;
            ReferenceCount = raw->reference_count;
            MapCount = raw->map_count;
            AcquireNeedsGL = raw->acquire_needs_gl != 0;
            ReleaseNeedsGL = raw->release_needs_gl != 0;
            GLMappable = raw->gl_mappable != 0;
        }

        /// <summary>The flags of the descriptor.</summary>
        public ClglBufferFlags Flags { get; }

        /// <summary>How OpenCL uses it.</summary>
        public ClglAccess Access { get; }

        /// <summary><see cref="ClglTransport.Auto"/> with <see cref="ClglBufferFlags.ComputeOnly"/>.</summary>
        public ClglTransport Transport { get; }

        /// <summary>The OpenGL name; 0 with <see cref="ClglBufferFlags.ComputeOnly"/>.</summary>
        public uint GLName { get; }

        /// <summary>Number of copies by an acquire of the whole buffer.</summary>
        public uint CopiesPerAcquire { get; }

        /// <summary>Number of copies by a release of the whole buffer, if it was written.</summary>
        public uint CopiesPerRelease { get; }

        /// <summary>Whether <see cref="ClglBufferFlags.ReplaceStorage"/> moved the storage.</summary>
        public bool StorageReplaced { get; }

        /// <summary>Whether a part of it is acquired.</summary>
        public bool Acquired { get; }

        /// <summary>Whether <c>ClglBuffer.CreateSub</c> created it.</summary>
        public bool IsSubBuffer { get; }

        /// <summary>In bytes.</summary>
        public ulong Size { get; }

        /// <summary>For a sub-buffer, where it starts in its parent, in bytes; otherwise 0.</summary>
        public ulong Offset { get; }

        /// <summary>The reason of the transport.</summary>
        public string TransportReason { get; }

        /// <summary>The label of the descriptor, or "".</summary>
        public string Label { get; }

        /// <summary>The buffer from which <c>ClglBuffer.CreateSub</c> created this one; null if that buffer is
        /// destroyed (its memory stays valid), or if this is not a sub-buffer.</summary>
        public IntPtr ParentHandle { get; }

        /// <summary>With <see cref="ClglBufferFlags.UseHostMemory"/>, the address of the first byte in the memory
        /// of the application; otherwise null.</summary>
        public IntPtr HostMemory { get; }

        /// <summary>Reference count of the cl_mem, including those of library and drivers; use it only to find
        /// leaks.</summary>
        public uint ReferenceCount { get; }

        /// <summary>Number of mappings by <c>ClglBuffer.Map</c> that have not ended; failed mappings do not
        /// count.</summary>
        public uint MapCount { get; }

        /// <summary>Whether an acquire issues OpenGL commands even with <see
        /// cref="ClglHandoverFlags.SkipGLSync"/>; 0 = an acquire with this flag works on any thread.</summary>
        public bool AcquireNeedsGL { get; }

        /// <summary>Whether a release issues OpenGL commands; 0 = a release works on any thread.</summary>
        public bool ReleaseNeedsGL { get; }

        /// <summary>Whether OpenGL may map the buffer (glMapBufferRange).</summary>
        public bool GLMappable { get; }

        /// <summary>Returns all properties as text.</summary>
        /// <returns>each property with its value</returns>
        public override string ToString()
        {
            return Shown.Of("ClglBufferInfo",
                            "Flags", Flags,
                            "Access", Access,
                            "Transport", Transport,
                            "GLName", GLName,
                            "CopiesPerAcquire", CopiesPerAcquire,
                            "CopiesPerRelease", CopiesPerRelease,
                            "StorageReplaced", StorageReplaced,
                            "Acquired", Acquired,
                            "IsSubBuffer", IsSubBuffer,
                            "Size", Size,
                            "Offset", Offset,
                            "TransportReason", TransportReason,
                            "Label", Label,
                            "ParentHandle", ParentHandle,
                            "HostMemory", HostMemory,
                            "ReferenceCount", ReferenceCount,
                            "MapCount", MapCount,
                            "AcquireNeedsGL", AcquireNeedsGL,
                            "ReleaseNeedsGL", ReleaseNeedsGL,
                            "GLMappable", GLMappable);
        }
    }
}
