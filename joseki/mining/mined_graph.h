// Counted moves as joseki positions and moves: what can be reached from the empty board by moves that were kept.
#pragma once

#include <functional>
#include <string>

#include "joseki/graph/joseki_graph.h"
#include "joseki/mining/counted_moves.h"

namespace katachi::joseki {

// How a game is called, by its place in the collection.
using GameName = std::function<std::string(std::int64_t game)>;

// Games of stopped_here become `ended`, those of left_open `rest`. The earliest game that a move was played in is its
// example.
Graph mined_graph(const CountedMoves& kept, const GameName& game_name);

}  // namespace katachi::joseki
