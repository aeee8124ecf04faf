// What mining gives at its end: counts for people and programs, and the files that were asked for.
#pragma once

#include <string>
#include <vector>

#include "joseki/mining/mining_store.h"
#include "tools/katachi/command.h"
#include "tools/katachi/entry_output.h"

namespace katachi {

// Nothing where the user names no number.
void add_min_games_option(CLI::App& command, std::optional<std::int64_t>& min_games);
void add_jobs_option(CLI::App& command, int& jobs);
// A file each time it is given.
void add_output_option(CLI::App& command, std::vector<std::string>& files, const std::string& description);

// Throws FileError for a file that is of neither kind.
void check_mined_files(const std::vector<std::string>& files);

// "3 games in 2 texts: 2 read; 1 refused: 1 not of 19 lines"
std::string facts_text(const MiningFacts& facts);
void add_facts(Json& value, const MiningFacts& facts);

// Prunes what the complete run has counted, gives it to the library, writes the files and prints the counts.
void write_mined(Catalogue& catalogue, MiningRun run, const std::string& format);
// Prints what became of the games of a shard.
void write_shard(const Catalogue& catalogue, const MiningRun& run, const std::string& format);

}  // namespace katachi
