#include "engine/worms/double_moves.h"

#include <algorithm>
#include <map>

namespace katachi::worms {

namespace {

using reading::TacticalCode;

// Those of `strings` of which no move of the opponent captures one of two.
std::vector<board::Vertex> safe_together(board::Board& board, reading::Tactics& tactics,
                                         const std::vector<board::Vertex>& strings) {
    std::vector<board::Vertex> safe;
    const auto falls_with = [&](board::Vertex string) {
        return std::ranges::any_of(safe, [&](board::Vertex other) {
            return !board.same_string(other, string) &&
                   tactics.attack_either(board, other, string).code != TacticalCode::failure;
        });
    };
    for (const board::Vertex string : strings)
        if (!falls_with(string)) safe.push_back(string);
    return safe;
}

}  // namespace

std::vector<DoubleMove> double_moves(board::Board& board, reading::Tactics& tactics, const Worms& worms,
                                     board::Colour colour) {
    std::map<board::Vertex, DoubleMove> found;
    const auto add = [&](const TacticalPoints& points, std::vector<board::Vertex> DoubleMove::*strings,
                         board::Vertex origin) {
        for (const TacticalPoint& point : points)
            if (point.code == TacticalCode::win && point.move != board::pass_vertex)
                (found[point.move].*strings).push_back(origin);
    };
    for (const Worm& worm : worms.all()) {
        if (!worm.is_critical()) continue;
        if (worm.colour == colour)
            add(defences_read_again(worm.defences, board, tactics, worm.origin), &DoubleMove::saved, worm.origin);
        else
            add(worm.attacks, &DoubleMove::captured, worm.origin);
    }
    std::vector<DoubleMove> moves;
    for (auto& [move, strings] : found) {
        if (strings.captured.size() + strings.saved.size() < 2) continue;
        if (board.play(colour, move) != board::Legality::ok) continue;
        strings.move = move;
        strings.saved = safe_together(board, tactics, strings.saved);
        board.undo();
        if (strings.captured.size() + strings.saved.size() >= 2) moves.push_back(std::move(strings));
    }
    return moves;
}

}  // namespace katachi::worms
