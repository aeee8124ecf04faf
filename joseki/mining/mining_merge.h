// Shards of one mining run, mined apart, as the one run that they are parts of.
#pragma once

#include <span>

#include "joseki/mining/mining_store.h"

namespace katachi::joseki {

// Throws CatalogueError unless these are all shards of one run, each once and complete.
void check_shards(std::span<const catalogue::Catalogue> shards);

// Merges the shards whole or not at all, and gives the run that they are parts of. `into` has no mined games, or holds
// all of these already, so that a merge that was stopped can begin again. Throws CatalogueError, also where
// check_shards does.
MiningRun merge_shards(std::span<const catalogue::Catalogue> shards, const catalogue::Catalogue& into);

}  // namespace katachi::joseki
