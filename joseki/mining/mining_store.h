// The state of a mining run in a catalogue: how it was asked for, and the pieces that are done.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "joseki/mining/mined_graph.h"
#include "joseki/mining/mined_piece.h"
#include "joseki/store/library_store.h"
#include "patterndb/catalogue.h"

namespace katachi::joseki {

struct Shard {
    int number = 1;  // from 1
    int count = 1;

    bool holds(std::int64_t piece) const { return piece % count == number - 1; }
    friend bool operator==(const Shard&, const Shard&) = default;
};

struct MiningRun {
    std::vector<std::string> paths;
    std::vector<std::string> outputs = {};
    CornerRule rule = {};
    std::int64_t games_per_piece = 500;
    Shard shard = {};
    std::int64_t min_games = 10;
    std::optional<std::int64_t> addition = {};     // what it has given to the library
    std::optional<std::int64_t> piece_count = {};  // of the whole collection, once it was read to its end
    std::int64_t content_hash = 0;                 // as piece_count

    bool is_complete() const { return piece_count.has_value(); }
    // Whether pieces that one has counted are those of the other.
    bool counts_as(const MiningRun& other) const { return paths == other.paths && has_rule_of(other); }
    bool has_rule_of(const MiningRun& other) const {
        return rule == other.rule && games_per_piece == other.games_per_piece;
    }
};

// All throw CatalogueError.
std::optional<MiningRun> stored_run(const catalogue::Catalogue& catalogue);
// Replaces what is known of the run; its pieces stay.
void store_run(const catalogue::Catalogue& catalogue, const MiningRun& run);
// Begins another run: the pieces of the one before go.
void replace_run(const catalogue::Catalogue& catalogue, const MiningRun& run);
// Stores pieces in place of those with the same numbers.
void store_pieces(const catalogue::Catalogue& catalogue, std::span<const MinedPiece> pieces);
// Forgets pieces from this number on.
void drop_pieces(const catalogue::Catalogue& catalogue, std::int64_t from);
std::map<std::int64_t, std::int64_t> piece_hashes(const catalogue::Catalogue& catalogue);

// Copies the pieces of another catalogue.
void copy_pieces(const catalogue::Catalogue& from, const catalogue::Catalogue& to);

// The facts of all pieces together.
MiningFacts mined_facts(const catalogue::Catalogue& catalogue);

// The counts of all pieces.
struct MinedCollection {
    MiningFacts facts = {};
    SummedMoves sums = {};    // pruned by min_games
    GameName game_name = {};  // asks the catalogue, which must be there
};
MinedCollection mined_collection(const catalogue::Catalogue& catalogue, const MiningRun& run);

// The additions of other runs to the library. A game that is in such a run and in this one counts twice.
std::vector<StoredAddition> additions_of_other_runs(const catalogue::Catalogue& catalogue, const MiningRun& run);

// Gives the graph of a complete run to the library, in place of what the run has given before, or leaves all as it was.
// `games`: how many were read.
AdditionReport add_mined(catalogue::Catalogue& catalogue, MiningRun& run, const Graph& graph, std::int64_t games);

}  // namespace katachi::joseki
