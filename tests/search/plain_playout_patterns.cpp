#include "tests/search/plain_playout_patterns.h"

#include <array>

namespace katachi::search {

match::PlayoutPatterns plain_playout_patterns() {
    static const std::array<match::PlayoutSet, 1> sets{
        {{.database = 0, .pattern_count = 0, .first_line = 0, .line_count = 1}}};
    static const std::array<std::uint16_t, board::eight_points_count> codes{};
    static const std::array<match::PlayoutLine, 1> lines{{{.refused = 0, .weight = match::plain_playout_weight}}};
    return match::PlayoutPatterns({.sets = sets, .codes = codes, .lines = lines}, 0);
}

std::unique_ptr<moves::MoveKnowledge> no_knowledge() {
    return std::make_unique<moves::MoveKnowledge>(std::vector<std::unique_ptr<moves::MoveSource>>(),
                                                  moves::MoveWeights());
}

}  // namespace katachi::search
