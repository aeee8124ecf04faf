#include "games/search/reached.h"

#include <algorithm>
#include <limits>

#include "games/search/shape_after.h"

namespace katachi::games {

Reached::Reached(ShapeQuestion question, std::optional<std::pair<int, int>> moves)
    : question_(std::move(question)), moves_(moves) {
    question_.asks_replies = false;
}

Reached::Start Reached::start_of(const GameHit& found, int position) const {
    const Shape& shape = question_.shape;
    return {.segment = found.segment,
            .game = found.game,
            .position = position,
            .row = found.hit.upper_left.row,
            .column = found.hit.upper_left.column,
            .rows = board::exchanges_axes(found.hit.form.orientation) ? shape.columns : shape.rows};
}

void Reached::choose(const GameHit& chosen) {
    if (moves_ && question_.counting == HitCounting::placements && chosen.hit.end == HitEnd::played)
        chosen_[chosen.hit.continuation].push_back(start_of(chosen, chosen.hit.next_move));
}

std::uint64_t Reached::times(std::span<const SearchedSegment> segments, const ShapeMove& move, int jobs) const {
    ShapeQuestion question = question_;
    question.shape = shape_after(question_.shape, move);
    if (!moves_) return searched_answer(segments, question, jobs).hits;
    const auto known = chosen_.find(move);
    std::vector<Start> chosen = known != chosen_.end() ? known->second : std::vector<Start>();
    std::ranges::sort(chosen);
    const auto hits = listed_hits(segments, question, std::numeric_limits<std::size_t>::max());
    return static_cast<std::uint64_t>(std::ranges::count_if(hits, [&](const GameHit& found) {
        const int position = found.hit.position;
        return (position >= moves_->first && position <= moves_->second) ||
               std::ranges::binary_search(chosen, start_of(found, position));
    }));
}

}  // namespace katachi::games
