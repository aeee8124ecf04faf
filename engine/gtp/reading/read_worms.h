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

ReadWorms read_worms(Session& session);
// Of one of them.
worms::WormDetails read_details(Session& session, const ReadWorms& read, const worms::Worm& worm);

}  // namespace katachi::gtp
