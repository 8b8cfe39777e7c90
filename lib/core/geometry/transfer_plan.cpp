#include "core/geometry/transfer_plan.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

int64_t signed_of(uint64_t value) { return static_cast<int64_t>(value); }

// Reverses an axis with a negative stride in the source. If the source stride is 0, reverses an axis with a
// negative stride in the destination.
void turn_upwards(TransferPlan &plan, PairedAxis &axis)
{
    if (axis.from > 0 || (axis.from == 0 && axis.into >= 0)) return;
    plan.from += axis.from * signed_of(axis.count - 1);
    plan.into += axis.into * signed_of(axis.count - 1);
    axis.from = -axis.from;
    axis.into = -axis.into;
}

bool continues_run(const PairedAxis &axis, uint64_t run)
{
    return axis.from == signed_of(run) && axis.into == signed_of(run);
}

bool continues(const PairedAxis &outer, const PairedAxis &inner)
{
    const int64_t count = signed_of(inner.count);
    return outer.from == inner.from * count && outer.into == inner.into * count;
}

// Merges an axis into the run or into another axis, if there is no gap between them in source and destination.
// Returns whether an axis was merged.
bool join_one(TransferPlan &plan, std::vector<PairedAxis> &axes)
{
    for (size_t i = 0; i < axes.size(); ++i) {
        if (continues_run(axes[i], plan.run)) {
            plan.run *= axes[i].count;
            axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
        for (size_t j = 0; j < axes.size(); ++j) {
            if (i == j || !continues(axes[i], axes[j])) continue;
            axes[j].count *= axes[i].count;
            axes.erase(axes.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
    }
    return false;
}

bool can_be_rows(const PairedAxis &axis, uint64_t run, bool equal_pitches)
{
    return axis.from >= signed_of(run) && axis.into >= signed_of(run) &&
           (!equal_pitches || axis.from == axis.into);
}

// Returns whether an axis can be the slices of a rectangular copy. OpenCL requires that the slice pitch is a
// multiple of the row pitch.
bool can_be_slices(const PairedAxis &axis, const PairedAxis &rows, bool equal_pitches)
{
    const int64_t count = signed_of(rows.count);
    return axis.from >= rows.from * count && axis.from % rows.from == 0 && axis.into >= rows.into * count &&
           axis.into % rows.into == 0 && (!equal_pitches || axis.from == axis.into);
}

// Selects the rows and slices of a rectangular copy, so that the copy has as many rows as possible. Removes these
// axes from `axes`.
void choose_box(TransferPlan &plan, std::vector<PairedAxis> &axes, bool equal_pitches)
{
    constexpr size_t no_axis = SIZE_MAX;
    size_t best_rows = no_axis, best_slices = no_axis;
    uint64_t most = 1;
    const auto consider = [&](size_t rows, size_t slices, uint64_t count) {
        if (count <= most) return;
        most = count;
        best_rows = rows;
        best_slices = slices;
    };
    for (size_t r = 0; r < axes.size(); ++r) {
        if (!can_be_rows(axes[r], plan.run, equal_pitches)) continue;
        consider(r, no_axis, axes[r].count);
        for (size_t s = 0; s < axes.size(); ++s)
            if (s != r && can_be_slices(axes[s], axes[r], equal_pitches))
                consider(r, s, axes[r].count * axes[s].count);
    }
    if (best_rows == no_axis) return;
    plan.rows = axes[best_rows];
    if (best_slices != no_axis) plan.slices = axes[best_slices];
    std::vector<PairedAxis> rest;
    for (size_t i = 0; i < axes.size(); ++i)
        if (i != best_rows && i != best_slices) rest.push_back(axes[i]);
    axes = std::move(rest);
}

}  // namespace

uint64_t TransferPlan::command_count() const
{
    uint64_t count = 1;
    for (const PairedAxis &axis : loops)
        count *= axis.count;
    return count;
}

TransferPlan plan_transfer(int64_t from, int64_t into, uint64_t element_size, std::vector<PairedAxis> axes,
                           bool equal_pitches)
{
    TransferPlan plan{.from = from, .into = into, .run = element_size, .rows = {}, .slices = {}, .loops = {}};
    std::erase_if(axes, [](const PairedAxis &axis) { return axis.count == 1; });
    for (PairedAxis &axis : axes)
        turn_upwards(plan, axis);
    while (join_one(plan, axes)) {
    }
    choose_box(plan, axes, equal_pitches);
    std::ranges::sort(axes, std::greater<>(), [](const PairedAxis &axis) { return axis.from; });
    plan.loops = std::move(axes);
    return plan;
}

}  // namespace clgl
