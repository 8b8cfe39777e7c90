using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>An OpenCL platform: a driver. Platforms are identified by index.</summary>
    public sealed unsafe partial class ClglPlatform
    {
        private ClglPlatform(uint index)
        {
            Index = (int)index;
        }

        /// <summary>Its index in the list of platforms.</summary>
        public int Index { get; }

        /// <summary>Lists all platforms.</summary>
        /// <returns>the platforms, at least one</returns>
        /// <exception cref="ClglException">there is no OpenCL</exception>
        public static ClglPlatform[] List()
        {
            return ClglLibrary.Loaded(() =>
            {
                uint count;
                Call.Check(Api.clgl_platform_get_count(&count));
                ClglPlatform[] made = new ClglPlatform[count];
                for (uint i = 0; i < count; ++i)
                    made[i] = new ClglPlatform(i);
                return made;
            });
        }

        /// <summary>Returns it as text.</summary>
        /// <returns>its name</returns>
        public override string ToString()
        {
            return Shown.NameOr(() => Info.Name, "platform " + Index);
        }

    }

    /// <summary>An OpenCL device. It lives as long as the process and needs no disposing.</summary>
    public sealed unsafe partial class ClglDevice : IEquatable<ClglDevice>
    {
        internal ClglDevice(IntPtr handle)
        {
            Handle = handle;
        }

        /// <summary>The handle, for calls of <see cref="Api"/>.</summary>
        public IntPtr Handle { get; }

        /// <summary>Lists the devices that can work with the OpenGL context that is current on this thread, best
        /// first.</summary>
        /// <param name="matches">how each device was matched</param>
        /// <returns>the devices</returns>
        public static ClglDevice[] ListForGL(out ClglDeviceMatch[] matches)
        {
            int[] found = null;
            ClglDevice[] made = ClglLibrary.Loaded(() => Listed((capacity, devices, count) =>
            {
                found = new int[capacity];
                fixed (int* match = found)
                    return Api.clgl_device_list_for_gl(capacity, devices, match, count);
            }));
            matches = Array.ConvertAll(found, match => (ClglDeviceMatch)match);
            return made;
        }

        /// <summary>Finds the device that drives the OpenGL context that is current on this thread.</summary>
        /// <param name="match">how it was matched</param>
        /// <returns>the device</returns>
        /// <exception cref="ClglException">no device matches it</exception>
        public static ClglDevice ForGL(out ClglDeviceMatch match)
        {
            ClglDeviceMatch tie = ClglDeviceMatch.None;
            ClglDevice made = ClglLibrary.Loaded(() =>
            {
                IntPtr handle;
                int found;
                Call.Check(Api.clgl_device_for_gl(&handle, &found));
                tie = (ClglDeviceMatch)found;
                return new ClglDevice(handle);
            });
            match = tie;
            return made;
        }

        /// <summary>Whether two are the same device.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglDevice left, ClglDevice right)
        {
            return ReferenceEquals(left, null) ? ReferenceEquals(right, null) : left.Equals(right);
        }

        /// <summary>Whether two are different devices.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglDevice left, ClglDevice right)
        {
            return !(left == right);
        }

        /// <summary>Returns whether the other object is the same device.</summary>
        /// <param name="other">the destination buffer</param>
        /// <returns>whether it is</returns>
        public bool Equals(ClglDevice other)
        {
            return !ReferenceEquals(other, null) && Handle == other.Handle;
        }

        /// <inheritdoc/>
        public override bool Equals(object obj)
        {
            return Equals(obj as ClglDevice);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Handle.GetHashCode();
        }

        /// <summary>Returns "platform / name", as in the environment variable CLGL_DEVICE.</summary>
        /// <returns>the text</returns>
        public override string ToString()
        {
            return Shown.NameOr(() =>
            {
                ClglDeviceInfo info = Info;
                return info.PlatformName + " / " + info.Name;
            }, "device " + Handle);
        }

        internal static IntPtr HandleOf(ClglDevice device)
        {
            return device == null ? IntPtr.Zero : device.Handle;
        }

        internal delegate int Lister(uint capacity, IntPtr* devices, uint* count);

        internal static ClglDevice[] Listed(Lister list)
        {
            uint count;
            Call.Check(list(0, null, &count));
            IntPtr[] handles = new IntPtr[count];
            fixed (IntPtr* to = handles)
                Call.Check(list(count, to, &count));
            return Array.ConvertAll(handles, handle => new ClglDevice(handle));
        }

        internal static IntPtr[] HandlesOf(ClglDevice[] devices)
        {
            return devices == null ? null : Array.ConvertAll(
                       devices, device => ClglObject.NotNull(device, nameof(devices)).Handle);
        }
    }

    // Reads values of which the size is queried first.
    internal static unsafe class Queries
    {
        public delegate int Asker(UIntPtr capacity, void* value, UIntPtr* size);

        public delegate int Counter(uint capacity, int* values, uint* count);

        public static int[] Numbers(Counter ask)
        {
            uint count;
            Call.Check(ask(0, null, &count));
            int[] values = new int[count];
            fixed (int* to = values)
                Call.Check(ask(count, to, &count));
            return values;
        }

        public static byte[] Ask(Asker ask)
        {
            UIntPtr size;
            Call.Check(ask(UIntPtr.Zero, null, &size));
            byte[] value = new byte[(int)size];
            fixed (byte* to = value)
                Call.Check(ask(size, to, &size));
            return value;
        }
    }
}
