// What games say of the moves of patterns that propose a move, by a catalogue.
#pragma once

#include "patterndb/catalogue.h"
#include "tools/authoring/why/why.h"

namespace katachi::authoring {

// Gives each pattern that matches its figures of `katachi games weigh`. Throws CatalogueError.
void add_weighings(WhyReport& report, const catalogue::Catalogue& catalogue);

}  // namespace katachi::authoring
