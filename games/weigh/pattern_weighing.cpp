#include "games/weigh/pattern_weighing.h"

namespace katachi::games {

void PatternWeighing::add(const std::vector<PatternPlacement>& placements, const sgf::Game& game) {
    const GameChances chances = chances_of(game);
    ++games_;
    if (chances.winner) ++decided_games_;
    expectations_.add(game, chances);
    for (const PatternPlacement& placement : placements) {
        catalogue::PatternWeight& weight = weights_[placement.pattern];
        ++weight.matched;
        if (!placement.is_played()) continue;
        if (placement.mover != placement.side) {
            ++weight.opponent;
            continue;
        }
        ++(placement.is_at_once() ? weight.at_once : weight.later);
        if (!chances.winner) continue;
        ++(*chances.winner == placement.mover ? weight.won : weight.lost);
        movers_[placement.pattern].add(mover_group(chances, placement.mover, placement.next_move));
    }
}

std::vector<catalogue::PatternWeight> PatternWeighing::weights() const {
    std::vector<catalogue::PatternWeight> weights = weights_;
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i].expected = static_cast<std::int64_t>(movers_[i].expected(expectations_));
    return weights;
}

}  // namespace katachi::games
