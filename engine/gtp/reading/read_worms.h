// The worms of the board as it is shown, with the limits that the session has for strings.
#pragma once

#include "engine/gtp/session/session.h"
#include "engine/worms/worms.h"

namespace katachi::gtp {

worms::Worms read_worms(Session& session);

}  // namespace katachi::gtp
