// Tests window systems without X: EGL on devices and on the surfaceless platform.
#include "winsys_support.hpp"

#include "winsys/egl.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace clgl;
using namespace clgl::winsys;

namespace
{

// Name of a library that dlopen() below pretends not to find; nullptr = none
const char *hidden_library = nullptr;

// Replaces entries of the EGL table to simulate a driver without a feature. The destructor restores them.
class FakeEgl
{
public:
    FakeEgl() : table(const_cast<Egl &>(egl())), real_(table) { real = &real_; }
    ~FakeEgl() { table = real_; }
    FakeEgl(const FakeEgl &) = delete;

    // Simulates that EGL does not list this client or display extension.
    void hide(const char *extension)
    {
        hidden_extension = extension;
        table.QueryString = [](EGLDisplay display, EGLint name) -> const char * {
            static thread_local std::string edited;
            const char *string = real->QueryString(display, name);
            edited = string ? string : "";
            const size_t at = edited.find(hidden_extension);
            if (at != edited.npos) edited[at] = '_';
            return edited.c_str();
        };
    }

    Egl &table;

private:
    static inline const Egl *real = nullptr;
    static inline const char *hidden_extension = "";
    Egl real_;
};

EGLDisplay surfaceless_display()
{
    EGLDisplay display = egl().GetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    assert_true(egl().Initialize(display, nullptr, nullptr));
    return display;
}

EGLDisplay first_device_display()
{
    EGLDeviceEXT device = nullptr;
    EGLint count = 0;
    assert_true(egl().QueryDevicesEXT(1, &device, &count));
    assert_int_equal(count, 1);
    EGLDisplay display = egl().GetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device, nullptr);
    assert_true(egl().Initialize(display, nullptr, nullptr));
    return display;
}

std::unique_ptr<OwnContext> make_plain(EGLDisplay display, bool es)
{
    EglRequest request;
    request.display = display;
    request.version = es ? GlVersion{true, false, 3, 0} : GlVersion{false, true, 3, 3};
    return make_egl_context(request);
}

bool is_loaded(const char *soname)
{
    void *library = dlopen(soname, RTLD_LAZY | RTLD_NOLOAD);
    if (library) dlclose(library);
    return library != nullptr;
}

// The next two tests must run before EGL or GLX is loaded.

void queries_load_no_library(void **)
{
    assert_null(current_context());
    assert_int_equal(current().platform, CLGL_WINSYS_NONE);
    release_current(CLGL_WINSYS_EGL);
    release_current(CLGL_WINSYS_GLX);
    make_current({});
    assert_false(is_loaded("libEGL.so.1"));
    assert_false(is_loaded("libGLX.so.0"));
    assert_false(is_loaded("libX11.so.6"));
}

void a_missing_libegl_is_reported(void **)
{
    hidden_library = "libEGL.so.1";
    const Error error = error_of([] { make_headless(any_suits); });
    assert_int_equal(error.result(), CLGL_ERROR_NO_OPENGL);
    assert_true(mentions(error.what(), "no libEGL.so.1"));
    assert_true(mentions(explain_missing(), "no libEGL.so.1"));
    hidden_library = nullptr;
}

void a_library_loaded_later_is_found(void **)
{
    assert_null(current_context());
    assert_non_null(dlopen("libEGL.so.1", RTLD_LAZY));
    assert_null(current_context());
    assert_int_equal(current().platform, CLGL_WINSYS_NONE);
}

void headless_contexts_are_current_per_thread(void **)
{
    const auto own = make_headless(any_suits);
    assert_null(current_context());
    make_current(own->binding());
    assert_true(same(current(), own->binding()));
    assert_ptr_equal(current_context(), own->binding().context);
    on_another_thread([] { assert_null(current_context()); });
    assert_true(current_gl_version().major >= 3);
    assert_non_null(proc_address(CLGL_WINSYS_EGL, "glDrawArrays"));
    release_current(CLGL_WINSYS_EGL);
    assert_null(current_context());
}

void headless_contexts_restore_the_binding(void **)
{
    const auto first = make_headless(any_suits);
    egl().BindAPI(EGL_OPENGL_ES_API);
    make_current(first->binding());
    const auto second = make_headless(any_suits);
    assert_true(same(current(), first->binding()));
    assert_int_equal(egl().QueryAPI(), EGL_OPENGL_ES_API);
    make_current({});
}

void a_destroyed_context_is_not_current(void **)
{
    auto own = make_headless(any_suits);
    make_current(own->binding());
    own.reset();
    assert_null(current_context());
}

void both_platforms_share_both_apis(void **)
{
    for (EGLDisplay display : {first_device_display(), surfaceless_display()}) {
        for (bool es : {false, true}) {
            const auto one = make_plain(display, es);
            make_current(one->binding());
            assert_int_equal(current_gl_version().es, es);
            const auto other = make_shared(one->binding());
            assert_true(same(current(), one->binding()));
            check_sharing(one->binding(), other->binding());
        }
    }
}

void headless_can_be_shared(void **)
{
    const auto own = make_headless(any_suits);
    make_current(own->binding());
    const auto other = make_shared(own->binding());
    on_another_thread([&] {
        make_current(other->binding());
        assert_true(current_gl_version().major >= 3);
        make_current({});
    });
    check_sharing(own->binding(), other->binding());
}

void without_surfaceless_a_pbuffer_is_used(void **)
{
    FakeEgl fake;
    fake.hide("EGL_KHR_surfaceless_context");
    const auto own = make_headless(any_suits);
    assert_true(own->binding().draw != 0);
    make_current(own->binding());
    assert_true(same(current(), own->binding()));
    const auto other = make_shared(own->binding());
    assert_true(other->binding().draw != 0);
    check_sharing(own->binding(), other->binding());
}

void without_devices_surfaceless_is_used(void **)
{
    FakeEgl fake;
    fake.table.QueryDevicesEXT = [](EGLint, EGLDeviceEXT *, EGLint *count) -> EGLBoolean {
        *count = 0;
        return EGL_TRUE;
    };
    assert_ptr_equal(make_headless(any_suits)->binding().display, surfaceless_display());
    assert_false(mentions(explain_missing(), "EGL"));
    fake.hide("EGL_MESA_platform_surfaceless");
    assert_true(mentions(explain_missing(), "no EGL device"));
    const Error error = error_of([] { make_headless(any_suits); });
    assert_int_equal(error.result(), CLGL_ERROR_NO_OPENGL);
    assert_true(mentions(error.what(), "neither a device nor a surfaceless platform"));
}

// Simulates a machine with two GPUs of the same model.
void two_of_hardware(FakeEgl &fake)
{
    static EGLDeviceEXT device = nullptr;
    EGLint count = 0;
    assert_true(fake.table.QueryDevicesEXT(1, &device, &count));
    fake.table.QueryDevicesEXT = [](EGLint capacity, EGLDeviceEXT *devices, EGLint *found) -> EGLBoolean {
        std::fill_n(devices, devices ? capacity : 0, device);
        *found = 2;
        return EGL_TRUE;
    };
    fake.table.QueryDeviceStringEXT = [](EGLDeviceEXT, EGLint) -> const char * { return ""; };
}

void the_matching_card_is_used(void **)
{
    FakeEgl fake;
    two_of_hardware(fake);
    for (const size_t wanted : {size_t{0}, size_t{1}, size_t{2}}) {
        std::vector<void *> asked;
        const auto own = make_headless([&](const OwnContext &made) {
            asked.push_back(made.binding().context);
            return asked.size() == wanted + 1;
        });
        // If no device matches, the first device is used.
        assert_int_equal(asked.size(), std::min(wanted + 1, size_t{2}));
        assert_ptr_equal(own->binding().context, asked[wanted % 2]);
        make_current(own->binding());
        assert_true(current_gl_version().major >= 3);
        make_current({});
    }
}

void a_card_without_a_context_is_skipped(void **)
{
    static EGLDisplay displays[] = {EGL_NO_DISPLAY, first_device_display()};
    static size_t next = 0;
    FakeEgl fake;
    two_of_hardware(fake);
    fake.table.GetPlatformDisplayEXT = [](EGLenum, void *, const EGLint *) { return displays[next++]; };
    const auto own = make_headless([](const OwnContext &) -> bool {
        fail_msg("the only device was queried");
        return false;
    });
    assert_ptr_equal(own->binding().display, displays[1]);
    assert_int_equal(next, 2);
}

void each_refusal_is_reported(void **)
{
    FakeEgl fake;
    fake.table.CreateContext = [](EGLDisplay, EGLConfig, EGLContext, const EGLint *) -> EGLContext {
        return nullptr;
    };
    fake.table.GetError = []() -> EGLint { return EGL_BAD_MATCH; };
    const Error error = error_of([] { make_headless(any_suits); });
    assert_int_equal(error.result(), CLGL_ERROR_NO_OPENGL);
    assert_int_equal(error.native().source, CLGL_NATIVE_EGL);
    assert_int_equal(error.native().code, EGL_BAD_MATCH);
    assert_true(mentions(error.what(), "EGL device 0"));
    assert_true(mentions(error.what(), "eglCreateContext of OpenGL 4.6 core failed with EGL_BAD_MATCH (0x3009)"));
}

void current_elsewhere_is_an_error(void **)
{
    const auto first = make_headless(any_suits);
    const auto second = make_headless(any_suits);
    make_current(first->binding());
    on_another_thread([&] {
        make_current(second->binding());
        const Error error = error_of([&] { make_current(first->binding()); });
        assert_int_equal(error.result(), CLGL_ERROR_WINSYS);
        assert_int_equal(error.native().source, CLGL_NATIVE_EGL);
        assert_int_equal(error.native().code, EGL_BAD_ACCESS);
        assert_true(mentions(error.what(), "EGL_BAD_ACCESS"));
        assert_true(same(current(), second->binding()));
        make_current({});
    });
    make_current({});
}

void an_unsupported_window_system_changes_nothing(void **)
{
    const auto own = make_headless(any_suits);
    make_current(own->binding());
    Binding other = own->binding();
    other.platform = CLGL_WINSYS_WGL;
    const Error error = error_of([&] { make_current(other); });
    assert_int_equal(error.result(), CLGL_ERROR_UNSUPPORTED);
    assert_true(mentions(error.what(), "the window system WGL is not supported"));
    assert_true(same(current(), own->binding()));
    make_current({});
}

void a_lost_context_has_its_own_error(void **)
{
    FakeEgl fake;
    const auto own = make_headless(any_suits);
    fake.table.MakeCurrent = [](EGLDisplay, EGLSurface, EGLSurface, EGLContext) -> EGLBoolean {
        return EGL_FALSE;
    };
    fake.table.GetError = []() -> EGLint { return EGL_CONTEXT_LOST; };
    const Error error = error_of([&] { make_current(own->binding()); });
    assert_int_equal(error.result(), CLGL_ERROR_CONTEXT_LOST);
}

// Draws with a slow shader, so that a software renderer is busy for some time.
void draw_for_long()
{
    const char *vertex = "#version 330\nvoid main() { gl_Position = vec4(gl_VertexID % 2 * 4 - 1, "
                         "gl_VertexID / 2 * 4 - 1, 0, 1); }";
    const char *fragment = "#version 330\nout vec4 c; void main() { c = gl_FragCoord; "
                           "for (int i = 0; i < 2000; ++i) c = sin(c + float(i)); }";
    const GLuint program = glCreateProgram();
    for (auto [kind, source] : {std::pair(GL_VERTEX_SHADER, vertex), std::pair(GL_FRAGMENT_SHADER, fragment)}) {
        const GLuint shader = glCreateShader(static_cast<GLenum>(kind));
        glShaderSource(shader, 1, &source, nullptr);
        glCompileShader(shader);
        glAttachShader(program, shader);
        glDeleteShader(shader);
    }
    glLinkProgram(program);
    constexpr GLsizei side = 256;
    GLuint target = 0, framebuffer = 0, vertices = 0;
    glGenRenderbuffers(1, &target);
    glBindRenderbuffer(GL_RENDERBUFFER, target);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, side, side);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, target);
    glGenVertexArrays(1, &vertices);
    glBindVertexArray(vertices);
    glUseProgram(program);
    glViewport(0, 0, side, side);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

void a_sync_is_waited_for_anywhere(void **)
{
    const auto own = make_headless(any_suits);
    make_current(own->binding());
    assert_true(has_sync(own->binding()));
    draw_for_long();
    const auto sync = make_sync(own->binding());
    glFlush();
    on_another_thread([&] {
        assert_null(current_context());
        assert_false(sync->wait(0));
        constexpr int64_t one_microsecond = 1000;
        assert_false(sync->wait(one_microsecond));
        assert_true(sync->wait(-1));
        assert_true(sync->wait(0));
    });
    make_current({});
}

void every_kind_of_sync_works(void **)
{
    FakeEgl fake;
    const auto own = make_headless(any_suits);
    make_current(own->binding());
    fake.table.syncs[0] = {};
    assert_true(has_sync(own->binding()));
    const auto sync = make_sync(own->binding());
    glFlush();
    assert_true(sync->wait(-1));
    fake.table.syncs[1] = {};
    assert_false(has_sync(own->binding()));
    assert_int_equal(error_of([&] { make_sync(own->binding()); }).result(), CLGL_ERROR_UNSUPPORTED);
    make_current({});
}

void a_sync_without_a_context_is_an_error(void **)
{
    const auto own = make_headless(any_suits);
    assert_int_equal(error_of([&] { make_sync(own->binding()); }).result(), CLGL_ERROR_WINSYS);
}

void many_cycles_leave_nothing_open(void **)
{
    constexpr int cycles = 1000;
    const auto kept = make_headless(any_suits);
    make_current(kept->binding());
    make_shared(kept->binding());
    const std::ptrdiff_t before = open_descriptors();
    for (int i = 0; i < cycles; ++i) {
        const auto own = make_headless(any_suits);
        const auto other = make_shared(kept->binding());
        const auto sync = make_sync(kept->binding());
    }
    assert_int_equal(open_descriptors(), before);
    make_current({});
}

}  // namespace

// Overrides dlopen of the C library for all code in this process, so that a library can be hidden.
extern "C" void *dlopen(const char *name, int flags) noexcept
{
    using Dlopen = void *(*)(const char *, int);
    static const auto real = reinterpret_cast<Dlopen>(dlsym(RTLD_NEXT, "dlopen"));
    if (name && hidden_library && std::strcmp(name, hidden_library) == 0) return nullptr;
    return real(name, flags);
}

int main()
{
    unsetenv("DISPLAY");
    const CMUnitTest tests[] = {
        cmocka_unit_test(queries_load_no_library),
        cmocka_unit_test(a_missing_libegl_is_reported),
        cmocka_unit_test(a_library_loaded_later_is_found),
        cmocka_unit_test(headless_contexts_are_current_per_thread),
        cmocka_unit_test(headless_contexts_restore_the_binding),
        cmocka_unit_test(a_destroyed_context_is_not_current),
        cmocka_unit_test(both_platforms_share_both_apis),
        cmocka_unit_test(headless_can_be_shared),
        cmocka_unit_test(without_surfaceless_a_pbuffer_is_used),
        cmocka_unit_test(without_devices_surfaceless_is_used),
        cmocka_unit_test(the_matching_card_is_used),
        cmocka_unit_test(a_card_without_a_context_is_skipped),
        cmocka_unit_test(each_refusal_is_reported),
        cmocka_unit_test(current_elsewhere_is_an_error),
        cmocka_unit_test(an_unsupported_window_system_changes_nothing),
        cmocka_unit_test(a_lost_context_has_its_own_error),
        cmocka_unit_test(a_sync_is_waited_for_anywhere),
        cmocka_unit_test(every_kind_of_sync_works),
        cmocka_unit_test(a_sync_without_a_context_is_an_error),
        cmocka_unit_test(many_cycles_leave_nothing_open),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
