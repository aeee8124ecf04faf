// How safe a dragon is, in the classes of GNU Go's manual, chapter 7.5.
#pragma once

#include "engine/position/status_judge.h"

namespace katachi::position {

enum class Safety : std::uint8_t {
    dead,
    alive,
    critical,
    inessential,      // stones that matter to nobody, such as those played into an eye
    tactically_dead,  // a single string that reading captures
    alive_in_seki,    // for a judge of races to say
    strongly_alive,   // alive without much doubt
    invincible,       // alive however often the opponent moves
};

// "dead", "alive", "critical", "inessential", "tactically dead", "alive in seki", "strongly alive", "invincible".
const char* name(Safety safety);

Safety safety(const Dragon& dragon, const Verdict& verdict);

}  // namespace katachi::position
