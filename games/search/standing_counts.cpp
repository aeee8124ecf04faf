#include "games/search/standing_counts.h"

#include <algorithm>
#include <limits>

namespace katachi::games {

StandingCounts::StandingCounts(const PreparedShape& shape) : shape_(shape), slots_(move_and_code_count, not_met) {}

std::uint16_t StandingCounts::slot_of(std::uint64_t standing) {
    std::uint16_t& slot = slots_[move_and_code(standing)];
    if (slot == not_met) {
        const bool is_form = shape_.keyed()->forms[static_cast<std::size_t>(unpacked(standing).code)] >= 0;
        slot = is_form ? static_cast<std::uint16_t>(counts_.size()) : passed_over;
        if (is_form) counts_.push_back({.code = move_and_code(standing)});
    }
    return slot;
}

std::uint64_t StandingCounts::add(const SearchedSegment& searched) {
    const Segment& segment = *searched.segment;
    const KeyedForms& keyed = *shape_.keyed();
    std::uint64_t games = 0;
    std::uint32_t last_game = std::numeric_limits<std::uint32_t>::max();
    for (const std::uint64_t bits :
         keyed.is_board ? segment.board_standings(keyed.key) : segment.corner_standings(keyed.key)) {
        const Standing standing = unpacked(bits);
        if (!searched.chosen.empty() && searched.chosen[standing.game] == 0) continue;
        const std::uint16_t slot = slot_of(bits);
        if (slot == passed_over) continue;
        games += static_cast<std::uint64_t>(standing.game != last_game);
        last_game = standing.game;
        Counts& counts = counts_[slot];
        const bool is_move = standing.move.vertex != board::pass_vertex;
        const bool is_second = standing.next == (is_move ? standing.first + 1 : 0);
        ++counts.times[bits & 3][is_second ? 1 : 0];
        if (const std::uint16_t year = segment.year(standing.game); year != 0) {
            counts.first_year = std::min(counts.first_year, year);
            counts.last_year = std::max(counts.last_year, year);
        }
    }
    return games;
}

void StandingCounts::add_to(ShapeTally& tally) const {
    const std::vector<PreparedForm>& forms = shape_.forms(board::max_board_size);
    for (const Counts& counts : counts_) {
        const Standing standing = unpacked_move_and_code(counts.code);
        const auto form = static_cast<std::size_t>(shape_.keyed()->forms[static_cast<std::size_t>(standing.code)]);
        const PreparedForm& prepared = forms[form];
        FoundSpan found{&prepared, form, board::vertex_at(prepared.form.first_row, prepared.form.first_column), {}};
        std::array<std::uint64_t, 2> sums{};
        for (const auto& of_winner : counts.times)
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += of_winner[i];
        if (standing.move.vertex == board::pass_vertex) {
            found.span.end = HitEnd::broken;
            tally.add(found, {}, sums[0]);
            found.span.end = HitEnd::stands;
            tally.add(found, {}, sums[1]);
            continue;
        }
        found.span.end = HitEnd::played;
        found.span.move = standing.move;
        const auto won_by = [&](board::Colour winner) {
            const auto& times = counts.times[static_cast<std::size_t>(winner)];
            return std::uint64_t{times[0]} + times[1];
        };
        ContinuationCount count{.at_once = sums[1],
                                .later = sums[0],
                                .won = won_by(standing.move.colour),
                                .lost = won_by(board::opponent(standing.move.colour))};
        if (counts.last_year != 0) {
            count.first_year = counts.first_year;
            count.last_year = counts.last_year;
        }
        tally.add(found, count, sums[0] + sums[1]);
    }
}

}  // namespace katachi::games
