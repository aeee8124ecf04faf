#include "games/search/shape_tally.h"

namespace katachi::games {

namespace {

std::size_t colour_index(board::Colour colour) { return colour == board::Colour::white ? 1 : 0; }

}  // namespace

ShapeTally::ShapeTally(const PreparedShape& shape, bool counts_movers)
    : shape_(shape),
      counts_movers_(counts_movers),
      continuations_(shape_moves),
      replies_(shape_moves),
      movers_(shape_moves),
      drawn_(transforms({}).size() * board::vertex_count * colours, unknown) {}

std::size_t ShapeTally::index_of(const ShapeMove& move) {
    return static_cast<std::size_t>(move.row * board::max_board_size + move.column) * colours +
           colour_index(move.colour);
}

ShapeMove ShapeTally::move_of(std::size_t index) {
    const auto point = static_cast<int>(index / colours);
    return {point / board::max_board_size, point % board::max_board_size,
            index % colours == 0 ? board::Colour::black : board::Colour::white};
}

std::size_t ShapeTally::drawn_index(const FoundSpan& found, board::Move move) {
    const auto step = static_cast<std::size_t>(move.vertex - found.upper_left);
    std::uint16_t& index =
        drawn_[(found.form_index * board::vertex_count + step) * colours + colour_index(move.colour)];
    if (index == unknown)
        index = static_cast<std::uint16_t>(index_of(shape_.moves().drawn(
            found.form->form.transform, {board::row_of(found.upper_left), board::column_of(found.upper_left)}, move)));
    return index;
}

void ShapeTally::add_reply(const FoundSpan& found, std::size_t continuation, std::uint64_t hits) {
    const int number = game_.next_within(found.span.next_move, found.form->form.shape,
                                         {board::row_of(found.upper_left), board::column_of(found.upper_left)});
    if (number == 0) return;
    std::vector<std::uint32_t>& counts = replies_[continuation];
    if (counts.empty()) counts.resize(shape_moves);
    counts[drawn_index(found, game_.move(number))] += static_cast<std::uint32_t>(hits);
}

void ShapeTally::add_mover(std::size_t continuation, board::Move move, int number, std::uint64_t hits) {
    if (!chances_.winner) return;
    std::vector<std::uint64_t>& counts = movers_[continuation];
    if (counts.empty()) counts.resize(mover_group_count);
    counts[number_of(mover_group(chances_, move.colour, number))] += hits;
}

void ShapeTally::add_hits(const FoundSpan& found, std::uint64_t hits) {
    sums_.hits += hits;
    // What is hard to foretell is not asked: adding nothing is quicker.
    sums_.hits_exchanged += hits * static_cast<std::uint64_t>(found.form->form.transform.exchanges_colours);
    if (found.span.end == HitEnd::broken) sums_.broken += hits;
    if (found.span.end == HitEnd::stands) sums_.standing += hits;
}

void ShapeTally::add(const FoundSpan& found, const ContinuationCount& count, std::uint64_t hits) {
    add_hits(found, hits);
    if (found.span.end == HitEnd::played) continuations_[drawn_index(found, found.span.move)] += count;
}

void ShapeTally::add(const FoundSpan& found, std::optional<board::Colour> winner) {
    const StandingSpan& span = found.span;
    const auto hits = shape_.counting() == HitCounting::positions
                          ? static_cast<std::uint64_t>(span.last - span.first + 1)
                          : std::uint64_t{1};
    add_hits(found, hits);
    if (span.end != HitEnd::played) return;
    const std::size_t continuation = drawn_index(found, span.move);
    if (shape_.asks_replies()) add_reply(found, continuation, hits);
    if (counts_movers_) add_mover(continuation, span.move, span.next_move, hits);
    ContinuationCount& count = continuations_[continuation];
    count.add_year(year_);
    const bool is_last_counted = shape_.counting() == HitCounting::positions || span.first == span.last;
    const std::uint64_t at_once = is_last_counted ? 1 : 0;
    count.at_once += at_once;
    count.later += hits - at_once;
    const board::Colour won = winner.value_or(board::Colour::empty);
    count.won += hits * static_cast<std::uint64_t>(won == span.move.colour);
    count.lost += hits * static_cast<std::uint64_t>(won == board::opponent(span.move.colour));
}

void ShapeTally::add(const std::vector<ShapeHit>& hits, std::optional<board::Colour> winner) {
    ShapeAnswer one;
    one.add(hits, winner, year_);
    sums_.hits += one.hits;
    sums_.hits_exchanged += one.hits_exchanged;
    sums_.broken += one.broken;
    sums_.standing += one.standing;
    for (const auto& [move, count] : one.continuations) continuations_[index_of(move)] += count;
    if (counts_movers_)
        for (const ShapeHit& hit : hits)
            if (hit.end == HitEnd::played) add_mover(index_of(hit.continuation), hit.move, hit.next_move, 1);
    if (!shape_.asks_replies()) return;
    for (const auto& [move, counts] : one.replies) {
        std::vector<std::uint32_t>& sums = replies_[index_of(move)];
        if (sums.empty()) sums.resize(shape_moves);
        for (const auto& [reply, count] : counts) sums[index_of(reply)] += static_cast<std::uint32_t>(count);
    }
}

void ShapeTally::add_to(ShapeAnswer& sum) const {
    sum.games += sums_.games;
    sum.games_with_hit += sums_.games_with_hit;
    sum.hits += sums_.hits;
    sum.hits_exchanged += sums_.hits_exchanged;
    sum.broken += sums_.broken;
    sum.standing += sums_.standing;
    for (std::size_t i = 0; i < continuations_.size(); ++i) {
        if (continuations_[i].played() == 0) continue;
        const ShapeMove move = shape_.moves().least(move_of(i));
        sum.continuations[move] += continuations_[i];
        for (std::size_t reply = 0; reply < replies_[i].size(); ++reply)
            if (replies_[i][reply] > 0)
                sum.replies[move][shape_.moves().least_reply(move_of(i), move_of(reply))] += replies_[i][reply];
    }
}

void ShapeTally::add_movers_to(ContinuationChances& sum) const {
    for (std::size_t i = 0; i < movers_.size(); ++i)
        for (std::size_t group = 0; group < movers_[i].size(); ++group)
            if (movers_[i][group] > 0)
                sum.add(shape_.moves().least(move_of(i)), group_of(static_cast<std::uint32_t>(group)),
                        movers_[i][group]);
}

}  // namespace katachi::games
