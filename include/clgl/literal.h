/* Macros for C99 and later that write a structure in place, for example as an argument of a call:
 *
 *     clgl_buffer_create(context, CLGL_BUFFER_DESC(.size = 4096, .label = "points"), &buffer);
 *
 * CLGL_BUFFER_DESC(...) evaluates to the address of a compound literal in which struct_size is set. The address
 * can also be the value of a field in another literal. Omitted fields are 0 or NULL, which are the defaults of
 * these fields. Exceptions: global_size of clgl_launch and extent of clgl_texture_region must be set. In a
 * function, the structure lives until the end of the enclosing block. In C90 and C++, initialise a variable with
 * the _INIT macro of its type. */
#ifndef CLGL_LITERAL_H
#define CLGL_LITERAL_H

#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L && !defined(__cplusplus)

/* Macros that evaluate to the address of a structure. */
#define CLGL_HANDOVER(...) (&(clgl_handover){.struct_size = sizeof(clgl_handover), __VA_ARGS__})
#define CLGL_CONTEXT_DESC(...) (&(clgl_context_desc){.struct_size = sizeof(clgl_context_desc), __VA_ARGS__})
#define CLGL_BUFFER_DESC(...) (&(clgl_buffer_desc){.struct_size = sizeof(clgl_buffer_desc), __VA_ARGS__})
#define CLGL_BUFFER_RECT(...) (&(clgl_buffer_rect){.struct_size = sizeof(clgl_buffer_rect), __VA_ARGS__})
#define CLGL_TEXTURE_DESC(...) (&(clgl_texture_desc){.struct_size = sizeof(clgl_texture_desc), __VA_ARGS__})
#define CLGL_TEXTURE_REGION(...) (&(clgl_texture_region){.struct_size = sizeof(clgl_texture_region), __VA_ARGS__})
#define CLGL_PIXEL_LAYOUT(...) (&(clgl_pixel_layout){.struct_size = sizeof(clgl_pixel_layout), __VA_ARGS__})
#define CLGL_SAMPLER_DESC(...) (&(clgl_sampler_desc){.struct_size = sizeof(clgl_sampler_desc), __VA_ARGS__})
#define CLGL_QUEUE_DESC(...) (&(clgl_queue_desc){.struct_size = sizeof(clgl_queue_desc), __VA_ARGS__})
#define CLGL_MIGRATION(...) (&(clgl_migration){.struct_size = sizeof(clgl_migration), __VA_ARGS__})
#define CLGL_PROGRAM_DESC(...) (&(clgl_program_desc){.struct_size = sizeof(clgl_program_desc), __VA_ARGS__})
#define CLGL_BUILD_DESC(...) (&(clgl_build_desc){.struct_size = sizeof(clgl_build_desc), __VA_ARGS__})
#define CLGL_LAUNCH(...) (&(clgl_launch){.struct_size = sizeof(clgl_launch), __VA_ARGS__})
#define CLGL_RING_DESC(...) (&(clgl_ring_desc){.struct_size = sizeof(clgl_ring_desc), __VA_ARGS__})

/* Macros that evaluate to a structure, which can be an element of an array. */
#define CLGL_ARGUMENT(...) ((clgl_argument){.struct_size = sizeof(clgl_argument), __VA_ARGS__})
#define CLGL_ARGUMENT_DESC(...) ((clgl_argument_desc){.struct_size = sizeof(clgl_argument_desc), __VA_ARGS__})
#define CLGL_SLICE(...) ((clgl_slice){.struct_size = sizeof(clgl_slice), __VA_ARGS__})

#endif

#endif
