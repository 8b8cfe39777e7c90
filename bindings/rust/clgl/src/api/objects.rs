// Made from the description of the API by generate.py: change the headers, then run it again.
handle! {
    /// A context: OpenCL devices, usually joined with an OpenGL context.
    Context, clgl_context, clgl_context_t, clgl_context_destroy, memory: Vec<std::sync::Arc<dyn crate::kept::Memory>>
}

handle! {
    /// A buffer.
    Buffer, clgl_buffer, clgl_buffer_t, clgl_buffer_destroy
}

handle! {
    /// A kernel: a function of a program with its arguments.
    Kernel, clgl_kernel, clgl_kernel_t, clgl_kernel_destroy
}

handle! {
    /// A program.
    Program, clgl_program, clgl_program_t, clgl_program_destroy
}

handle! {
    /// A sampler, which determines how kernels read textures.
    Sampler, clgl_sampler, clgl_sampler_t, clgl_sampler_destroy
}

handle! {
    /// A texture.
    Texture, clgl_texture, clgl_texture_t, clgl_texture_destroy
}

handle! {
    /// A fence: a point in the command stream of either API.
    Fence, clgl_fence, clgl_fence_t, clgl_fence_destroy
}

handle! {
    /// An OpenCL command queue.
    Queue, clgl_queue, clgl_queue_t, clgl_queue_destroy
}

handle! {
    /// A ring: buffers or textures that compute and drawing use in turns.
    Ring, clgl_ring, clgl_ring_t, clgl_ring_destroy
}
