using System;
using System.Text;
using Clgl;

namespace ClglTests
{
    internal static class DeviceCases
    {
        private const uint PlatformName = 0x0902, DeviceName = 0x102B, ContextNumDevices = 0x1083;

        [Case]
        public static void PlatformsTellOfThemselves()
        {
            foreach (ClglPlatform platform in ClglPlatform.List())
            {
                ClglPlatformInfo info = platform.Info;
                Check.Equal(info.Name, TextOf(platform.Query(PlatformName)));
                Check.Equal(info.Name, platform.ToString());
                Check.Equal(info.ExtensionsWithVersion.Length > 0, info.NumericVersion != 0);
            }
        }

        [Case]
        public static void DevicesTellOfThemselves()
        {
            ClglDevice[] devices = ClglDevice.List();
            Check.That(devices.Length > 0, "there are devices");
            foreach (ClglDevice device in devices)
            {
                ClglDeviceInfo info = device.Info;
                Check.Equal(info.Name, TextOf(device.Query(DeviceName)).Trim());
                Check.Equal(info.PlatformName, ClglPlatform.List()[(int)info.Platform].Info.Name);
                Check.Equal(info.PlatformName + " / " + info.Name, device.ToString());
                string told = info.ToString();
                Check.That(told.StartsWith("ClglDeviceInfo { Type = ", StringComparison.Ordinal) &&
                           told.Contains(", Name = \"" + info.Name + "\"") && told.Contains("MaxWorkItemSizes = [") &&
                           told.Contains("[" + info.OpenCLCAllVersions[0]), told);
                Check.That(info.MaxComputeUnits > 0 && info.GlobalMemSize > 0 && info.Available, info.Name);
                Check.That(info.MaxWorkItemSizes.Length == 3 && info.Uuid.Length == 16, "arrays have their lengths");
                Check.That(ClglDevice.FromCL(device.CLDevice) == device && device != null, "a cl_device_id gives its device");
                Check.That(device.CLPlatform != IntPtr.Zero, "there is a cl_platform_id");
                foreach (ClglNameVersion version in info.OpenCLCAllVersions)
                    Check.That(version.Name.StartsWith("OpenCL C", StringComparison.Ordinal) && version.Version.Major > 0,
                               version.Name + " " + version.Version);
            }
            Check.That(ClglDevice.List(ClglDeviceTypeFlags.Cpu).Length <= devices.Length, "fewer are of one type");
        }

        [Case]
        public static void DevicesForOpenGL()
        {
            using (new Stage())
            {
                ClglDevice[] devices = ClglDevice.ListForGL(out ClglDeviceMatch[] matches);
                Check.Equal(devices.Length, matches.Length, "the number of matches");
                try
                {
                    ClglDevice best = ClglDevice.ForGL(out ClglDeviceMatch match);
                    Check.That(best.Equals(devices[0]) && match == matches[0], "the best one is the first");
                }
                catch (ClglException error)
                {
                    Check.Equal(ClglResult.NoDevice, error.Result);
                    Check.Equal(ClglDeviceMatch.Fallback, matches[0]);
                }
            }
        }

        [Case]
        public static void ContextsTellOfThemselves()
        {
            using (ClglContext context = ClglContext.Create(new ClglContextDesc
            {
                Flags = ClglContextFlags.Headless, Label = "ein Kontext, größer"
            }))
            {
                ClglContextInfo info = context.Info;
                Check.Equal("ein Kontext, größer", info.Label);
                Check.Equal(ClglContextFlags.Headless, info.Flags);
                Check.That(info.Device.Equals(context.Devices[0]), "the first device");
                context.VerifyTransports();
                Check.Equal((int)info.TransportCount, context.Transports.Length);
                foreach (ClglTransportReport report in context.Transports)
                    Check.That(report.TextureStatus != ClglTransportStatus.NotTried, "all transports are tested");
                Check.That(context.Report.Contains(info.GLRenderer), "the report names the OpenGL renderer");
                Check.Equal(1, BitConverter.ToInt32(context.Query(ContextNumDevices), 0));
                Check.That(context.CLContext != IntPtr.Zero && context.GLContext != IntPtr.Zero &&
                           context.GLDisplay != IntPtr.Zero, "the native contexts are lent");
                Check.Equal(0UL, context.GetMemoryUsage(ClglTransport.Auto).SharedBytes);
                Check.Fails(ClglResult.Unsupported, () => context.GetProcAddress("no such function"));
                using (ClglContext.CurrentScope current = context.MakeCurrent())
                {
                    Check.Fails(ClglResult.InvalidState, () => context.MakeCurrent());
                    ClglException error = Check.OnOtherThread(current.Dispose) as ClglException;
                    Check.Equal(ClglResult.InvalidState, error == null ? ClglResult.Success : error.Result);
                }
                context.MakeCurrent().Dispose();
            }
        }

        [Case]
        public static void ContextsOfDevices()
        {
            ClglDevice device = ClglDevice.List()[0];
            using (ClglContext context = ClglContext.Create(new ClglContextDesc
            {
                Flags = ClglContextFlags.ComputeOnly, Devices = new[] { device }, Message = text => { }
            }))
            using (ClglQueue queue = ClglQueue.Create(context, ClglQueueFlags.None, device, "the queue"))
            {
                ClglQueueInfo info = queue.Info;
                Check.Equal("the queue", info.Label);
                Check.That(info.Device.Equals(device) && info.ContextHandle == context.Handle, "what it was made of");
                using (ClglQueue other = queue.Duplicate())
                using (ClglQueue same = ClglQueue.FromCL(context, queue.CLQueue))
                    Check.That(other.CLQueue != queue.CLQueue && same.CLQueue == queue.CLQueue, "queues are two, or one");
            }
        }

        [Case]
        public static void WhatKernelsPrint()
        {
            StringBuilder printed = new StringBuilder();
            try
            {
                using (ClglContext context = ClglContext.Create(new ClglContextDesc
                {
                    Flags = ClglContextFlags.ComputeOnly, Printf = text => printed.Append(text)
                }))
                    Check.That(context.Info.DeviceCount > 0, "a device with cl_arm_printf");
            }
            catch (ClglException error)
            {
                Check.Equal(ClglResult.Unsupported, error.Result);
                Check.That(error.Message.Contains("cl_arm_printf"), error.Message);
            }
        }

        private static string TextOf(byte[] value)
        {
            return Encoding.UTF8.GetString(value).TrimEnd('\0');
        }
    }
}
