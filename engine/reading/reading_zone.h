// What a search can have looked at: where nothing changes within it, the same question has the same answer.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// Points that a search looked around.
struct LookedAt {
    board::VertexSet centres;  // what its goal is about, from which the goal sees as far as its sight
    board::VertexSet played;   // or nearly so: what may be played there, and taken by it, matters

    LookedAt& operator|=(const LookedAt& other) {
        centres |= other.centres;
        played |= other.played;
        return *this;
    }
};

// The strings and points within `sight` steps of the centres, and within one step of what was played, a string being
// one step wide; and what lies beside these: all liberties of the strings, among others.
board::VertexSet reading_zone(const board::Board& board, const LookedAt& looked_at, int sight);

}  // namespace katachi::reading
