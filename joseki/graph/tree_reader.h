// SGF trees to the graph of joseki positions: any corner, either colour first, move orders and equal sibling moves
// merged. Two moves of one side in a row have the other's tenuki between them, and so has a pass.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "compiler/sgf/tree.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/joseki_graph.h"
#include "joseki/graph/left_out.h"

namespace katachi::joseki {

struct TreeReadingOptions {
    // Stones on the lines 1 to `corner_lines` from the corner of each variation's first move alone; moves elsewhere are
    // tenuki. Nothing: the whole board.
    std::optional<int> corner_lines;
    // Only what follows this position, in normal form, in whatever variation it is reached.
    std::optional<JosekiStones> below;
};

// Every node of the tree is one of these.
struct TreeCounts {
    std::size_t nodes = 0;
    std::size_t new_moves = 0;         // moves and tenuki that were added to the graph
    std::size_t merged_moves = 0;      // the graph had them already
    std::size_t without_move = 0;      // set-up, marks and comments alone
    std::size_t after_ko_threats = 0;  // of these moves, those that take a ko back at once: the threat was elsewhere
    std::size_t refused = 0;           // illegal moves, and what follows them
    std::size_t elsewhere = 0;         // not below the position that was asked for, or outside of the corner

    void add(const TreeCounts& other);
};

struct TreeReading {
    TreeCounts counts;
    std::vector<std::size_t> applied_rules;  // how often, by their place
    std::vector<sgf::SgfWarning> warnings;   // what was refused, and why
    LeftOut left_out;                        // of the nodes that were neither refused nor elsewhere
    bool is_19x19 = true;                    // other boards are refused as a whole
};

// Adds the tree to the graph.
TreeReading read_tree(const compiler::SgfTree& tree, const ImportRules& rules, const TreeReadingOptions& options,
                      Graph& graph);

}  // namespace katachi::joseki
