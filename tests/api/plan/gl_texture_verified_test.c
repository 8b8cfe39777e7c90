/* Compares the formats that can be shared with a recorded list. Each major version of a driver has its own list,
 * with formats per transport and GL target. Missing entries are failures; new entries are only printed.
 *
 * CLGL_TEST_UPDATE writes the list. Without a list the test is skipped. The arguments "native gpu" select native
 * sharing with GLX on NVIDIA GPUs. */
#define _GNU_SOURCE
#include "direct_support.h"
#include "verified.h"

#define MOST_LINES 1024
#define LINE_SIZE 256

/* Lines of a list, for example "staged RG8 as RGBA8 1D 2D". A line has the transport, the format, the format of
 * the OpenCL image (if it differs), and the GL targets. */
typedef struct list {
    char lines[MOST_LINES][LINE_SIZE];
    size_t count;
} list;

static const char *transport_name(clgl_transport transport)
{
    if (transport == CLGL_TRANSPORT_EXTERNAL) return "external";
    if (transport == CLGL_TRANSPORT_NATIVE) return "native";
    return transport == CLGL_TRANSPORT_STAGED ? "staged" : "mapped";
}

static const char *target_name(GLenum target)
{
    for (size_t t = 0; t < COUNT(verified_targets); ++t)
        if (verified_targets[t].target == target) return verified_targets[t].name;
    return "";
}

static void append(char *line, const char *word)
{
    const size_t length = strlen(line);
    assert_true(length + strlen(word) + 2 < LINE_SIZE);
    snprintf(line + length, LINE_SIZE - length, "%s%s", length ? " " : "", word);
}

static void start_line(char *line, const verified *v)
{
    append(line, transport_name(v->transport));
    append(line, info_of_format(v->format).name);
    if (v->cl_format == v->format) return;
    append(line, "as");
    append(line, info_of_format(v->cl_format).name);
}

static void list_all(const verified *found, size_t count, list *all)
{
    memset(all, 0, sizeof *all);
    for (size_t i = 0; i < count; ++i) {
        const verified *before = i ? &found[i - 1] : NULL;
        if (!before || before->transport != found[i].transport || before->format != found[i].format ||
            before->cl_format != found[i].cl_format) {
            assert_true(all->count < MOST_LINES);
            start_line(all->lines[all->count++], &found[i]);
        }
        append(all->lines[all->count - 1], target_name(found[i].target));
    }
}

static void read_list(const char *path, list *all)
{
    FILE *file = fopen(path, "r");
    memset(all, 0, sizeof *all);
    if (!file) {
        printf("%s does not exist: CLGL_TEST_UPDATE=1 creates it\n", path);
        skip();
    }
    while (all->count < MOST_LINES && fgets(all->lines[all->count], LINE_SIZE, file)) {
        all->lines[all->count][strcspn(all->lines[all->count], "\n")] = '\0';
        /* OpenGL of Wine 8 cannot import memory. */
        if (test_winsys() != CLGL_WINSYS_WGL || strncmp(all->lines[all->count], "external ", 9) != 0)
            ++all->count;
    }
    fclose(file);
}

static void write_list(const char *path, const list *all)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    for (size_t i = 0; i < all->count; ++i)
        fprintf(file, "%s\n", all->lines[i]);
    assert_int_equal(fclose(file), 0);
}

/* Returns the length of a line without its GL targets. */
static size_t words_of_key(const char *line)
{
    const char *space = strchr(strchr(line, ' ') + 1, ' ');
    if (strncmp(space, " as ", 4) == 0) space = strchr(space + 4, ' ');
    return (size_t)(space - line);
}

static int has_word(const char *line, const char *word, size_t length)
{
    for (const char *at = line; (at = strchr(at, ' ')) != NULL;)
        if (strncmp(++at, word, length) == 0 && (at[length] == ' ' || at[length] == '\0')) return 1;
    return 0;
}

/* Prints the entries of `all` that are missing from `other`. Returns the number of missing entries. */
static unsigned missing_in(const list *other, const list *all, const char *what)
{
    unsigned missing = 0;
    for (size_t i = 0; i < all->count; ++i) {
        const char *const line = all->lines[i], *same = "";
        const size_t key = words_of_key(line);
        for (size_t k = 0; k < other->count; ++k)
            if (strncmp(line, other->lines[k], key + 1) == 0 && words_of_key(other->lines[k]) == key)
                same = other->lines[k] + key;
        for (const char *word = line + key; *word;) {
            const size_t length = strcspn(++word, " ");
            if (!has_word(same, word, length)) {
                printf("%s: %.*s %.*s\n", what, (int)key, line, (int)length, word);
                ++missing;
            }
            word += length;
        }
    }
    return missing;
}

/* Compares the entries of one transport with a list, or of all transports for CLGL_TRANSPORT_AUTO. */
static void compare_found(const share_fixture *f, clgl_transport transport, const char *file_name)
{
    static verified found[MOST_VERIFIED];
    static list here, kept;
    char path[4096];
    const size_t count = find_verified(f->context, transport, found);
    snprintf(path, sizeof path, "%s/%s", CLGL_TEST_DRIVERS, file_name);
    printf("%s: %u combinations of format, target and transport can be shared\n", f->device, (unsigned)count);
    list_all(found, count, &here);
    if (getenv("CLGL_TEST_UPDATE")) write_list(path, &here);
    read_list(path, &kept);
    if (missing_in(&kept, &here, "new") > 0) printf("CLGL_TEST_UPDATE=1 updates %s\n", path);
    if (missing_in(&here, &kept, "lost") > 0) fail_msg("entries of %s can no longer be shared", path);
}

/* Compares the entries of a device with the list for its driver version. For example, pocl_3.txt is the list for
 * PoCL 3.1. */
static void compare(const char *device, const char *name)
{
    share_fixture f = begin_share(device, CLGL_TRANSPORT_STAGED);
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    char file_name[64];
    expect_success(clgl_device_get_info(find_device(device), &info));
    snprintf(file_name, sizeof file_name, "%s_%d.txt", name, atoi(info.driver_version));
    compare_found(&f, CLGL_TRANSPORT_AUTO, file_name);
    end_share(&f);
}

static void pocl_matches_the_recorded_list(void **state)
{
    (void)state;
    compare(POCL, "pocl");
}

static void rusticl_matches_the_recorded_list(void **state)
{
    (void)state;
    compare(RUSTICL, "rusticl");
}

static void nvidia_matches_the_recorded_list(void **state)
{
    share_fixture f = begin_direct();
    (void)state;
    compare_found(&f, direct_transport,
                  direct_transport == CLGL_TRANSPORT_NATIVE ? "nvidia_glx.txt" : "nvidia_external.txt");
    end_direct(&f);
}

/* Tests invalid arguments of clgl_texture_verify, and the reasons that it returns. */
static void questions_are_checked(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    const int32_t staged = CLGL_TRANSPORT_STAGED, rgba8 = CLGL_FORMAT_RGBA8;
    (void)state;
    expect_error(clgl_texture_verify(f.context, CLGL_TRANSPORT_AUTO, GL_TEXTURE_2D, rgba8, 0, &support),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_verify(f.context, 99, GL_TEXTURE_2D, rgba8, 0, &support),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_verify(f.context, staged, 0, rgba8, 0, &support), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_verify(f.context, staged, 0x1234, rgba8, 0, &support), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, 0, 0, &support),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(
        clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, rgba8, CLGL_TEXTURE_COMPUTE_ONLY, &support),
        CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, rgba8, 0, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    support.struct_size = 4;
    expect_error(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, rgba8, 0, &support),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    support = (clgl_texture_support)CLGL_TEXTURE_SUPPORT_INIT;
    expect_success(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, CLGL_FORMAT_RGB8, 0, &support));
    assert_int_equal(support.self_test, CLGL_SELF_TEST_FAILED);
    assert_non_null(strstr(support.detail, "CLGL_FORMAT_RGBA8"));
    expect_success(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D_MULTISAMPLE, rgba8, 0, &support));
    assert_int_equal(support.self_test, CLGL_SELF_TEST_FAILED);
    assert_int_equal(support.cl_format, CLGL_FORMAT_NONE);
    use_no_gl();
    expect_error(clgl_texture_verify(f.context, staged, GL_TEXTURE_2D, rgba8, 0, &support),
                 CLGL_ERROR_NO_GL_CONTEXT);
    use_gl(&f.gl);
    end_share(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pocl_matches_the_recorded_list),
        cmocka_unit_test(rusticl_matches_the_recorded_list),
        cmocka_unit_test(questions_are_checked),
    };
    const struct CMUnitTest direct[] = {cmocka_unit_test(nvidia_matches_the_recorded_list)};
    read_direct_arguments(&argc, argv);
    if (!on_gpu) return cmocka_run_group_tests(tests, NULL, NULL);
    return is_direct_offered() ? cmocka_run_group_tests(direct, NULL, NULL) : EXIT_SKIPPED;
}
