/* Tests the rules for results, error messages, the log and the trace. The rules are the same for every
 * function. */
#define _POSIX_C_SOURCE 200809L
#include "process_support.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#define TRACE_TO_FILE "trace-to-file"
#define TRACE_TO_CALLBACK "trace-to-callback"
#define TRACE_TO_NO_FILE "trace-to-no-file"
#define FAIL_ON_STDERR "fail-on-stderr"
#define NO_SUCH_FILE "/no/such/directory/trace"
#define MESSAGE_AT_EXIT "message-at-exit"
#define LINE_SIZE 256

static void each_result_has_its_name(void **state)
{
    FILE *header = fopen(CLGL_TEST_HEADERS "/clgl/common.h", "r");
    char line[LINE_SIZE], name[LINE_SIZE];
    int value = 0, found = 0;
    (void)state;
    assert_non_null(header);
    while (fgets(line, sizeof line, header)) {
        if (strcmp(line, "} clgl_result;\n") == 0) break;
        if (sscanf(line, " %255s = %i", name, &value) != 2 || value > CLGL_NOT_READY) continue;
        assert_string_equal(clgl_result_name((clgl_result)value), name);
        ++found;
    }
    fclose(header);
    assert_int_equal(found, 3 + -CLGL_ERROR_VULKAN);
    assert_string_equal(clgl_result_name((clgl_result)12345), "CLGL_UNKNOWN_RESULT");
    assert_string_equal(clgl_result_name((clgl_result)INT32_MIN), "CLGL_UNKNOWN_RESULT");
}

static void the_version_has_numbers_and_a_text(void **state)
{
    uint32_t major = 0, minor = 0, patch = 0;
    char text[LINE_SIZE];
    (void)state;
    expect_success(clgl_version(&major, &minor, &patch));
    expect_success(clgl_version(NULL, NULL, NULL));
    snprintf(text, sizeof text, "%u.%u.%u", (unsigned)major, (unsigned)minor, (unsigned)patch);
    assert_string_equal(clgl_version_string(), text);
}

static void expect_empty(void *data)
{
    (void)data;
    assert_string_equal(clgl_error_message(), "");
    expect_named_error(clgl_queue_finish(NULL), CLGL_ERROR_INVALID_HANDLE);
}

static void messages_belong_to_their_thread(void **state)
{
    char before[LINE_SIZE];
    (void)state;
    expect_named_error(clgl_context_get_info(NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    snprintf(before, sizeof before, "%s", clgl_error_message());
    on_another_thread(expect_empty, NULL);
    assert_string_equal(clgl_error_message(), before);
    /* These functions do not change the stored error message. */
    clgl_result_name(0);
    clgl_native_name(CLGL_NATIVE_OPENCL, 0);
    clgl_native_cause(CLGL_NATIVE_OPENCL, 0);
    clgl_native_hint(CLGL_NATIVE_OPENCL, 0);
    assert_int_equal(clgl_error_get_native_code(NULL, NULL), CLGL_SUCCESS);
    assert_string_equal(clgl_error_message(), before);
    expect_success(clgl_version(NULL, NULL, NULL));
}

static void expect_message_with(const char *words)
{
    if (!strstr(clgl_error_message(), words))
        fail_msg("\"%s\" does not contain \"%s\"", clgl_error_message(), words);
}

static void messages_name_what_is_wrong(void **state)
{
    const clgl_context context = make_headless(POCL, 0);
    const clgl_queue queue = make_queue(context, 0);
    clgl_program_desc source = CLGL_PROGRAM_DESC_INIT;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_program p = NULL;
    clgl_buffer labelled = NULL;
    clgl_fence fence = NULL;
    (void)state;
    source.source = "kernel void nothing() {}";
    source.options = "-no-such-option";
    expect_error_out(clgl_program_create(context, &source, &p), CLGL_ERROR_INVALID_ARGUMENT, p);
    expect_message_with("\"-no-such-option\"");
    assert_null(strstr(clgl_error_message(), "-cl-kernel-arg-info"));
    desc.size = LINE_SIZE;
    desc.label = "mine";
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    expect_success(clgl_buffer_create(context, &desc, &labelled));
    expect_error_out(clgl_buffer_unmap(queue, labelled, &desc, 0, NULL, &fence), CLGL_ERROR_INVALID_ARGUMENT,
                     fence);
    expect_message_with("pointer is not a mapping of the buffer \"mine\"");
    expect_success(clgl_buffer_destroy(labelled));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

/* Error messages are valid UTF-8, even if the label of the object is not. */
static void messages_are_utf8(void **state)
{
    static const char *const labels[] = {
        "a\377b",   "\xc3",     "\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
        "\xc0\xaf", "\xe2\x82z"};
    static const char *const read[] = {"\"a?b\"", "\"?\"",    "\"\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\"",
                                       "\"???\"", "\"????\"", "\"??\"",
                                       "\"??z\""};
    clgl_context_desc compute = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    (void)state;
    compute.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    expect_success(clgl_context_create(&compute, &context));
    for (size_t i = 0; i < COUNT(labels); ++i) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer buffer = NULL;
        desc.size = 1;
        desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
        desc.label = labels[i];
        expect_success(clgl_buffer_create(context, &desc, &buffer));
        expect_error(clgl_buffer_rewrap(buffer), CLGL_ERROR_UNSUPPORTED);
        expect_message_with(read[i]);
        expect_success(clgl_buffer_destroy(buffer));
    }
    expect_success(clgl_context_destroy(context));
}

static void a_drivers_code_is_explained(void **state)
{
    const clgl_context context = make_headless(POCL, 0);
    clgl_fence fence = NULL;
    clgl_native_source source = CLGL_NATIVE_NONE;
    int32_t code = 0;
    (void)state;
    expect_success(clgl_fence_create_user(context, &fence));
    expect_success(clgl_fence_signal(fence, CL_OUT_OF_RESOURCES));
    expect_named_error(clgl_fence_wait(fence, CLGL_FOREVER), CLGL_ERROR_COMMAND_FAILED);
    assert_int_equal(clgl_error_get_native_code(&source, &code), CLGL_SUCCESS);
    assert_int_equal(code, CL_OUT_OF_RESOURCES);
    assert_string_not_equal(clgl_native_cause(source, code), "");
    assert_string_not_equal(clgl_native_hint(source, code), "");
    expect_message_with("CL_OUT_OF_RESOURCES (-5): ");
    expect_message_with(clgl_native_cause(source, code));
    expect_message_with(clgl_native_hint(source, code));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_context_destroy(context));
}

static void unknown_codes_have_no_explanation(void **state)
{
    (void)state;
    for (int32_t source = CLGL_NATIVE_NONE - 1; source <= CLGL_NATIVE_VULKAN + 1; ++source) {
        assert_string_equal(clgl_native_cause(source, INT32_MAX), "");
        assert_string_equal(clgl_native_hint(source, INT32_MAX), "");
    }
    assert_string_not_equal(clgl_native_cause(CLGL_NATIVE_OPENGL, 0x0502), "");
    assert_string_not_equal(clgl_native_cause(CLGL_NATIVE_EGL, 0x3001), "");
}

typedef struct logged {
    int count;
    int depth;
    char last[LINE_SIZE];
} logged;

/* Log callback. Makes one failing and one successful clgl call; the library must not call the callback for these
 * calls. */
static void take_note(clgl_log_level level, const char *message, void *user_data)
{
    logged *notes = user_data;
    (void)level;
    if (++notes->depth > 1) fail_msg("the callback was called from within itself");
    snprintf(notes->last, sizeof notes->last, "%s", message);
    clgl_queue_finish(NULL);
    clgl_version(NULL, NULL, NULL);
    --notes->depth;
    __atomic_add_fetch(&notes->count, 1, __ATOMIC_RELEASE);
}

static void replace_callback(clgl_log_level level, const char *message, void *user_data)
{
    (void)level;
    (void)message;
    clgl_log_set_callback(NULL, NULL, CLGL_LOG_ERROR);
    ++*(int *)user_data;
}

static void levels_are_checked_and_kept(void **state)
{
    logged notes = {0, 0, ""};
    (void)state;
    expect_named_error(clgl_log_set_callback(take_note, &notes, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_log_set_callback(take_note, &notes, CLGL_LOG_TRACE + 1), CLGL_ERROR_INVALID_ARGUMENT);
    expect_named_error(clgl_log_set_callback(NULL, NULL, -1), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_log_set_callback(NULL, NULL, 0));
}

/* Leaves an OpenGL error pending. The next clgl call that uses OpenGL must log the error. */
static void leave_gl_error_and_call(clgl_context context)
{
    clgl_fence fence = NULL;
    glEnable(0);
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_success(clgl_fence_destroy(fence));
}

static void pending_gl_errors_reach_the_log(void **state)
{
    gl_context gl = make_best_gl();
    const clgl_context context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    logged notes = {0, 0, ""};
    int replaced = 0;
    (void)state;
    expect_success(clgl_log_set_callback(take_note, &notes, CLGL_LOG_ERROR));
    leave_gl_error_and_call(context);
    assert_int_equal(notes.count, 0);
    expect_success(clgl_log_set_callback(take_note, &notes, CLGL_LOG_WARNING));
    leave_gl_error_and_call(context);
    assert_int_equal(notes.count, 1);
    assert_non_null(strstr(notes.last, "GL_INVALID_ENUM"));
    expect_success(clgl_log_set_callback(replace_callback, &replaced, CLGL_LOG_WARNING));
    leave_gl_error_and_call(context);
    leave_gl_error_and_call(context);
    assert_int_equal(replaced, 1);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
}

/* Log callback. Makes the headless context current, which the logged call also uses. */
static void use_headless(clgl_log_level level, const char *message, void *user_data)
{
    const clgl_context context = *(clgl_context *)user_data;
    clgl_fence fence = NULL;
    (void)level;
    (void)message;
    expect_success(clgl_context_make_current(context, 1));
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_success(clgl_context_make_current(context, 0));
    expect_success(clgl_fence_destroy(fence));
    *(clgl_context *)user_data = NULL;
}

static void log_callbacks_may_use_the_context(void **state)
{
    const clgl_context context = make_headless(POCL, 0);
    clgl_context to_use = context;
    clgl_fence fence = NULL;
    (void)state;
    expect_success(clgl_context_make_current(context, 1));
    glEnable(0);
    expect_success(clgl_context_make_current(context, 0));
    expect_success(clgl_log_set_callback(use_headless, &to_use, CLGL_LOG_WARNING));
    expect_success(clgl_fence_record_gl(context, &fence));
    assert_null(to_use);
    expect_success(clgl_log_set_callback(NULL, NULL, CLGL_LOG_NONE));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_context_destroy(context));
}

static int trace_to_callback(void)
{
    logged notes = {0, 0, ""};
    clgl_log_set_callback(take_note, &notes, CLGL_LOG_TRACE);
    expect_named_error(clgl_queue_finish(NULL), CLGL_ERROR_INVALID_HANDLE);
    assert_non_null(strstr(notes.last, "clgl_queue_finish CLGL_ERROR_INVALID_HANDLE "));
    return notes.count == 2 ? 0 : 1;
}

/* Makes a failing call without a log callback. Returns 0 if standard error then begins with `expected`, or is
 * empty if `expected` is empty. */
static int fail_on_stderr(const char *expected)
{
    char name[] = "/tmp/clgl-stderr-XXXXXX", got[LINE_SIZE] = "";
    const int file = mkstemp(name), old = dup(STDERR_FILENO);
    ssize_t size;
    dup2(file, STDERR_FILENO);
    clgl_result_name(0);
    clgl_queue_finish(NULL);
    dup2(old, STDERR_FILENO);
    size = pread(file, got, sizeof got - 1, 0);
    unlink(name);
    return size >= 0 && strncmp(got, expected, strlen(expected)) == 0 && (*expected != 0) == (size > 0) ? 0 : 1;
}

static int trace_to_no_file(void)
{
    logged notes = {0, 0, ""};
    clgl_log_set_callback(take_note, &notes, CLGL_LOG_WARNING);
    clgl_version(NULL, NULL, NULL);
    clgl_version(NULL, NULL, NULL);
    assert_non_null(strstr(notes.last, "CLGL_TRACE"));
    assert_non_null(strstr(notes.last, NO_SUCH_FILE));
    return notes.count == 1 ? 0 : 1;
}

static void call_at_exit(void)
{
    if (clgl_queue_finish(NULL) != CLGL_ERROR_INVALID_HANDLE) _exit(1);
    clgl_error_message();
}

/* Calls clgl in an exit handler, after the thread-local data of the library was destroyed. */
static int message_at_exit(void)
{
    atexit(call_at_exit);
    clgl_queue_finish((clgl_queue)(uintptr_t)0x1234567890);
    return 0;
}

static void calls_can_be_traced(void **state)
{
    char name[] = "/tmp/clgl-trace-XXXXXX", setting[LINE_SIZE], line[LINE_SIZE] = "";
    const int file = mkstemp(name);
    FILE *trace;
    (void)state;
    assert_int_equal(run_again(TRACE_TO_CALLBACK, "CLGL_TRACE=1", NULL), 0);
    assert_int_equal(run_again(TRACE_TO_NO_FILE, "CLGL_TRACE=" NO_SUCH_FILE, NULL), 0);
    snprintf(setting, sizeof setting, "CLGL_TRACE=%s", name);
    assert_int_equal(run_again(TRACE_TO_FILE, setting, NULL), 0);
    trace = fdopen(file, "r");
    assert_non_null(fgets(line, sizeof line, trace));
    assert_ptr_equal(strstr(line, "clgl_version CLGL_SUCCESS "), line);
    assert_non_null(fgets(line, sizeof line, trace));
    assert_ptr_equal(strstr(line, "clgl_queue_finish CLGL_ERROR_INVALID_HANDLE "), line);
    assert_non_null(strstr(line, " ns: clgl_queue_finish: "));
    fclose(trace);
    unlink(name);
}

static void failures_can_be_printed(void **state)
{
    (void)state;
    unsetenv("CLGL_TRACE");
    unsetenv("CLGL_DEBUG");
    assert_int_equal(run_again(FAIL_ON_STDERR, NULL), 0);
    assert_int_equal(run_again(FAIL_ON_STDERR, "CLGL_DEBUG=0", NULL), 0);
    assert_int_equal(run_again(FAIL_ON_STDERR, "CLGL_TRACE=0", NULL), 0);
    assert_int_equal(access("0", F_OK), -1);
    assert_int_equal(run_again(FAIL_ON_STDERR, "CLGL_DEBUG=1", NULL), 0);
    assert_int_equal(run_again(FAIL_ON_STDERR, "CLGL_TRACE=1", NULL), 0);
    assert_int_equal(run_again(FAIL_ON_STDERR, "CLGL_TRACE=" NO_SUCH_FILE, NULL), 0);
}

static void calls_work_while_the_process_ends(void **state)
{
    (void)state;
    assert_int_equal(run_again(MESSAGE_AT_EXIT, NULL), 0);
    assert_int_equal(run_again(MESSAGE_AT_EXIT, "CLGL_TRACE=/dev/null", NULL), 0);
    assert_int_equal(run_again(MESSAGE_AT_EXIT, "MALLOC_PERTURB_=165", NULL), 0);
}

static int all_refused(clgl_context context, clgl_queue queue, clgl_fence fence)
{
    clgl_context made = NULL;
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    uint32_t count = 0;
    return clgl_queue_finish(queue) == CLGL_ERROR_FORKED && clgl_fence_wait(fence, 0) == CLGL_ERROR_FORKED &&
           clgl_fence_get_info(fence, &info) == CLGL_ERROR_FORKED &&
           clgl_context_make_current(context, 1) == CLGL_ERROR_FORKED &&
           clgl_context_create(NULL, &made) == CLGL_ERROR_FORKED &&
           clgl_platform_get_count(&count) == CLGL_ERROR_FORKED && *clgl_error_message() != '\0';
}

static void a_forked_child_can_only_destroy(void **state)
{
    const clgl_context context = make_headless(POCL, 0);
    const clgl_queue queue = make_queue(context, 0);
    clgl_fence fence = NULL;
    int status = 0;
    pid_t child;
    (void)state;
    expect_success(clgl_fence_create_user(context, &fence));
    child = fork();
    if (child == 0) {
        if (!all_refused(context, queue, fence)) _exit(1);
        if (clgl_context_destroy(context) || clgl_queue_destroy(queue) || clgl_fence_destroy(fence)) _exit(2);
        _exit(clgl_fence_destroy(fence) == CLGL_ERROR_INVALID_HANDLE ? 0 : 3);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    expect_success(clgl_queue_finish(queue));
    expect_success(clgl_fence_signal(fence, 0));
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_result_has_its_name),
        cmocka_unit_test(the_version_has_numbers_and_a_text),
        cmocka_unit_test(messages_belong_to_their_thread),
        cmocka_unit_test(messages_name_what_is_wrong),
        cmocka_unit_test(messages_are_utf8),
        cmocka_unit_test(a_drivers_code_is_explained),
        cmocka_unit_test(unknown_codes_have_no_explanation),
        cmocka_unit_test(levels_are_checked_and_kept),
        cmocka_unit_test(pending_gl_errors_reach_the_log),
        cmocka_unit_test(log_callbacks_may_use_the_context),
        cmocka_unit_test(calls_can_be_traced),
        cmocka_unit_test(failures_can_be_printed),
        cmocka_unit_test(calls_work_while_the_process_ends),
        cmocka_unit_test(a_forked_child_can_only_destroy),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (count > 1 && strcmp(arguments[1], TRACE_TO_CALLBACK) == 0) return trace_to_callback();
    if (count > 1 && strcmp(arguments[1], TRACE_TO_NO_FILE) == 0) return trace_to_no_file();
    if (count > 1 && strcmp(arguments[1], FAIL_ON_STDERR) == 0) {
        const char *const debug = getenv("CLGL_DEBUG"), *const trace = getenv("CLGL_TRACE");
        return fail_on_stderr(trace && strcmp(trace, "0") != 0   ? "clgl_queue_finish CLGL_ERROR_INVALID_HANDLE "
                              : debug && strcmp(debug, "1") == 0 ? "clgl: clgl_queue_finish: "
                                                                 : "");
    }
    if (count > 1 && strcmp(arguments[1], MESSAGE_AT_EXIT) == 0) return message_at_exit();
    if (count > 1) {
        clgl_version(NULL, NULL, NULL);
        clgl_queue_finish(NULL);
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
