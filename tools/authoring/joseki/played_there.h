// What is played in games where a corner left its joseki.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/search/indexed_search.h"
#include "tools/authoring/joseki/game_joseki.h"

namespace katachi::authoring {

struct PlayedMove {
    board::Vertex move = board::pass_vertex;  // pass_vertex: the other side was the next to play there
    std::uint64_t games = 0;                  // corners in which it was played
};

struct PlayedThere {
    std::uint64_t corners = 0;           // in which the position stood
    std::uint64_t games = 0;             // that were looked through
    int rows = 0, columns = 0;           // of the rectangle from the corner that had nothing but these stones
    std::vector<PlayedMove> moves = {};  // next in the rectangle by the side to move, the most played first
};

// It counts what was played in games, in any corner and with either colour. The corner is known.
PlayedThere played_there(const CornerJoseki& corner, board::Corner place,
                         std::span<const games::SearchedSegment> segments, int jobs);

}  // namespace katachi::authoring
