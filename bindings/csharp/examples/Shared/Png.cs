using System.IO;
using System.IO.Compression;
using System.Text;

namespace ClglExamples
{
    // Writes PNG files with 8-bit RGB pixels.
    internal static class Png
    {
        private const int Channels = 3, AdlerModulus = 65521;
        private const uint CrcPolynomial = 0xEDB88320;

        // Writes a file. The first row of `pixels` is the bottom row, as in OpenGL.
        public static void Write(string path, int width, int height, byte[] pixels)
        {
            using (BinaryWriter file = new BinaryWriter(File.Create(path)))
            {
                file.Write(new byte[] { 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A });
                MemoryStream header = new MemoryStream();
                header.Write(BigEndian((uint)width), 0, 4);
                header.Write(BigEndian((uint)height), 0, 4);
                header.Write(new byte[] { 8, 2, 0, 0, 0 }, 0, 5);
                Chunk(file, "IHDR", header);
                Chunk(file, "IDAT", Rows(width * Channels, height, pixels));
                Chunk(file, "IEND", new MemoryStream());
            }
        }

        // Returns the rows as compressed zlib data. The first row is the top row.
        private static MemoryStream Rows(int size, int height, byte[] pixels)
        {
            byte[] rows = new byte[height * (size + 1)];
            for (int row = 0; row < height; ++row)
                System.Array.Copy(pixels, (height - 1 - row) * size, rows, row * (size + 1) + 1, size);
            MemoryStream made = new MemoryStream();
            made.Write(new byte[] { 0x78, 0x01 }, 0, 2);
            using (DeflateStream deflate = new DeflateStream(made, CompressionMode.Compress, true))
                deflate.Write(rows, 0, rows.Length);
            uint low = 1, high = 0;
            foreach (byte value in rows)
            {
                low = (low + value) % AdlerModulus;
                high = (high + low) % AdlerModulus;
            }
            made.Write(BigEndian(high << 16 | low), 0, 4);
            return made;
        }

        private static void Chunk(BinaryWriter file, string name, MemoryStream data)
        {
            uint crc = uint.MaxValue;
            foreach (byte[] part in new[] { Encoding.ASCII.GetBytes(name), data.ToArray() })
                foreach (byte value in part)
                {
                    crc ^= value;
                    for (int bit = 0; bit < 8; ++bit)
                        crc = (crc & 1) != 0 ? CrcPolynomial ^ crc >> 1 : crc >> 1;
                }
            file.Write(BigEndian((uint)data.Length));
            file.Write(Encoding.ASCII.GetBytes(name));
            file.Write(data.ToArray());
            file.Write(BigEndian(~crc));
        }

        private static byte[] BigEndian(uint value) =>
            new[] { (byte)(value >> 24), (byte)(value >> 16), (byte)(value >> 8), (byte)value };
    }
}
