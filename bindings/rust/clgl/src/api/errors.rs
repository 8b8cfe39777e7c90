// Made from the description of the API by generate.py: change the headers, then run it again.
/// The section `# Errors` of a method that calls this function.
macro_rules! errors {
    (clgl_buffer_destroy) => {
        r#"
"#
    };
    (clgl_context_destroy) => {
        r#"
"#
    };
    (clgl_fence_destroy) => {
        r#"
"#
    };
    (clgl_kernel_destroy) => {
        r#"
"#
    };
    (clgl_program_destroy) => {
        r#"
"#
    };
    (clgl_queue_destroy) => {
        r#"
"#
    };
    (clgl_ring_destroy) => {
        r#"
"#
    };
    (clgl_sampler_destroy) => {
        r#"
"#
    };
    (clgl_texture_destroy) => {
        r#"
"#
    };
}
