// A tree of openings to a fuseki database (.dbz): each move whose node says in how many games it was played,
// KGAMES[12], becomes an entry, the whole board as it stands before the move. Moves without a count lead to others and
// make no entry.
#pragma once

#include <cstddef>
#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/sgf/tree.h"

namespace katachi::joseki {

struct CompiledOpenings {
    std::string text;  // a line an entry; its value is the number of games
    std::size_t entries = 0;
    base::Diagnostics findings;  // illegal moves, which make no entry; their places are places in the trees
};

// Entries are named by the size of the board, the stones on it and their order, those with most games first: F19-2-1.
CompiledOpenings compile_openings(const compiler::SgfCollection& trees);

}  // namespace katachi::joseki
