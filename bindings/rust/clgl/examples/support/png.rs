//! Writes uncompressed PNG files.

use std::fs::File;
use std::io::{self, Write};

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
const EIGHT_BIT_RGB: [u8; 5] = [8, 2, 0, 0, 0];
const CHANNELS: usize = 3;
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// Size limit of a stored block in a zlib stream, in bytes
const MOST_STORED: usize = 65535;
const CRC_POLYNOMIAL: u32 = 0xedb8_8320;
const ADLER_MODULUS: u32 = 65521;

/// Writes RGB pixels. The first row is the bottom row, as in OpenGL.
pub fn write(path: &str, (width, height): (i32, i32), pixels: &[u8]) -> io::Result<()> {
    let rows = pixels.chunks(width as usize * CHANNELS).rev();
    // Each row starts with a byte for its filter; 0 = no filter.
    let lines: Vec<u8> = rows.flat_map(|row| std::iter::once(&0).chain(row)).copied().collect();
    let mut file = io::BufWriter::new(File::create(path)?);
    file.write_all(&SIGNATURE)?;
    let mut header = Vec::from((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    header.extend(EIGHT_BIT_RGB);
    chunk(&mut file, b"IHDR", &header)?;
    chunk(&mut file, b"IDAT", &stored(&lines))?;
    chunk(&mut file, b"IEND", &[])?;
    file.flush()
}

fn chunk(file: &mut impl Write, kind: &[u8; 4], body: &[u8]) -> io::Result<()> {
    file.write_all(&(body.len() as u32).to_be_bytes())?;
    file.write_all(kind)?;
    file.write_all(body)?;
    file.write_all(&crc(kind.iter().chain(body)).to_be_bytes())
}

fn stored(data: &[u8]) -> Vec<u8> {
    let mut out = Vec::from(ZLIB_HEADER);
    let last = (data.len() - 1) / MOST_STORED;
    for (number, block) in data.chunks(MOST_STORED).enumerate() {
        let size = block.len() as u16;
        out.push(u8::from(number == last));
        out.extend(size.to_le_bytes());
        out.extend((!size).to_le_bytes());
        out.extend(block);
    }
    out.extend(adler(data).to_be_bytes());
    out
}

fn crc<'a>(bytes: impl Iterator<Item = &'a u8>) -> u32 {
    !bytes.fold(u32::MAX, |sum, byte| {
        (0..8)
            .fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ CRC_POLYNOMIAL } else { sum >> 1 })
    })
}

fn adler(data: &[u8]) -> u32 {
    let (low, high) = data.iter().fold((1, 0), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % ADLER_MODULUS;
        (low, (high + low) % ADLER_MODULUS)
    });
    high << 16 | low
}
