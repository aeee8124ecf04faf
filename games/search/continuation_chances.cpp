#include "games/search/continuation_chances.h"

namespace katachi::games {

void ContinuationChances::add(const std::vector<ShapeHit>& found, const sgf::Game& game) {
    const GameChances chances = chances_of(game);
    expectations_.add(game, chances);
    add(found, chances);
}

void ContinuationChances::add(const std::vector<ShapeHit>& found, const GameChances& chances) {
    if (!chances.winner) return;
    for (const ShapeHit& hit : found)
        if (hit.end == HitEnd::played)
            movers_[hit.continuation].add(mover_group(chances, hit.move.colour, hit.next_move));
}

void ContinuationChances::add(const ContinuationChances& other) {
    expectations_.add(other.expectations_);
    for (const auto& [move, counts] : other.movers_) movers_[move].add(counts);
}

void ContinuationChances::tell(ShapeAnswer& answer) const {
    answer.tells_expected = true;
    for (auto& [move, count] : answer.continuations)
        if (const auto movers = movers_.find(move); movers != movers_.end())
            count.expected = movers->second.expected(expectations_);
}

}  // namespace katachi::games
