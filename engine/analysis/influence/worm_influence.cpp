#include "engine/analysis/influence/worm_influence.h"

#include "engine/worms/capturable.h"

namespace katachi::analysis {

influence::Question worm_influence(const board::Position& position, const worms::Worms& worms, board::Colour to_move,
                                   influence::Use use) {
    influence::Question question(position, use);
    question.living -= worms::captured_stones(worms, to_move);
    return question;
}

}  // namespace katachi::analysis
