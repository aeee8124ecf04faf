// The tree of a game as columns: what draws it needs of each node.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "compiler/sgf/tree.h"

namespace katachi::authoring {

// Nodes are numbered from 0 in the order of the record, so that parents stand before their children.
struct GameOutline {
    std::string game;                                  // "games.sgf#3"
    int size = 0;                                      // lines of the board, 0 where it is no Go board of 2 to 19 lines
    std::vector<compiler::SgfNodeIndex> parents = {};  // of each node; -1 for the root
    std::vector<std::string> moves = {};               // of each node: "B Q16", "W pass", or "" where none is played
    // The nodes that have one of these.
    std::vector<compiler::SgfNodeIndex> comments = {}, setups = {}, marked = {};
    std::map<compiler::SgfNodeIndex, std::string> names = {};  // N
    // For each node whose position, with the side to move, stands at an earlier node of another line: the first such
    // node. Nodes after stones that are set up within a game, or after an illegal move, are left out.
    std::map<compiler::SgfNodeIndex, compiler::SgfNodeIndex> transpositions = {};
};

GameOutline game_outline(const compiler::SgfTree& tree, std::string game);

}  // namespace katachi::authoring
