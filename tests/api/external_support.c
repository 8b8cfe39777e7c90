#include "external_support.h"

int external_on_gpu = 0;

clgl_transport_report report_of(clgl_context context, int32_t transport)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    for (uint32_t i = 0; report.transport != transport; ++i)
        expect_success(clgl_context_get_transport_report(context, i, &report));
    return report;
}

static share_fixture begin_gpu(void)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    share_fixture f = {.device = "GPU", .transport = EXTERNAL};
    desc.flags = CLGL_CONTEXT_HEADLESS;
    expect_success(clgl_context_create(&desc, &f.context));
    expect_success(clgl_context_make_current(f.context, 1));
    f.queue = make_queue(f.context, 0);
    return f;
}

share_fixture begin_external(void) { return external_on_gpu ? begin_gpu() : begin_share(POCL, EXTERNAL); }

void end_external(share_fixture *f)
{
    if (!external_on_gpu) {
        end_share(f);
        return;
    }
    expect_no_memory(f->context);
    expect_success(clgl_queue_destroy(f->queue));
    expect_gl_clean();
    expect_success(clgl_context_make_current(f->context, 0));
    expect_success(clgl_context_destroy(f->context));
}

void on_each_external_device(share_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    if (external_on_gpu) {
        share_fixture f = begin_external();
        run(&f);
        end_external(&f);
        return;
    }
    for (size_t d = 0; d < COUNT(devices); ++d) {
        share_fixture f = begin_share(devices[d], EXTERNAL);
        assert_int_equal(report_of(f.context, EXTERNAL).self_test, CLGL_SELF_TEST_PASSED);
        assert_int_equal(report_of(f.context, EXTERNAL).status, CLGL_TRANSPORT_OFFERED);
        run(&f);
        end_share(&f);
    }
}

int is_external_offered(void)
{
    share_fixture f = begin_external();
    const clgl_transport_report report = report_of(f.context, EXTERNAL);
    const int offered = report.status != CLGL_TRANSPORT_REJECTED;
    printf("external is %s: %s\n", offered ? "offered" : "not offered", report.reason);
    end_external(&f);
    return offered;
}
