// The joseki that a command asks: those of a catalogue, or the shipped trees where there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"
#include "joseki/store/disputed_moves.h"
#include "joseki/store/library_store.h"
#include "patterndb/catalogue.h"
#include "tools/authoring/joseki/followed_game.h"
#include "tools/katachi/shared/catalogue_option.h"

namespace katachi::cli {

struct JosekiLibrary {
    std::string name;  // for people
    joseki::Graph graph;
    std::optional<catalogue::Catalogue> catalogue;  // nothing for the shipped trees
    std::vector<std::int64_t> additions = {};       // these alone; all where there are none
};

// Says on standard error which joseki are asked where the user did not name them. A catalogue that nobody named and
// that holds no joseki is passed over. `additions` as in load_library(). Throws CatalogueError and FileError.
JosekiLibrary open_joseki_library(const CatalogueOption& option, const std::vector<std::int64_t>& additions = {});

// Whether what is added next begins a library that nobody named: then it begins with the shipped joseki, which it takes
// the place of where joseki are asked. `catalogue` is null where there is no file yet.
bool is_new_library(const CatalogueOption& option, const catalogue::Catalogue* catalogue);
// Adds the shipped joseki to a new library, and says so on standard error.
void begin_library(const CatalogueOption& option, catalogue::Catalogue& catalogue);

// Who speaks of a position.
using JosekiSources = std::vector<joseki::PositionSource>;
JosekiSources sources_of(const JosekiLibrary& library, joseki::NodeIndex node);
// Its moves that they class differently.
std::vector<joseki::DisputedMove> disputed_moves(const JosekiLibrary& library, joseki::NodeIndex node);
// Who speaks of the positions that the game follows, and of those where it leaves.
std::vector<JosekiSources> sources_of(const JosekiLibrary& library, const authoring::FollowedGame& game);

// "from hoshi.sgf, 100 games of games, …" as a line of its own, each source once; empty where there is none.
std::string sources_text(const std::vector<JosekiSources>& sources);

// "counted by a.sgf 40×, b.sgf 20×" as a line, where several count the games of one position; else empty.
std::string counted_by_text(const JosekiSources& sources);

}  // namespace katachi::cli
