#include "core/gl/sync_of_event.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"

namespace clgl
{

GLsync make_sync_of_event(cl_context context, const ClEvent &event)
{
    const GLsync sync = glCreateSyncFromCLeventARB(reinterpret_cast<struct _cl_context *>(context),
                                                   reinterpret_cast<struct _cl_event *>(event.get()), 0);
    check_gl("glCreateSyncFromCLeventARB");
    if (!sync) fail(CLGL_ERROR_OPENGL, "glCreateSyncFromCLeventARB returned NULL");
    return sync;
}

void wait_on_gl_for(cl_context context, const ClEvent &event)
{
    const GLsync sync = make_sync_of_event(context, event);
    glWaitSync(sync, 0, GL_TIMEOUT_IGNORED);
    glDeleteSync(sync);
    check_gl("glWaitSync");
}

bool gl_waits_for_cl(const GlCaps &caps, cl_context context, cl_command_queue queue)
{
    if (!caps.cl_event) return false;
    try {
        cl_event event = nullptr;
        check_cl(cl().EnqueueMarkerWithWaitList(queue, 0, nullptr, &event), "clEnqueueMarkerWithWaitList");
        const ClEvent owned(event);
        check_cl(cl().Flush(queue), "clFlush");
        const GLsync sync = make_sync_of_event(context, owned);
        const GLenum waited = glClientWaitSync(sync, 0, trial_patience_ns);
        glDeleteSync(sync);
        return waited == GL_ALREADY_SIGNALED || waited == GL_CONDITION_SATISFIED;
    } catch (const Error &error) {
        log::write(CLGL_LOG_INFO,
                   text("OpenGL has GL_ARB_cl_event, but it does not work with these drivers: ", error.what()));
        return false;
    }
}

}  // namespace clgl
