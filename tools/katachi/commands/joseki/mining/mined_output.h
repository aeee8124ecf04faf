// What mining gives at its end: counts for people and programs, and the files that were asked for.
#pragma once

#include <string>
#include <vector>

#include "joseki/mining/mining_store.h"

namespace katachi::cli {

// Throws FileError for a file that is of neither kind, or that has no folder.
void check_mined_files(const std::vector<std::string>& files);

// "3 games in 2 texts: 2 read; 1 refused: 1 not of 19 lines"
std::string facts_text(const joseki::MiningFacts& facts);

// Prunes what the complete run has counted, gives it to the library, writes the files and prints the counts.
void write_mined(catalogue::Catalogue& catalogue, joseki::MiningRun run, const std::string& format);
// Prints what became of the games of a shard.
void write_shard(const catalogue::Catalogue& catalogue, const joseki::MiningRun& run, const std::string& format);

}  // namespace katachi::cli
