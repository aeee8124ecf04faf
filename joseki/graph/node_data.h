// What a library says of a move beside its texts, in a node of an SGF tree: properties of Katachi's own, which programs
// read back, and one sentence or more in a line of the comment, for people.
//
//     KGAMES[40] KBLACK[25] KWHITE[15] KREACHED[42]   played in so many corners of games, won by Black, by White, of
//                                                     those that reached the position before it
//     KFIRST[20090102] KLAST[20160713] KEXAMPLE[…]    when, and the first game with it; without a date, any one
//     KENDED[7] KREST[12]                             corners whose sequence ends with it, and those that went on in
//                                                     ways that are not in the tree
//     KCLASS[trick] KSLIDE[row]                       its class; that it slides along its row or column
//     KIF[olib(*)>2]                                  what must hold for it, where no pattern in the comment says it
//     KOUTCOME[black] KPOINTS[2.5] KSTAGE[1] KURGENCY[may] KCODE[…]   of the position after it
//     KAFTER[Q16 O17]                                 another way to that position, which carries what follows
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/sgf/tree.h"
#include "joseki/graph/import_rules.h"

namespace katachi::joseki {

struct NodeData {
    CommentFacts facts = {};   // without texts, and of a pattern its constraint alone
    std::int64_t reached = 0;  // 0: not known
    std::string after = {};    // moves
};

// Whether a property of this name is one of these.
bool is_data_name(std::string_view name);

void write_node_data(const NodeData& data, compiler::SgfNode& node);

// Nothing where no property is one of these. Values that mean nothing are passed over.
std::optional<NodeData> read_node_data(const compiler::SgfNode& node);

// Without a line end; empty where there is nothing to tell. `to_move` is to move behind the node.
std::string sentences(const NodeData& data, board::Colour to_move);

// The same, and as they were before somebody turned the tree or exchanged its colours, which leaves comments as they
// are.
std::vector<std::string> known_sentences(NodeData data, board::Colour to_move);

}  // namespace katachi::joseki
