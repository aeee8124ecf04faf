#include "tests/eyespaces/searched_captures.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace katachi::eyespaces {

namespace {

constexpr int no_depth = std::numeric_limits<int>::max();

}  // namespace

SearchedCaptures::SearchedCaptures(const CutOut& game, std::size_t most_positions)
    : game_(game), looks_left_(most_positions) {
    // Cells where both may play, with many neighbours of that kind, are the better moves.
    const Cells both = game.attacker_moves & game.defender_moves;
    const auto rank = [&](std::size_t cell) {
        return (both & cell_bit(cell)) == 0 ? -1 : std::popcount(game.neighbours[cell] & both);
    };
    for (std::size_t cell = 0; cell < game.neighbours.size(); ++cell) order_.push_back(cell);
    std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) { return rank(a) > rank(b); });
}

std::optional<bool> SearchedCaptures::wall_is_captured(bool attacker_begins) {
    int rests_on = no_depth;
    const bool found = search(beginning(game_, attacker_begins), 0, rests_on);
    if (looks_left_ == 0) return std::nullopt;
    return found;
}

bool SearchedCaptures::search(const CutOutPosition& position, int depth, int& rests_on) {
    if (looks_left_ == 0) return false;
    --looks_left_;
    if (const auto found = known_.find(position); found != known_.end()) return found->second;
    const auto [line, is_new] = on_line_.emplace(position, depth);
    if (!is_new) {
        rests_on = std::min(rests_on, line->second);
        return false;
    }
    int here = no_depth;
    const bool captured = search_moves(position, depth, here);
    on_line_.erase(position);
    // A "no" that rests on a repetition of an earlier position of this line holds on this line alone.
    if (captured || here >= depth)
        known_.emplace(position, captured);
    else
        rests_on = std::min(rests_on, here);
    return captured;
}

// The attacker looks for a move that captures, the defender for one that does not.
bool SearchedCaptures::search_moves(const CutOutPosition& position, int depth, int& rests_on) {
    const bool wanted = position.attacker_to_move;
    const Cells possible = moves(game_, position);
    for (const std::size_t cell : order_) {
        if ((possible & cell_bit(cell)) == 0) continue;
        const auto move = played(game_, position, cell);
        if (!move) continue;
        if (move->end != CutOutEnd::none) return wanted;
        if (search(move->next, depth + 1, rests_on) == wanted) return wanted;
    }
    return search(passed(position), depth + 1, rests_on);
}

}  // namespace katachi::eyespaces
