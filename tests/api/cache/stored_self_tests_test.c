/* Tests the stored results of self-tests. Later processes use the results until a driver file or a driver setting
 * changes. */
#define _GNU_SOURCE
#include "process_support.h"
#include "program_support.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATH_SIZE 512u
#define ENTRY_HEADER_SIZE 40u
#define STORED "in an earlier process"
#define PROCESSES 4u

/* Exit statuses of a successful child process */
#define HAS_TESTED 0
#define HAS_USED_RESULTS 3

static char folder[PATH_SIZE], variable[PATH_SIZE + 16];

/* Replaces the OpenCL function. If CLGL_TEST_SIGNAL is set, sends this signal to the process. */
cl_int clEnqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions, const size_t *offset,
                              const size_t *global, const size_t *local, cl_uint wait_count,
                              const cl_event *waits, cl_event *event)
{
    cl_int (*driver)(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *, const size_t *,
                     cl_uint, const cl_event *, cl_event *);
    *(void **)&driver = dlsym(RTLD_NEXT, __func__);
    if (getenv("CLGL_TEST_SIGNAL")) raise(atoi(getenv("CLGL_TEST_SIGNAL")));
    return driver(queue, kernel, dimensions, offset, global, local, wait_count, waits, event);
}

/* Creates a context and a texture. Returns 1 if the library used stored results, else 0. If `all_or_none` is set,
 * the test fails if only some results were stored. */
static int use_library(uint32_t flags, int all_or_none)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_texture_desc texture_desc = CLGL_TEXTURE_DESC_INIT;
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_context context = NULL;
    clgl_texture texture = NULL;
    char text[TEXT_SIZE] = "";
    unsigned passed = 0, stored = 0;
    desc.flags = CLGL_CONTEXT_HEADLESS | flags;
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_get_info(context, &info));
    expect_success(clgl_context_get_report(context, sizeof text, text, NULL));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        expect_success(clgl_context_get_transport_report(context, i, &report));
        if (report.self_test != CLGL_SELF_TEST_PASSED) continue;
        assert_true(report.self_test_ns > 0);
        ++passed;
        stored += report.self_test_stored;
    }
    assert_true(passed > 0);
    assert_true(!all_or_none || stored == 0 || stored == passed);
    assert_int_equal(strstr(text, STORED) != NULL, stored > 0);
    texture_desc.type = CLGL_TEXTURE_TYPE_2D;
    texture_desc.format = CLGL_FORMAT_RGBA8;
    texture_desc.width = texture_desc.height = 4;
    expect_success(clgl_texture_create(context, &texture_desc, &texture));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_context_destroy(context));
    return stored > 0;
}

static void copy_file(const char *from, const char *to)
{
    char bytes[TEXT_SIZE];
    size_t size = 0;
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    assert_non_null(in);
    assert_non_null(out);
    while ((size = fread(bytes, 1, sizeof bytes, in)) > 0)
        assert_int_equal(fwrite(bytes, 1, size, out), size);
    assert_int_equal(fclose(in), 0);
    assert_int_equal(fclose(out), 0);
}

/* Copies the library file that defines clGetPlatformIDs. */
static void copy_library(const char *to)
{
    void *function = dlsym(RTLD_DEFAULT, "clGetPlatformIDs");
    Dl_info info;
    assert_non_null(function);
    assert_true(dladdr(function, &info));
    copy_file(info.dli_fname, to);
}

/* Expects that the first transport is refused because of an earlier crash, and that another one works. Returns 0.
 */
static int expect_refusal(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_context context = NULL;
    unsigned refused = 0, selected = 0;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    expect_success(clgl_context_create(&desc, &context));
    expect_success(clgl_context_get_info(context, &info));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        expect_success(clgl_context_get_transport_report(context, i, &report));
        selected += report.buffer_status == CLGL_TRANSPORT_STATUS_SELECTED;
        if (report.self_test != CLGL_SELF_TEST_FAILED) continue;
        ++refused;
        assert_int_equal(report.buffer_status, CLGL_TRANSPORT_STATUS_UNAVAILABLE);
        assert_true(report.self_test_stored);
        assert_non_null(strstr(report.buffer_reason, "clglinfo --verify"));
    }
    assert_int_equal(refused, 1);
    assert_int_equal(selected, 1);
    expect_success(clgl_context_destroy(context));
    return 0;
}

/* Runs in the child process. `how` is "plain", "verify", "concurrent", "crashed", or the path of a shared library
 * to load. If `how` starts with "new:", the child creates the library before it loads the library. */
static int child(const char *how)
{
    const int is_new = strncmp(how, "new:", 4) == 0;
    const char *const library = is_new ? how + 4 : how;
    if (is_new) copy_library(library);
    if (strcmp(how, "crashed") == 0) return expect_refusal();
    if (*library == '/') assert_non_null(dlopen(library, RTLD_NOW));
    return use_library(strcmp(how, "verify") == 0 ? CLGL_CONTEXT_VERIFY : 0, strcmp(how, "concurrent") != 0)
               ? HAS_USED_RESULTS
               : HAS_TESTED;
}

static int run(const char *how) { return run_again(how, variable, NULL); }

static int set_up(void **state)
{
    (void)state;
    char *path = NULL;
    make_folder(folder, sizeof folder);
    /* CLGL_CACHE must be an absolute path. */
    path = realpath(folder, NULL);
    assert_non_null(path);
    snprintf(variable, sizeof variable, "CLGL_CACHE=%s", path);
    snprintf(folder, sizeof folder, "%s", path);
    free(path);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    remove_folder(folder);
    return 0;
}

/* Calls `visit` with the path of each cache entry. */
static void visit_entries(void (*visit)(const char *path, long value), long value)
{
    DIR *directory = opendir(folder);
    char path[2 * PATH_SIZE];
    assert_non_null(directory);
    for (const struct dirent *each; (each = readdir(directory)) != NULL;) {
        if (each->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "%s/%s", folder, each->d_name);
        visit(path, value);
    }
    closedir(directory);
}

static uint64_t sum_of_times;

static void add_time(const char *path, long value)
{
    const uint64_t ns_per_second = 1000000000;
    struct stat status;
    (void)value;
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 077u, 0);
    sum_of_times += (uint64_t)status.st_ctim.tv_sec * ns_per_second + (uint64_t)status.st_ctim.tv_nsec;
}

/* Returns a number that changes when a cache entry is written. */
static uint64_t times_of_entries(void)
{
    sum_of_times = 0;
    visit_entries(add_time, 0);
    return sum_of_times;
}

/* A second process runs no self-tests, not even those of texture formats. */
static void a_second_process_repeats_no_self_test(void **state)
{
    (void)state;
    assert_int_equal(run("plain"), HAS_TESTED);
    const uint64_t times = times_of_entries();
    assert_true(times > 0);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
    assert_true(times_of_entries() == times);
}

static void the_default_folder_is_in_the_users_caches(void **state)
{
    char home[PATH_SIZE + 32], inner[PATH_SIZE + 32];
    (void)state;
    snprintf(home, sizeof home, "HOME=%s", folder);
    snprintf(inner, sizeof inner, "%s/.cache/clgl", folder);
    assert_int_equal(run_again("plain", "CLGL_CACHE", "XDG_CACHE_HOME", home, NULL), HAS_TESTED);
    assert_true(files_in(inner, NULL, 0) > 0);
    assert_int_equal(run_again("plain", "CLGL_CACHE", "XDG_CACHE_HOME", home, NULL), HAS_USED_RESULTS);
    assert_int_equal(run_again("plain", "CLGL_CACHE=", "XDG_CACHE_HOME", home, NULL), HAS_USED_RESULTS);
    assert_int_equal(run_again("plain", "CLGL_CACHE=off", "XDG_CACHE_HOME", home, NULL), HAS_TESTED);
    snprintf(home, sizeof home, "XDG_CACHE_HOME=%s/.cache", folder);
    assert_int_equal(run_again("plain", "CLGL_CACHE", "HOME", home, NULL), HAS_USED_RESULTS);
}

static void off_writes_nothing(void **state)
{
    (void)state;
    assert_int_equal(run_again("plain", "CLGL_CACHE=off", NULL), HAS_TESTED);
    assert_int_equal(files_in(folder, NULL, 0), 0);
}

static void a_folder_that_cannot_be_written_is_no_failure(void **state)
{
    (void)state;
    assert_int_equal(run_again("plain", "CLGL_CACHE=/proc/no-such/folder", NULL), HAS_TESTED);
    assert_int_equal(run_again("plain", "CLGL_CACHE", "HOME", "XDG_CACHE_HOME", NULL), HAS_TESTED);
}

static void a_relative_folder_is_refused(void **state)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    (void)state;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    setenv("CLGL_CACHE", "relative/folder", 1);
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_INVALID_ARGUMENT, context);
    assert_non_null(strstr(clgl_error_message(), "relative/folder"));
    setenv("CLGL_CACHE", "off", 1);
}

static void verify_repeats_the_self_tests(void **state)
{
    (void)state;
    assert_int_equal(run("plain"), HAS_TESTED);
    const uint64_t times = times_of_entries();
    assert_int_equal(run("verify"), HAS_TESTED);
    assert_true(times_of_entries() != times);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void end_by_signal(const char *how, int number)
{
    char changed[sizeof "CLGL_TEST_SIGNAL=" + 8];
    snprintf(changed, sizeof changed, "CLGL_TEST_SIGNAL=%d", number);
    assert_int_equal(run_again(how, variable, changed, NULL), SIGNAL_STATUS + number);
}

/* A process that was killed during a self-test does not exclude the transport. */
static void a_killed_process_excludes_no_transport(void **state)
{
    (void)state;
    end_by_signal("verify", SIGKILL);
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

/* A driver that crashes in the self-test of a transport is not called in this way a third time, until it is
 * verified. */
static void two_crashes_exclude_the_transport(void **state)
{
    (void)state;
    end_by_signal("verify", SIGABRT);
    end_by_signal("plain", SIGABRT);
    assert_int_equal(run("crashed"), 0);
    assert_int_equal(run("verify"), HAS_TESTED);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void shorten(const char *path, long size) { assert_int_equal(truncate(path, size), 0); }

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

static void set_mode(const char *path, long mode) { assert_int_equal(chmod(path, (mode_t)mode), 0); }

static void set_owner(const char *path, long owner) { assert_int_equal(chown(path, (uid_t)owner, (gid_t)-1), 0); }

static void damaged_entries_are_not_used(void **state)
{
    const long sizes[] = {0, 1, ENTRY_HEADER_SIZE, 500}, places[] = {0, 20, ENTRY_HEADER_SIZE, 400, -1, -100};
    (void)state;
    assert_int_equal(run("plain"), HAS_TESTED);
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        visit_entries(shorten, sizes[i]);
        assert_int_equal(run("plain"), HAS_TESTED);
    }
    for (size_t i = 0; i < COUNT(places); ++i) {
        visit_entries(change_byte, places[i]);
        assert_int_equal(run("plain"), HAS_TESTED);
    }
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void entries_of_others_are_not_used(void **state)
{
    (void)state;
    assert_int_equal(run("plain"), HAS_TESTED);
    visit_entries(set_mode, 0620);
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
    visit_entries(set_mode, 0602);
    assert_int_equal(run("plain"), HAS_TESTED);
    /* Only a privileged user can change the owner of a file. */
    if (geteuid() == 0) {
        const long somebody = 12345;
        visit_entries(set_owner, somebody);
        assert_int_equal(run("plain"), HAS_TESTED);
    }
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void other_variables_of_drivers_need_other_results(void **state)
{
    (void)state;
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run_again("plain", variable, "MESA_OF_THIS_TEST=1", NULL), HAS_TESTED);
    assert_int_equal(run_again("plain", variable, "MESA_OF_THIS_TEST=2", NULL), HAS_TESTED);
    assert_int_equal(run_again("plain", variable, "MESA_OF_THIS_TEST=1", NULL), HAS_USED_RESULTS);
    assert_int_equal(run_again("plain", variable, "UNRELATED_TO_DRIVERS=1", NULL), HAS_USED_RESULTS);
}

/* Replaces a copy of the library by a new file with the same bytes. The old file exists until then, so the new
 * file has another inode, even if the file system has coarse times. */
static void replace_library(const char *library)
{
    char other[PATH_SIZE + 32];
    snprintf(other, sizeof other, "%s.new", library);
    copy_library(other);
    assert_int_equal(rename(other, library), 0);
}

/* Waits for longer than the resolution of the start times of processes, so that a file does not seem to have
 * changed after a process started. */
static void let_time_pass(void)
{
    const unsigned microseconds = 100000;
    usleep(microseconds);
}

/* Self-tests run again after a loaded driver file has changed. The test loads a copied library in place of a
 * driver. */
static void changed_libraries_need_other_results(void **state)
{
    char library[PATH_SIZE + 16];
    (void)state;
    snprintf(library, sizeof library, "%s/.library", folder);
    copy_library(library);
    let_time_pass();
    assert_int_equal(run(library), HAS_TESTED);
    assert_int_equal(run(library), HAS_USED_RESULTS);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
    replace_library(library);
    let_time_pass();
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run(library), HAS_USED_RESULTS);
    assert_int_equal(unlink(library), 0);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void a_removed_library_needs_other_results(void **state)
{
    char library[PATH_SIZE + 16];
    (void)state;
    snprintf(library, sizeof library, "%s/.library", folder);
    copy_library(library);
    let_time_pass();
    assert_int_equal(run(library), HAS_TESTED);
    assert_int_equal(unlink(library), 0);
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

/* If a driver file is newer than the process, the process may have loaded an older version. The process must not
 * store results. */
static void a_library_that_changed_meanwhile_is_not_recorded(void **state)
{
    char argument[PATH_SIZE + 16];
    (void)state;
    snprintf(argument, sizeof argument, "new:%s/.library", folder);
    assert_int_equal(run(argument), HAS_TESTED);
    assert_int_equal(files_in(folder, NULL, 0), 1);
    assert_int_equal(unlink(strchr(argument, '/')), 0);
    assert_int_equal(run("plain"), HAS_TESTED);
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

static void processes_may_store_at_once(void **state)
{
    pid_t processes[PROCESSES];
    (void)state;
    for (unsigned i = 0; i < PROCESSES; ++i) {
        processes[i] = fork();
        if (processes[i] == 0) _exit(run("concurrent"));
    }
    for (unsigned i = 0; i < PROCESSES; ++i) {
        int status = 0;
        assert_int_equal(waitpid(processes[i], &status, 0), processes[i]);
        assert_true(WIFEXITED(status));
        assert_true(WEXITSTATUS(status) == HAS_TESTED || WEXITSTATUS(status) == HAS_USED_RESULTS);
    }
    assert_int_equal(run("plain"), HAS_USED_RESULTS);
}

int main(int count, char **arguments)
{
#define IN_FOLDER(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        IN_FOLDER(a_second_process_repeats_no_self_test),
        IN_FOLDER(the_default_folder_is_in_the_users_caches),
        IN_FOLDER(off_writes_nothing),
        IN_FOLDER(a_folder_that_cannot_be_written_is_no_failure),
        cmocka_unit_test(a_relative_folder_is_refused),
        IN_FOLDER(verify_repeats_the_self_tests),
        IN_FOLDER(a_killed_process_excludes_no_transport),
        IN_FOLDER(two_crashes_exclude_the_transport),
        IN_FOLDER(damaged_entries_are_not_used),
        IN_FOLDER(entries_of_others_are_not_used),
        IN_FOLDER(other_variables_of_drivers_need_other_results),
        IN_FOLDER(changed_libraries_need_other_results),
        IN_FOLDER(a_removed_library_needs_other_results),
        IN_FOLDER(a_library_that_changed_meanwhile_is_not_recorded),
        IN_FOLDER(processes_may_store_at_once),
    };
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    if (count > 1) return child(arguments[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
