#include "engine/position/crude_status.h"

#include <cmath>

#include "engine/position/crude_curves.h"

namespace katachi::position {

namespace {

// Stones are left alive from there on. Were they called dead from less, so many more that live would be called dead as
// dead ones are found (DESIGN.md).
constexpr float least_log_odds_alive = 0.7F;
// Stones that a move captures and a move saves are critical where the odds are no farther from that.
constexpr float margin_of_critical = 0.4F;

float chance(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

float log_odds_of(const std::vector<CrudeFact>& facts, const CrudeCurves& learned) {
    float sum = learned.constant;
    for (std::size_t i = 0; i < facts.size(); ++i) sum += learned.curves[i].at(facts[i].amount);
    return sum;
}

influence::Question question_of_chances(const board::Position& position, const Dragons& dragons,
                                        const std::vector<float>& chances) {
    influence::Question question(position, influence::Use::escape);
    for (int number = 0; number < dragons.count(); ++number) {
        const float chance = chances[static_cast<std::size_t>(number)];
        for (const board::Vertex stone : dragons.number(number).stones) {
            question.strength[influence::at(stone)] *= chance;
            if (chance < 0.5F) question.living.remove(stone);
        }
    }
    return question;
}

}  // namespace

CrudeJudge::CrudeJudge(const Dragons& dragons, const influence::Influence& influence, board::Colour to_move)
    : to_move_(to_move) {
    for (int number = 0; number < dragons.count(); ++number)
        look_.chances.push_back(chance(log_odds_of(first_facts(dragons, number, influence), first_curves())));
    look_.influence = influence::influence_of(question_of_chances(influence.position, dragons, look_.chances));
    look_.moyo = moyo_around(dragons.amalgamation().dragons(), look_.influence);
}

Verdict CrudeJudge::judge(const Dragons& dragons, int number, std::span<const Status>) {
    const Dragon& dragon = dragons.number(number);
    if (dragon.is_invincible) return {.status = Status::alive, .chance_to_live = 1, .is_proved = true};
    const float log_odds =
        log_odds_of(second_facts(dragons, number, dragon.colour == to_move_, look_), second_curves());
    const bool hangs = dragon.stones_in_danger == dragon.size();
    Verdict verdict{.status = log_odds >= least_log_odds_alive ? Status::alive : Status::dead,
                    .chance_to_live = chance(log_odds)};
    if (hangs && std::abs(log_odds - least_log_odds_alive) < margin_of_critical) verdict.status = Status::critical;
    return verdict;
}

std::vector<CrudeReason> CrudeJudge::reasons(const Dragons& dragons, int number) const {
    std::vector<CrudeReason> reasons;
    const bool is_to_move = dragons.number(number).colour == to_move_;
    for (const CrudeFact& fact : second_facts(dragons, number, is_to_move, look_))
        reasons.push_back({fact, second_curves().curves[reasons.size()].at(fact.amount)});
    return reasons;
}

}  // namespace katachi::position
