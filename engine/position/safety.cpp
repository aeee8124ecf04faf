#include "engine/position/safety.h"

namespace katachi::position {

const char* name(Safety safety) {
    switch (safety) {
        case Safety::dead: return "dead";
        case Safety::alive: return "alive";
        case Safety::critical: return "critical";
        case Safety::inessential: return "inessential";
        case Safety::tactically_dead: return "tactically dead";
        case Safety::alive_in_seki: return "alive in seki";
        case Safety::strongly_alive: return "strongly alive";
        case Safety::invincible: return "invincible";
    }
    return "";
}

Safety safety(const Dragon& dragon, const Verdict& verdict) {
    if (dragon.is_invincible) return Safety::invincible;
    if (dragon.is_inessential) return Safety::inessential;
    if (dragon.is_captured()) return Safety::tactically_dead;
    switch (verdict.status) {
        case Status::dead: return Safety::dead;
        case Status::critical: return Safety::critical;
        case Status::alive: return dragon.eyes.attacked >= 2 ? Safety::strongly_alive : Safety::alive;
        case Status::unknown: return Safety::alive;
    }
    return Safety::alive;
}

}  // namespace katachi::position
