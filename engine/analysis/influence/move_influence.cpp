#include "engine/analysis/influence/move_influence.h"

#include <algorithm>

namespace katachi::analysis {

namespace {

bool saves(const worms::Worm& worm, board::Vertex move) {
    return worm.is_capturable() &&
           std::ranges::find(worm.defences, move, &worms::TacticalPoint::move) != worm.defences.end();
}

}  // namespace

std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move) {
    AfterMove after{.board = board, .saved = {}};
    if (after.board.play(colour, move) != board::Legality::ok) return std::nullopt;
    if (move == board::pass_vertex) return after;
    if (tactics.attack(after.board, move).code == reading::TacticalCode::failure)
        after.saved = after.board.string_stones(move);
    for (const worms::Worm& worm : worms.all())
        if (worm.colour == colour && saves(worm, move)) after.saved |= worm.stones;
    return after;
}

influence::Question with_saved(influence::Question judged, const board::VertexSet& saved) {
    judged.living |= saved;
    for (const board::Vertex stone : saved) judged.strength[influence::at(stone)] = influence::full_strength;
    return judged;
}

}  // namespace katachi::analysis
