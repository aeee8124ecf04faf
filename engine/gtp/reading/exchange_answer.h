// How an exchange is told.
#pragma once

#include "engine/gtp/session/session.h"
#include "engine/reading/exchange.h"

namespace katachi::gtp {

// "attack GAIN C3", "defend LOSS D4", a line each; or "none".
Answer exchanges(const Session& session, const reading::Exchange& of_attack, const reading::Exchange& of_defence);

}  // namespace katachi::gtp
