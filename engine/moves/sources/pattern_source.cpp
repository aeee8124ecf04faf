#include "engine/moves/sources/pattern_source.h"

#include <algorithm>
#include <array>
#include <utility>

namespace katachi::moves {

PatternSource::PatternSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values, HitUse use)
    : HitSource(std::move(name), std::move(hits), values), use_(use) {}

void PatternSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    if (values() == PatternValues::worths) return propose_first(situation, proposals);
    if (use_ == HitUse::endgame && !is_endgame(situation.board)) return;
    const std::size_t begin = proposals.size();
    propose_hits(hits().settled(situation, use_), proposals);
    keep_each_once(proposals, begin);
}

void PatternSource::propose_first(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::uint32_t none = feature_count();
    std::array<std::uint32_t, board::vertex_count> first;
    first.fill(none);
    for (const match::Hit& hit : hits().settled(situation, use_)) {
        std::uint32_t& known = first[static_cast<std::size_t>(hit.anchor)];
        known = std::min(known, std::uint32_t{tables().orientations[hit.orientation].pattern});
    }
    for (const board::Vertex vertex : situation.board.empty_points())
        if (const std::uint32_t pattern = first[static_cast<std::size_t>(vertex)]; pattern != none)
            proposals.push_back({vertex, pattern});
}

}  // namespace katachi::moves
