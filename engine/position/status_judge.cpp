#include "engine/position/status_judge.h"

#include <algorithm>
#include <numeric>

namespace katachi::position {

namespace {

constexpr int most_rounds = 3;

std::vector<int> largest_first(const Dragons& dragons) {
    std::vector<int> order(dragons.all().size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return dragons.number(a).size() > dragons.number(b).size(); });
    return order;
}

bool holds(const Verdict& verdict, std::span<const Status> believed) {
    return std::all_of(verdict.assumptions.begin(), verdict.assumptions.end(), [&](const Assumption& assumption) {
        return believed[static_cast<std::size_t>(assumption.dragon)] == assumption.status;
    });
}

}  // namespace

std::vector<Verdict> judge_all(const Dragons& dragons, StatusJudge& judge) {
    const std::vector<int> order = largest_first(dragons);
    std::vector<Status> believed(order.size(), Status::unknown);
    std::vector<Verdict> verdicts(order.size());
    for (int round = 0; round < most_rounds; ++round) {
        // All of a round lean on the same, so that the order among equals does not matter.
        std::vector<Status> next = believed;
        bool has_changed = false;
        for (const int number : order) {
            const auto at = static_cast<std::size_t>(number);
            if (round > 0 && holds(verdicts[at], believed)) continue;
            verdicts[at] = judge.judge(dragons, number, believed);
            next[at] = verdicts[at].status;
            has_changed = has_changed || next[at] != believed[at];
        }
        believed = std::move(next);
        if (!has_changed) break;
    }
    for (Verdict& verdict : verdicts)
        if (!holds(verdict, believed)) verdict.status = Status::unknown;
    return verdicts;
}

}  // namespace katachi::position
