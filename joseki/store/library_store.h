// The library of joseki in a catalogue: additions of graphs, each a change of its own. An edit by hand is a small
// addition too. The schema calls an addition a graft. All functions here that are given a catalogue throw
// CatalogueError.
#pragma once

#include <cstdint>
#include <span>
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
    std::vector<std::int64_t> hidden_by = {};  // where it is repeated: removals that took a part of it out
};

enum class Repetition { refused, allowed };

// Adds all that the graph says. `source` is what people read of where it came from.
AdditionReport add_to_library(catalogue::Catalogue& catalogue, const Graph& graph, const std::string& source,
                              Repetition repetition = Repetition::refused);

// Lets an addition say what the graph says, in place of all that it said. It keeps its number: what people said or took
// out after it still holds. It is taken back where another one says all this.
AdditionReport replace_addition(catalogue::Catalogue& catalogue, std::int64_t id, const Graph& graph,
                                const std::string& source);

struct StoredAddition {
    std::int64_t id = 0;
    std::string source;
    std::string made_at;  // UTC
    std::int64_t positions = 0, moves = 0;
};

// All additions, by id.
std::vector<StoredAddition> stored_additions(const catalogue::Catalogue& catalogue);

struct PositionSource {
    std::string name;
    std::int64_t reached = 0;  // in so many games; 0 where it counts none
};

// The additions that speak of a position, by id; of `additions` alone where some are named.
std::vector<PositionSource> sources_of(const catalogue::Catalogue& catalogue, const JosekiStones& stones,
                                       std::span<const std::int64_t> additions = {});

// Those that count games, where there are several.
std::vector<PositionSource> counting_sources(std::vector<PositionSource> sources);

struct Removal {
    std::int64_t addition = 0;  // that was taken back, or that the removal is
    std::int64_t positions = 0, moves = 0;
};

// Takes back what the addition said; positions and moves that no other addition speaks of go. Throws CatalogueError
// where there is no such addition.
Removal undo_addition(catalogue::Catalogue& catalogue, std::int64_t id);

// Removes a move, or a position with all its moves, and then what cannot be reached from the empty board or a position
// with set-up stones any more. The removal is an addition, named `source`: undo_addition() brings all back, and what is
// added later is not touched. Games that played a removed move still count for its position, as ones that went on in
// ways that are not kept. Throws CatalogueError where the library has it not.
Removal remove_position(catalogue::Catalogue& catalogue, const JosekiStones& stones, const std::string& source);
Removal remove_move(catalogue::Catalogue& catalogue, const JosekiStones& stones, board::Vertex move,
                    const std::string& source);

// The library of all additions together, or of `additions` alone if some are named. Texts and names of several
// additions are joined; those of edits by hand take the place of others. Nodes come in the order in which they were
// first added.
Graph load_library(const catalogue::Catalogue& catalogue, std::span<const std::int64_t> additions = {});

}  // namespace katachi::joseki
