// Creates library-owned GLX contexts. They share objects with a context of the application and need no window.
#include "winsys/glx.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace clgl::winsys
{

namespace
{

// A context of the application, and the config for a new context that shares objects with it.
struct ShareSource {
    Display *display = nullptr;
    GLXContext context = nullptr;
    int screen = 0;
    GLXFBConfig config = nullptr;
};

class GlxOwnContext;

// Represents one lifetime of a display, from XOpenDisplay to XCloseDisplay. After XCloseDisplay, Xlib may reuse
// the address of the display.
struct DisplayLife {
    std::atomic<bool> ended{false};
};

struct Displays {
    OrderedMutex<LockOrder::glx_displays> mutex;
    std::map<Display *, std::shared_ptr<DisplayLife>> open;
    std::set<GlxOwnContext *> contexts;
};

// Returns the table of displays. It is never destroyed, because displays may be closed during process exit.
Displays &displays() { return immortal<Displays>(); }

int on_display_close(Display *display, XExtCodes *);

// Returns the object for the current lifetime of the display. Creates the object if necessary. Xlib calls
// on_display_close just before it closes the display.
std::shared_ptr<DisplayLife> life_of(Display *display)
{
    std::lock_guard lock(displays().mutex);
    std::shared_ptr<DisplayLife> &life = displays().open[display];
    if (life) return life;
    life = std::make_shared<DisplayLife>();
    const X11 &x11 = *glx().x11;
    if (const XExtCodes *codes = x11.AddExtension(display))
        x11.ESetCloseDisplay(display, codes->extension, on_display_close);
    return life;
}

class GlxOwnContext final : public OwnContext
{
public:
    explicit GlxOwnContext(Display *own_display) : display(own_display)
    {
        life_of(display);
        std::lock_guard lock(displays().mutex);
        displays().contexts.insert(this);
    }
    ~GlxOwnContext() override
    {
        std::lock_guard lock(displays().mutex);
        displays().contexts.erase(this);
        destroy();
    }

    Binding binding() const override { return {CLGL_WINSYS_GLX, display, context, pbuffer, pbuffer}; }
    bool has_ended() const noexcept override { return destroyed; }

    // Destroys the context and the pbuffer. The display must be open. Later calls do nothing.
    void destroy()
    {
        if (destroyed.exchange(true)) return;
        const Glx &g = glx();
        XErrorTrap trap(*g.x11, display);
        if (context && g.GetCurrentContext() == context) g.MakeContextCurrent(display, None, None, nullptr);
        if (context) g.DestroyContext(display, context);
        if (pbuffer) g.DestroyPbuffer(display, pbuffer);
    }

    Display *display;
    GLXContext context = nullptr;
    GLXPbuffer pbuffer = None;
    std::atomic<bool> destroyed{false};
};

using OwnUses = std::vector<std::shared_ptr<OwnContext::Use>>;

OwnUses uses_on(Display *display)
{
    OwnUses uses;
    std::lock_guard lock(displays().mutex);
    for (const GlxOwnContext *own : displays().contexts)
        if (own->display == display) uses.push_back(own->use());
    return uses;
}

// Waits until none of the contexts is current on a thread. Returns locks that prevent threads from making the
// contexts current again. Does not lock a context whose thread does not respond within two seconds.
std::vector<std::unique_lock<std::timed_mutex>> lock_when_left(const OwnUses &uses)
{
    constexpr std::chrono::seconds patience(2);
    const auto until = std::chrono::steady_clock::now() + patience;
    std::vector<std::unique_lock<std::timed_mutex>> held;
    for (const auto &use : uses) {
        std::lock_guard lock(use->mutex);
        if (use->leave) use->leave();
    }
    for (const auto &use : uses)
        held.emplace_back(use->current, until);
    return held;
}

int on_display_close(Display *display, XExtCodes *)
{
    const OwnUses uses = uses_on(display);
    const auto locks = lock_when_left(uses);
    std::lock_guard lock(displays().mutex);
    for (GlxOwnContext *own : displays().contexts)
        if (own->display == display) own->destroy();
    const auto closed = displays().open.extract(display);
    if (!closed.empty()) closed.mapped()->ended = true;
    return 0;
}

class GlxContextWatch final : public ContextWatch
{
public:
    explicit GlxContextWatch(const Binding &binding)
        : display_(static_cast<Display *>(binding.display)), context_(static_cast<GLXContext>(binding.context)),
          life_(life_of(display_))
    {
    }

    bool ended() const noexcept override
    {
        // XCloseDisplay waits while this thread holds the mutex.
        std::lock_guard lock(displays().mutex);
        if (life_->ended) return true;
        const Glx &g = glx();
        if (!g.knows_contexts) return false;
        int screen = 0;
        XErrorTrap trap(*g.x11, display_);
        trap.expect_no_request();
        return g.QueryContext(display_, context_, GLX_SCREEN, &screen) != Success;
    }

private:
    Display *display_;
    GLXContext context_;
    std::shared_ptr<DisplayLife> life_;
};

GLXFBConfig choose_config(Display *display, int screen, const int *attributes)
{
    int count = 0;
    GLXFBConfig *configs = glx().ChooseFBConfig(display, screen, attributes, &count);
    GLXFBConfig first = configs && count > 0 ? configs[0] : nullptr;
    if (configs) glx().x11->Free(configs);
    return first;
}

// Returns the config of the context if that config supports pbuffers, otherwise any config that supports
// pbuffers.
GLXFBConfig config_like(Display *display, int screen, GLXContext context)
{
    int id = 0;
    glx().QueryContext(display, context, GLX_FBCONFIG_ID, &id);
    const int same[] = {GLX_FBCONFIG_ID, id, None};
    const int any[] = {GLX_DRAWABLE_TYPE, GLX_PBUFFER_BIT, GLX_RENDER_TYPE, GLX_RGBA_BIT, None};
    int drawables = 0;
    GLXFBConfig config = id == 0 ? nullptr : choose_config(display, screen, same);
    if (config) glx().GetFBConfigAttrib(display, config, GLX_DRAWABLE_TYPE, &drawables);
    return (drawables & GLX_PBUFFER_BIT) != 0 ? config : choose_config(display, screen, any);
}

ShareSource share_source_of(const Binding &other)
{
    ShareSource source{static_cast<Display *>(other.display), static_cast<GLXContext>(other.context)};
    XErrorTrap trap(*glx().x11, source.display);
    glx().QueryContext(source.display, source.context, GLX_SCREEN, &source.screen);
    source.config = config_like(source.display, source.screen, source.context);
    if (!source.config) fail_glx(trap, "glXChooseFBConfig for a pbuffer on the screen of the current context");
    return source;
}

std::vector<int> context_attributes(const GlVersion &version, bool robust)
{
    std::vector<int> attributes = {GLX_CONTEXT_MAJOR_VERSION_ARB, version.major, GLX_CONTEXT_MINOR_VERSION_ARB,
                                   version.minor};
    const auto add = [&](int name, int value) { attributes.insert(attributes.end(), {name, value}); };
    if (version.es) add(GLX_CONTEXT_PROFILE_MASK_ARB, GLX_CONTEXT_ES2_PROFILE_BIT_EXT);
    if (version.has_profiles())
        add(GLX_CONTEXT_PROFILE_MASK_ARB,
            version.core ? GLX_CONTEXT_CORE_PROFILE_BIT_ARB : GLX_CONTEXT_COMPATIBILITY_PROFILE_BIT_ARB);
    if (robust) {
        add(GLX_CONTEXT_FLAGS_ARB, GLX_CONTEXT_ROBUST_ACCESS_BIT_ARB);
        add(GLX_CONTEXT_RESET_NOTIFICATION_STRATEGY_ARB, GLX_LOSE_CONTEXT_ON_RESET_ARB);
    }
    attributes.push_back(None);
    return attributes;
}

std::unique_ptr<GlxOwnContext> make_context(const ShareSource &source, const GlVersion &version, bool robust)
{
    const Glx &g = glx();
    const char *extensions = g.QueryExtensionsString(source.display, source.screen);
    const bool by_attributes = g.CreateContextAttribsARB && has_word(extensions, "GLX_ARB_create_context");
    // `own` must outlive `trap`, because the destructor of `own` creates another XErrorTrap.
    auto own = std::make_unique<GlxOwnContext>(source.display);
    XErrorTrap trap(*g.x11, source.display);
    if (by_attributes)
        own->context = g.CreateContextAttribsARB(source.display, source.config, source.context, True,
                                                 context_attributes(version, robust).data());
    else
        own->context = g.CreateNewContext(source.display, source.config, GLX_RGBA_TYPE, source.context, True);
    if (!own->context || trap.error() != 0)
        fail_glx(trap, text(by_attributes ? "glXCreateContextAttribsARB of " : "glXCreateNewContext of ",
                            name_of(version), ", sharing objects"));
    const int smallest[] = {GLX_PBUFFER_WIDTH, 1, GLX_PBUFFER_HEIGHT, 1, None};
    own->pbuffer = g.CreatePbuffer(source.display, source.config, smallest);
    if (!own->pbuffer || trap.error() != 0) fail_glx(trap, "glXCreatePbuffer of one pixel");
    return own;
}

}  // namespace

bool is_display_closed(GLXContext context)
{
    std::lock_guard lock(displays().mutex);
    return std::ranges::any_of(displays().contexts, [&](const GlxOwnContext *own) {
        return own->has_ended() && own->context == context;
    });
}

std::unique_ptr<ContextWatch> watch_glx(const Binding &binding)
{
    return std::make_unique<GlxContextWatch>(binding);
}

std::unique_ptr<OwnContext> make_glx_shared(const Binding &other)
{
    const ShareSource source = share_source_of(other);
    const GlVersion version = current_gl_version();
    try {
        return make_context(source, version, false);
    } catch (const Error &) {
        // Sharing requires equal reset notification strategies. GLX cannot report the strategy, so try the other
        // strategy.
        return make_context(source, version, true);
    }
}

}  // namespace clgl::winsys
