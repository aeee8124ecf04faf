// What mining gave, for programs.
#pragma once

#include <string>

#include "joseki/mining/mining_store.h"

namespace katachi::answers {

// The answer is about a complete run: `graph` is what was kept, `given` what the library had not known.
std::string mined_json(const joseki::MinedCollection& collection, const joseki::MiningRun& run,
                       const joseki::Graph& graph, const joseki::AdditionReport& given);

// The answer is about one shard of a run.
std::string mined_shard_json(const joseki::Shard& shard, const joseki::MiningFacts& facts);

}  // namespace katachi::answers
