// A search for a shape in a base.
#pragma once

#include <string>
#include <vector>

#include "games/search/shape_answer.h"
#include "tools/answers/games/shape_answer_json.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

struct FoundHits {
    games::ShapeAnswer answer;
    std::vector<answers::ListedHit> listed;  // the first of them, where they are to be listed
};

// How the options ask for it.
games::ShapeWays asked_ways(const GamesSearchOptions& options);
games::HitCounting asked_counting(const GamesSearchOptions& options);

// Those that begin to stand where `moves` ("30-60") says; all where it is empty.
std::vector<games::ShapeHit> hits_within(std::vector<games::ShapeHit> hits, const std::string& moves);

// Says on standard error how many games pass the filters, if there are any. Throws base::FileError.
FoundHits search_base(const std::string& folder, const GamesSearchOptions& options, const games::Shape& shape);

}  // namespace katachi::cli
