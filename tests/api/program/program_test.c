/* Tests programs from source: sources with several parts, builds with and without a callback, infos, and refused
 * arguments. */
#define _GNU_SOURCE
#include "process_support.h"
#include "program_support.h"
#include "thread_group.h"

#define REBUILDS 12

#define TWO_KERNELS                                                                                              \
    "kernel void first(global uint *x) { x[get_global_id(0)] = 1u; }\n"                                          \
    "kernel void second(global uint *x) { x[get_global_id(0)] = 2u; }\n"
#define BROKEN "kernel void broken(global uint *x) { x[0] = no_such_name; }\n"

static void parts_become_one_source(void **state)
{
    static const char *const parts[] = {
        "#define FACTOR 3u\n", "kernel void li##rubbish",
        "ne(global uint *x) { uint i = get_global_id(0); x[i] = i * FACTOR + 5u; }"};
    static const size_t sizes[] = {0, sizeof "kernel void li" - 1, 0};
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    char source[TEXT_SIZE], expected[TEXT_SIZE];
    size_t size = 0;
    desc.sources = parts;
    desc.source_sizes = sizes;
    desc.source_count = COUNT(parts);
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_line(&w, program, "line", 3, 5);
    snprintf(expected, sizeof expected, "%s%.*s%s", parts[0], (int)sizes[1], parts[1], parts[2]);
    expect_success(clgl_program_get_source(program, sizeof source, source, &size));
    assert_string_equal(source, expected);
    assert_int_equal(size, strlen(expected) + 1);
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

/* Uses a program descriptor with the size of the first library version. */
static void the_first_descriptor_is_still_taken(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc;
    clgl_program program = NULL;
    memset(&desc, RUBBISH, sizeof desc);
    desc.struct_size = offsetof(clgl_program_desc, sources);
    desc.flags = 0;
    desc.source = LINE_SOURCE "rubbish";
    desc.source_size = sizeof LINE_SOURCE - 1;
    desc.options = "-DFACTOR=9u";
    desc.label = NULL;
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_line(&w, program, "line", 9, LINE_TERM);
    expect_success(clgl_program_destroy(program));
    --desc.struct_size;
    expect_error_out(clgl_program_create(w.context, &desc, &program), CLGL_ERROR_INVALID_STRUCT_SIZE, program);
    close_fixture(&w);
}

static void a_program_is_built_again_with_other_options(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program program = make_program(w.context, LINE_SOURCE, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_kernel kernel = NULL;
    char options[TEXT_SIZE];
    size_t size = 0;
    expect_status(program, CLGL_BUILD_NONE, CLGL_BINARY_NONE);
    expect_error(clgl_program_get_binary(program, NULL, 0, NULL, &size), CLGL_ERROR_INVALID_STATE);
    expect_error_out(clgl_kernel_create(program, "line", &kernel), CLGL_ERROR_INVALID_STATE, kernel);
    expect_success(clgl_program_get_build_log(program, sizeof options, options, &size));
    assert_string_equal(options, "");
    build.options = "-DFACTOR=2u";
    expect_success(clgl_program_build(program, &build));
    expect_status(program, CLGL_BUILD_SUCCESS, CLGL_BINARY_EXECUTABLE);
    expect_line(&w, program, "line", 2, LINE_TERM);
    build.options = "-DFACTOR=11u";
    build.devices = &w.device;
    build.device_count = 1;
    expect_success(clgl_program_build(program, &build));
    expect_line(&w, program, "line", 11, LINE_TERM);
    expect_success(clgl_kernel_create(program, "line", &kernel));
    build.options = "-DFACTOR=12u";
    expect_error(clgl_program_build(program, &build), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_program_get_build_options(program, w.device, sizeof options, options, &size));
    assert_string_equal(options, "-DFACTOR=11u");
    assert_int_equal(size, sizeof "-DFACTOR=11u");
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

static void program_info_is_complete(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program program = make_program(w.context, TWO_KERNELS, "-DX=1", 0);
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    char name[TEXT_SIZE] = "", cut[4] = "";
    unsigned seen = 0;
    size_t size = 0;
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.struct_size, sizeof info);
    assert_int_equal(info.origin, CLGL_PROGRAM_FROM_SOURCE);
    assert_int_equal(info.device_count, 1);
    assert_int_equal(info.kernel_count, 2);
    assert_int_equal(info.from_cache, 0);
    for (uint32_t i = 0; i < info.kernel_count; ++i) {
        expect_success(clgl_program_get_kernel_name(program, i, sizeof name, name, &size));
        assert_int_equal(size, strlen(name) + 1);
        seen |= strcmp(name, "first") == 0 ? 1u : strcmp(name, "second") == 0 ? 2u : 4u;
    }
    assert_int_equal(seen, 3);
    expect_success(clgl_program_get_kernel_name(program, 0, sizeof cut, cut, NULL));
    assert_int_equal(strlen(cut), sizeof cut - 1);
    expect_error(clgl_program_get_kernel_name(program, 2, sizeof name, name, &size), CLGL_ERROR_OUT_OF_RANGE);
    assert_int_equal(size, 0);
    /* After a second build, each kernel is still listed once. */
    expect_success(clgl_program_build(program, NULL));
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.kernel_count, 2);
    expect_success(clgl_program_get_build_options(program, NULL, sizeof name, name, NULL));
    assert_string_equal(name, "");
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

static void a_failed_build_gives_its_log(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    char log[TEXT_SIZE] = "";
    size_t size = 0;
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    desc.source = BROKEN;
    desc.label = "the broken one";
    expect_error_out(clgl_program_create(w.context, &desc, &program), CLGL_ERROR_BUILD_FAILED, program);
    assert_non_null(strstr(clgl_error_message(), "no_such_name"));
    assert_non_null(strstr(clgl_error_message(), "\"the broken one\""));
    assert_int_equal(clgl_error_get_native_code(&source, &code), CLGL_SUCCESS);
    assert_int_equal(source, CLGL_NATIVE_OPENCL);
    assert_int_equal(code, CL_BUILD_PROGRAM_FAILURE);
    desc.flags = CLGL_PROGRAM_NO_BUILD;
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_error(clgl_program_build(program, &build), CLGL_ERROR_BUILD_FAILED);
    expect_success(clgl_program_get_build_log(program, sizeof log, log, NULL));
    assert_non_null(strstr(log, "no_such_name"));
    expect_status(program, CLGL_BUILD_FAILED, CLGL_BINARY_NONE);
    expect_error_out(clgl_program_get_binary(program, NULL, 0, NULL, &size), CLGL_ERROR_INVALID_STATE, size);
    expect_error(clgl_program_compile(program, &build), CLGL_ERROR_BUILD_FAILED);
    assert_non_null(strstr(clgl_error_message(), "no_such_name"));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

/* On rusticl the library refuses options for which rusticl 22.3 would abort. PoCL accepts these options. */
static void deadly_options_are_refused(void **state)
{
    static const struct {
        const char *options;
        int deadly;
    } cases[] = {{"-DX=\"4 + 3\"", 1}, {"-DX=\"4\"", 1},    {"-DXY=4 -DZ=\" \"", 1},    {"-D X", 1},
                 {"-D \"X\"", 1},      {"-I \"/tmp\"x", 1}, {"-D \"X=4 + 3\"", 0},      {"-D X=4", 0},
                 {"-I .", 0},          {"-I \"/a b\"", 0},  {"-I\"/a b\" -DX=\"\"", 0}, {"-w -DXY", 0}};
    program_fixture w = open_fixture(*state);
    const clgl_program parts = make_program(w.context, TWO_KERNELS, NULL, CLGL_PROGRAM_NO_BUILD);
    for (size_t i = 0; i < COUNT(cases); ++i) {
        const int refused = cases[i].deadly && strcmp(*state, RUSTICL) == 0;
        const clgl_result expected = refused ? CLGL_ERROR_UNSUPPORTED : CLGL_SUCCESS;
        clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
        clgl_build_desc build = CLGL_BUILD_DESC_INIT;
        clgl_program program = NULL;
        desc.source = TWO_KERNELS;
        desc.options = build.options = cases[i].options;
        if (clgl_program_create(w.context, &desc, &program) != expected) fail_msg("%s", cases[i].options);
        if (refused) assert_non_null(strstr(clgl_error_message(), "-D \"N=4 + 3\""));
        assert_int_equal(program == NULL, refused);
        expect_success(clgl_program_destroy(program));
        assert_int_equal(clgl_program_build(parts, &build), expected);
        assert_int_equal(clgl_program_compile(parts, &build), expected);
    }
    expect_success(clgl_program_destroy(parts));
    close_fixture(&w);
}

/* Some options take the next word as their argument. If the next word is an option, the call fails, because clang
 * would misread the following words. */
static void options_that_take_others_are_refused(void **state)
{
    static const char *const deadly[] = {"-U -I /tmp", "-U -x cl", "-isystem -D X=1"};
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = TWO_KERNELS;
    for (size_t i = 0; i < COUNT(deadly); ++i) {
        desc.options = deadly[i];
        expect_error_out(clgl_program_create(w.context, &desc, &program),
                         strcmp(*state, RUSTICL) == 0 ? CLGL_ERROR_UNSUPPORTED : CLGL_ERROR_INVALID_ARGUMENT,
                         program);
    }
    desc.options = "-w -cl-mad-enable -DX=1 -I. -Werror -D Y=4 -I /tmp -D Z=5";
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

static void unknown_options_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_result expected;
    const clgl_program program = make_program(w.context, TWO_KERNELS, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    build.options = "--no-such-option";
    /* rusticl before 26 reports unknown options as build errors. */
    expected = clgl_program_build(program, &build);
    assert_true(expected == CLGL_ERROR_INVALID_ARGUMENT || expected == CLGL_ERROR_BUILD_FAILED);
    expect_error(clgl_program_build(program, &build), expected);
    expect_error(clgl_program_compile(program, &build), expected);
    expect_success(clgl_program_build(program, NULL));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

/* Refuses malformed options, for which rusticl or PoCL would abort. */
static void broken_options_are_refused(void **state)
{
    static const char *const broken[] = {"\"",     "-DX=\"", "-DX=\"1", "-DX=1\" -DY",
                                         "a",      "-",      "- -DX",   "'",
                                         "-DX -D", "-I",     "\t-D ",   "-DX=\\\"a\\\" -DY=\""};
    program_fixture w = open_fixture(*state);
    const clgl_program program = make_program(w.context, TWO_KERNELS, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program made = NULL;
    expect_success(clgl_program_compile(program, NULL));
    desc.source = TWO_KERNELS;
    for (size_t i = 0; i < COUNT(broken); ++i) {
        desc.options = build.options = broken[i];
        expect_error_out(clgl_program_create(w.context, &desc, &made), CLGL_ERROR_INVALID_ARGUMENT, made);
        assert_non_null(strstr(clgl_error_message(), broken[i]));
        expect_error(clgl_program_build(program, &build), CLGL_ERROR_INVALID_ARGUMENT);
        expect_error(clgl_program_compile(program, &build), CLGL_ERROR_INVALID_ARGUMENT);
        expect_error_out(clgl_program_link(w.context, 1, &program, &build, &made), CLGL_ERROR_INVALID_ARGUMENT,
                         made);
    }
    desc.options = "\t-DX=1\n -DY=2\t";
    expect_success(clgl_program_create(w.context, &desc, &made));
    expect_success(clgl_program_destroy(made));
    /* The refused calls started no build, so the compiled program can be linked. */
    expect_success(clgl_program_link(w.context, 1, &program, NULL, &made));
    expect_success(clgl_program_destroy(made));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

static void build_callbacks_report_the_result(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program good = make_program(w.context, LINE_SOURCE, NULL, CLGL_PROGRAM_NO_BUILD);
    const clgl_program bad = make_program(w.context, BROKEN, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    report good_report = {0}, bad_report = {0};
    build.options = "-DFACTOR=4u";
    build.callback = note_report;
    build.user_data = &good_report;
    expect_success(clgl_program_build(good, &build));
    build.user_data = &bad_report;
    expect_success(clgl_program_build(bad, &build));
    wait_for_report(&good_report);
    wait_for_report(&bad_report);
    assert_int_equal(good_report.result, CLGL_SUCCESS);
    assert_string_equal(good_report.message, "");
    assert_ptr_equal(good_report.program, good);
    assert_int_equal(bad_report.result, CLGL_ERROR_BUILD_FAILED);
    assert_non_null(strstr(bad_report.message, "clgl_program_build: "));
    assert_non_null(strstr(bad_report.message, "no_such_name"));
    assert_ptr_equal(bad_report.program, bad);
    assert_string_equal(clgl_error_message(), "");
    expect_line(&w, good, "line", 4, LINE_TERM);
    expect_status(bad, CLGL_BUILD_FAILED, CLGL_BINARY_NONE);
    expect_success(clgl_program_destroy(good));
    expect_success(clgl_program_destroy(bad));
    assert_int_equal(good_report.done, 1);
    assert_int_equal(bad_report.done, 1);
    close_fixture(&w);
}

/* Results of a callback that builds the program again and later destroys it */
typedef struct rebuild {
    clgl_result second_build, destroyed;
    int builds;
    report last;
} rebuild;

static void build_again(clgl_program program, clgl_result result, void *user_data)
{
    rebuild *g = user_data;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    assert_int_equal(result, CLGL_SUCCESS);
    if (g->builds++ == 0) {
        build.options = "-DFACTOR=6u";
        build.callback = build_again;
        build.user_data = g;
        __atomic_store_n(&g->second_build, clgl_program_build(program, &build), __ATOMIC_RELEASE);
        return;
    }
    g->destroyed = clgl_program_destroy(program);
    note_report(program, result, &g->last);
}

static void a_callback_may_build_again_and_destroy(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program program = make_program(w.context, LINE_SOURCE, NULL, CLGL_PROGRAM_NO_BUILD);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    rebuild g;
    memset(&g, 0, sizeof g);
    g.second_build = g.destroyed = CLGL_NOT_READY;
    build.options = "-DFACTOR=5u";
    build.callback = build_again;
    build.user_data = &g;
    expect_success(clgl_program_build(program, &build));
    wait_for_report(&g.last);
    /* The first callback may still be running when the second build completes. */
    wait_until(__atomic_load_n(&g.second_build, __ATOMIC_ACQUIRE) != CLGL_NOT_READY);
    assert_int_equal(g.second_build, CLGL_SUCCESS);
    assert_int_equal(g.destroyed, CLGL_SUCCESS);
    expect_error(clgl_program_destroy(program), CLGL_ERROR_INVALID_HANDLE);
    close_fixture(&w);
}

/* After the destroy function has returned, the build and its callback have ended. */
static void destroying_waits_for_the_build(void **state)
{
    program_fixture w = open_fixture(*state);
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    build.options = "-DFACTOR=5u";
    build.callback = note_report;
    for (int i = 0; i < 3; ++i) {
        const clgl_program program = make_program(w.context, LINE_SOURCE, NULL, CLGL_PROGRAM_NO_BUILD);
        report r = {0};
        build.user_data = &r;
        expect_success(clgl_program_build(program, &build));
        expect_success(clgl_program_destroy(program));
        assert_int_equal(r.done, 1);
        assert_int_equal(r.result, CLGL_SUCCESS);
    }
    close_fixture(&w);
}

/* Expects that invalid intermediate language is refused. Drivers detect the error when the program is created or
 * when it is built. */
static void refuse_wrong_il(clgl_context context, clgl_device device, const clgl_program_desc *desc)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    clgl_program made = (clgl_program)(void *)context;
    expect_success(clgl_device_get_info(device, &info));
    const clgl_result result = clgl_program_create(context, desc, &made);
    assert_null(made);
    if (info.il_version[0] == '\0')
        assert_int_equal(result, CLGL_ERROR_UNSUPPORTED);
    else if (result != CLGL_ERROR_BUILD_FAILED)
        assert_int_equal(result, CLGL_ERROR_INVALID_ARGUMENT);
}

static void bad_arguments_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_device other = find_device(strcmp(*state, POCL) == 0 ? RUSTICL : POCL);
    const clgl_program program = make_program(w.context, TWO_KERNELS, NULL, 0);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program_build_info info = CLGL_PROGRAM_BUILD_INFO_INIT;
    clgl_program made = NULL;
    static const char *const parts[] = {"", NULL};
    static const unsigned char il[] = {1, 2, 3, 4};
#define REFUSED(expected) expect_error_out(clgl_program_create(w.context, &desc, &made), expected, made)
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.sources = parts;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.source_count = COUNT(parts);
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.source = TWO_KERNELS;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.sources = NULL;
    desc.flags = CLGL_PROGRAM_DRIVER_BINARIES;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.flags = 0x80000000u;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.flags = CLGL_PROGRAM_NO_BUILD;
    desc.cache_directory = ".";
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.cache_directory = NULL;
    desc.flags = 0;
    desc.devices = &other;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.device_count = 1;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.devices = NULL;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.device_count = 0;
    desc.source = NULL;
    desc.il = il;
    REFUSED(CLGL_ERROR_INVALID_ARGUMENT);
    desc.il_size = sizeof il;
    refuse_wrong_il(w.context, find_device(*state), &desc);
    build.headers = &program;
    expect_error(clgl_program_build(program, &build), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_compile(program, &build), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_get_build_info(program, other, &info), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_get_build_options(program, other, 0, NULL, &desc.source_size),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_get_binary(program, other, 0, NULL, &desc.source_size),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_get_binary(program, NULL, 1, NULL, &desc.source_size), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_program_get_binary(program, NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

/* A program of many kernels is asked for a kernel with a long name. */
static void messages_name_some_of_many_kernels(void **state)
{
    enum { KERNELS = 100, NAME = 10000, LINE = 64 };
    static char source[KERNELS * LINE], name[NAME + 1];
    program_fixture w = open_fixture(*state);
    clgl_kernel kernel = NULL;
    clgl_program program;
    size_t size = 0;
    for (int i = 0; i < KERNELS; ++i)
        size +=
            (size_t)snprintf(source + size, LINE, "kernel void the_kernel_%d(global int *a) { *a = 0; }\n", i);
    memset(name, 'n', NAME);
    program = make_program(w.context, source, NULL, 0);
    expect_error_out(clgl_kernel_create(program, name, &kernel), CLGL_ERROR_INVALID_ARGUMENT, kernel);
    assert_non_null(strstr(clgl_error_message(), "its kernels are: "));
    assert_non_null(strstr(clgl_error_message(), " more"));
    expect_success(clgl_program_destroy(program));
    close_fixture(&w);
}

static void bad_handles_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program stale = make_program(w.context, TWO_KERNELS, NULL, CLGL_PROGRAM_NO_BUILD);
    const clgl_program bad[] = {NULL, stale, (clgl_program)(void *)w.queue, (clgl_program)(void *)w.context};
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program_build_info build_info = CLGL_PROGRAM_BUILD_INFO_INIT;
    clgl_program linked = NULL;
    char text[TEXT_SIZE];
    size_t size = 0;
    void *native = NULL;
    expect_success(clgl_program_destroy(stale));
#define WRONG(call) expect_error(call, CLGL_ERROR_INVALID_HANDLE)
#define WRONG_OUT(call, out) expect_error_out(call, CLGL_ERROR_INVALID_HANDLE, out)
    for (size_t i = 0; i < COUNT(bad); ++i) {
        WRONG(clgl_program_build(bad[i], NULL));
        WRONG(clgl_program_compile(bad[i], NULL));
        WRONG_OUT(clgl_program_link(w.context, 1, &bad[i], NULL, &linked), linked);
        WRONG(clgl_program_get_info(bad[i], &info));
        WRONG(clgl_program_get_build_info(bad[i], NULL, &build_info));
        WRONG_OUT(clgl_program_get_build_log(bad[i], sizeof text, text, &size), size);
        WRONG_OUT(clgl_program_get_build_options(bad[i], NULL, sizeof text, text, &size), size);
        WRONG_OUT(clgl_program_get_source(bad[i], sizeof text, text, &size), size);
        WRONG_OUT(clgl_program_get_kernel_name(bad[i], 0, sizeof text, text, &size), size);
        WRONG_OUT(clgl_program_get_binary(bad[i], NULL, sizeof text, text, &size), size);
        WRONG_OUT(clgl_program_cl_program(bad[i], &native), native);
    }
    WRONG_OUT(clgl_program_link((clgl_context)(void *)w.queue, 1, bad, NULL, &linked), linked);
    close_fixture(&w);
}

/* PoCL counts the parameters of a kernel modulo 65536. */
static void more_parameters_than_the_driver_counts_are_refused(void **state)
{
    enum { PARAMETERS = 65600, PARAMETER = 16 };
    const char *const begin = "kernel void k(global int *a", *const end = ") { *a = sub(1, 2); }";
    char *const source = malloc(PARAMETERS * PARAMETER);
    program_fixture w = open_fixture(*state);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    size_t size = (size_t)sprintf(source, "int sub(int a, int b);\n%s", begin);
    for (int i = 1; i < PARAMETERS; ++i)
        size += (size_t)sprintf(source + size, ", int a%d", i);
    strcpy(source + size, end);
    desc.source = source;
    desc.flags = CLGL_PROGRAM_NO_BUILD;
    expect_error_out(clgl_program_create(w.context, &desc, &program), CLGL_ERROR_UNSUPPORTED, program);
    assert_non_null(strstr(clgl_error_message(), "65600 parameters"));
    free(source);
    close_fixture(&w);
}

typedef struct rebuilt {
    clgl_program program;
    int ended;
} rebuilt;

/* Thread 0 builds the program repeatedly with different options. Meanwhile the other threads query the
 * program. */
static void build_or_ask(thread_member *self)
{
    rebuilt *all = self->common;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    for (int turn = 0; turn < REBUILDS && self->number == 0; ++turn) {
        build.options = turn % 2 ? "-DFACTOR=2u" : "-DFACTOR=3u";
        expect_success(clgl_program_build(all->program, &build));
    }
    if (self->number == 0) __atomic_store_n(&all->ended, 1, __ATOMIC_SEQ_CST);
    while (!__atomic_load_n(&all->ended, __ATOMIC_SEQ_CST)) {
        size_t size = 0;
        const clgl_result results[] = {clgl_program_get_binary(all->program, NULL, 0, NULL, &size),
                                       clgl_program_get_info(all->program, &info),
                                       clgl_program_get_build_log(all->program, 0, NULL, &size)};
        for (size_t i = 0; i < COUNT(results); ++i)
            if (results[i] != CLGL_SUCCESS) assert_int_equal(results[i], CLGL_ERROR_INVALID_STATE);
    }
}

static void builds_wait_for_queries(void **state)
{
    program_fixture w = open_fixture(*state);
    rebuilt all = {make_program(w.context, LINE_SOURCE, "-DFACTOR=1u", 0), 0};
    thread_group c = make_thread_group(&all);
    run_thread_group(&c, build_or_ask);
    expect_line(&w, all.program, "line", REBUILDS % 2 ? 3 : 2, LINE_TERM);
    expect_success(clgl_program_destroy(all.program));
    close_fixture(&w);
}

int main(void)
{
#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)
    const struct CMUnitTest tests[] = {
        ON_BOTH(parts_become_one_source),
        ON_BOTH(the_first_descriptor_is_still_taken),
        ON_BOTH(a_program_is_built_again_with_other_options),
        ON_BOTH(program_info_is_complete),
        ON_BOTH(a_failed_build_gives_its_log),
        ON_BOTH(deadly_options_are_refused),
        ON_BOTH(options_that_take_others_are_refused),
        ON_BOTH(unknown_options_are_refused),
        ON_BOTH(broken_options_are_refused),
        ON_BOTH(build_callbacks_report_the_result),
        ON_BOTH(builds_wait_for_queries),
        ON_BOTH(a_callback_may_build_again_and_destroy),
        ON_BOTH(destroying_waits_for_the_build),
        ON_BOTH(bad_arguments_are_refused),
        ON_BOTH(messages_name_some_of_many_kernels),
        ON_BOTH(bad_handles_are_refused),
        cmocka_unit_test_prestate(more_parameters_than_the_driver_counts_are_refused, POCL),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
