/* Tests saved and loaded programs: binaries, the disk cache, and application-owned cl_programs. */
#define _GNU_SOURCE
#include "program_support.h"
#include "thread_group.h"

#include <sys/stat.h>
#include <unistd.h>

#define PATH_SIZE 512u
#define BINARY_HEADER_SIZE 40u
/* Upper limit in bytes for the size of a binary in this test */
#define BINARY_SIZE_BOUND (4u << 20)
#define CONCURRENT_BUILDS 6u

/* Returns the binary of a program. The caller must free it. */
static unsigned char *binary_of(clgl_program program, size_t *size)
{
    unsigned char *binary = NULL;
    expect_success(clgl_program_get_binary(program, NULL, 0, NULL, size));
    binary = malloc(*size);
    assert_non_null(binary);
    expect_success(clgl_program_get_binary(program, NULL, *size, binary, NULL));
    return binary;
}

static clgl_result from_binary(clgl_context context, const void *binary, size_t size, uint32_t flags,
                               clgl_program *program)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    desc.binaries = &binary;
    desc.binary_sizes = &size;
    desc.flags = flags;
    return clgl_program_create(context, &desc, program);
}

static void binaries_are_saved_and_loaded(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program built = make_program(w.context, LINE_SOURCE, "-DFACTOR=21u", 0);
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program again = NULL;
    char name[TEXT_SIZE] = "";
    unsigned char *binary = NULL;
    size_t size = 0, small = 0;
    binary = binary_of(built, &size);
    expect_error(clgl_program_get_binary(built, NULL, size - 1, binary, &small), CLGL_ERROR_OUT_OF_RANGE);
    assert_int_equal(small, 0);
    expect_success(clgl_program_destroy(built));
    expect_success(from_binary(w.context, binary, size, 0, &again));
    free(binary);
    expect_status(again, CLGL_BUILD_SUCCESS, CLGL_BINARY_EXECUTABLE);
    expect_success(clgl_program_get_info(again, &info));
    assert_int_equal(info.origin, CLGL_PROGRAM_FROM_BINARY);
    assert_int_equal(info.kernel_count, 1);
    expect_success(clgl_program_get_kernel_name(again, 0, sizeof name, name, NULL));
    assert_string_equal(name, "line");
    expect_line(&w, again, "line", 21, LINE_TERM);
    expect_error(clgl_program_compile(again, NULL), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_program_destroy(again));
    close_fixture(&w);
}

typedef struct taken_binaries {
    clgl_program program;
    size_t sizes[THREAD_GROUP_SIZE];
    unsigned char *binaries[THREAD_GROUP_SIZE];
} taken_binaries;

static void take_binary(thread_member *self)
{
    taken_binaries *all = self->common;
    all->binaries[self->number] = binary_of(all->program, &all->sizes[self->number]);
}

/* PoCL 3.1 creates the binary at the first query. Concurrent queries could return an incomplete binary. */
static void concurrent_queries_of_a_binary(void **state)
{
    program_fixture w = open_fixture(*state);
    for (unsigned turn = 0; turn < CONCURRENT_BUILDS; ++turn) {
        taken_binaries all = {.program = make_program(w.context, LINE_SOURCE, "-DFACTOR=21u", 0)};
        thread_group c = make_thread_group(&all);
        run_thread_group(&c, take_binary);
        for (size_t i = 0; i < THREAD_GROUP_SIZE; ++i) {
            clgl_program again = NULL;
            assert_in_range(all.sizes[i], BINARY_HEADER_SIZE + 1, BINARY_SIZE_BOUND);
            expect_success(from_binary(w.context, all.binaries[i], all.sizes[i], 0, &again));
            expect_line(&w, again, "line", 21, LINE_TERM);
            expect_success(clgl_program_destroy(again));
            free(all.binaries[i]);
        }
        expect_success(clgl_program_destroy(all.program));
    }
    close_fixture(&w);
}

/* The library refuses truncated and changed binaries. The driver would abort for such binaries. */
static void damaged_binaries_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program built = make_program(w.context, LINE_SOURCE, "-DFACTOR=21u", 0);
    clgl_program again = NULL;
    size_t size = 0;
    unsigned char *binary = binary_of(built, &size);
    const size_t places[] = {0, BINARY_HEADER_SIZE - 1, BINARY_HEADER_SIZE, size / 2, size - 1};
    for (size_t i = 0; i < COUNT(places); ++i) {
        if (places[i])
            expect_error_out(from_binary(w.context, binary, places[i], 0, &again), CLGL_ERROR_INVALID_ARGUMENT,
                             again);
        binary[places[i]] ^= 1u;
        expect_error_out(from_binary(w.context, binary, size, 0, &again), CLGL_ERROR_INVALID_ARGUMENT, again);
        binary[places[i]] ^= 1u;
    }
    expect_error_out(from_binary(w.context, NULL, size, 0, &again), CLGL_ERROR_INVALID_ARGUMENT, again);
    expect_error_out(from_binary(w.context, binary, 0, 0, &again), CLGL_ERROR_INVALID_ARGUMENT, again);
    expect_success(from_binary(w.context, binary, size, 0, &again));
    free(binary);
    expect_success(clgl_program_destroy(again));
    expect_success(clgl_program_destroy(built));
    close_fixture(&w);
}

static void binaries_of_another_device_are_refused(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_context other = make_context(strcmp(*state, POCL) == 0 ? RUSTICL : POCL, CLGL_TRANSPORT_AUTO);
    const clgl_program built = make_program(other, LINE_SOURCE, "-DFACTOR=21u", 0);
    clgl_program again = NULL;
    size_t size = 0;
    unsigned char *binary = binary_of(built, &size);
    expect_error_out(from_binary(w.context, binary, size, 0, &again), CLGL_ERROR_UNSUPPORTED, again);
    assert_non_null(strstr(clgl_error_message(), "build the program from source"));
    free(binary);
    expect_success(clgl_program_destroy(built));
    expect_success(clgl_context_destroy(other));
    close_fixture(&w);
}

static cl_program native_of(clgl_program program)
{
    void *native = NULL;
    expect_success(clgl_program_cl_program(program, &native));
    return native;
}

static void the_drivers_own_binaries_are_taken(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_program built = make_program(w.context, LINE_SOURCE, "-DFACTOR=22u", 0);
    clgl_program again = NULL;
    unsigned char *binary = NULL;
    size_t size = 0;
    assert_int_equal(clGetProgramInfo(native_of(built), CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL), 0);
    binary = malloc(size);
    assert_int_equal(clGetProgramInfo(native_of(built), CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL), 0);
    expect_error_out(from_binary(w.context, binary, size, 0, &again), CLGL_ERROR_INVALID_ARGUMENT, again);
    expect_success(from_binary(w.context, binary, size, CLGL_PROGRAM_DRIVER_BINARIES, &again));
    free(binary);
    expect_line(&w, again, "line", 22, LINE_TERM);
    expect_success(clgl_program_destroy(again));
    expect_success(clgl_program_destroy(built));
    close_fixture(&w);
}

static void native_programs_are_taken_over(void **state)
{
    program_fixture w = open_fixture(*state);
    const clgl_context other = make_context(*state, CLGL_TRANSPORT_AUTO);
    const char *source = LINE_SOURCE;
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program program = NULL;
    void *cl = NULL;
    cl_int code = 0;
    cl_program native = NULL;
    char text[TEXT_SIZE] = "";
    expect_success(clgl_context_cl_context(w.context, &cl));
    native = clCreateProgramWithSource(cl, 1, &source, NULL, &code);
    assert_int_equal(clBuildProgram(native, 0, NULL, "-DFACTOR=23u", NULL, NULL), CL_SUCCESS);
    desc.cl_program = native;
    expect_error_out(clgl_program_create(other, &desc, &program), CLGL_ERROR_WRONG_CONTEXT, program);
    expect_success(clgl_program_create(w.context, &desc, &program));
    clReleaseProgram(native);
    assert_ptr_equal(native_of(program), native);
    expect_line(&w, program, "line", 23, LINE_TERM);
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.origin, CLGL_PROGRAM_FROM_NATIVE);
    expect_success(clgl_program_get_source(program, sizeof text, text, NULL));
    assert_string_equal(text, LINE_SOURCE);
    expect_success(clgl_program_get_build_options(program, NULL, sizeof text, text, NULL));
    assert_non_null(strstr(text, "-DFACTOR=23u"));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_context_destroy(other));
    close_fixture(&w);
}

/* Builds a program with the cache. Returns 1 if the program was loaded from the cache, else 0. */
static uint32_t cached(program_fixture *w, const char *folder, const char *options, uint32_t factor)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program program = NULL;
    char source[TEXT_SIZE] = "";
    desc.source = LINE_SOURCE;
    desc.options = options;
    desc.cache_directory = folder;
    expect_success(clgl_program_create(w->context, &desc, &program));
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.origin, CLGL_PROGRAM_FROM_SOURCE);
    expect_success(clgl_program_get_source(program, sizeof source, source, NULL));
    assert_string_equal(source, LINE_SOURCE);
    expect_line(w, program, "line", factor, LINE_TERM);
    expect_success(clgl_program_destroy(program));
    return info.from_cache;
}

static void the_cache_keeps_what_was_built(void **state)
{
    program_fixture w = open_fixture(*state);
    char folder[PATH_SIZE], path[PATH_SIZE], inner[PATH_SIZE + 8];
    struct stat status;
    make_folder(folder, sizeof folder);
    snprintf(inner, sizeof inner, "%s/inner", folder);
    assert_int_equal(cached(&w, inner, "-DFACTOR=31u", 31), 0);
    assert_int_equal(files_in(inner, path, sizeof path), 1);
    assert_int_equal(stat(path, &status), 0);
    /* On Windows the access-control list of the folder restricts access, so the mode of the file is not
     * checked. */
    if (test_winsys() != CLGL_WINSYS_WGL) assert_int_equal(status.st_mode & 077u, 0);
    assert_int_equal(cached(&w, inner, "-DFACTOR=31u", 31), 1);
    assert_int_equal(files_in(inner, NULL, 0), 1);
    assert_int_equal(cached(&w, inner, "-DFACTOR=32u", 32), 0);
    assert_int_equal(files_in(inner, NULL, 0), 2);
    assert_int_equal(cached(&w, inner, "-DFACTOR=31u", 31), 1);
    assert_int_equal(cached(&w, inner, "-DFACTOR=32u", 32), 1);
    remove_folder(inner);
    remove_folder(folder);
    close_fixture(&w);
}

static void change_byte(const char *path, long at)
{
    FILE *file = fopen(path, "r+b");
    int byte = 0;
    assert_non_null(file);
    assert_int_equal(fseek(file, at, at < 0 ? SEEK_END : SEEK_SET), 0);
    byte = fgetc(file);
    assert_int_equal(fseek(file, -1, SEEK_CUR), 0);
    fputc(byte ^ 1, file);
    assert_int_equal(fclose(file), 0);
}

static void damaged_entries_are_built_again(void **state)
{
    program_fixture w = open_fixture(*state);
    const long sizes[] = {0, 1, BINARY_HEADER_SIZE, 500}, places[] = {0, 20, BINARY_HEADER_SIZE, 400, -1, -100};
    char folder[PATH_SIZE], path[PATH_SIZE];
    make_folder(folder, sizeof folder);
    assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 0);
    files_in(folder, path, sizeof path);
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        assert_int_equal(truncate(path, sizes[i]), 0);
        assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 0);
        assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 1);
    }
    for (size_t i = 0; i < COUNT(places); ++i) {
        change_byte(path, places[i]);
        assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 0);
        assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 1);
    }
    /* An entry that other users can write is not used. */
    assert_int_equal(chmod(path, 0666), 0);
    assert_int_equal(cached(&w, folder, "-DFACTOR=33u", 33), 0);
    assert_int_equal(files_in(folder, NULL, 0), 1);
    remove_folder(folder);
    close_fixture(&w);
}

/* Replaces a cache entry while a reader has the entry open. The reader must read the complete old entry. */
static void an_entry_is_replaced_at_once(void **state)
{
    program_fixture w = open_fixture(*state);
    char folder[PATH_SIZE], path[PATH_SIZE], reader[4] = {0};
    FILE *file = NULL;
    /* Windows cannot replace an open file. */
    if (test_winsys() == CLGL_WINSYS_WGL) skip();
    make_folder(folder, sizeof folder);
    assert_int_equal(cached(&w, folder, "-DFACTOR=36u", 36), 0);
    files_in(folder, path, sizeof path);
    file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs("old", file) >= 0);
    assert_int_equal(fclose(file), 0);
    file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(cached(&w, folder, "-DFACTOR=36u", 36), 0);
    assert_int_equal(fread(reader, 1, sizeof reader, file), 3);
    assert_string_equal(reader, "old");
    assert_int_equal(fclose(file), 0);
    assert_int_equal(cached(&w, folder, "-DFACTOR=36u", 36), 1);
    assert_int_equal(files_in(folder, NULL, 0), 1);
    remove_folder(folder);
    close_fixture(&w);
}

/* Simulates a hash collision: the entry is valid but belongs to another program. */
static void an_entry_of_another_program_is_not_taken(void **state)
{
    program_fixture w = open_fixture(*state);
    char folder[PATH_SIZE], first[PATH_SIZE], second[PATH_SIZE];
    make_folder(folder, sizeof folder);
    assert_int_equal(cached(&w, folder, "-DFACTOR=34u", 34), 0);
    files_in(folder, first, sizeof first);
    assert_int_equal(rename(first, "program-cache-aside"), 0);
    assert_int_equal(cached(&w, folder, "-DFACTOR=35u", 35), 0);
    files_in(folder, second, sizeof second);
    assert_int_equal(unlink(second), 0);
    assert_int_equal(rename("program-cache-aside", second), 0);
    assert_int_equal(cached(&w, folder, "-DFACTOR=35u", 35), 0);
    assert_int_equal(cached(&w, folder, "-DFACTOR=35u", 35), 1);
    remove_folder(folder);
    close_fixture(&w);
}

static void count_warnings(clgl_log_level level, const char *message, void *user_data)
{
    if (level <= CLGL_LOG_WARNING && strstr(message, "cache")) ++*(int *)user_data;
}

static void a_folder_that_cannot_be_written_is_logged(void **state)
{
    program_fixture w = open_fixture(*state);
    int warnings = 0;
    expect_success(clgl_log_set_callback(count_warnings, &warnings, CLGL_LOG_WARNING));
    assert_int_equal(cached(&w, "/proc/no-such/folder", "-DFACTOR=36u", 36), 0);
    assert_int_equal(warnings, 1);
    assert_int_equal(cached(&w, "/proc", "-DFACTOR=36u", 36), 0);
    assert_int_equal(warnings, 2);
    expect_success(clgl_log_set_callback(NULL, NULL, 0));
    close_fixture(&w);
}

static void sources_that_include_files_are_built_every_time(void **state)
{
    static const char *const sources[] = {"#include \"program_cache_factor.h\"\n" LINE_SOURCE,
                                          "#inc\\\nlude \"program_cache_factor.h\"\n" LINE_SOURCE,
                                          "#inc\\ \t\r\nlude \"program_cache_factor.h\"\n" LINE_SOURCE,
                                          "#inc?"
                                          "?/\nlude \"program_cache_factor.h\"\n" LINE_SOURCE,
                                          "#import \"program_cache_factor.h\"\n" LINE_SOURCE,
                                          "#imp\\\nort \"program_cache_factor.h\"\n" LINE_SOURCE};
    program_fixture w = open_fixture(*state);
    char folder[PATH_SIZE];
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    make_folder(folder, sizeof folder);
    desc.cache_directory = folder;
    desc.options = "-I.";
    for (uint32_t factor = 41; factor < 41 + 2 * COUNT(sources); ++factor) {
        FILE *file = fopen("program_cache_factor.h", "w");
        clgl_program program = NULL;
        assert_non_null(file);
        fprintf(file, "#define FACTOR %uu\n", (unsigned)factor);
        assert_int_equal(fclose(file), 0);
        desc.source = sources[factor % COUNT(sources)];
        expect_success(clgl_program_create(w.context, &desc, &program));
        expect_line(&w, program, "line", factor, LINE_TERM);
        expect_success(clgl_program_destroy(program));
    }
    assert_int_equal(files_in(folder, NULL, 0), 0);
    unlink("program_cache_factor.h");
    remove_folder(folder);
    close_fixture(&w);
}

static void cached_programs_can_be_rebuilt(void **state)
{
    program_fixture w = open_fixture(*state);
    char folder[PATH_SIZE];
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_build_desc build = CLGL_BUILD_DESC_INIT;
    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    clgl_program program = NULL;
    cl_program exposed = NULL;
    cl_context context = NULL;
    make_folder(folder, sizeof folder);
    assert_int_equal(cached(&w, folder, "-DFACTOR=51u", 51), 0);
    desc.source = LINE_SOURCE;
    desc.options = "-DFACTOR=51u";
    desc.cache_directory = folder;
    expect_success(clgl_program_create(w.context, &desc, &program));
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.from_cache, 1);
    exposed = native_of(program);
    build.options = "-DFACTOR=52u";
    expect_success(clgl_program_build(program, &build));
    expect_line(&w, program, "line", 52, LINE_TERM);
    expect_success(clgl_program_get_info(program, &info));
    assert_int_equal(info.from_cache, 0);
    assert_int_equal(clGetProgramInfo(exposed, CL_PROGRAM_CONTEXT, sizeof context, &context, NULL), CL_SUCCESS);
    expect_success(clgl_program_destroy(program));
    remove_folder(folder);
    close_fixture(&w);
}

int main(void)
{
#define ON_BOTH(test) cmocka_unit_test_prestate(test, POCL), cmocka_unit_test_prestate(test, RUSTICL)
    const struct CMUnitTest tests[] = {
        ON_BOTH(binaries_are_saved_and_loaded),
        ON_BOTH(concurrent_queries_of_a_binary),
        ON_BOTH(damaged_binaries_are_refused),
        ON_BOTH(binaries_of_another_device_are_refused),
        ON_BOTH(the_drivers_own_binaries_are_taken),
        ON_BOTH(native_programs_are_taken_over),
        ON_BOTH(the_cache_keeps_what_was_built),
        ON_BOTH(damaged_entries_are_built_again),
        ON_BOTH(an_entry_is_replaced_at_once),
        ON_BOTH(an_entry_of_another_program_is_not_taken),
        ON_BOTH(a_folder_that_cannot_be_written_is_logged),
        ON_BOTH(sources_that_include_files_are_built_every_time),
        ON_BOTH(cached_programs_can_be_rebuilt),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
