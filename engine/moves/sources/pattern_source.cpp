#include "engine/moves/sources/pattern_source.h"

#include <algorithm>
#include <utility>

namespace katachi {

PatternSource::PatternSource(std::string name, const PatternTables& tables, PatternValues values)
    : TableSource(std::move(name), tables),
      values_(values),
      filter_(tables,
              [&](std::uint16_t pattern) {
                  return proposes_move(tables, pattern, PatternUse::middle_game) &&
                         is_settled_by_shape(tables, pattern);
              }),
      matcher_(tables) {}

float PatternSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), values_);
}

void PatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    matcher_.set(situation.board.position());
    const bool black = situation.to_move == Colour::black;
    matcher_.scan(
        [&](const Hit& hit) {
            proposals.push_back({hit.anchor, tables().orientations[hit.orientation].pattern});
        },
        {.filter = &filter_, .black = black, .white = !black});
    keep_each_once(proposals, begin);
    if (values_ != PatternValues::worths) return;
    const auto is_same_move = [](const Proposal& a, const Proposal& b) { return a.vertex == b.vertex; };
    proposals.erase(std::unique(proposals.begin() + static_cast<std::ptrdiff_t>(begin), proposals.end(), is_same_move),
                    proposals.end());
}

}  // namespace katachi
