// A small joseki library for tests, from the text of its trees.
#pragma once

#include <string>

#include "joseki/graph/joseki_graph.h"

namespace katachi::authoring {

joseki::Graph library_of(const std::string& sgf);

}  // namespace katachi::authoring
