// A small image for testing commands before their first use. The tests detect wrong pixels.
#pragma once

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"
#include "core/context/queue.hpp"
#include "core/format/formats.hpp"
#include "core/plan/kept_self_tests.hpp"

#include <clgl/texture.h>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace clgl
{

using PixelBytes = std::vector<unsigned char>;

// Returns the channels of a pixel in memory order, named as in kernels: x = red, y = green, z = blue, w = alpha.
std::string_view stored_channels(cl_channel_order order);

// The number of values that each channel of a test pattern has
constexpr size_t trial_numbers = 4;

// Returns a number for a channel of a test pattern: 0, 1, a small and a large number. For floats, the last two
// lie outside of [-1, 1] and need more than 8 bits. For other formats, they are the smallest and the largest
// number. `numeric`: a CLGL_NUMERIC_ constant. `bits`: the size of the channel in bits. `index`: less than
// trial_numbers. Unsigned normalized formats have only the numbers 0 and 1, for an even and an odd index.
double trial_number(clgl_numeric_type numeric, uint32_t bits, size_t index);

// Appends a number in the encoding of a channel. A number that the channel cannot represent is replaced by the
// nearest number that it can represent. `value`: an integer.
void append_number(PixelBytes &bytes, clgl_numeric_type numeric, uint32_t bits, double value);

// The size of a test image in pixels. Odd sizes ensure that rows and slices do not start at powers of two.
constexpr size_t trial_size[3] = {5, 3, 3};

// A test image, and the queue for the tested commands, which must be unused otherwise. All functions throw the
// error of a failed OpenCL call.
class TrialImage
{
public:
    // `flags`: the CL_MEM_ flags for kernel access
    TrialImage(Ref<Queue> queue, const Format &format, clgl_texture_type kind, cl_mem_flags flags);

    cl_mem mem() const { return image_.get(); }
    // The size of the image in pixels; 1 for unused dimensions
    const size_t (&extent() const)[3] { return extent_; }
    size_t count() const { return extent_[0] * extent_[1] * extent_[2]; }
    const Ref<Queue> &queue() const { return queue_; }

    void write(const PixelBytes &bytes);
    PixelBytes read();
    // Waits for all commands of the queue, because blocking calls of some drivers return early (Quirk::blocking).
    void finish() const;

private:
    Ref<Queue> queue_;
    size_t pixel_bytes_;
    size_t extent_[3] = {1, 1, 1};
    ClMem pixels_of_image_, image_;
};

// A test buffer, with a queue like that of a test image. All functions throw the error of a failed OpenCL call.
class TrialBuffer
{
public:
    TrialBuffer(Ref<Queue> queue, size_t bytes);

    cl_mem mem() const { return mem_.get(); }

    // `bytes` must have the size of the buffer.
    void write(const PixelBytes &bytes);
    PixelBytes read();

private:
    Ref<Queue> queue_;
    size_t bytes_;
    ClMem mem_;
};

// Runs a trial, and returns its result. Does not catch exceptions.
transport::SelfTest run_trial(const std::function<bool()> &trial);

// Warns in the log that a trial is regarded as failed because earlier processes ended during it.
void warn_of_ended_trial(std::string_view name);

// Returns the result of `try_it` for this key. Calls `try_it` once for each key, and again only if it has thrown
// or the cache is anew. Returns false if the cache of the context of `queue` contains that earlier processes
// ended during the trial (stored_or_run). `name()` returns the name of the trial on disk, without the device.
template <typename Key, typename Name, typename Try>
bool trial_works(const Queue &queue, const Key &key, Name name, Try try_it)
{
    auto &kept = immortal<KeptSelfTests<LockOrder::built_in_trials, Key, StoredResults::crashes>>();
    const DriverCache &cache = queue.context().driver_cache();
    std::optional<transport::SelfTest> result = kept.find(key, cache);
    if (!result) {
        const std::string full = text("trial of ", name(), " on ", queue.device().identity());
        result = kept.get(key, cache, full, [&] { return run_trial(try_it); });
        if (result->was_stored) warn_of_ended_trial(full);
    }
    return result->result == CLGL_SELF_TEST_PASSED;
}

}  // namespace clgl
