#include "engine/moves/sources/pattern_source.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::moves {

PatternSource::PatternSource(std::string name, const match::PatternTables& tables, PatternValues values)
    : TableSource(std::move(name), tables),
      values_(values),
      filter_(tables,
              [&](std::uint16_t pattern) {
                  return proposes_move(tables, pattern, match::PatternUse::middle_game) &&
                         is_settled_by_shape(tables, pattern);
              }),
      matcher_(tables) {}

float PatternSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), values_);
}

template <typename Visit>
void PatternSource::visit_patterns(const MoveSituation& situation, const Visit& visit) {
    matcher_.set(situation.board.position());
    const bool black = situation.to_move == board::Colour::black;
    matcher_.scan([&](const match::Hit& hit) { visit(hit.anchor, tables().orientations[hit.orientation].pattern); },
                  {.filter = &filter_, .black = black, .white = !black});
}

void PatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    if (values_ == PatternValues::worths) return propose_first(situation, proposals);
    const std::size_t begin = proposals.size();
    visit_patterns(situation, [&](board::Vertex vertex, std::uint32_t pattern) {
        proposals.push_back({vertex, pattern});
    });
    keep_each_once(proposals, begin);
}

void PatternSource::propose_first(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::uint32_t none = feature_count();
    std::array<std::uint32_t, board::vertex_count> first;
    first.fill(none);
    visit_patterns(situation, [&](board::Vertex vertex, std::uint32_t pattern) {
        std::uint32_t& known = first[static_cast<std::size_t>(vertex)];
        known = std::min(known, pattern);
    });
    for (const board::Vertex vertex : situation.board.empty_points())
        if (const std::uint32_t pattern = first[static_cast<std::size_t>(vertex)]; pattern != none)
            proposals.push_back({vertex, pattern});
}

}  // namespace katachi::moves
