/* Tests that contexts with a printf callback are refused on devices without the extension cl_arm_printf. */
#define _GNU_SOURCE
#include "process_support.h"

static void never_called(const char *text, size_t size, void *user_data)
{
    (void)text;
    (void)size;
    *(int *)user_data = 1;
}

static clgl_context_desc desc_on(const char *device, int *called)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    desc.device = find_device(device);
    desc.printf_callback = never_called;
    desc.printf_user_data = called;
    return desc;
}

static void a_device_without_it_is_refused(void **state)
{
    int called = 0;
    clgl_context_desc desc = desc_on(*state, &called);
    clgl_context context = NULL;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_UNSUPPORTED, context);
    assert_non_null(strstr(clgl_error_message(), *state));
    assert_non_null(strstr(clgl_error_message(), "cl_arm_printf"));
    desc.printf_buffer_size = 4096;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_UNSUPPORTED, context);
    assert_int_equal(called, 0);
}

static void callback_fields_need_a_callback(void **state)
{
    int called = 0;
    clgl_context_desc desc = desc_on(*state, &called);
    clgl_context context = NULL;
    desc.printf_callback = NULL;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    desc.printf_user_data = NULL;
    desc.printf_buffer_size = 1;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    assert_non_null(strstr(clgl_error_message(), "printf_callback"));
}

static void a_cl_context_has_its_own(void **state)
{
    int called = 0;
    clgl_context_desc desc = desc_on(*state, &called);
    const clgl_context other = make_headless(*state, 0);
    clgl_context context = NULL;
    expect_success(clgl_context_cl_context(other, &desc.cl_context));
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    assert_non_null(strstr(clgl_error_message(), "printf_callback"));
    expect_success(clgl_context_destroy(other));
}

#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ON_BOTH(a_device_without_it_is_refused),
        ON_BOTH(callback_fields_need_a_callback),
        ON_BOTH(a_cl_context_has_its_own),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
