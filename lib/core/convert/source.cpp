#include "core/context/built_in_programs.hpp"

namespace clgl
{

// The build options define GROUP_WIDTH (work-items per group, in one row) and RUN (pixels of a row per
// work-item). The following options exist twice, with the prefix FROM for the source and INTO for the
// destination:
//   _NUMERIC, _BITS       the numeric type of a channel (a NUMERIC_ constant), and its size in bits
//   _IMAGE, _PARTS        texture: the OpenCL C type of the image, and the number of coordinates
//   _SEEN                 source texture: the number of channels that a read returns, starting with red
//   _NUMBER, _CHANNELS    buffer: the OpenCL C type of a channel, and the number of channels per pixel
//   _ALIGNMENT            buffer: the alignment of a channel in bytes
//   _0, _1, _2, _3        buffer: the vector component (x, y, z or w) of each channel
//   _VECTOR               buffer, if RUN is 1 and a pixel has several channels and is aligned to its size: the
//                         OpenCL C type of a pixel
// FUSED is defined if the device multiplies and adds with one rounding.
//
// All numbers are converted to floats first. Floats are precise enough to distinguish all fractions of 8 and 16
// bits, and to round each of them correctly to the other size.
//
// Devices may differ in how they convert floats to normalized integers. Therefore the kernel computes the result
// with sums and products, which all devices round alike. It uses conversions only for exact values. The code has
// few branches, so that compilers can vectorize the loops.
const char *const convert_source = R"(
#define NUMERIC_UNORM 1
#define NUMERIC_SNORM 2
#define NUMERIC_FLOAT 3
#define NUMERIC_INT 4
#define NUMERIC_UINT 5

#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

// PoCL 3.1 vectorizes only loops whose calls are inlined before. rusticl 25.0 loses the format of an image that is
// passed to a function, and then writes nothing.
#define INLINED __attribute__((always_inline))

// 1 / MOST in two parts: a product with the coarse one is exact, so the sum is rounded as n / MOST would be.
#define COARSE_255 0x1.01p-8f
#define FINE_255 0x1.010102p-24f
#define COARSE_65535 0x1p-16f
#define FINE_65535 0x1.0001p-32f
#define COARSE_127 0x1.02p-7f
#define FINE_127 0x1.020408p-21f
#define COARSE_32767 0x1p-15f
#define FINE_32767 0x1.0002p-30f
#define FRACTION_OF(n, most) fraction((float)(n), COARSE_##most, FINE_##most)
#define FRACTION(n, most) FRACTION_OF(n, most)
INLINED float fraction(float n, float coarse, float fine) { return n * coarse + n * fine; }

// Returns x * most, rounded to the nearest integer, halves to even. x is not negative. Values above 1 count
// as 1, NaN counts as 0.
INLINED uint times(float x, uint most)
{
    const float no_fractions = 0x1p23f;
    const float some = x > 0.0f ? x : 0.0f, part = some < 1.0f ? some : 1.0f;
#ifdef FUSED
    // The product and the sum are rounded once.
    return as_uint(fma(part, (float)most, no_fractions)) & 0x7fffffu;
#else
    // most + 1 is a power of two, so part * most is the difference of two exact floats. The rounding error of this
    // difference decides on which side of a half the result is.
    const float more = part * (float)(most + 1u), product = more - part, lost = (more - product) - part;
    const uint nearest = as_uint(product + no_fractions) & 0x7fffffu;
    const float beyond = product - (float)nearest;
    return nearest + (beyond == 0.5f && lost > 0.0f) - (beyond == -0.5f && lost < 0.0f);
#endif
}

INLINED int to_snorm(float x, uint most)
{
    const int size = (int)times(fabs(x), most);
    return x < 0.0f ? -size : size;
}

INLINED uint to_uint(float x, uint most)
{
    const float n = rint(x);
    if (!(n > 0.0f)) return 0u;
    return n >= (float)most ? most : (uint)n;
}

INLINED int to_int(float x, int most)
{
    const float n = rint(x);
    if (isnan(n)) return 0;
    if (n >= (float)most) return most;
    return n <= -(float)most - 1.0f ? -most - 1 : (int)n;
}

// Returns the bits without the last `count` bits, rounded to the nearest value, halves to even.
INLINED uint without_last(uint bits, uint count)
{
    const uint kept = bits >> count, last = bits & ((1u << count) - 1u), middle = 1u << (count - 1u);
    return kept + (last > middle || (last == middle && (kept & 1u)));
}

// Rounds to the nearest 16-bit number.
INLINED float to_half(float x)
{
    const uint sign = 0x80000000u, infinity = 0x7f800000u, too_large = 0x477ff000u, least_normal = 0x38800000u;
    const uint bits = as_uint(x), size = bits & ~sign, exponent = size >> 23;
    uint rounded;
    if (size > infinity) return x;
    if (size >= too_large)
        rounded = infinity;
    else if (size >= least_normal)
        rounded = without_last(size, 13u) << 13;
    else if (exponent < 102u)
        rounded = 0u;
    else
        rounded = as_uint((float)without_last((size & 0x7fffffu) | 0x800000u, 126u - exponent) * 0x1p-24f);
    return as_float(rounded | (bits & sign));
}

#define PASTE(a, b) a##b
#define JOIN(a, b) PASTE(a, b)
#define MOST_UNORM_8 255
#define MOST_UNORM_16 65535
#define MOST_SNORM_8 127
#define MOST_SNORM_16 32767
#define AT_1(at) (at).x
#define AT_2(at) (at).xy
#define AT_3(at) (at)

// Conversion from numbers of the source to floats
#if FROM_NUMERIC == NUMERIC_UNORM
#define FROM_MOST JOIN(MOST_UNORM_, FROM_BITS)
#elif FROM_NUMERIC == NUMERIC_SNORM
#define FROM_MOST JOIN(MOST_SNORM_, FROM_BITS)
#endif

#ifdef FROM_IMAGE
#define FROM_PARAMETERS read_only FROM_IMAGE from, int4 from_origin

INLINED float exactly(float x)
{
#ifdef FROM_MOST
    return FRACTION(rint(x * FROM_MOST), FROM_MOST);
#else
    return x;
#endif
}

INLINED float4 load(FROM_PARAMETERS, int4 at)
{
    const int4 place = from_origin + at;
#if FROM_NUMERIC == NUMERIC_INT
    float4 pixel = convert_float4(read_imagei(from, JOIN(AT_, FROM_PARTS)(place)));
#elif FROM_NUMERIC == NUMERIC_UINT
    float4 pixel = convert_float4(read_imageui(from, JOIN(AT_, FROM_PARTS)(place)));
#else
    float4 pixel = read_imagef(from, JOIN(AT_, FROM_PARTS)(place));
    pixel = (float4)(exactly(pixel.x), exactly(pixel.y), exactly(pixel.z), exactly(pixel.w));
#endif
    // PoCL 3.1 does not set the channels that a texture does not have.
#if FROM_SEEN < 2
    pixel.y = 0.0f;
#endif
#if FROM_SEEN < 4
    pixel.z = 0.0f;
    pixel.w = 1.0f;
#endif
    return pixel;
}
#define FROM_ARGUMENTS from, from_origin
#else
#define FROM_PARAMETERS global const uchar *from, long from_start, long from_row, long from_slice

#ifdef FROM_VECTOR
typedef FROM_VECTOR from_type;
#define FROM_PART(pixel, index, name) (*(pixel)).name
#else
typedef FROM_NUMBER __attribute__((aligned(FROM_ALIGNMENT))) from_type;
#define FROM_PART(pixel, index, name) (pixel)[index]
#endif

INLINED float exactly(FROM_NUMBER n)
{
#if FROM_NUMERIC == NUMERIC_SNORM
    return FRACTION(max((int)n, -FROM_MOST), FROM_MOST);
#elif FROM_NUMERIC == NUMERIC_UNORM
    return FRACTION(n, FROM_MOST);
#else
    return (float)n;
#endif
}

INLINED float4 load(FROM_PARAMETERS, int4 at)
{
    float4 pixel = (float4)(0.0f, 0.0f, 0.0f, 1.0f);
    const long offset = at.x * (long)(FROM_CHANNELS * sizeof(FROM_NUMBER)) + at.y * from_row + at.z * from_slice;
    global const from_type *there = (global const from_type *)(from + from_start + offset);
    pixel.FROM_0 = exactly(FROM_PART(there, 0, x));
#if FROM_CHANNELS > 1
    pixel.FROM_1 = exactly(FROM_PART(there, 1, y));
#endif
#if FROM_CHANNELS > 2
    pixel.FROM_2 = exactly(FROM_PART(there, 2, z));
#endif
#if FROM_CHANNELS > 3
    pixel.FROM_3 = exactly(FROM_PART(there, 3, w));
#endif
    return pixel;
}
#define FROM_ARGUMENTS from, from_start, from_row, from_slice
#endif

// Conversion from floats to numbers of the destination
#if INTO_NUMERIC == NUMERIC_UNORM
#define INTO_MOST JOIN(MOST_UNORM_, INTO_BITS)
#define NUMBER_OF(x) times(x, INTO_MOST)
#elif INTO_NUMERIC == NUMERIC_SNORM
#define INTO_MOST JOIN(MOST_SNORM_, INTO_BITS)
#define NUMBER_OF(x) to_snorm(x, INTO_MOST)
#elif INTO_NUMERIC == NUMERIC_INT
#define NUMBER_OF(x) to_int(x, (int)(0x7fffffffu >> (32 - INTO_BITS)))
#elif INTO_NUMERIC == NUMERIC_UINT
#define NUMBER_OF(x) to_uint(x, 0xffffffffu >> (32 - INTO_BITS))
#elif INTO_BITS == 16
#define NUMBER_OF(x) to_half(x)
#else
#define NUMBER_OF(x) (x)
#endif
#ifdef INTO_MOST
#define TEXEL_OF(x) FRACTION(NUMBER_OF(x), INTO_MOST)
#else
#define TEXEL_OF(x) NUMBER_OF(x)
#endif

#ifdef INTO_IMAGE
#define INTO_PARAMETERS write_only INTO_IMAGE into, int4 into_origin
#define TEXELS_OF(type, pixel) (type)(TEXEL_OF(pixel.x), TEXEL_OF(pixel.y), TEXEL_OF(pixel.z), TEXEL_OF(pixel.w))

INLINED void store(INTO_PARAMETERS, int4 at, float4 pixel)
{
    const int4 place = into_origin + at;
#if INTO_NUMERIC == NUMERIC_INT
    write_imagei(into, JOIN(AT_, INTO_PARTS)(place), TEXELS_OF(int4, pixel));
#elif INTO_NUMERIC == NUMERIC_UINT
    write_imageui(into, JOIN(AT_, INTO_PARTS)(place), TEXELS_OF(uint4, pixel));
#else
    write_imagef(into, JOIN(AT_, INTO_PARTS)(place), TEXELS_OF(float4, pixel));
#endif
}
#define INTO_ARGUMENTS into, into_origin
#else
#define INTO_PARAMETERS global uchar *into, long into_start, long into_row, long into_slice

#define INTO_PART(number) (INTO_NUMBER) NUMBER_OF(number)
#ifdef INTO_VECTOR
typedef INTO_VECTOR into_type;
#else
typedef INTO_NUMBER __attribute__((aligned(INTO_ALIGNMENT))) into_type;
#endif

INLINED void store(INTO_PARAMETERS, int4 at, float4 pixel)
{
    const long offset = at.x * (long)(INTO_CHANNELS * sizeof(INTO_NUMBER)) + at.y * into_row + at.z * into_slice;
    global into_type *there = (global into_type *)(into + into_start + offset);
#if defined(INTO_VECTOR) && INTO_CHANNELS == 2
    *there = (into_type)(INTO_PART(pixel.INTO_0), INTO_PART(pixel.INTO_1));
#elif defined(INTO_VECTOR)
    *there = (into_type)(INTO_PART(pixel.INTO_0), INTO_PART(pixel.INTO_1), INTO_PART(pixel.INTO_2),
                         INTO_PART(pixel.INTO_3));
#else
    there[0] = INTO_PART(pixel.INTO_0);
#if INTO_CHANNELS > 1
    there[1] = INTO_PART(pixel.INTO_1);
#endif
#if INTO_CHANNELS > 2
    there[2] = INTO_PART(pixel.INTO_2);
#endif
#if INTO_CHANNELS > 3
    there[3] = INTO_PART(pixel.INTO_3);
#endif
#endif
}
#define INTO_ARGUMENTS into, into_start, into_row, into_slice
#endif

// The work-group size is fixed, because PoCL would otherwise compile the kernel again for each picture size.
kernel __attribute__((reqd_work_group_size(GROUP_WIDTH, 1, 1)))
void convert(FROM_PARAMETERS, INTO_PARAMETERS, int width)
{
    const int first = get_global_id(0) * RUN, end = first + min(RUN, width - first);
    for (int x = first; x < end; ++x) {
        const int4 at = (int4)(x, get_global_id(1), get_global_id(2), 0);
        store(INTO_ARGUMENTS, at, load(FROM_ARGUMENTS, at));
    }
}
)";

}  // namespace clgl
