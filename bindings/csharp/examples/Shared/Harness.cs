using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Clgl;
using static ClglExamples.GL;

namespace ClglExamples
{
    // Shared code of the examples: options, a screen, a clgl context for the OpenGL context, and frames. After an
    // error, the process ends with a message and status 1, or status 2 for a wrong option.
    internal sealed class Harness : IDisposable
    {
        private const int BadOption = 2, HelpColumn = 24;
        private static readonly string[,] Common =
        {
            { "--headless", "without a window" }, { "--size WxH", "pixels (640x480)" },
            { "--frames N", "end after N frames (1 without a window)" },
            { "--screenshot FILE.png", "write the last frame" }, { "--egl", "create the window's context with EGL" },
            { "--help", "print this text" }
        };
        private readonly string name;
        private readonly Dictionary<string, string> given;
        private readonly List<Screen> screens = new List<Screen>();
        private readonly IDisposable current;
        private int started;

        private Harness(string name, Dictionary<string, string> given)
        {
            this.name = name;
            this.given = given;
            int[] size = this["--size"] == null ? new[] { 640, 480 } : this["--size"].Split('x').Select(int.Parse).ToArray();
            Width = size[0];
            Height = size[1];
            IsHeadless = this["--headless"] != null || Environment.GetEnvironmentVariable("DISPLAY") == null &&
                                                           Environment.GetEnvironmentVariable("WAYLAND_DISPLAY") == null;
            Screen first = IsHeadless ? null : Open();
            Context = ClglContext.Create(IsHeadless ? ClglContextFlags.Headless : ClglContextFlags.None);
            current = IsHeadless ? Context.MakeCurrent() : null;
            first = first ?? Open();
        }

        public ClglContext Context { get; }

        public int Width { get; }

        public int Height { get; }

        // Number of the current frame, from 0
        public int Frame { get; private set; }

        // The number of frames to draw; 0 = until the window is closed
        public int Frames => Number("--frames", IsHeadless ? 1 : 0);

        private bool IsHeadless { get; }

        // The value of an option; "" = the option has no value, null = the option is not given
        public string this[string option] => given.TryGetValue(option, out string value) ? value : null;

        // Runs an example. `own` contains the options of the example, in addition to the common options.
        public static int Run(string name, string idea, string[] words, string[,] own, Action<Harness> example)
        {
            List<string> lines = new List<string>();
            foreach (string[,] table in new[] { own, Common })
                for (int i = 0; i < table.GetLength(0); ++i)
                    lines.Add("  " + table[i, 0].PadRight(HelpColumn) + table[i, 1]);
            Dictionary<string, string> given = new Dictionary<string, string>();
            for (int i = 0; i < words.Length; ++i)
            {
                string word = words[i], line = lines.Find(one => word != "" && one.StartsWith("  " + word + " "));
                bool takes = line != null && line[word.Length + 3] != ' ';
                if (line == null || takes && !IsValue(word, ++i < words.Length ? words[i] : ""))
                {
                    Console.Error.WriteLine("invalid option \"" + word + "\"; " + name + " --help lists them");
                    return BadOption;
                }
                given[word] = takes ? words[i] : "";
            }
            if (given.ContainsKey("--help"))
            {
                Console.WriteLine(name + ": " + idea + "\n\n" + string.Join("\n", lines));
                return 0;
            }
            try
            {
                using (Harness harness = new Harness(name, given))
                    example(harness);
                return 0;
            }
            catch (Exception error) when (error is ClglException || error is ClglLibraryException || error is IOException ||
                                          error is InvalidOperationException || error is DllNotFoundException)
            {
                Console.Error.WriteLine(error.Message);
                return 1;
            }
        }

        public int Number(string option, int otherwise) => this[option] == null ? otherwise : int.Parse(this[option]);

        // Opens another screen and binds it.
        public Screen Open()
        {
            string title = screens.Count == 0 ? name : name + " " + (screens.Count + 1);
            screens.Add(IsHeadless ? new Screen(Width, Height)
                                   : new Screen(Width, Height, title, this["--egl"] != null, screens.FirstOrDefault()));
            return screens.Last();
        }

        // Shows the previous frame, and binds the first screen for the next frame. Returns false after the last frame.
        public bool NextFrame()
        {
            bool last = started > 0 && (started == Frames || screens.Any(screen => screen.IsClosed));
            for (int i = 0; i < screens.Count && started > 0; ++i)
            {
                screens[i].Bind();
                if (last && this["--screenshot"] != null)
                    Save(this["--screenshot"] + (i == 0 ? "" : "." + (i + 1) + ".png"));
                screens[i].Show();
            }
            screens[0].Bind();
            if (glGetError() != 0)
                throw new InvalidOperationException("OpenGL has an error");
            glViewport(0, 0, Width, Height);
            Frame = last ? Frame : started++;
            return !last;
        }

        // Prints which transport shares an object.
        public void Report(ClglTransport transport, string reason)
        {
            ClglContextInfo info = Context.Info;
            Console.WriteLine("OpenGL (" + info.Winsys.ToString().ToUpperInvariant() + ") on " + info.GLRenderer +
                              ", OpenCL on " + info.Device.Info.Name + ". Transport " + transport.Name() + " (" + reason +
                              "). " + started + " frames of " + Width + "x" + Height + " pixels " +
                              (IsHeadless ? "off-screen" : "in a window") + ".");
        }

        public void Dispose()
        {
            current?.Dispose();
            Context.Dispose();
            screens.ForEach(screen => screen.Dispose());
        }

        private static bool IsValue(string option, string value) =>
            option == "--screenshot" ? value != ""
                                     : value.Split('x').All(part => ushort.TryParse(part, out ushort side) && side > 0) &&
                                           value.Split('x').Length == (option == "--size" ? 2 : 1);

        private void Save(string path)
        {
            byte[] pixels = new byte[3 * Width * Height];
            glPixelStorei(PackAlignment, 1);
            glReadPixels(0, 0, Width, Height, Rgb, UnsignedByte, pixels);
            Png.Write(path, Width, Height, pixels);
        }
    }
}
