#include "core/sync/semaphore_pool.hpp"

#include "base/log.hpp"
#include "base/text.hpp"
#include "core/sync/event_wait.hpp"
#include "winsys/winsys.hpp"

#include <iterator>

namespace clgl
{

namespace
{

// bring_back() is called when a GL context has waited this often without signalling.
constexpr size_t many_waits = 16;

// drain() does nothing until there are this many abandoned signals.
constexpr size_t many_abandoned = 16;

void append(std::vector<std::unique_ptr<DeviceSemaphore>> &to,
            std::vector<std::unique_ptr<DeviceSemaphore>> &&from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

SemaphorePool::Signal &SemaphorePool::Signal::operator=(Signal &&other) noexcept
{
    std::swap(pool_, other.pool_);
    std::swap(semaphore_, other.semaphore_);
    std::swap(event_, other.event_);
    std::swap(behind_, other.behind_);
    return *this;
}

SemaphorePool::Signal::~Signal()
{
    if (semaphore_ && pool_) std::exchange(pool_, nullptr)->abandon(std::move(*this));
}

// Returns false for a command with the status CL_QUEUED, because the command may wait for a user event.
bool SemaphorePool::Signal::is_on_its_way() const
{
    if (!semaphore_) return false;
    if (!event_) return true;
    const cl_int status = execution_status(event_);
    return status <= CL_SUBMITTED && status >= CL_COMPLETE;
}

std::shared_ptr<SemaphorePool> SemaphorePool::create(cl_context context, cl_device_id device, Make make)
{
    cl_int code = CL_SUCCESS;
    ClQueue queue(cl().CreateCommandQueueWithProperties(context, device, nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties for semaphores");
    std::shared_ptr<SemaphorePool> pool(new SemaphorePool(std::move(make), std::move(queue)));
    pool->free_.push_back(pool->make_());
    return pool;
}

SemaphorePool::Semaphore SemaphorePool::take()
{
    {
        std::lock_guard lock(mutex_);
        if (free_.empty()) collect();
        if (!free_.empty()) {
            Semaphore semaphore = std::move(free_.back());
            free_.pop_back();
            return semaphore;
        }
    }
    drain();
    return make_();
}

// Makes the semaphores of completed waits reusable. Destroys the semaphores of failed waits, because their state
// is unknown. Must be called with the mutex held.
void SemaphorePool::collect()
{
    std::erase_if(waited_on_cl_, [&](Waited &waited) {
        const cl_int status = execution_status(waited.event);
        if (status > CL_COMPLETE) return false;
        if (status == CL_COMPLETE) append(free_, std::move(waited.semaphores));
        return true;
    });
}

// Waits for the abandoned signals with one command, so that their semaphores become reusable. Does nothing if
// there are fewer than many_abandoned signals. Skips signals whose OpenCL command has not ended. If the wait
// fails, destroys the semaphores, because another wait could fail, too.
void SemaphorePool::drain()
{
    std::list<Signal> ready;
    {
        std::lock_guard lock(mutex_);
        if (abandoned_.size() < many_abandoned) return;
        for (auto each = abandoned_.begin(); each != abandoned_.end();) {
            const auto here = each++;
            if (!here->event_ || execution_status(here->event_) <= CL_COMPLETE)
                ready.splice(ready.end(), abandoned_, here);
        }
    }
    // Destroy the semaphores of failed signals.
    for (Signal &signal : ready)
        if (signal.event_ && execution_status(signal.event_) < CL_COMPLETE) signal.semaphore_.reset();
    std::erase_if(ready, [](const Signal &signal) { return !signal; });
    if (ready.empty()) return;
    std::vector<Signal *> all;
    for (Signal &signal : ready)
        all.push_back(&signal);
    try {
        wait_for_all(all, queue_.get());
    } catch (const std::exception &error) {
        log::write(CLGL_LOG_INFO, text("an OpenCL wait for OpenGL semaphores failed: ", error.what()));
        for (Signal &signal : ready)
            signal.semaphore_.reset();
        return;
    }
    check_cl(cl().Flush(queue_.get()), "clFlush");
}

void SemaphorePool::abandon(Signal &&signal) noexcept
{
    try {
        std::lock_guard lock(mutex_);
        abandoned_.push_back(std::move(signal));
    } catch (const std::exception &) {
        signal.semaphore_.reset();
    }
}

SemaphorePool::Signal SemaphorePool::signal_on_gl(const GlObjects &objects)
{
    Signal signal;
    signal.semaphore_ = take();
    signal.semaphore_->signal_on_gl(objects);
    signal.pool_ = shared_from_this();
    std::lock_guard lock(mutex_);
    // Skip the query of the current context if possible, because it is slow.
    if (waited_on_gl_.empty()) return signal;
    const auto before = waited_on_gl_.find(winsys::current_context());
    if (before == waited_on_gl_.end()) return signal;
    signal.behind_ = std::move(before->second);
    waited_on_gl_.erase(before);
    return signal;
}

ClEvent SemaphorePool::wait_for_all(std::span<Signal *const> signals, cl_command_queue queue)
{
    // Allocate memory before the wait is enqueued, because a wait cannot be undone and a semaphore must not be
    // waited for twice.
    std::list<Waited> node(1);
    Waited &waited = node.front();
    std::vector<DeviceSemaphore *> others;
    size_t count = 0;
    for (const Signal *signal : signals) {
        count += 1 + signal->behind_.size();
        if (signal != signals.front()) others.push_back(signal->semaphore_.get());
    }
    waited.semaphores.reserve(count);
    ClEvent event = signals.front()->semaphore_->wait_on_cl(queue, others);
    waited.event = event;
    for (Signal *signal : signals) {
        append(waited.semaphores, std::move(signal->behind_));
        waited.semaphores.push_back(std::move(signal->semaphore_));
    }
    std::lock_guard lock(mutex_);
    waited_on_cl_.splice(waited_on_cl_.end(), node);
    return event;
}

ClEvent SemaphorePool::wait_on_cl(Signal &&signal, cl_command_queue queue)
{
    Signal *const one = &signal;
    return wait_for_all({&one, 1}, queue);
}

ClEvent SemaphorePool::event_of(Signal &&signal)
{
    ClEvent event = wait_on_cl(std::move(signal), queue_.get());
    check_cl(cl().Flush(queue_.get()), "clFlush");
    return event;
}

SemaphorePool::Signal SemaphorePool::signal_on_cl(cl_command_queue queue)
{
    Signal signal;
    signal.semaphore_ = take();
    signal.event_ = signal.semaphore_->signal_on_cl(queue);
    signal.pool_ = shared_from_this();
    check_cl(cl().Flush(queue), "clFlush");
    return signal;
}

// Records that the current GL context waits for a semaphore. Returns whether the context has waited at least
// many_waits times since its last signal. If this function throws, the semaphore is destroyed, because it must
// not be signalled again.
bool SemaphorePool::note_wait_on_gl(Semaphore semaphore)
{
    std::lock_guard lock(mutex_);
    Semaphores &waited = waited_on_gl_[winsys::current_context()];
    waited.push_back(std::move(semaphore));
    return waited.size() >= many_waits;
}

void SemaphorePool::wait_on_gl(Signal signal, const GlObjects &objects)
{
    const std::shared_ptr<SemaphorePool> pool = signal.pool_;
    if (signal.event_ && execution_status(signal.event_) < CL_COMPLETE) {
        // The command that should signal has failed. Signal again with another semaphore.
        signal.semaphore_.reset();
        signal = pool->signal_on_cl(pool->queue_.get());
    }
    // If wait_on_gl() throws, the semaphore is destroyed, because GL may wait for it.
    Semaphore semaphore = std::move(signal.semaphore_);
    semaphore->wait_on_gl(objects);
    if (pool->note_wait_on_gl(std::move(semaphore))) pool->bring_back();
}

// Signals from GL and waits for the signal in OpenCL. When this wait ends, the semaphores for which the GL
// context has waited become reusable. Errors are only logged, because a later call tries again.
void SemaphorePool::bring_back()
{
    try {
        event_of(signal_on_gl({}));
    } catch (const std::exception &error) {
        drop_own_gl_errors();
        log::write(CLGL_LOG_INFO, text("OpenCL could not wait for OpenGL through a semaphore: ", error.what()));
    }
}

void SemaphorePool::try_out()
{
    const ClEvent waited = event_of(signal_on_gl({}));
    if (!wait_for_event_until(waited, trial_patience_ns))
        fail(CLGL_ERROR_UNSUPPORTED, "the OpenCL wait for a semaphore that OpenGL signals does not end");
    check_not_failed(waited);
    Signal signal = signal_on_cl(queue_.get());
    if (!wait_for_event_until(signal.event_, trial_patience_ns))
        fail(CLGL_ERROR_UNSUPPORTED, "OpenCL does not signal a semaphore");
    check_not_failed(signal.event_);
    wait_on_gl(std::move(signal), {});
    const GLsync sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    const GLenum result =
        glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, static_cast<GLuint64>(trial_patience_ns));
    glDeleteSync(sync);
    check_gl("glClientWaitSync");
    if (result != GL_ALREADY_SIGNALED && result != GL_CONDITION_SATISFIED)
        fail(CLGL_ERROR_UNSUPPORTED, "the OpenGL wait for a semaphore that OpenCL signals does not end");
}

}  // namespace clgl
