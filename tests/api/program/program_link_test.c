/* Tests programs that are compiled and linked in separate steps, with headers, libraries, and callbacks. */
#define _GNU_SOURCE
#include "program_support.h"

#define WITH_HEADERS                                                                                             \
    "#include \"factor.h\"\n"                                                                                    \
    "#include \"terms/term.h\"\n"                                                                                \
    "uint line_at(uint i) { return i * FACTOR + TERM; }\n"
#define USER                                                                                                     \
    "uint line_at(uint i);\n"                                                                                    \
    "kernel void line(global uint *x) { uint i = get_global_id(0); x[i] = line_at(i); }\n"
#define FACTOR_USED 13u
#define TERM_USED 17u

static void compile(clgl_program program)
{
    expect_success(clgl_program_compile(program, NULL));
    expect_status(program, CLGL_BUILD_SUCCESS, CLGL_BINARY_COMPILED_OBJECT);
}

static clgl_program make_unbuilt(const program_fixture *w, const char *source)
{
    return make_program(w->context, source, NULL, CLGL_PROGRAM_NO_BUILD);
}

/* Compiles the function line_at, which uses macros of two headers. */
static clgl_program compile_with_headers(const program_fixture *w)
{
    static const char *const names[] = {"factor.h", "terms/term.h"};
    const clgl_program program = make_unbuilt(w, WITH_HEADERS);
    clgl_program headers[COUNT(names)];
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    headers[0] = make_unbuilt(w, "#define FACTOR 13u\n");
    headers[1] = make_unbuilt(w, "#define TERM (OFFSET + 16u)\n");
    build.header_names = names;
    build.headers = headers;
    build.header_count = COUNT(names);
    build.options = "-DOFFSET=1u";
    expect_success(clgl_program_compile(program, &build));
    expect_status(program, CLGL_BUILD_SUCCESS, CLGL_BINARY_COMPILED_OBJECT);
    for (size_t i = 0; i < COUNT(headers); ++i)
        expect_success(clgl_program_destroy(headers[i]));
    return program;
}

/* Checks that the kernel line(global uint *x) has argument information, and that wrong arguments are refused. */
static void expect_arguments_checked(clgl_program linked)
{
    const uint64_t no_buffer = UINT64_MAX;
    clgl_kernel kernel = NULL;
    uint32_t index = 1;
    char options[TEXT_SIZE] = "?";
    expect_success(clgl_kernel_create(linked, "line", &kernel));
    expect_success(clgl_kernel_find_argument(kernel, "x", &index));
    assert_int_equal(index, 0);
    expect_error(clgl_kernel_set_value(kernel, 0, sizeof no_buffer, &no_buffer), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_get_build_options(linked, NULL, sizeof options, options, NULL));
    assert_string_equal(options, "");
}

static void parts_are_compiled_with_headers_and_linked(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program parts[2], linked = NULL;
    char source[TEXT_SIZE] = "";
    parts[0] = compile_with_headers(&w);
    parts[1] = make_unbuilt(&w, USER);
    compile(parts[1]);
    expect_success(clgl_program_link(w.context, COUNT(parts), parts, NULL, &linked));
    expect_status(linked, CLGL_BUILD_SUCCESS, CLGL_BINARY_EXECUTABLE);
    expect_success(clgl_program_get_info(linked, &info));
    assert_int_equal(info.origin, CLGL_PROGRAM_FROM_LINK);
    assert_int_equal(info.kernel_count, 1);
    expect_success(clgl_program_get_source(linked, sizeof source, source, NULL));
    assert_string_equal(source, "");
    for (size_t i = 0; i < COUNT(parts); ++i)
        expect_success(clgl_program_destroy(parts[i]));
    expect_line(&w, linked, "line", FACTOR_USED, TERM_USED);
    expect_arguments_checked(linked);
    expect_error(clgl_program_build(linked, NULL), CLGL_ERROR_INVALID_STATE);
    expect_error(clgl_program_compile(linked, NULL), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_program_destroy(linked));
    close_fixture(&w);
}

/* Links `part` (a library or a loaded binary) with a program that uses `part`, and runs the result. */
static void expect_linked(program_fixture *w, clgl_program part)
{
    clgl_program parts[2] = {part, make_unbuilt(w, USER)}, linked = NULL;
    compile(parts[1]);
    expect_success(clgl_program_link(w->context, COUNT(parts), parts, NULL, &linked));
    expect_line(w, linked, "line", FACTOR_USED, TERM_USED);
    expect_success(clgl_program_destroy(linked));
    expect_success(clgl_program_destroy(parts[0]));
    expect_success(clgl_program_destroy(parts[1]));
}

static void libraries_are_linked_again(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    const clgl_program part = compile_with_headers(&w);
    clgl_program library = NULL;
    build.options = "-create-library";
    expect_success(clgl_program_link(w.context, 1, &part, &build, &library));
    expect_status(library, CLGL_BUILD_SUCCESS, CLGL_BINARY_LIBRARY);
    expect_success(clgl_program_get_info(library, &info));
    assert_int_equal(info.kernel_count, 0);
    expect_linked(&w, library);
    expect_success(clgl_program_destroy(part));
    close_fixture(&w);
}

static void compiled_programs_are_saved_as_binaries(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    const clgl_program part = compile_with_headers(&w);
    clgl_program loaded = NULL;
    const void *binary = NULL;
    size_t size = 0;
    expect_success(clgl_program_get_binary(part, NULL, 0, NULL, &size));
    binary = malloc(size);
    expect_success(clgl_program_get_binary(part, NULL, size, (void *)binary, NULL));
    desc.binaries = &binary;
    desc.binary_sizes = &size;
    expect_error_out(clgl_program_create(w.context, &desc, &loaded), CLGL_ERROR_INVALID_STATE, loaded);
    desc.flags = CLGL_PROGRAM_NO_BUILD;
    expect_success(clgl_program_create(w.context, &desc, &loaded));
    free((void *)binary);
    expect_error(clgl_program_compile(loaded, NULL), CLGL_ERROR_INVALID_STATE);
    expect_linked(&w, loaded);
    expect_success(clgl_program_destroy(part));
    close_fixture(&w);
}

/* Kernels cannot be created from programs that are not linked. The message must name the missing step. */
static void unlinked_programs_have_no_kernels(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program part = make_unbuilt(&w, "kernel void line(global uint *x) { x[0] = 1u; }");
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program library = NULL, linked = NULL;
    clgl_kernel kernel = NULL;
    expect_error_out(clgl_kernel_create(part, "line", &kernel), CLGL_ERROR_INVALID_STATE, kernel);
    compile(part);
    expect_error_out(clgl_kernel_create(part, "line", &kernel), CLGL_ERROR_INVALID_STATE, kernel);
    assert_non_null(strstr(clgl_error_message(), "clgl_program_link"));
    build.options = "-create-library";
    expect_success(clgl_program_link(w.context, 1, &part, &build, &library));
    expect_error_out(clgl_kernel_create(library, "line", &kernel), CLGL_ERROR_INVALID_STATE, kernel);
    expect_success(clgl_program_link(w.context, 1, &part, NULL, &linked));
    expect_error_out(clgl_kernel_create(linked, "lines", &kernel), CLGL_ERROR_INVALID_ARGUMENT, kernel);
    expect_success(clgl_kernel_create(linked, "line", &kernel));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_build(part, NULL));
    expect_success(clgl_kernel_create(part, "line", &kernel));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(linked));
    expect_success(clgl_program_destroy(library));
    expect_success(clgl_program_destroy(part));
    close_fixture(&w);
}

static void link_callbacks_report_the_result(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program parts[2], good = NULL, bad = NULL;
    report compiled = {0}, good_report = {0}, bad_report = {0};
    void *native = NULL;
    parts[0] = compile_with_headers(&w);
    parts[1] = make_unbuilt(&w, USER);
    build.callback = note_report;
    build.user_data = &compiled;
    expect_success(clgl_program_compile(parts[1], &build));
    wait_for_report(&compiled);
    assert_int_equal(compiled.result, CLGL_SUCCESS);
    build.user_data = &good_report;
    expect_success(clgl_program_link(w.context, COUNT(parts), parts, &build, &good));
    build.user_data = &bad_report;
    /* This link fails because line_at is not defined. */
    expect_success(clgl_program_link(w.context, 1, &parts[1], &build, &bad));
    expect_success(clgl_program_destroy(parts[0]));
    expect_success(clgl_program_destroy(parts[1]));
    wait_for_report(&good_report);
    wait_for_report(&bad_report);
    assert_int_equal(good_report.result, CLGL_SUCCESS);
    assert_ptr_equal(good_report.program, good);
    assert_int_equal(bad_report.result, CLGL_ERROR_BUILD_FAILED);
    assert_non_null(strstr(bad_report.message, "clgl_program_link: "));
    assert_ptr_equal(bad_report.program, bad);
    expect_line(&w, good, "line", FACTOR_USED, TERM_USED);
    expect_status(bad, CLGL_BUILD_FAILED, CLGL_BINARY_NONE);
    expect_error_out(clgl_program_cl_program(bad, &native), CLGL_ERROR_INVALID_STATE, native);
    expect_success(clgl_program_destroy(good));
    expect_success(clgl_program_destroy(bad));
    close_fixture(&w);
}

static void wrong_parts_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_context other = make_context(*state, CLGL_TRANSPORT_AUTO);
    static const char *const name = "factor.h";
    const clgl_program part = make_unbuilt(&w, USER), broken = make_unbuilt(&w, "rubbish"),
                       built = make_program(w.context, "kernel void f(global uint *x) { x[0] = 1u; }", NULL, 0),
                       foreign = make_program(other, USER, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program linked = NULL, twice[2];
#define REFUSED(count, parts, desc, expected)                                                                    \
    expect_error_out(clgl_program_link(w.context, count, parts, desc, &linked), expected, linked)
    expect_error(clgl_program_compile(broken, NULL), CLGL_ERROR_BUILD_FAILED);
    twice[0] = twice[1] = compile_with_headers(&w);
    REFUSED(2, twice, NULL, CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_program_destroy(twice[0]));
    REFUSED(0, NULL, NULL, CLGL_ERROR_INVALID_ARGUMENT);
    REFUSED(1, NULL, NULL, CLGL_ERROR_INVALID_ARGUMENT);
    /* PoCL would abort in the next three calls, so the library refuses them. */
    REFUSED(1, &part, NULL, CLGL_ERROR_INVALID_STATE);
    REFUSED(1, &broken, NULL, CLGL_ERROR_INVALID_STATE);
    REFUSED(1, &built, NULL, CLGL_ERROR_INVALID_STATE);
    REFUSED(1, &foreign, NULL, CLGL_ERROR_WRONG_CONTEXT);
    expect_success(clgl_program_compile(part, NULL));
    REFUSED(1, &part, NULL, CLGL_ERROR_BUILD_FAILED);
    build.headers = &foreign;
    build.header_names = &name;
    build.header_count = 1;
    REFUSED(1, &part, &build, CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_compile(part, &build), CLGL_ERROR_WRONG_CONTEXT);
    build.headers = NULL;
    expect_error(clgl_program_compile(part, &build), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_program_destroy(part));
    expect_success(clgl_program_destroy(broken));
    expect_success(clgl_program_destroy(built));
    expect_success(clgl_program_destroy(foreign));
    expect_success(clgl_context_destroy(other));
    close_fixture(&w);
}

int main(void)
{
#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)
    const struct CMUnitTest tests[] = {
        ON_BOTH(parts_are_compiled_with_headers_and_linked), ON_BOTH(libraries_are_linked_again),
        ON_BOTH(compiled_programs_are_saved_as_binaries),    ON_BOTH(unlinked_programs_have_no_kernels),
        ON_BOTH(link_callbacks_report_the_result),           ON_BOTH(wrong_parts_are_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
