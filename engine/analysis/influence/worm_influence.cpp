#include "engine/analysis/influence/worm_influence.h"

namespace katachi::analysis {

board::VertexSet captured_stones(const worms::Worms& worms, board::Colour to_move) {
    board::VertexSet captured;
    for (const worms::Worm& worm : worms.all())
        if (!worm.attacks.empty() && (worm.colour != to_move || worm.defences.empty())) captured |= worm.stones;
    return captured;
}

influence::Question worm_influence(const board::Position& position, const worms::Worms& worms, board::Colour to_move,
                                   influence::Use use) {
    influence::Question question(position, use);
    question.living -= captured_stones(worms, to_move);
    return question;
}

}  // namespace katachi::analysis
