#include "tools/authoring/games/weight_text.h"

#include <fmt/format.h>

#include "base/text/counted.h"
#include "tools/authoring/games/mover_success.h"

namespace katachi::authoring {

std::string weight_text(const catalogue::StoredPatternWeight& stored) {
    const auto& [run, weight] = stored;
    const std::string games = fmt::format("{} ({}){}", base::counted(run.game_count, "game", "games"), run.games,
                                          run.complete ? "" : ", interrupted");
    if (weight.matched == 0) return "matched in none of " + games;
    std::string text = fmt::format("move played {} of {} ({} at once), {} by the opponent, in {}", weight.played(),
                                   base::counted(weight.matched, "time", "times"), weight.at_once,
                                   base::counted(weight.opponent, "time", "times"), games);
    if (const auto success = mover_success(weight))
        text += fmt::format("; {:.0f} % won ({:.0f}-{:.0f}), {:.1f} % expected", 100 * success->rate.value,
                            100 * success->rate.low, 100 * success->rate.high, 100 * success->expected);
    return text;
}

}  // namespace katachi::authoring
