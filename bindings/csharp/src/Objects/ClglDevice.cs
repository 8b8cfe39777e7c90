using System;
using Clgl.Native;

namespace Clgl
{
    /// <summary>An OpenCL platform: the OpenCL implementation of one driver. Platforms are identified by an
    /// index.</summary>
    public sealed unsafe partial class ClglPlatform
    {
        private ClglPlatform(int index) => Index = index;

        /// <summary>The index in the list of platforms.</summary>
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
                return Queries.Each(count, index => new ClglPlatform(index));
            });
        }

        /// <summary>Returns the name of the platform.</summary>
        /// <returns>the name</returns>
        public override string ToString() => Shown.NameOr(() => Info.Name, "platform " + Index);

    }

    /// <summary>An OpenCL device. Devices exist until the process ends, so they are not disposed of.</summary>
    public sealed unsafe partial class ClglDevice : IEquatable<ClglDevice>
    {
        internal ClglDevice(IntPtr handle) => Handle = handle;

        /// <summary>The handle, for calls of <see cref="Api"/>.</summary>
        public IntPtr Handle { get; }

        /// <summary>Lists all available devices. The device that best matches the OpenGL context that is current
        /// on this thread is first.</summary>
        /// <param name="matches">the match of each device</param>
        /// <returns>the devices</returns>
        public static ClglDevice[] ListForGL(out ClglDeviceMatch[] matches)
        {
            int[] found = new int[0];
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
        /// <param name="match">how the device was matched</param>
        /// <returns>the device</returns>
        /// <exception cref="ClglException">no device matches the OpenGL context</exception>
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

        /// <summary>Returns whether both values are the same device.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator ==(ClglDevice? left, ClglDevice? right) =>
            ReferenceEquals(left, null) ? ReferenceEquals(right, null) : left!.Equals(right);

        /// <summary>Returns whether the values are different devices.</summary>
        /// <param name="left">the first value</param>
        /// <param name="right">the second value</param>
        public static bool operator !=(ClglDevice? left, ClglDevice? right) => !(left == right);

        /// <summary>Returns whether the other object is the same device.</summary>
        /// <param name="other">the other device</param>
        /// <returns>true if they are the same device</returns>
        public bool Equals(ClglDevice? other) => !ReferenceEquals(other, null) && Handle == other!.Handle;

        /// <inheritdoc/>
        public override bool Equals(object? obj) => Equals(obj as ClglDevice);

        /// <inheritdoc/>
        public override int GetHashCode() => Handle.GetHashCode();

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

        internal static IntPtr HandleOf(ClglDevice? device) => device == null ? IntPtr.Zero : device!.Handle;

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

        internal static IntPtr[]? HandlesOf(ClglDevice[]? devices) =>
            devices == null ? null : Array.ConvertAll(
                devices, device => ClglObject.NotNull(device, nameof(devices)).Handle);
    }
}
