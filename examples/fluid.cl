/* The kernels of fluid.c. Each work-item computes one cell. In the state of a cell, .xy is the velocity in field
 * heights per second. The amounts of warm smoke (.z) and cold smoke (.w) are from 0 to 1. Cells are numbered from
 * the lower left. Walls enclose the field. */
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant float dt = 1.0f / 60, lift = 1.5f, swirl = 0.15f, over_relaxation = 1.7f;
constant float4 kept = (float4)(0.9995f, 0.9995f, 0.997f, 0.997f); /* fractions that remain after each step */
constant float radius = 0.03f; /* radius of a jet, in field heights */

int2 here(void) { return (int2)(get_global_id(0), get_global_id(1)); }

/* Returns the index of a cell. For a cell outside the field, returns the index of the nearest cell inside. */
int at(int2 size, int x, int y) { return clamp(y, 0, size.y - 1) * size.x + clamp(x, 0, size.x - 1); }

float4 bilinear(float4 a, float4 b, float4 c, float4 d, float2 place)
{
    const float2 part = place - floor(place);
    return mix(mix(a, b, part.x), mix(c, d, part.x), part.y);
}

/* First half of MacCormack's advection method. Moves the contents of the cells along their velocities. Each cell
 * gets the value from the position where its new content was one step earlier. */
kernel void advect(read_only image2d_t before, global float4 *moved)
{
    const int2 size = get_image_dim(before), p = here();
    const float2 from = convert_float2(p) - dt * size.y * read_imagef(before, nearest, p).xy;
    const int2 q = convert_int2(floor(from));
    moved[at(size, p.x, p.y)] =
        bilinear(read_imagef(before, nearest, q), read_imagef(before, nearest, q + (int2)(1, 0)),
                 read_imagef(before, nearest, q + (int2)(0, 1)), read_imagef(before, nearest, q + 1), from);
}

/* Mixes jet.hi (velocity and smoke) into the state of a cell near jet.xy. jet.z is the fraction of the velocity that
 * is replaced, and jet.w is the fraction of the smoke. */
float4 blow(float4 state, float2 place, float8 jet)
{
    const float2 away = (place - jet.lo.xy) / radius;
    return mix(state, jet.hi, exp(-dot(away, away)) * jet.s2233);
}

/* Second half of MacCormack's advection method. Moves the result of the first half back. Half of the difference from
 * the initial state is the error, which is subtracted. Then adds lift and the jets. */
kernel void correct(read_only image2d_t before, global const float4 *moved, global float4 *state, float8 warm,
                    float8 cold, float8 stir)
{
    const int2 size = get_image_dim(before), p = here();
    const float4 old = read_imagef(before, nearest, p);
    const float2 way = dt * size.y * old.xy, to = convert_float2(p) + way;
    const int2 t = convert_int2(floor(to)), f = convert_int2(floor(convert_float2(p) - way));
    const float4 back = bilinear(moved[at(size, t.x, t.y)], moved[at(size, t.x + 1, t.y)],
                                 moved[at(size, t.x, t.y + 1)], moved[at(size, t.x + 1, t.y + 1)], to);
    const float4 a = read_imagef(before, nearest, f), b = read_imagef(before, nearest, f + (int2)(1, 0));
    const float4 c = read_imagef(before, nearest, f + (int2)(0, 1)), d = read_imagef(before, nearest, f + 1);
    float4 now = moved[at(size, p.x, p.y)] + 0.5f * (old - back);
    now = kept * clamp(now, min(min(a, b), min(c, d)), max(max(a, b), max(c, d)));
    now.y += dt * lift * (now.z - now.w);
    const float2 place = (convert_float2(p) + 0.5f) / size.y;
    state[at(size, p.x, p.y)] = blow(blow(blow(now, place, warm), place, cold), place, stir);
}

kernel void vorticity(global const float4 *state, global float *spin, int2 size)
{
    const int2 p = here();
    spin[at(size, p.x, p.y)] =
        0.5f * size.y * (state[at(size, p.x + 1, p.y)].y - state[at(size, p.x - 1, p.y)].y -
                         state[at(size, p.x, p.y + 1)].x + state[at(size, p.x, p.y - 1)].x);
}

/* Vorticity confinement: accelerates vortices, which the coarse grid slows down. */
kernel void confine(global const float *spin, global float4 *state, int2 size)
{
    const int2 p = here();
    const float2 slope = (float2)(fabs(spin[at(size, p.x + 1, p.y)]) - fabs(spin[at(size, p.x - 1, p.y)]),
                                  fabs(spin[at(size, p.x, p.y + 1)]) - fabs(spin[at(size, p.x, p.y - 1)]));
    const float2 to_centre = slope / (length(slope) + 0.01f);
    const int i = at(size, p.x, p.y);
    state[i].xy += dt * swirl / size.y * spin[i] * (float2)(to_centre.y, -to_centre.x);
}

/* Computes the total flow out of each cell. Nothing flows through walls. */
kernel void divergence(global const float4 *state, global float *outflow, int2 size)
{
    const int2 p = here();
    const float2 own = state[at(size, p.x, p.y)].xy;
    const float left = p.x > 0 ? state[at(size, p.x - 1, p.y)].x : -own.x;
    const float right = p.x < size.x - 1 ? state[at(size, p.x + 1, p.y)].x : -own.x;
    const float below = p.y > 0 ? state[at(size, p.x, p.y - 1)].y : -own.y;
    const float above = p.y < size.y - 1 ? state[at(size, p.x, p.y + 1)].y : -own.y;
    outflow[at(size, p.x, p.y)] = 0.5f * (right - left + above - below);
}

/* Half a step of successive over-relaxation for the pressure: changes the cells of one colour of a chessboard. */
kernel void relax(global const float *outflow, global float *pressure, int2 size, int colour)
{
    const int y = get_global_id(1), x = 2 * get_global_id(0) + ((y + colour) & 1), i = y * size.x + x;
    if (x >= size.x) return;
    const float around = pressure[at(size, x - 1, y)] + pressure[at(size, x + 1, y)] +
                         pressure[at(size, x, y - 1)] + pressure[at(size, x, y + 1)];
    pressure[i] = mix(pressure[i], 0.25f * (around - outflow[i]), over_relaxation);
}

/* Subtracts the pressure gradient from the velocity, so that the total flow out of each cell becomes zero.
 * Writes the new state to the texture. */
kernel void project(global const float4 *state, global const float *pressure, write_only image2d_t after)
{
    const int2 size = get_image_dim(after), p = here();
    float4 now = state[at(size, p.x, p.y)];
    now.x -= 0.5f * (pressure[at(size, p.x + 1, p.y)] - pressure[at(size, p.x - 1, p.y)]);
    now.y -= 0.5f * (pressure[at(size, p.x, p.y + 1)] - pressure[at(size, p.x, p.y - 1)]);
    write_imagef(after, p, now);
}
