// Questions about the lives of dragons as commands ask them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/analysis/stages.h"
#include "engine/gtp/session/session.h"
#include "engine/life/goal/dragon_goal.h"
#include "engine/life/goal/dragon_rooms.h"
#include "engine/life/life_reader.h"
#include "engine/life/races/race_reader.h"

namespace katachi::gtp {

// Made when it is first asked for; it shows the searches to come to the record, if there is one, as those of
// `question`.
life::LifeReader& life_reader(Session& session, std::string question);
life::RaceReader& race_reader(Session& session, std::string question);

// All stones of the dragons of these numbers, one at least, on the board of the stages, with what these take as given.
life::DragonGoal goal_of_dragons(analysis::Stages& stages, const board::Board& board, std::span<const int> numbers);
// What the opponent cannot cut off from the string at `vertex` of its dragon, with what is taken as given on the board
// as it is shown, in both rooms.
life::DragonRooms life_rooms(Session& session, board::Vertex vertex);

enum class Asker : std::uint8_t { attacker, defender };

board::Colour side_of(Asker asker, const life::DragonRooms& rooms);

using LifeQuestion = life::LifeAnswer (life::LifeReader::*)(board::Board&, const life::DragonGoal&);

// What the reader answers in the smallest of the rooms that decides it.
life::LifeAnswer ask(life::LifeReader& reader, board::Board& board, const life::DragonRooms& rooms,
                     LifeQuestion question, Asker asker);

}  // namespace katachi::gtp
