#include "core/geometry/strided_overlap.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace clgl
{

namespace
{

// The maximum number of search steps, after which overlap() returns true
constexpr int most_steps = 1 << 16;

// The product of `stride` and an integer from `first` to `last`.
struct Term {
    int64_t stride;
    int64_t first, last;
};

int64_t divide_down(int64_t a, int64_t b) { return a / b - (a % b < 0); }
int64_t divide_up(int64_t a, int64_t b) { return a / b + (a % b > 0); }

// Converts both sets to terms, and stores the distance between their lowest bytes in `distance`. The sets overlap
// if the terms can sum up to `distance`. Axes and runs of `a` become positive terms, those of `b` negative terms.
// Axes with the same absolute stride share a term. Axes with a stride of 0 are ignored. Terms are sorted by
// stride, from the longest to 1 byte.
std::vector<Term> make_terms(const StridedBytes &a, const StridedBytes &b, int64_t &distance)
{
    std::map<int64_t, Term, std::greater<>> by_stride;
    const auto add = [&](int64_t stride, int64_t first, int64_t last) {
        Term &term = by_stride.try_emplace(stride, Term{stride, 0, 0}).first->second;
        term.first += first;
        term.last += last;
    };
    const auto add_set = [&](const StridedBytes &set, int64_t sign) {
        const auto add_axis = [&](int64_t stride, uint64_t count) {
            const int64_t most = static_cast<int64_t>(count) - 1;
            if (stride == 0) return;
            // Reverse an axis with a negative stride, so that it starts at its lowest byte.
            if (stride < 0) distance -= sign * stride * most;
            add(std::abs(stride), sign < 0 ? -most : 0, sign < 0 ? 0 : most);
        };
        for (const Axis &axis : set.axes)
            add_axis(axis.stride, axis.count);
        add_axis(1, set.run);
    };
    distance = b.start - a.start;
    add_set(a, 1);
    add_set(b, -1);
    std::vector<Term> terms;
    for (const auto &[stride, term] : by_stride)
        terms.push_back(term);
    return terms;
}

// Returns whether the terms can sum up to `wanted`, or true if no steps are left. For the longest stride, tries
// only multiples near `wanted`, because the sum of the other terms is limited.
bool can_sum_up(std::span<const Term> terms, int64_t wanted, int &steps_left)
{
    const Term &term = terms.front();
    // The last term has a stride of 1 byte, so it reaches every value from first to last.
    if (terms.size() == 1) return term.first <= wanted && wanted <= term.last;
    int64_t least = 0, most = 0;
    for (const Term &other : terms.subspan(1)) {
        least += other.stride * other.first;
        most += other.stride * other.last;
    }
    const int64_t last = std::min(term.last, divide_down(wanted - least, term.stride));
    for (int64_t x = std::max(term.first, divide_up(wanted - most, term.stride)); x <= last; ++x)
        if (--steps_left < 0 || can_sum_up(terms.subspan(1), wanted - x * term.stride, steps_left)) return true;
    return false;
}

}  // namespace

bool overlap(const StridedBytes &a, const StridedBytes &b)
{
    int64_t distance = 0;
    const std::vector<Term> terms = make_terms(a, b, distance);
    int steps_left = most_steps;
    return can_sum_up(terms, distance, steps_left);
}

}  // namespace clgl
