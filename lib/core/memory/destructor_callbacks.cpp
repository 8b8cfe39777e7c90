#include "core/memory/destructor_callbacks.hpp"

#include "base/last_error.hpp"

namespace clgl
{

// The callbacks of the application. The driver has a reference to this object while gone() is registered.
// This object keeps the context alive, because the waiter thread of the context runs the callbacks.
class DestructorCallbacks::List : public Counted
{
public:
    explicit List(const Ref<Context> &context) : context_(context) {}

    void push(Destructor function, void *user_data) { calls_.push_back({function, user_data}); }

    // The callback for the driver. The driver may call this function on any thread, and with locks of the driver
    // held.
    static void CL_CALLBACK gone(cl_mem, void *data) noexcept
    {
        const Ref<List> list(static_cast<List *>(data));
        list->release();
        try {
            list->context_->waiter().add([](int64_t) { return true; }, [list](bool) { list->run(); });
        } catch (...) {
            // The waiter cannot be used, so run the callbacks on this thread.
            list->run();
        }
    }

private:
    struct Call {
        Destructor function;
        void *user_data;
    };

    void run() const noexcept
    {
        const last_error::Keep keep;
        for (auto call = calls_.rbegin(); call != calls_.rend(); ++call)
            call->function(call->user_data);
    }

    Ref<Context> context_;
    std::vector<Call> calls_;
};

DestructorCallbacks::DestructorCallbacks() = default;
DestructorCallbacks::~DestructorCallbacks() = default;

void DestructorCallbacks::add(const Ref<Context> &context, cl_mem mem, Destructor function, void *user_data)
{
    std::lock_guard lock(mutex_);
    if (list_) return list_->push(function, user_data);
    Ref<List> list = make_ref<List>(context);
    list->push(function, user_data);
    list->retain();
    if (const cl_int code = cl().SetMemObjectDestructorCallback(mem, &List::gone, list.get())) {
        list->release();
        fail_cl(code, "clSetMemObjectDestructorCallback");
    }
    list_ = std::move(list);
}

}  // namespace clgl
