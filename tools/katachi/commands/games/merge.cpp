// katachi games merge: the answers of all shards of a search to the answer of one run.
#include <algorithm>

#include "base/files/file_error.h"
#include "tools/answers/games/shape_shard_json.h"
#include "tools/authoring/games/named_game.h"
#include "tools/katachi/commands/games/finding.h"

namespace katachi::cli {

namespace {

using answers::ShapeShard;

// The shards are in the order of their numbers; each of one search is there once, and none is missing.
std::vector<ShapeShard> whole_search(const std::vector<std::string>& files) {
    std::vector<ShapeShard> shards;
    std::vector<std::string> file_of;  // by number
    for (const std::string& file : files) {
        ShapeShard shard = answers::read_shape_shard(authoring::read_file_or_input(file), file);
        if (!shards.empty() && !answers::are_of_one_search(shards.front(), shard))
            throw base::FileError(file + ": answers another question than " + files.front() +
                                  ", or other games; merge the shards of one search");
        file_of.resize(std::max(file_of.size(), shard.number));
        std::string& known = file_of[shard.number - 1];
        if (!known.empty())
            throw base::FileError(file + ": is shard " + std::to_string(shard.number) + ", as is " + known +
                                  "; name each shard once");
        known = file;
        shards.push_back(std::move(shard));
    }
    const std::size_t count = shards.front().question.shards;
    file_of.resize(std::max(file_of.size(), count));
    for (std::size_t i = 0; i < count; ++i)
        if (file_of[i].empty())
            throw base::FileError("shard " + std::to_string(i + 1) + "/" + std::to_string(count) +
                                  " is missing; name the answers of all shards");
    std::ranges::sort(shards, {}, &ShapeShard::number);
    return shards;
}

}  // namespace

Outcome run_games_merge(const GamesMergeOptions& options, const CommonOptions& common) {
    const std::vector<ShapeShard> shards = whole_search(options.answers);
    const answers::ShardQuestion& question = shards.front().question;
    FoundHits found;
    for (const ShapeShard& shard : shards) {
        found.answer.add(shard.answer);
        found.chances.add(shard.chances);
        for (const answers::ListedHit& hit : shard.listed)
            if (found.listed.size() < question.limit) found.listed.push_back(hit);
    }
    return tell(question.shape.shape, std::move(found),
                {.lists_games = question.lists_games, .limit = question.limit, .format = options.format}, common);
}

}  // namespace katachi::cli
