// Runs the benchmarks. With --check, fails if a limit is exceeded or was not measured.
#include "bench.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace
{

// Google Benchmark 1.8 renamed the member that marks a failed run.
template <typename Run> bool failed(const Run &run)
{
    if constexpr (requires { run.skipped; })
        return static_cast<bool>(run.skipped);
    else
        return run.error_occurred;
}

// Prints the table. Stores the fastest repetition of each benchmark, to which the limits apply.
class Best : public benchmark::ConsoleReporter
{
public:
    Best() : ConsoleReporter(OO_Tabular) {}

    void ReportRuns(const std::vector<Run> &runs) override
    {
        std::vector<Run> shown;
        for (const Run &run : runs) {
            if (run.run_type == Run::RT_Iteration && !failed(run))
                keep(run);
            else
                shown.push_back(run);
        }
        ConsoleReporter::ReportRuns(shown);
    }

    // Returns the time in nanoseconds, or a negative number if the benchmark was not measured.
    double of(const std::string &name, bench::Clock clock) const
    {
        const auto found = best_.find(name);
        if (found == best_.end()) return -1;
        return clock == bench::Clock::cpu ? found->second.cpu : found->second.real;
    }

    // Replaces the times of a benchmark if `other` has measured it.
    void replace(const std::string &name, const Best &other)
    {
        const auto found = other.best_.find(name);
        if (found != other.best_.end()) best_[name] = found->second;
    }

private:
    struct Times {
        double real, cpu;
    };

    void keep(const Run &run)
    {
        // Name without the suffixes of options, such as "/real_time"
        const std::string name =
            run.run_name.function_name + (run.run_name.args.empty() ? "" : "/" + run.run_name.args);
        const auto ours = run.counters.find("ours"), other = run.counters.find("other");
        if (ours != run.counters.end() && other != run.counters.end())
            return keep_turns(name, ours->second.value, other->second.value);
        const Times times{run.GetAdjustedRealTime(), run.GetAdjustedCPUTime()};
        const auto [entry, first] = best_.try_emplace(name, times);
        if (first) return;
        entry->second.real = std::min(entry->second.real, times.real);
        entry->second.cpu = std::min(entry->second.cpu, times.cpu);
    }

    // Stores the repetition in which the second implementation was fastest, because noise affected that
    // repetition the least.
    void keep_turns(const std::string &name, double ours, double other)
    {
        const auto [entry, first] = best_.try_emplace(name + "/other", Times{other, other});
        if (!first && entry->second.real <= other) return;
        entry->second = {other, other};
        best_[name + "/ours"] = {ours, ours};
    }

    std::map<std::string, Times> best_;
};

enum class Verdict { kept, missed, unmeasured, skipped };

double limit(const bench::Ratio &ratio, double other)
{
    const double more = other * ratio.factor;
    return ratio.bound == bench::Bound::sum ? more + ratio.slack_ns : std::max(more, other + ratio.slack_ns);
}

Verdict judge(const Best &best, const bench::Ratio &ratio)
{
    if (ratio.transport != CLGL_TRANSPORT_AUTO && !bench::has_transport(ratio.transport)) return Verdict::skipped;
    const double ours = best.of(ratio.ours, ratio.clock);
    const double other = ratio.other.empty() ? 0 : best.of(ratio.other, ratio.clock);
    if (ours < 0 || other < 0) return Verdict::unmeasured;
    return ours <= limit(ratio, other) ? Verdict::kept : Verdict::missed;
}

void print(const Best &best, const bench::Ratio &ratio, Verdict verdict)
{
    const double ours = best.of(ratio.ours, ratio.clock);
    const double other = ratio.other.empty() ? 0 : best.of(ratio.other, ratio.clock);
    const char *const what = ratio.what.c_str();
    if (verdict == Verdict::skipped) {
        std::printf("skipped  %s: the transport does not work on this machine\n", what);
    } else if (verdict == Verdict::unmeasured) {
        std::printf("MISSED   %s: not measured\n", what);
    } else {
        std::printf("%s  %s: %.0f ns", verdict == Verdict::kept ? "kept   " : "MISSED ", what, ours);
        if (other > 0) std::printf(", compared with %.0f ns, ratio %.4f", other, ours / other);
        std::printf("\n");
    }
}

std::vector<bench::Ratio> all_ratios()
{
    std::vector<bench::Ratio> all;
    for (const auto &ratios : {bench::handover_ratios(), bench::compute_ratios(), bench::texture_ratios(),
                               bench::convert_ratios(), bench::layer_ratios()})
        all.insert(all.end(), ratios.begin(), ratios.end());
    return all;
}

// Returns the name of a benchmark without the ending for one of its two implementations.
std::string benchmark_of(const std::string &name)
{
    for (const char *const ending : {"/ours", "/other"})
        if (name.ends_with(ending)) return name.substr(0, name.size() - std::strlen(ending));
    return name;
}

// Returns the names of the measurements whose limits are missed.
std::vector<std::string> missed_measurements(const Best &best, const std::vector<bench::Ratio> &ratios)
{
    std::vector<std::string> names;
    for (const bench::Ratio &ratio : ratios) {
        if (judge(best, ratio) != Verdict::missed) continue;
        names.push_back(ratio.ours);
        if (!ratio.other.empty()) names.push_back(ratio.other);
    }
    return names;
}

// Repeats the benchmarks whose limits are missed, because other processes may have disturbed the measurement. The
// regular expression can match more benchmarks, whose times stay.
void measure_missed_again(Best &best, const std::vector<bench::Ratio> &ratios)
{
    constexpr int most_repeats = 2;
    for (int i = 0; i < most_repeats; ++i) {
        const std::vector<std::string> missed = missed_measurements(best, ratios);
        if (missed.empty()) return;
        std::printf("\na limit is missed; measuring again\n");
        std::string expression;
        for (const std::string &name : missed)
            expression += (expression.empty() ? "^(" : "|") + benchmark_of(name);
        Best again;
        if (benchmark::RunSpecifiedBenchmarks(&again, expression + ")(/|$)") == 0) return;
        for (const std::string &name : missed)
            best.replace(name, again);
    }
}

// Prints the times of PyOpenCL and those of clgl.
void print_pyopencl(const Best &best)
{
    const auto times = bench::pyopencl_times();
    std::printf("\n%s\n", times.empty()
                              ? "PyOpenCL is not installed (python3-pyopencl) or does not find the device"
                              : "clgl and PyOpenCL, in nanoseconds:");
    for (const auto &[name, pyopencl] : times) {
        const double ours = best.of(name + "/ours", bench::Clock::real);
        if (ours > 0) std::printf("%-24s %12.0f, PyOpenCL %12.0f\n", name.c_str(), ours, pyopencl);
    }
}

// Removes --check from the arguments. Returns whether --check was present.
bool take_check(int &count, char **arguments)
{
    for (int i = 1; i < count; ++i) {
        if (std::strcmp(arguments[i], "--check") != 0) continue;
        std::memmove(arguments + i, arguments + i + 1, static_cast<size_t>(count - i) * sizeof *arguments);
        --count;
        return true;
    }
    return false;
}

}  // namespace

int main(int count, char **arguments)
{
    const bool check = take_check(count, arguments);
    // The repetitions of all benchmarks alternate, so that load on the machine affects both benchmarks of a
    // comparison.
    std::vector<char *> all(arguments, arguments + count);
    char interleaved[] = "--benchmark_enable_random_interleaving=true";
    char repeated[] = "--benchmark_repetitions=9";
    char short_runs[] = "--benchmark_min_time=0.1";
    all.insert(all.begin() + 1, {interleaved, repeated, short_runs});
    int all_count = static_cast<int>(all.size());
    benchmark::Initialize(&all_count, all.data());
    if (benchmark::ReportUnrecognizedArguments(all_count, all.data())) return 2;
    // The setup must run before the first benchmark. Otherwise its time would be included, and the benchmark
    // would get too few iterations.
    bench::setup();
    Best best;
    benchmark::RunSpecifiedBenchmarks(&best);
    const std::vector<bench::Ratio> ratios = all_ratios();
    if (check) measure_missed_again(best, ratios);
    std::printf("\n");
    int missed = 0;
    for (const bench::Ratio &ratio : ratios) {
        const Verdict verdict = judge(best, ratio);
        print(best, ratio, verdict);
        missed += verdict == Verdict::missed || verdict == Verdict::unmeasured;
    }
    print_pyopencl(best);
    return check && missed > 0;
}
