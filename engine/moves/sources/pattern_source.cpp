#include "engine/moves/sources/pattern_source.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::moves {

PatternSource::PatternSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values)
    : HitSource(std::move(name), std::move(hits)), values_(values) {}

float PatternSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), values_);
}

void PatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    if (values_ == PatternValues::worths) return propose_first(situation, proposals);
    const std::size_t begin = proposals.size();
    propose_hits(situation, HitUse::middle_game, proposals);
    keep_each_once(proposals, begin);
}

void PatternSource::propose_first(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::uint32_t none = feature_count();
    std::array<std::uint32_t, board::vertex_count> first;
    first.fill(none);
    for (const match::Hit& hit : hits().of(situation, HitUse::middle_game)) {
        std::uint32_t& known = first[static_cast<std::size_t>(hit.anchor)];
        known = std::min(known, std::uint32_t{tables().orientations[hit.orientation].pattern});
    }
    for (const board::Vertex vertex : situation.board.empty_points())
        if (const std::uint32_t pattern = first[static_cast<std::size_t>(vertex)]; pattern != none)
            proposals.push_back({vertex, pattern});
}

}  // namespace katachi::moves
