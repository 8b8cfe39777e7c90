using System;
using Clgl;

namespace ClglExamples
{
    // The main function of headless examples: a context, OpenGL current, a picture, and what fails told.
    internal static class Headless
    {
        public delegate void Body(ClglContext context, GL gl, string path);

        public static int Show(string[] words, string name, Body body)
        {
            if (words.Length != 1)
            {
                Console.Error.WriteLine("usage: " + name + " FILE.png");
                return 2;
            }
            try
            {
                using (ClglContext context = ClglContext.Create(ClglContextFlags.Headless))
                using (context.MakeCurrent())
                    body(context, new GL(context.GetProcAddress), words[0]);
                return 0;
            }
            catch (Exception error) when (error is ClglException || error is ClglLibraryException)
            {
                Console.Error.WriteLine(error.Message);
                return 1;
            }
        }
    }
}
