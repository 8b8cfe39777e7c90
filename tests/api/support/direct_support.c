#define _GNU_SOURCE
#include "direct_support.h"

clgl_transport direct_transport = CLGL_TRANSPORT_EXTERNAL;
int on_gpu = 0;

static int take_argument(int *count, char **arguments, const char *word)
{
    for (int i = 1; i < *count; ++i) {
        if (strcmp(arguments[i], word) != 0) continue;
        memmove(arguments + i, arguments + i + 1, (size_t)(*count - i) * sizeof *arguments);
        --*count;
        return 1;
    }
    return 0;
}

void read_direct_arguments(int *count, char **arguments)
{
    if (take_argument(count, arguments, "native")) direct_transport = CLGL_TRANSPORT_NATIVE;
    on_gpu = take_argument(count, arguments, "gpu");
    if (on_gpu && direct_transport == CLGL_TRANSPORT_NATIVE) setenv("CLGL_TEST_GLX", "1", 1);
    /* CPU drivers share only with a layer in front of them, which provides it for PoCL. */
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
}

static share_fixture begin_gpu(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    share_fixture f = {.device = "GPU", .transport = direct_transport};
    if (direct_transport == CLGL_TRANSPORT_NATIVE)
        f.gl = make_best_gl();
    else
        desc.flags = CLGL_CONTEXT_HEADLESS;
    expect_success(clgl_context_create(&desc, &f.context));
    if (desc.flags) expect_success(clgl_context_make_current(f.context, 1));
    f.queue = make_queue(f.context, 0);
    return f;
}

share_fixture begin_direct(void) { return on_gpu ? begin_gpu() : begin_share(POCL, direct_transport); }

void end_direct(share_fixture *f)
{
    if (!on_gpu || direct_transport == CLGL_TRANSPORT_NATIVE) {
        end_share(f);
        return;
    }
    expect_no_memory(f->context);
    expect_success(clgl_queue_destroy(f->queue));
    expect_gl_clean();
    expect_success(clgl_context_make_current(f->context, 0));
    expect_success(clgl_context_destroy(f->context));
}

void on_each_direct_device(share_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    if (on_gpu) {
        share_fixture f = begin_direct();
        run(&f);
        end_direct(&f);
        return;
    }
    for (size_t d = 0; d < COUNT(devices); ++d) {
        share_fixture f = begin_share(devices[d], direct_transport);
        assert_int_equal(report_of(f.context, direct_transport).self_test, CLGL_SELF_TEST_PASSED);
        assert_int_equal(report_of(f.context, direct_transport).buffer_status, CLGL_TRANSPORT_STATUS_AVAILABLE);
        run(&f);
        end_share(&f);
    }
}

int is_direct_offered(void)
{
    share_fixture f = begin_direct();
    const clgl_transport_report report = report_of(f.context, direct_transport);
    const int offered = report.buffer_status != CLGL_TRANSPORT_STATUS_UNAVAILABLE;
    printf("%s is %s: %s\n", clgl_transport_name(report.transport), offered ? "offered" : "not offered",
           report.buffer_reason);
    end_direct(&f);
    return offered;
}
