// The worms of the board as it is shown, with the limits that the session has for strings.
#pragma once

#include <vector>

#include "engine/gtp/session/session.h"
#include "engine/worms/worm_details.h"

namespace katachi::gtp {

struct ReadWorms {
    worms::Worms worms;
    std::vector<worms::OfferedMove> offered;  // by patterns
};

struct ReadDetails {
    worms::TacticalPoints attacks, defences;  // those of the worm that hold where open ones are read as far as strings
    worms::WormDetails others;
};

ReadWorms read_worms(Session& session);
// The details of one of them.
ReadDetails read_details(Session& session, const ReadWorms& read, const worms::Worm& worm);

}  // namespace katachi::gtp
