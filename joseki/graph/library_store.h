// The library of joseki in a catalogue: additions of graphs, one transaction each. An edit by hand is a small addition
// too. The schema calls an addition a graft.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"
#include "patterndb/catalogue.h"

namespace katachi::joseki {

struct AdditionReport {
    std::int64_t id = 0;
    bool is_repeated = false;  // an addition said all this before: nothing was added, and `id` is that one
    std::int64_t positions = 0, new_positions = 0;
    std::int64_t moves = 0, new_moves = 0;
};

enum class Repetition { refused, allowed };

// Adds all that the graph says. `source` is what people read of where it came from.
AdditionReport add_to_library(catalogue::Catalogue& catalogue, const Graph& graph, const std::string& source,
                              Repetition repetition = Repetition::refused);

struct StoredAddition {
    std::int64_t id = 0;
    std::string source;
    std::string made_at;  // UTC
    std::int64_t positions = 0, moves = 0;
};

// By id.
std::vector<StoredAddition> stored_additions(const catalogue::Catalogue& catalogue);

// The sources of the additions that speak of a position, by id.
std::vector<std::string> sources_of(const catalogue::Catalogue& catalogue, const JosekiStones& stones);

struct Removal {
    std::int64_t positions = 0, moves = 0;
};

// Takes back what the addition said; positions and moves that no other addition speaks of go. Throws CatalogueError
// where there is no such addition.
Removal undo_addition(catalogue::Catalogue& catalogue, std::int64_t id);

// Removes a move, or a position with all its moves, and then what cannot be reached from the empty board or a position
// with set-up stones any more. Throws CatalogueError where the library has it not.
Removal remove_position(catalogue::Catalogue& catalogue, const JosekiStones& stones);
Removal remove_move(catalogue::Catalogue& catalogue, const JosekiStones& stones, board::Vertex move);

// What all additions say together. Nodes come in the order in which they were first added.
Graph load_library(const catalogue::Catalogue& catalogue);

}  // namespace katachi::joseki
