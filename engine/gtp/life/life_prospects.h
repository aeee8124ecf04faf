// What stands beside the answers about a dragon: what two moves in a row would do, and what falls besides.
#pragma once

#include "engine/gtp/life/life_question.h"
#include "engine/life/life_threats.h"
#include "engine/reading/exchange.h"

namespace katachi::gtp {

// A dragon that is asked about, by one of its stones, and its rooms.
struct AskedDragon {
    board::Vertex vertex = board::pass_vertex;
    life::DragonRooms rooms;
};

// Whether two moves of `asker` in a row kill the dragon, or save it. Positions are counted for the session.
life::LifeThreat threat_to_dragon(Session& session, const AskedDragon& dragon, Asker asker);

// The exchanges of what was answered about the dragon.
reading::Exchange exchange_of_attack(Session& session, const AskedDragon& dragon, const life::LifeAnswer& attack);
reading::Exchange exchange_of_defence(Session& session, const AskedDragon& dragon, const life::LifeAnswer& defence);

}  // namespace katachi::gtp
