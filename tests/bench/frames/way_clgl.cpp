// Implementations with clgl. Textures of one transport are either acquired and released in turns, or used in a
// ring.
#include "way.hpp"

namespace frames
{

namespace
{

GLuint name_of(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    check(clgl_texture_get_info(texture, &info));
    return info.gl_name;
}

void finish_both(const Joined &joined)
{
    check(clgl_queue_finish(joined.queue()));
    glFinish();
}

class Textures final : public Way
{
public:
    Textures(const Joined &joined, Size size, clgl_transport transport, uint32_t slots)
        : joined_(joined), size_(size)
    {
        joined_.require_transport(transport);
        for (uint32_t i = 0; i < slots; ++i) {
            ClglTexture texture = joined_.make_texture(size, transport);
            const GLuint name = name_of(texture.get());
            slots_.push_back({std::move(texture), name});
        }
    }
    // Waits for pending draws, because llvmpipe crashes if textures are deleted while they are drawn.
    ~Textures() override { glFinish(); }

    void fill(uint32_t frame) override
    {
        const clgl_texture texture = slot(frame).texture.get();
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.textures = &texture;
        handover.texture_count = 1;
        check(clgl_acquire(joined_.queue(), &handover, 0, nullptr, nullptr));
        joined_.fill(texture, size_, frame);
        check(clgl_release(joined_.queue(), &handover, 0, nullptr, nullptr));
    }
    GLuint texture(uint32_t frame) override { return slot(frame).name; }
    void finish() override { finish_both(joined_); }

private:
    struct Slot {
        ClglTexture texture;
        GLuint name;
    };
    const Slot &slot(uint32_t frame) const { return slots_[frame % slots_.size()]; }

    const Joined &joined_;
    Size size_;
    std::vector<Slot> slots_;
};

class Ring final : public Way
{
public:
    Ring(const Joined &joined, Size size, clgl_transport transport, uint32_t slots, int64_t timeout)
        : joined_(joined), size_(size), timeout_(timeout)
    {
        joined_.require_transport(transport);
        const clgl_texture_desc texture = texture_desc(size, transport);
        clgl_ring_desc desc = CLGL_RING_DESC_INIT;
        desc.slot_count = slots;
        desc.mode = CLGL_RING_MODE_FIFO;
        desc.texture = &texture;
        clgl_ring ring = nullptr;
        require(clgl_ring_create(joined_.context(), &desc, &ring));
        ring_.reset(ring);
        for (uint32_t i = 0; i < slots; ++i) {
            clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
            check(clgl_ring_get_slot(ring, i, &slot));
            names_.push_back(name_of(slot.texture));
        }
    }
    ~Ring() override { glFinish(); }

    uint32_t ahead() const override { return frames_ahead(names_.size()); }

    void fill(uint32_t frame) override
    {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        const clgl_result result =
            clgl_ring_acquire_write(joined_.queue(), ring_.get(), timeout_, 0, nullptr, &slot, nullptr, nullptr);
        if (result == CLGL_NOT_READY) return;
        check(result);
        joined_.fill(slot.texture, size_, frame);
        check(clgl_ring_submit(joined_.queue(), ring_.get(), 0, 0, nullptr, nullptr));
    }
    GLuint texture(uint32_t) override
    {
        clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
        const clgl_result result = clgl_ring_acquire_read(ring_.get(), timeout_, &slot);
        taken_ = slot.texture != nullptr;
        if (result == CLGL_NOT_READY) return 0;
        check(result);
        return names_[slot.index];
    }
    void drawn(uint32_t) override
    {
        if (taken_) check(clgl_ring_release_read(ring_.get()));
        taken_ = false;
    }
    void finish() override { finish_both(joined_); }

private:
    const Joined &joined_;
    Size size_;
    int64_t timeout_;
    ClglRing ring_;
    std::vector<GLuint> names_;
    bool taken_ = false;
};

}  // namespace

std::unique_ptr<Way> make_clgl_textures(Session &session, Size size, clgl_transport transport, uint32_t slots)
{
    return std::make_unique<Textures>(session.clgl(), size, transport, slots);
}

std::unique_ptr<Way> make_clgl_ring(Session &session, Size size, clgl_transport transport, uint32_t slots,
                                    int64_t timeout)
{
    return std::make_unique<Ring>(session.clgl(), size, transport, slots, timeout);
}

}  // namespace frames
