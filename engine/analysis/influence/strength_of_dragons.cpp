#include "engine/analysis/influence/strength_of_dragons.h"

namespace katachi::analysis {

namespace {

// The share is that of the usual strength, and 0 where the dragon does not live.
float share_of_strength(position::Safety safety) {
    using enum position::Safety;
    switch (safety) {
        case dead:
        case inessential:
        case tactically_dead: return 0;
        case critical: return 0.4F;
        case alive_in_seki: return 0.6F;
        case alive:
        case strongly_alive:
        case invincible: return 1;
    }
    return 1;
}

}  // namespace

influence::Question influence_of_dragons(const board::Position& position, const position::Dragons& dragons,
                                         std::span<const position::Safety> safety) {
    influence::Question question(position);
    for (std::size_t i = 0; i < dragons.all().size(); ++i) {
        const float share = share_of_strength(safety[i]);
        for (const board::Vertex stone : dragons.all()[i].stones) {
            question.strength[influence::at(stone)] *= share;
            if (share == 0) question.living.remove(stone);
        }
    }
    return question;
}

}  // namespace katachi::analysis
