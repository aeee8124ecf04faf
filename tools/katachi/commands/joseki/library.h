// The joseki that a command asks: those of a catalogue, or the shipped trees where there is none.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"
#include "patterndb/catalogue.h"
#include "tools/katachi/shared/catalogue_option.h"

namespace katachi::cli {

struct JosekiLibrary {
    std::string name;  // for people
    joseki::Graph graph;
    std::optional<catalogue::Catalogue> catalogue;  // nothing for the shipped trees
};

// Says on standard error which joseki are asked where the user did not name them. A catalogue that nobody named and
// that holds no joseki is passed over. Throws CatalogueError and FileError.
JosekiLibrary open_joseki_library(const CatalogueOption& option);

// Who speaks of a position.
std::vector<std::string> sources_of(const JosekiLibrary& library, joseki::NodeIndex node);

// "from hoshi.sgf, 100 games of games, …" as a line of its own, each source once; empty where there is none.
std::string sources_text(const std::vector<std::vector<std::string>>& sources);

}  // namespace katachi::cli
