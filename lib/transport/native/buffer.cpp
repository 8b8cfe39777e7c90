#include "transport/native/buffer.hpp"

#include "base/text.hpp"
#include "driver/cl_mem_info.hpp"
#include "transport/gl_object.hpp"
#include "transport/native/access.hpp"

namespace clgl::transport::native
{

namespace
{

class DirectBuffer final : public BalancedStorage<BufferStorage, GlAccess>
{
public:
    DirectBuffer(const Environment &environment, const BufferRequest &request)
        : BalancedStorage(environment, request.size, 0, false), gl_(environment.gl), settle_(environment.garbage),
          object_(environment, request)
    {
        name_ = object_.name();
        mem_ = share_gl_buffer(environment.native.cl, environment.context, name_);
        // NVIDIA 580 shares only (size modulo 4 GiB) bytes of a buffer.
        if (const auto shared = mem_info<size_t>(mem(), CL_MEM_SIZE); shared < request.size)
            fail(CLGL_ERROR_UNSUPPORTED, text("the OpenCL driver shares only ", shared, " of the ", request.size,
                                              " bytes of the buffer"));
    }
    ~DirectBuffer() override { settle_(rest()); }

    bool intact() const override { return object_.intact(gl_, bytes()); }
    void release_skipped() override { release_all_skipped(); }
    // The driver acquires the whole object. GL writes to other parts would not be ordered with OpenCL commands.
    bool one_part_at_a_time() const override { return true; }

private:
    const GlCaps &gl_;
    DeferredSettle settle_;
    OrdinaryBuffer object_;
};

}  // namespace

void require(const Environment &environment)
{
    const NativeSupport &support = environment.native;
    if (!support.missing.empty()) fail(CLGL_ERROR_UNSUPPORTED, support.missing, support.code);
}

std::unique_ptr<GlStorage> make_buffer(const Environment &environment, const BufferRequest &request)
{
    return std::make_unique<DirectBuffer>(environment, request);
}

}  // namespace clgl::transport::native
