using System;
using System.Globalization;
using System.Text;

namespace Clgl
{
    // Formats objects as text, for users and debuggers.
    internal static class Shown
    {
        // Returns a name, or `other` if the query throws, because ToString must not throw.
        public static string NameOr(Func<string> name, string other)
        {
            try
            {
                return name();
            }
            catch (ClglException)
            {
                return other;
            }
        }

        // Returns the type, and the names and values of properties.
        public static string Of(string type, params object?[] namesAndValues)
        {
            StringBuilder text = new StringBuilder(type).Append(" {");
            for (int i = 0; i < namesAndValues.Length; i += 2)
            {
                text.Append(i == 0 ? " " : ", ").Append(namesAndValues[i]).Append(" = ");
                Append(text, namesAndValues[i + 1]);
            }
            return text.Append(" }").ToString();
        }

        private static void Append(StringBuilder text, object? value)
        {
            if (value is string words)
                text.Append('"').Append(words).Append('"');
            else if (value is Array list)
                AppendList(text, list);
            else if (value is bool isSet)
                text.Append(isSet ? "true" : "false");
            else
                text.Append(Convert.ToString(value, CultureInfo.InvariantCulture));
        }

        private static void AppendList(StringBuilder text, Array list)
        {
            text.Append('[');
            for (int i = 0; i < list.Length; ++i)
            {
                text.Append(i == 0 ? "" : ", ");
                Append(text, list.GetValue(i));
            }
            text.Append(']');
        }
    }
}
