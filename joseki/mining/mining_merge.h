// Shards of one mining run, mined apart, as the one run that they are parts of.
#pragma once

#include <span>

#include "joseki/mining/mining_store.h"

namespace katachi {

// Throws CatalogueError unless these are all shards of one run, each once and complete.
void check_shards(std::span<const Catalogue> shards);

// Into a catalogue without mined games, whole or not at all; gives the run that the shards are parts of. Throws
// CatalogueError, also where check_shards does.
MiningRun merge_shards(std::span<const Catalogue> shards, const Catalogue& into);

}  // namespace katachi
