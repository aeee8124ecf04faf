// Shards of one mining run, mined apart, as the one run that they are parts of.
#pragma once

#include <span>

#include "joseki/mining/mining_store.h"

namespace katachi::joseki {

// Throws CatalogueError unless these are all shards of one run, each once and complete.
void check_shards(std::span<const catalogue::Catalogue> shards);

// Into a catalogue without mined games, whole or not at all, or into one that holds all of these already, so that a
// merge that was stopped can begin again; gives the run that the shards are parts of. Throws CatalogueError, also where
// check_shards does.
MiningRun merge_shards(std::span<const catalogue::Catalogue> shards, const catalogue::Catalogue& into);

}  // namespace katachi::joseki
