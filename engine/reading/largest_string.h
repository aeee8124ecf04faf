// Which of several strings is told where one has to stand for all.
#pragma once

#include "engine/board/board.h"

namespace katachi::reading {

// The origin of the largest of `strings`, by their origins, that `holds`; of equals the first. pass_vertex where none
// does.
template <typename Condition>
board::Vertex largest_string(const board::Board& board, const board::VertexSet& strings, Condition holds) {
    board::Vertex found = board::pass_vertex;
    for (const board::Vertex string : strings)
        if ((found == board::pass_vertex || board.string_size(string) > board.string_size(found)) && holds(string))
            found = string;
    return found;
}

}  // namespace katachi::reading
