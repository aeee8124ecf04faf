#include "tests/bench/side_by_side.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace katachi::bench {

namespace {

// What is asked of a matcher: times faster than the yardstick.
struct Target {
    const char* name;
    double required, aim;
};
constexpr Target targets[] = {
    {"match/scan", 8, 20}, {"match/incremental", 20, 100}, {"match/move", 0, 0},
    {"match/jump", 0, 0},  {"match/vertex", 0, 0},
};

// Milliseconds that a stage may take.
struct Bound {
    const char* name;
    double most;
};
constexpr Bound bounds[] = {{"worms/after a move", 2}, {"reading/positions over GTP: ours", 10}};

constexpr const char* yardstick_name = "match/yardstick";

std::string times(double factor) { return factor > 0 ? fmt::format("{:.0f}x", factor) : ""; }

}  // namespace

void SideBySideReporter::ReportRuns(const std::vector<Run>& runs) {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
        const std::string& name = run.run_name.function_name;
        // Of repeated runs the median counts.
        const bool counts = run.run_type == Run::RT_Iteration || run.aggregate_name == "median";
        if (run.error_occurred || !counts) continue;
        if (std::any_of(std::begin(bounds), std::end(bounds), [&](const Bound& bound) { return name == bound.name; })) {
            std::erase_if(stage_times_, [&](const StageTime& earlier) { return earlier.name == name; });
            const bool is_timed_by_hand = run.run_name.time_type == "manual_time";
            const double time = is_timed_by_hand ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime();
            stage_times_.push_back({name, time * 1e3 / benchmark::GetTimeUnitMultiplier(run.time_unit)});
        }
        if (!name.starts_with("match/")) continue;
        std::erase_if(figures_, [&](const Figure& earlier) { return earlier.name == name; });
        const auto matches = run.counters.find("matches");
        figures_.push_back({name, run.GetAdjustedCPUTime(), matches == run.counters.end() ? 0 : matches->second.value});
    }
}

void SideBySideReporter::Finalize() {
    ConsoleReporter::Finalize();
    report_matchers();
    report_stages();
}

void SideBySideReporter::report_stages() {
    if (stage_times_.empty()) return;
    auto& out = GetOutputStream();
    out << fmt::format("\n{:34} {:>10} {:>9}\n", "stage", "ms", "at most");
    for (const StageTime& stage : stage_times_) {
        const Bound* bound = std::find_if(std::begin(bounds), std::end(bounds),
                                          [&](const Bound& one) { return stage.name == one.name; });
        out << fmt::format("{:34} {:10.2f} {:>9}\n", stage.name, stage.milliseconds, bound->most);
    }
}

void SideBySideReporter::report_matchers() {
    const Figure* yardstick = figure(yardstick_name);
    if (yardstick == nullptr) return;
    auto& out = GetOutputStream();
    out << fmt::format("\n{:18} {:>10} {:>20} {:>9} {:>5}\n", "matcher", "µs", "yardstick ÷ matcher", "required",
                       "aim");
    out << fmt::format("{:18} {:10.1f}\n", yardstick_name, yardstick->microseconds);
    for (const Target& target : targets) {
        const Figure* matcher = figure(target.name);
        if (matcher == nullptr) continue;
        out << fmt::format("{:18} {:10.1f} {:19.1f}x {:>9} {:>5}\n", target.name, matcher->microseconds,
                           yardstick->microseconds / matcher->microseconds, times(target.required), times(target.aim));
    }
    for (const char* whole : {"match/scan", "match/vertex"}) {
        const Figure* matcher = figure(whole);
        if (matcher == nullptr || matcher->matches == yardstick->matches) continue;
        agree_ = false;
        GetErrorStream() << fmt::format("{} found {} matches, {} {}: one of them is wrong\n", whole, matcher->matches,
                                        yardstick_name, yardstick->matches);
    }
}

const SideBySideReporter::Figure* SideBySideReporter::figure(const std::string& name) const {
    const auto found =
        std::find_if(figures_.begin(), figures_.end(), [&](const Figure& one) { return one.name == name; });
    return found == figures_.end() ? nullptr : &*found;
}

}  // namespace katachi::bench
