using System;

namespace ClglExamples
{
    // Draws a texture in the centre of the viewport.
    internal sealed class Quad : IDisposable
    {
        private const int Corners = 4;

        private const string VertexSource =
            "#version 330 core\n" +
            "uniform float part;\n" +
            "out vec2 place;\n" +
            "void main()\n" +
            "{\n" +
            "    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n" +
            "    gl_Position = vec4(part * (2.0 * place - 1.0), 0.0, 1.0);\n" +
            "}\n";

        private const string FragmentSource =
            "#version 330 core\n" +
            "uniform sampler2D pixels;\n" +
            "in vec2 place;\n" +
            "out vec4 colour;\n" +
            "void main() { colour = texture(pixels, place); }\n";

        private readonly GL gl;
        private readonly uint program, array;
        private readonly int part;

        public Quad(GL gl)
        {
            this.gl = gl;
            program = gl.Program(VertexSource, FragmentSource);
            part = gl.Uniform(program, "part");
            // No attributes: the shader computes vertices from gl_VertexID.
            array = gl.Make(gl.glGenVertexArrays);
        }

        public void Draw(uint texture, float size)
        {
            gl.glUseProgram(program);
            gl.glUniform1f(part, size);
            gl.glBindTexture(GL.Texture2D, texture);
            gl.glBindVertexArray(array);
            gl.glDrawArrays(GL.TriangleStrip, 0, Corners);
        }

        public void Dispose()
        {
            gl.glDeleteProgram(program);
            gl.Delete(gl.glDeleteVertexArrays, array);
        }
    }
}
