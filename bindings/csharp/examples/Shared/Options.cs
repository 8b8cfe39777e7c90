using System;
using System.Collections.Generic;
using System.Linq;

namespace ClglExamples
{
    // An option: a flag, or an option that is followed by its value.
    internal sealed class Option
    {
        public const int LargestCount = 1000000000, LargestSide = 16384;

        private Option(string name, string value, string help, Func<string, bool> takes)
        {
            Name = name;
            Value = value;
            Help = help;
            Takes = takes;
        }

        public string Name { get; }

        // Name of the value in --help; empty for a flag
        public string Value { get; }

        public string Help { get; }

        // null for a flag
        public Func<string, bool> Takes { get; }

        public static Option Flag(string name, string help)
        {
            return new Option(name, "", help, null);
        }

        public static Option Count(string name, string help, int most = LargestCount)
        {
            return new Option(name, "N", help, text => Number(text, most) > 0);
        }

        public static Option Size(string name, string help)
        {
            return new Option(name, "WxH", help, text => SizeOf(text) != null);
        }

        public static Option Text(string name, string value, string help)
        {
            return new Option(name, value, help, text => text.Length > 0);
        }

        public static Option Choice(string name, string values, string help)
        {
            return new Option(name, values, help, text => values.Split('|').Contains(text));
        }

        // Returns a number from 1 to most, or 0 for other text.
        public static int Number(string text, int most)
        {
            return text.All(letter => letter >= '0' && letter <= '9') && int.TryParse(text, out int value) &&
                           value <= most
                       ? value
                       : 0;
        }

        // Returns width and height, or null.
        public static int[] SizeOf(string text)
        {
            int[] sides = text.Split('x').Select(side => Number(side, LargestSide)).ToArray();
            return sides.Length == 2 && sides.All(side => side > 0) ? sides : null;
        }
    }

    // Command-line options, the same as in the C examples.
    internal sealed class Options
    {
        public const int BadOption = 2;
        private const int HelpColumn = 30;

        private static readonly Option[] Common =
        {
            Option.Count("--frames", "end after N frames (1 without a visible window)"),
            Option.Size("--size", "pixels to draw (640x480)"),
            Option.Flag("--headless", "no window, even if there is a display"),
            Option.Text("--screenshot", "FILE.png", "write the last frame to a file"),
            Option.Choice("--transport", "external|native|mapped|staged", "how memory is shared"),
            Option.Text("--device", "TEXT", "a part of the OpenCL device name"),
            Option.Choice("--vsync", "on|off", "wait for the display (on)"),
            Option.Flag("--verbose", "print more on stderr"),
            Option.Flag("--help", "print this text")
        };

        private readonly Dictionary<string, string> given = new Dictionary<string, string>();

        private Options()
        {
        }

        public string this[string name] => given.TryGetValue(name, out string text) ? text : null;

        // Reads the command line; returns null after --help or for a wrong option, with the exit status.
        public static Options Read(string[] words, string name, string idea, Option[] own, out int status)
        {
            Options options = new Options();
            string bad = options.Read(words, Common.Concat(own).ToArray());
            status = bad == null ? 0 : BadOption;
            if (bad != null)
                Console.Error.WriteLine(bad + "; " + name + " --help lists the options");
            else if (options["--help"] != null)
                Console.WriteLine(name + ": " + idea + "\n\n" + string.Join("\n", own.Concat(Common).Select(Line)));
            return bad == null && options["--help"] == null ? options : null;
        }

        public int Count(string name, int otherwise)
        {
            return this[name] == null ? otherwise : Option.Number(this[name], Option.LargestCount);
        }

        private static string Line(Option option)
        {
            return ("  " + option.Name + " " + option.Value).PadRight(HelpColumn - 1) + " " + option.Help;
        }

        // Returns the error, or null.
        private string Read(string[] words, Option[] known)
        {
            for (int i = 0; i < words.Length; ++i)
            {
                Option option = Array.Find(known, one => one.Name == words[i]);
                if (option == null)
                    return "unknown option \"" + words[i] + "\"";
                if (option.Takes == null)
                {
                    given[option.Name] = "";
                    continue;
                }
                if (++i == words.Length)
                    return option.Name + " needs a value " + option.Value;
                if (!option.Takes(words[i]))
                    return option.Name + " " + option.Value + ": invalid value \"" + words[i] + "\"";
                given[option.Name] = words[i];
            }
            return null;
        }
    }
}
