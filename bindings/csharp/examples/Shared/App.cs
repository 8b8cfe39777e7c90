using System;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;
using Clgl;

namespace ClglExamples
{
    // Shared by the examples: options, an optional window, a clgl context over its OpenGL, frames, the final report. Errors
    // end the program with a message: with status 2 for a wrong option, 1 for all others.
    internal sealed class App : IDisposable
    {
        private static readonly string[] Displays = { "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER" };

        private readonly Options options;
        private readonly string name;
        private readonly Sdl window;
        private readonly IDisposable current;
        private readonly Stopwatch clock = Stopwatch.StartNew();
        private int begun;
        private double firstDone, lastDone;

        private App(Options options, string name)
        {
            this.options = options;
            this.name = name;
            Prepare();
            int[] size = Option.SizeOf(options["--size"] ?? "640x480");
            // A user who sets an SDL driver may not need a display.
            if (options["--headless"] == null &&
                Displays.Any(variable => !string.IsNullOrEmpty(Environment.GetEnvironmentVariable(variable))))
                window = new Sdl(name, size[0], size[1], options["--vsync"] != "off");
            Context = ClglContext.Create(new ClglContextDesc
            {
                // Without flags, the context that is current: the window's
                Flags = window == null ? ClglContextFlags.Headless : ClglContextFlags.None, Transport = Transport(),
                Label = name
            });
            if (window == null)
                current = Context.MakeCurrent();
            if (options["--verbose"] != null)
                Console.Error.Write(Context.Report);
            GL = new GL(Context.GetProcAddress);
            Screen = new Screen(GL, window, size[0], size[1]);
            // Nobody could close an invisible window.
            Frames = options.Count("--frames", Screen.IsVisible ? 0 : 1);
        }

        public ClglContext Context { get; }

        public GL GL { get; }

        public Screen Screen { get; }

        // Opens another window, or another framebuffer if headless.
        public Panel OpenPanel(int number)
        {
            string screenshot = options["--screenshot"];
            return new Panel(this, window, name + " " + number,
                             screenshot == null ? null : screenshot + "." + number + ".png");
        }

        // Number of frames; 0 = unlimited
        public int Frames { get; }

        // Number of the current frame, from 0
        public int Frame { get; private set; }

        // True if no frame follows; a closed window is noticed only afterwards.
        public bool IsLastFrame => begun == Frames;

        // Runs an example.
        public static int Run(string[] words, string name, string idea, Option[] own, Action<App, Options> example)
        {
            Options options = Options.Read(words, name, idea, own, out int status);
            if (options == null)
                return status;
            try
            {
                using (App app = new App(options, name))
                    example(app, options);
                return 0;
            }
            catch (Exception error) when (error is ClglException || error is ClglLibraryException ||
                                          error is InvalidOperationException || error is DllNotFoundException)
            {
                Console.Error.WriteLine(error.Message);
                return 1;
            }
        }

        // Shows the previous frame, if any, and begins the next; returns false after the last one.
        public bool NextFrame()
        {
            if (begun > 0 && EndFrame())
                return false;
            Frame = begun++;
            Screen.Begin();
            return true;
        }

        // Prints the result, with the transport of a buffer.
        public void Report(ClglBufferInfo way)
        {
            Report(way.Transport, way.TransportReason, way.CopiesPerAcquire, way.CopiesPerRelease);
        }

        // Reports a texture.
        public void Report(ClglTextureInfo way)
        {
            Report(way.Transport, way.TransportReason, way.CopiesPerAcquire, way.CopiesPerRelease);
        }

        public void Dispose()
        {
            Screen.Dispose();
            current?.Dispose();
            Context.Dispose();
            window?.Dispose();
            if (options["--verbose"] != null)
                ClglLog.SetCallback(null);
        }

        // The environment of the runtime is not visible to native code.
        [DllImport("libc")]
        private static extern int setenv([MarshalAs(UnmanagedType.LPStr)] string name,
                                         [MarshalAs(UnmanagedType.LPStr)] string value, int overwrite);

        // Applies the options that precede the creation of a context.
        private void Prepare()
        {
            if (options["--verbose"] != null)
                ClglLog.SetCallback((level, message) =>
                                        Console.Error.WriteLine("clgl " + level.ToString().ToLowerInvariant() + ": " +
                                                                message),
                                    ClglLogLevel.Info);
            if (options["--device"] != null)
                setenv("CLGL_DEVICE", options["--device"], 1);
        }

        private ClglTransport Transport()
        {
            string asked = options["--transport"];
            return asked == null ? ClglTransport.Auto : (ClglTransport)Enum.Parse(typeof(ClglTransport), asked, true);
        }

        // Returns true if it was the last one.
        private bool EndFrame()
        {
            bool last = Screen.IsClosed() || IsLastFrame;
            if (last && options["--screenshot"] != null)
                Screen.Save(options["--screenshot"]);
            Screen.Show();
            uint error = GL.glGetError();
            if (error != 0)
                throw new InvalidOperationException("OpenGL has an error, 0x" + error.ToString("x4") + ", in frame " +
                                                    Frame);
            lastDone = clock.Elapsed.TotalSeconds;
            // The first frame compiles shaders and starts threads, so timing starts after it.
            if (Frame == 0)
                firstDone = lastDone;
            return last;
        }

        private void Report(ClglTransport transport, string reason, uint perAcquire, uint perRelease)
        {
            ClglContextInfo info = Context.Info;
            ClglDeviceInfo device = info.Device.Info;
            Console.WriteLine("OpenGL " + info.GLVersionMajor + "." + info.GLVersionMinor + " (" +
                              info.Winsys.ToString().ToUpperInvariant() + ") on " + info.GLRenderer + ", OpenCL on " +
                              device.PlatformName + " / " + device.Name + ": " + InWords(info.Match) + ".");
            string taken = transport.Name();
            Console.WriteLine("Transport " + taken + " (" + reason + "): a hand-over costs " + perAcquire +
                              " copies to OpenCL and " + perRelease + " back.");
            double perSecond = (begun - 1) / (lastDone - firstDone);
            string number = perSecond.ToString("F1", CultureInfo.InvariantCulture);
            string rate = begun > 1 ? ", " + number + " frames per second" : "";
            string saved = options["--screenshot"] == null ? "" : "; the last one is in " + options["--screenshot"];
            Console.WriteLine(begun + (begun == 1 ? " frame of " : " frames of ") + Screen.Width + "x" + Screen.Height +
                              " pixels " + (Screen.IsVisible ? "in a window" : "off-screen") + rate + saved + ".");
        }

        private static string InWords(ClglDeviceMatch match)
        {
            switch (match)
            {
                case ClglDeviceMatch.Environment: return "chosen by --device or CLGL_DEVICE";
                case ClglDeviceMatch.GLQuery: return "the OpenCL driver shares with this OpenGL context";
                case ClglDeviceMatch.Uuid: return "their UUIDs are equal";
                case ClglDeviceMatch.Cpu: return "both use host memory";
                default: return "they may be different devices";
            }
        }
    }
}
