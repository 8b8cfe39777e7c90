// Tests window systems on X: GLX, EGL on X, and X servers that lack features. Starts an X server (Xvfb).
#include "winsys_support.hpp"

#include "winsys/glx.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// Functions of LeakSanitizer; null without LeakSanitizer
extern "C" {
void __lsan_disable() __attribute__((weak));
void __lsan_enable() __attribute__((weak));
}

using namespace clgl;
using namespace clgl::winsys;

namespace
{

// Runs an X server and sets DISPLAY to it.
class Xvfb
{
public:
    explicit Xvfb(const char *glx)
    {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        process_ = fork();
        if (process_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            std::freopen("/dev/null", "w", stdout);
            std::freopen("/dev/null", "w", stderr);
            const std::string descriptor = std::to_string(ends[1]);
            execlp("Xvfb", "Xvfb", "-displayfd", descriptor.c_str(), glx, "GLX", "-noreset", "-screen", "0",
                   "64x64x24", "-nolisten", "tcp", nullptr);
            _exit(1);
        }
        close(ends[1]);
        std::string number;
        for (char c = 0; read(ends[0], &c, 1) == 1 && c != '\n';)
            number += c;
        close(ends[0]);
        if (number.empty()) fail_msg("Xvfb did not start; is it installed?");
        setenv("DISPLAY", (":" + number).c_str(), 1);
    }
    ~Xvfb()
    {
        kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
        unsetenv("DISPLAY");
    }
    Xvfb(const Xvfb &) = delete;

private:
    pid_t process_;
};

// An application with GLX. Like real applications, it destroys its GLX resources before it closes its display.
class Program
{
public:
    explicit Program(GlVersion version = {false, true, 3, 3}) : display(glx().x11->OpenDisplay(nullptr))
    {
        assert_non_null(display);
        const Glx &g = glx();
        const int wanted[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT, None};
        int count = 0;
        GLXFBConfig *configs = g.ChooseFBConfig(display, 0, wanted, &count);
        assert_true(count > 0);
        const int attributes[] = {GLX_CONTEXT_MAJOR_VERSION_ARB,
                                  version.major,
                                  GLX_CONTEXT_MINOR_VERSION_ARB,
                                  version.minor,
                                  GLX_CONTEXT_PROFILE_MASK_ARB,
                                  version.es ? GLX_CONTEXT_ES2_PROFILE_BIT_EXT : GLX_CONTEXT_CORE_PROFILE_BIT_ARB,
                                  None};
        const int size[] = {GLX_PBUFFER_WIDTH, 8, GLX_PBUFFER_HEIGHT, 8, None};
        context = g.CreateContextAttribsARB(display, configs[0], nullptr, True, attributes);
        assert_non_null(context);
        pbuffer = g.CreatePbuffer(display, configs[0], size);
        g.x11->Free(configs);
        assert_true(g.MakeContextCurrent(display, pbuffer, pbuffer, context));
    }
    ~Program() { close(); }
    Program(const Program &) = delete;

    void close()
    {
        if (!display) return;
        const Glx &g = glx();
        if (g.GetCurrentContext()) g.MakeContextCurrent(display, None, None, nullptr);
        g.DestroyPbuffer(display, pbuffer);
        g.DestroyContext(display, context);
        g.x11->CloseDisplay(display);
        display = nullptr;
    }

    Display *display;
    GLXContext context = nullptr;
    GLXPbuffer pbuffer = None;
};

void nothing_is_current_before_glx_is_loaded(void **)
{
    assert_null(current_context());
    assert_null(dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD));
    assert_null(dlopen("libGLX.so.0", RTLD_LAZY | RTLD_NOLOAD));
}

void missing_displays_have_distinct_errors(void **)
{
    unsetenv("DISPLAY");
    assert_true(mentions(explain_missing(), "DISPLAY is not set"));
    setenv("DISPLAY", ":54321", 1);
    assert_true(mentions(explain_missing(), "cannot open DISPLAY :54321"));
    {
        Xvfb server("-extension");
        assert_true(mentions(explain_missing(), "has no GLX"));
        assert_true(display_lacks_glx());
        assert_null(current_context());
    }
    Xvfb server("+extension");
    assert_string_equal(explain_missing().c_str(), "");
    assert_false(display_lacks_glx());
}

void application_contexts_are_current(void **)
{
    Xvfb server("+extension");
    Program program;
    const Binding binding = current();
    assert_int_equal(binding.platform, CLGL_WINSYS_GLX);
    assert_ptr_equal(binding.display, program.display);
    assert_ptr_equal(binding.context, program.context);
    assert_ptr_equal(current_context(), program.context);
    assert_non_null(proc_address(CLGL_WINSYS_GLX, "glDrawArrays"));
    assert_false(has_sync(binding));
    assert_int_equal(error_of([&] { make_sync(binding); }).result(), CLGL_ERROR_UNSUPPORTED);
    on_another_thread([] { assert_null(current_context()); });
    release_current(CLGL_WINSYS_GLX);
    assert_null(current_context());
    make_current(binding);
    assert_true(same(current(), binding));
}

void objects_are_shared(void **)
{
    Xvfb server("+extension");
    for (GlVersion version :
         {GlVersion{false, true, 3, 3}, GlVersion{false, false, 3, 0}, GlVersion{true, false, 3, 0}}) {
        Program program(version);
        const Binding mine = current();
        const auto other = make_shared(mine);
        assert_true(same(current(), mine));
        check_sharing(mine, other->binding());
        on_another_thread([&] {
            make_current(other->binding());
            assert_int_equal(current_gl_version().es, version.es);
            make_current({});
        });
    }
}

void egl_and_glx_take_turns(void **)
{
    Xvfb server("+extension");
    Program program;
    const Binding mine = current();
    const auto own = make_headless(any_suits);
    assert_true(same(current(), mine));
    make_current(own->binding());
    assert_true(same(current(), own->binding()));
    assert_null(glx().GetCurrentContext());
    make_current(mine);
    assert_true(same(current(), mine));
}

void an_x_error_is_typed_and_harmless(void **)
{
    Xvfb server("+extension");
    Program program;
    const Binding mine = current();
    Binding broken = mine;
    broken.draw = broken.read = 0x7fffff;
    const Error error = error_of([&] { make_current(broken); });
    assert_int_equal(error.result(), CLGL_ERROR_WINSYS);
    assert_int_equal(error.native().source, CLGL_NATIVE_GLX);
    assert_true(mentions(error.what(), "glXMakeContextCurrent"));
    assert_true(mentions(error.what(), "BadDrawable"));
    assert_true(same(current(), mine));
}

int errors_of_the_program = 0;

void application_x_errors_are_not_trapped(void **)
{
    Xvfb server("+extension");
    Program program;
    const X11 &x11 = *x11_or_null();
    const auto before = x11.SetErrorHandler([](Display *, XErrorEvent *) {
        ++errors_of_the_program;
        return 0;
    });
    // The request is sent before the error trap is set. Its error arrives while the trap is set.
    glx().DestroyPbuffer(program.display, 0x7fffff);
    {
        XErrorTrap trap(x11, program.display);
        assert_int_equal(trap.error(), 0);
    }
    x11.SetErrorHandler(before);
    assert_int_equal(errors_of_the_program, 1);
}

void a_closed_display_is_left_alone(void **)
{
    Xvfb server("+extension");
    Program program;
    auto other = make_shared(current());
    program.close();
    other.reset();
}

// Hides leaks of Mesa from LeakSanitizer. Mesa does not free a context that is current when its display is
// closed.
class LeaksOfMesa
{
public:
    LeaksOfMesa()
    {
        if (__lsan_disable) __lsan_disable();
    }
    ~LeaksOfMesa()
    {
        if (__lsan_enable) __lsan_enable();
    }
    LeaksOfMesa(const LeaksOfMesa &) = delete;
};

void a_thread_survives_its_display(void **)
{
    const LeaksOfMesa here;
    Xvfb server("+extension");
    Program program;
    auto other = make_shared(current());
    make_current({});
    on_another_thread([&] {
        const LeaksOfMesa there;
        make_current(other->binding());
        on_another_thread([&] { program.close(); });
        release_current(CLGL_WINSYS_GLX);
        other.reset();
    });
}

void many_cycles_leave_nothing_open(void **)
{
    constexpr int cycles = 300;
    Xvfb server("+extension");
    Program program;
    make_shared(current());
    const std::ptrdiff_t before = open_descriptors();
    for (int i = 0; i < cycles; ++i)
        make_shared(current());
    assert_int_equal(open_descriptors(), before);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_current_before_glx_is_loaded),
        cmocka_unit_test(missing_displays_have_distinct_errors),
        cmocka_unit_test(application_contexts_are_current),
        cmocka_unit_test(objects_are_shared),
        cmocka_unit_test(egl_and_glx_take_turns),
        cmocka_unit_test(an_x_error_is_typed_and_harmless),
        cmocka_unit_test(application_x_errors_are_not_trapped),
        cmocka_unit_test(a_closed_display_is_left_alone),
        cmocka_unit_test(a_thread_survives_its_display),
        cmocka_unit_test(many_cycles_leave_nothing_open),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
