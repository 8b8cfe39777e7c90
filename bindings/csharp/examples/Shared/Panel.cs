using System;

namespace ClglExamples
{
    // Another window in one share group with the first: textures and buffers are shared, each window has its own OpenGL
    // context. When headless, it is a framebuffer of the single context.
    internal sealed class Panel : IDisposable
    {
        private readonly App app;
        private readonly Sdl first, window;
        private readonly Screen screen;
        private readonly string screenshot;

        // first is null without windows, screenshot for none.
        public Panel(App app, Sdl first, string title, string screenshot)
        {
            this.app = app;
            this.first = first;
            this.screenshot = screenshot;
            window = first == null ? null : new Sdl(first, title, app.Screen.Width, app.Screen.Height);
            window?.MakeCurrent();
            screen = new Screen(app.GL, window, app.Screen.Width, app.Screen.Height);
            Quad = new Quad(app.GL);
            first?.MakeCurrent();
        }

        // Vertex arrays are not shared between contexts.
        public Quad Quad { get; }

        // Makes its context current and binds its framebuffer.
        public void Begin()
        {
            window?.MakeCurrent();
            screen.Begin();
        }

        // Shows the picture, and makes the context of the first window current again.
        public void End()
        {
            if (app.IsLastFrame && screenshot != null)
                screen.Save(screenshot);
            screen.Show();
            first?.MakeCurrent();
        }

        public void Dispose()
        {
            window?.MakeCurrent();
            Quad.Dispose();
            screen.Dispose();
            first?.MakeCurrent();
            window?.Dispose();
        }
    }
}
