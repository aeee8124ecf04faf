#include "engine/analysis/influence/worm_influence.h"

namespace katachi::analysis {

namespace {

bool lives(const worms::Worm& worm, board::Colour to_move) {
    return worm.attacks.empty() || (worm.colour == to_move && !worm.defences.empty());
}

}  // namespace

influence::Question worm_influence(const board::Position& position, const worms::Worms& worms, board::Colour to_move,
                                   influence::Use use) {
    influence::Question question(position, use);
    for (const worms::Worm& worm : worms.all())
        if (!lives(worm, to_move)) question.living -= worm.stones;
    return question;
}

}  // namespace katachi::analysis
