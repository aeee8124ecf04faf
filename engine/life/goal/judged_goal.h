// What a search is asked about a dragon of a judged position, and what it takes as given.
#pragma once

#include <span>

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/goal/dragon_rooms.h"
#include "engine/position/dragons.h"
#include "engine/position/status.h"

namespace katachi::life {

// The goal is all stones of the dragon. A friendly string is given if its dragon has two eyes and is believed to live,
// and if it has two liberties that neither the goal touches nor another friend that does not live or is not given for
// the same reason. The opponent's stones outside of the enclosure are given. Walls of the enclosure are, among others,
// strings of living dragons with enough liberties. `believed` has the status of each dragon, by number. Strings of
// `weak`, which can be captured, are neither given friends nor walls. Nor are the opponent's dragons that are shut in
// without a second eye: such a dragon lives only by capturing another one.
DragonGoal judged_goal(const board::Board& board, const position::Dragons& dragons, int number,
                       std::span<const position::Status> believed, const board::VertexSet& weak = {});
// The same of several dragons of one colour, one at least, as if they were one.
DragonGoal judged_goal(const board::Board& board, const position::Dragons& dragons, std::span<const int> numbers,
                       std::span<const position::Status> believed, const board::VertexSet& weak = {});

// The same of one dragon, in both rooms; of its stones those in `part` alone.
DragonRooms judged_rooms(const board::Board& board, const position::Dragons& dragons, int number,
                         std::span<const position::Status> believed, const board::VertexSet& weak,
                         const board::VertexSet& part);

}  // namespace katachi::life
