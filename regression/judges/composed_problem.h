// Boards of problems of life and death that are composed by chance, as books have them: a room in the corner or at the
// side, stones of one side around it with gaps, stones of the other around these with gaps, and some of both within.
// They stood in no game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/board/position.h"
#include "engine/board/vertex_set.h"

namespace katachi::regression {

struct ComposedBoard {
    board::Position position{board::max_board_size};
    board::VertexSet region;                   // the room with the stones around it: all stones of the owner
    board::Vertex stone = board::pass_vertex;  // of the owner's largest string
};

// The set that a LifeProblem of a split has in place of a game; its move is the number of the board.
std::string composed_set(const std::string& split);
bool is_composed(std::string_view game);

// Always the same one. Nothing where a string has no liberty, or the room is too large or too small.
std::optional<ComposedBoard> composed_board(std::string_view set, int number);

}  // namespace katachi::regression
