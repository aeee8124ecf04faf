// Counts the contents of tree nodes that the library does not keep: everything but moves and statements about them.
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "compiler/sgf/tree.h"

namespace katachi::joseki {

// How many values, by the property: "LB", "BM", "C of nodes without a move".
using LeftOut = std::map<std::string, std::size_t>;

struct NodeUse {
    bool has_move = false;
    bool has_pattern = false;  // its mark and labels belong to it
    bool has_text = false;     // a comment that nothing was made of
};

void count_left_out(const compiler::SgfNode& node, NodeUse use, LeftOut& left_out);

}  // namespace katachi::joseki
