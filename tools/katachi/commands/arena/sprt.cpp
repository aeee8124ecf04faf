// katachi arena sprt: the sequential test from counts alone.
#include <algorithm>
#include <iostream>

#include "tools/answers/regression/sprt_json.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/commands/arena/settings.h"
#include "tools/katachi/commands/arena/text.h"

namespace katachi::cli {

Outcome run_arena_sprt(const ArenaSprtOptions& options) {
    const regression::SprtBounds bounds = sprt_bounds(options.sprt, options.alpha, options.beta);
    regression::PairCounts pairs{};
    std::copy(options.pairs.begin(), options.pairs.end(), pairs.begin());
    const regression::SprtState state = regression::sprt(bounds, pairs);
    std::cout << (options.format == "json" ? answers::sprt_json(bounds, pairs, state) : sprt_text(bounds, state));
    return Outcome::success;
}

}  // namespace katachi::cli
