// What games say of a shape, as the commands that ask it print it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/search/continuation_chances.h"
#include "games/search/shape_answer.h"
#include "tools/answers/games/shape_answer_json.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct FoundHits {
    games::ShapeAnswer answer;
    games::ContinuationChances chances;      // of its movers, in all games that were searched
    std::vector<answers::ListedHit> listed;  // the first of them, where they are to be listed
};

struct TellingOptions {
    bool lists_games = false;
    std::size_t limit = 20;  // of continuations and of hits
    std::string format = "text";
};

// Prints it, with what was to be expected of the movers; `findings` where there is no hit.
Outcome tell(const games::Shape& shape, FoundHits found, const TellingOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
