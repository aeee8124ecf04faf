// Lines of play within a tree: named by people, played by the engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "compiler/sgf/tree.h"
#include "engine/sgf/game.h"

namespace katachi::compiler {

// Where a line of play leaves the first variation: of the variations from `move` on, the one of this number, from 1.
struct SgfStep {
    int move = 1;
    int variation = 1;

    friend bool operator==(const SgfStep&, const SgfStep&) = default;
};

// The steps go from the root on; there are none for the main line. Where records part several times before one move,
// each step is for the next of these places.
using SgfPath = std::vector<SgfStep>;

// "12.2": from move 12 on the second variation; "12.2,15.3": there, from move 15 on, the third. Nothing for other
// texts.
std::optional<SgfPath> sgf_path(std::string_view text);
std::string sgf_path_text(const SgfPath& path);

// The nodes of the line, from the root to its end; or why the record has no such line.
std::variant<std::vector<SgfNodeIndex>, std::string> line_of_path(const SgfTree& tree, const SgfPath& path);

// The path of the line that leads to a node, and on from there by first variations.
SgfPath path_to(const SgfTree& tree, SgfNodeIndex node);

// The paths of the variations beside the main line in the order of the record, the first `most` of them.
std::vector<SgfPath> variation_paths(const SgfTree& tree, std::size_t most);

// The node whose position is that before move `number` of the line: the last one before that move.
SgfNodeIndex node_before_move(const SgfTree& tree, const std::vector<SgfNodeIndex>& line, int number);

// A line as the engine's reader has main lines; texts are UTF-8 without escapes.
sgf::Game game_of_line(const SgfTree& tree, const std::vector<SgfNodeIndex>& line);

}  // namespace katachi::compiler
