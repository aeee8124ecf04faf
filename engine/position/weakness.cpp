#include "engine/position/weakness.h"

#include <algorithm>

namespace katachi::position {

namespace {

// A moyo of that value makes a dragon safe; a smaller one, by its part.
constexpr float safe_moyo = 25;

}  // namespace

float weakness_before_life(const Dragon& dragon, const Verdict& crude) {
    if (dragon.is_invincible || dragon.is_inessential) return 0;
    return 1 - crude.chance_to_live;
}

float weakness(Safety safety, const Verdict& verdict, const MoyoAround& moyo) {
    switch (safety) {
        case Safety::invincible:
        case Safety::inessential:
        case Safety::strongly_alive: return 0;
        case Safety::dead:
        case Safety::critical:
        case Safety::tactically_dead: return 1;
        case Safety::alive_in_seki:
        case Safety::alive: break;
    }
    return (1 - verdict.chance_to_live) * (1 - std::min(1.0F, moyo.value / safe_moyo));
}

}  // namespace katachi::position
