// What one shard of a search has found, as a text that `katachi games merge` reads again.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/search/continuation_chances.h"
#include "games/search/prepared_shape.h"
#include "games/search/shape_answer.h"
#include "tools/answers/games/shape_answer_json.h"

namespace katachi::answers {

// The same for all shards of one search.
struct ShardQuestion {
    games::ShapeQuestion shape;
    std::vector<std::string> chosen;  // how the games were chosen, in words
    std::size_t games = 0;            // that all shards search
    std::size_t shards = 1;
    bool lists_games = false;
    std::size_t limit = 0;
};

struct ShapeShard {
    ShardQuestion question;
    std::size_t number = 1;  // from 1
    games::ShapeAnswer answer;
    games::ContinuationChances chances;
    std::vector<ListedHit> listed;
};

std::string shape_shard_json(const ShapeShard& shard);

// Throws base::FileError, `name` first, for any other text.
ShapeShard read_shape_shard(const std::string& text, const std::string& name);

bool are_of_one_search(const ShapeShard& a, const ShapeShard& b);

}  // namespace katachi::answers
