// A node of a game: its position, and what the record says there.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "compiler/sgf/tree.h"
#include "engine/board/board.h"
#include "tools/authoring/drawing/board_drawing.h"

namespace katachi::authoring {

struct NodePosition {
    std::string game;  // "games.sgf#3"
    compiler::SgfNodeIndex node = compiler::sgf_root;
    // What commands that take a path and a move call it: the position before that move.
    std::string path;  // "12.2"; empty on the main line
    int move = 1;
    board::Board board;
    board::Colour to_move = board::Colour::black;
    std::optional<board::Vertex> last_move;
    std::string name, comment;
    std::vector<std::pair<board::Vertex, std::string>> labels;
    std::vector<std::pair<board::Vertex, Shape>> marks;
    std::vector<std::pair<board::Vertex, board::Vertex>> arrows;
    std::vector<std::string> warnings;  // of what is wrong with the moves up to here
};

// Throws FileError where the tree has no such node, or its board is none of 2 to 19 lines.
NodePosition node_position(const compiler::SgfTree& tree, std::string game, compiler::SgfNodeIndex node);

}  // namespace katachi::authoring
