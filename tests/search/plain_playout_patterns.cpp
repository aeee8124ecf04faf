#include "tests/search/plain_playout_patterns.h"

#include <array>

namespace katachi {

PlayoutPatterns plain_playout_patterns() {
    static const std::array<PlayoutSet, 1> sets{{{.name = 0, .pattern_count = 0, .first_line = 0, .line_count = 1}}};
    static const std::array<std::uint16_t, playout_code_count> codes{};
    static const std::array<PlayoutLine, 1> lines{{{.refused = 0, .weight = plain_playout_weight}}};
    return PlayoutPatterns({.sets = sets, .codes = codes, .lines = lines}, 0);
}

std::unique_ptr<MoveKnowledge> no_knowledge() {
    return std::make_unique<MoveKnowledge>(std::vector<std::unique_ptr<MoveSource>>(), MoveWeights());
}

}  // namespace katachi
