// The joseki trees that come with Katachi, as a library to be asked, and what their joseki are called.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naming/terms.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

// Throws FileError where the trees are not beside the program.
joseki::Graph shipped_joseki();

struct JosekiTree {
    std::string name;   // "hoshi", as its file and the first word of its names
    std::string title;  // "Joseki around the star point"
    joseki::NodeIndex first_node = 0;
};

// The same, with what tree each position is of.
struct JosekiTrees {
    joseki::Graph graph;
    std::vector<JosekiTree> trees;  // in the order in which they were read

    // The first tree that has the position; null for the empty board.
    const JosekiTree* tree_of(joseki::NodeIndex node) const;
};

// Throws as shipped_joseki() does.
JosekiTrees shipped_joseki_by_tree();

// What the names of the trees and of their joseki are in the languages of players: joseki/library/terms.tsv.
std::span<const naming::Term> joseki_terms();
// The name itself where it has no row, English where the language has no word.
std::string_view joseki_word(std::string_view name, naming::Language language);

}  // namespace katachi::authoring
