#include "engine/life/life_status_judge.h"

#include <algorithm>

#include "engine/life/goal/judged_goal.h"

namespace katachi::life {

using position::Status;
using position::Verdict;

namespace {

// How many of the stones that are read to live, to hang on who moves first, and to die stayed on the board to the end
// in counted games (DESIGN.md).
constexpr float chance_of_living = 0.7F, chance_of_critical = 0.5F, chance_of_dying = 0.23F;

bool is_doubtful(const Verdict& verdict, const LifeStatusLimits& limits) {
    if (verdict.is_proved) return false;
    if (verdict.status == Status::critical || verdict.status == Status::unknown) return true;
    return verdict.chance_to_live > limits.least_chance && verdict.chance_to_live < limits.most_chance;
}

}  // namespace

Verdict LifeStatusJudge::judge(const position::Dragons& dragons, int number, std::span<const Status> believed) {
    Verdict verdict = first_.judge(dragons, number, believed);
    if (!is_doubtful(verdict, limits_)) return verdict;
    const position::Dragon& dragon = dragons.number(number);
    std::vector<position::Assumption> assumptions;
    for (const int neighbour : dragon.neighbours)
        if (dragons.number(neighbour).colour != dragon.colour)
            assumptions.push_back({neighbour, believed[static_cast<std::size_t>(neighbour)]});
    const bool is_anything_known =
        std::any_of(assumptions.begin(), assumptions.end(),
                    [](const position::Assumption& assumption) { return assumption.status != Status::unknown; });
    if (is_anything_known)
        if (const auto read_verdict = read(judged_goal(board_, dragons, number, believed))) verdict = *read_verdict;
    verdict.assumptions.insert(verdict.assumptions.end(), assumptions.begin(), assumptions.end());
    return verdict;
}

std::optional<Verdict> LifeStatusJudge::read(const DragonGoal& goal) {
    const LifeAnswer attack = reader_.ask(board_, goal, goal.attacker(), goal.attacker());
    nodes_ += attack.nodes;
    if (attack.certainty == Certainty::open) return std::nullopt;
    const bool is_proved = attack.certainty == Certainty::proved;
    if (!attack.succeeds()) return Verdict{Status::alive, chance_of_living, is_proved};
    const LifeAnswer defence = reader_.ask(board_, goal, goal.defender, goal.defender);
    nodes_ += defence.nodes;
    if (defence.certainty == Certainty::open) return std::nullopt;
    const bool are_proved = is_proved && defence.certainty == Certainty::proved;
    if (!defence.succeeds()) return Verdict{Status::dead, chance_of_dying, are_proved};
    return Verdict{Status::critical, chance_of_critical, are_proved};
}

}  // namespace katachi::life
