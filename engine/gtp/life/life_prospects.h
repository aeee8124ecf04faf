// What stands beside the answers about a dragon: what two moves in a row would do, and what falls besides.
#pragma once

#include "engine/gtp/life/life_question.h"
#include "engine/life/life_threats.h"
#include "engine/reading/exchange.h"

namespace katachi::gtp {

// Whether two moves of `asker` in a row kill the dragon at `vertex`, or save it. Positions are counted for the session.
life::LifeThreat threat_to_dragon(Session& session, board::Vertex vertex, Asker asker);

// The exchanges of what was answered about the dragon at `vertex`.
reading::Exchange exchange_of_attack(Session& session, board::Vertex vertex, const life::LifeAnswer& attack);
reading::Exchange exchange_of_defence(Session& session, board::Vertex vertex, const life::LifeAnswer& defence);

}  // namespace katachi::gtp
