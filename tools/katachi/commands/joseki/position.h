// Joseki positions as people name them: by their code, by moves, or as a board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::cli {

struct NamedJoseki {
    board::Position board;
    board::Colour to_move = board::Colour::black;
    joseki::NormalForm normal;  // of the board, seen by the side to move
    std::optional<board::Vertex> last_move = {};
};

// A vertex, a point as SGF has it, `pass` or `tenuki`.
bool is_move(const std::string& word);

// Moves such as `Q16 O17`, `q16` or `qd`, from Black's on by turns; `pass` and `tenuki` are moves too. Throws
// FileError.
NamedJoseki read_joseki_position(const std::vector<std::string>& moves);

// The same, or the position of a code, which is drawn in the upper right corner. Throws FileError.
NamedJoseki find_joseki_position(const joseki::Graph& library, const std::vector<std::string>& words);

}  // namespace katachi::cli
