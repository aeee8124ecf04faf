// Pattern databases of corners (.db) and whole boards (.dbz) to the graph of joseki positions.
#pragma once

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

struct DatabaseReading {
    std::size_t entries = 0;
    std::size_t moves = 0;       // entries whose move was added to the graph, or was there
    std::size_t refused = 0;     // entries that are no joseki position of a board of 19 lines, or whose move is illegal
    base::Diagnostics findings;  // of corner patterns that no tree can show
};

// Corner patterns say what a joseki tree says of them; the value of a whole-board entry is how often it was played.
// Databases of other kinds are refused as a whole.
DatabaseReading read_joseki_database(const compiler::PatternDatabase& database, Graph& graph);

}  // namespace katachi::joseki
