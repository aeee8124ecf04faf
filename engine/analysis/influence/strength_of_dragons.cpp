#include "engine/analysis/influence/strength_of_dragons.h"

namespace katachi::analysis {

namespace {

// The share of its strength that the weakest dragon lacks, as GNU Go 3.8 tells it over GTP.
constexpr float lost_by_weakness = 0.3F;

bool lives(const position::Dragon& dragon, position::Status status, board::Colour to_move) {
    if (dragon.is_inessential || status == position::Status::dead) return false;
    return status != position::Status::critical || dragon.colour == to_move;
}

}  // namespace

influence::Question influence_of_dragons(const board::Position& position, const position::Dragons& dragons,
                                         std::span<const position::Verdict> life, std::span<const float> weakness,
                                         board::Colour to_move) {
    influence::Question question(position);
    for (std::size_t i = 0; i < dragons.all().size(); ++i) {
        const position::Dragon& dragon = dragons.all()[i];
        if (!lives(dragon, life[i].status, to_move)) question.living -= dragon.stones;
        for (const board::Vertex stone : dragon.stones)
            question.strength[influence::at(stone)] *= 1 - lost_by_weakness * weakness[i];
    }
    return question;
}

}  // namespace katachi::analysis
