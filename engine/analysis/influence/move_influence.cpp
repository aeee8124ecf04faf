#include "engine/analysis/influence/move_influence.h"

#include <algorithm>

namespace katachi::analysis {

namespace {

bool has_move(const worms::TacticalPoints& points, board::Vertex move) {
    return std::ranges::find(points, move, &worms::TacticalPoint::move) != points.end();
}

bool lives_after(const worms::Worm& worm, board::Colour mover, board::Vertex move) {
    if (worm.attacks.empty()) return true;
    if (worm.colour == mover) return has_move(worm.defences, move);
    return !worm.defences.empty() && !has_move(worm.attacks, move);
}

}  // namespace

std::optional<AfterMove> after_move(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics,
                                    board::Colour colour, board::Vertex move) {
    board::Board played = board;
    if (played.play(colour, move) != board::Legality::ok) return std::nullopt;
    AfterMove after{.board = played, .question = influence::Question(played.position()), .saved = {}};
    if (move != board::pass_vertex) after.saved = played.string_stones(move);
    for (const worms::Worm& worm : worms.all()) {
        if (worm.stones.intersects(after.saved)) continue;
        if (!lives_after(worm, colour, move))
            after.question.living -= worm.stones;
        else if (worm.colour == colour && !worm.attacks.empty())
            after.saved |= worm.stones;
    }
    if (move != board::pass_vertex && tactics.attack(played, move).code != reading::TacticalCode::failure)
        after.question.living -= played.string_stones(move);
    return after;
}

void apply_dragons(AfterMove& after, const influence::Question& of_dragons) {
    for (const board::Vertex stone : after.question.living - after.saved) {
        after.question.strength[influence::at(stone)] = of_dragons.strength[influence::at(stone)];
        if (!of_dragons.living.contains(stone)) after.question.living.remove(stone);
    }
}

}  // namespace katachi::analysis
