#include <clgl/clgl.h>
#include <stdio.h>

int main(void)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer;
    clgl_native_source source;
    int32_t code;
    clgl_result result = clgl_buffer_create(NULL, &desc, &buffer);

    clgl_error_get_native_code(&source, &code);
    printf("%s\n%s\n", clgl_result_name(result), clgl_error_message());
    if (source != CLGL_NATIVE_NONE)
        printf("%s, %s: %s; %s\n", clgl_native_source_name(source), clgl_native_name(source, code),
               clgl_native_cause(source, code), clgl_native_hint(source, code));
    return result != CLGL_ERROR_INVALID_HANDLE;
}
