using System;
using System.IO;
using System.IO.Compression;
using System.Text;

namespace ClglExamples
{
    // Writes PNG files without a package.
    internal static class Png
    {
        private const int Channels = 3, AdlerModulus = 65521;
        private const uint CrcPolynomial = 0xEDB88320;
        private static readonly byte[] Signature = { 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A };

        // Rows of 8-bit RGB, bottom row first, as in OpenGL.
        public static void Write(string path, int width, int height, byte[] pixels)
        {
            byte[] rows = new byte[height * (width * Channels + 1)];
            for (int row = 0; row < height; ++row)
                Array.Copy(pixels, (height - 1 - row) * width * Channels, rows, row * (width * Channels + 1) + 1,
                           width * Channels);
            using (FileStream file = File.Create(path))
            {
                file.Write(Signature, 0, Signature.Length);
                byte[] header = new byte[13];
                BigEndian((uint)width).CopyTo(header, 0);
                BigEndian((uint)height).CopyTo(header, 4);
                header[8] = 8;
                header[9] = 2;
                Chunk(file, "IHDR", header);
                Chunk(file, "IDAT", Compressed(rows));
                Chunk(file, "IEND", new byte[0]);
            }
        }

        private static byte[] Compressed(byte[] data)
        {
            using (MemoryStream made = new MemoryStream())
            {
                made.WriteByte(0x78);
                made.WriteByte(0x01);
                using (DeflateStream deflate = new DeflateStream(made, CompressionMode.Compress, true))
                    deflate.Write(data, 0, data.Length);
                uint low = 1, high = 0;
                foreach (byte value in data)
                {
                    low = (low + value) % AdlerModulus;
                    high = (high + low) % AdlerModulus;
                }
                made.Write(BigEndian(high << 16 | low), 0, 4);
                return made.ToArray();
            }
        }

        private static void Chunk(Stream file, string name, byte[] data)
        {
            byte[] body = new byte[name.Length + data.Length];
            Encoding.ASCII.GetBytes(name).CopyTo(body, 0);
            data.CopyTo(body, name.Length);
            file.Write(BigEndian((uint)data.Length), 0, 4);
            file.Write(body, 0, body.Length);
            file.Write(BigEndian(Crc(body)), 0, 4);
        }

        private static uint Crc(byte[] data)
        {
            uint crc = uint.MaxValue;
            foreach (byte value in data)
            {
                crc ^= value;
                for (int bit = 0; bit < 8; ++bit)
                    crc = (crc & 1) != 0 ? CrcPolynomial ^ crc >> 1 : crc >> 1;
            }
            return ~crc;
        }

        private static byte[] BigEndian(uint value)
        {
            return new[] { (byte)(value >> 24), (byte)(value >> 16), (byte)(value >> 8), (byte)value };
        }
    }
}
