#include "games/search/shape_answer.h"

#include <algorithm>

namespace katachi::games {

void ShapeAnswer::add(const std::vector<ShapeHit>& found, std::optional<board::Colour> winner, std::uint16_t year) {
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
        count.add_year(year);
        if (hit.reply_move > 0) ++replies[hit.continuation][hit.reply];
    }
}

void ShapeAnswer::add(const ShapeAnswer& other) {
    games += other.games;
    games_with_hit += other.games_with_hit;
    hits += other.hits;
    hits_exchanged += other.hits_exchanged;
    broken += other.broken;
    standing += other.standing;
    for (const auto& [move, count] : other.continuations) continuations[move] += count;
    for (const auto& [move, times] : other.reached) reached[move] += times;
    for (const auto& [move, counts] : other.replies)
        for (const auto& [reply, count] : counts) replies[move][reply] += count;
}

std::vector<std::pair<ShapeMove, ContinuationCount>> by_count(const ShapeAnswer& answer) {
    std::vector<std::pair<ShapeMove, ContinuationCount>> sorted(answer.continuations.begin(),
                                                                answer.continuations.end());
    std::ranges::stable_sort(sorted, std::ranges::greater{}, [](const auto& each) { return each.second.played(); });
    return sorted;
}

std::optional<std::pair<ShapeMove, std::uint64_t>> main_reply(const ShapeAnswer& answer, const ShapeMove& move) {
    const auto found = answer.replies.find(move);
    if (found == answer.replies.end()) return std::nullopt;
    return *std::ranges::max_element(found->second, {}, [](const auto& each) { return each.second; });
}

}  // namespace katachi::games
