#include "games/search/shape_answer.h"

#include <algorithm>

namespace katachi::games {

void ShapeAnswer::add(const std::vector<ShapeHit>& found, std::optional<board::Colour> winner) {
    ++games;
    if (!found.empty()) ++games_with_hit;
    hits += found.size();
    for (const ShapeHit& hit : found) {
        if (hit.form.exchanges_colours) ++hits_exchanged;
        if (hit.end == HitEnd::broken) ++broken;
        if (hit.end == HitEnd::stands) ++standing;
        if (hit.end != HitEnd::played) continue;
        ContinuationCount& count = continuations[hit.continuation];
        ++(hit.is_at_once() ? count.at_once : count.later);
        if (winner) ++(*winner == hit.move.colour ? count.won : count.lost);
    }
}

std::vector<std::pair<ShapeMove, ContinuationCount>> by_count(const ShapeAnswer& answer) {
    std::vector<std::pair<ShapeMove, ContinuationCount>> sorted(answer.continuations.begin(),
                                                                answer.continuations.end());
    std::ranges::stable_sort(sorted, std::ranges::greater{}, [](const auto& each) { return each.second.played(); });
    return sorted;
}

}  // namespace katachi::games
