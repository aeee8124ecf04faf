// The hits of one game after the other, given to whoever counts or lists them.
#pragma once

#include <algorithm>
#include <bit>

#include "games/index/standing.h"
#include "games/search/indexed_search.h"
#include "games/search/standing_spans.h"

namespace katachi::games {

// A form at a place, and how long it stands.
struct FoundSpan {
    const PreparedForm* form;
    std::size_t form_index;
    board::Vertex upper_left;
    StandingSpan span;
};

class GameSearch {
  public:
    explicit GameSearch(const PreparedShape& shape) : shape_(shape), walk_(shape.counting()) {}

    // Calls visit(const FoundSpan&) for each span of a regular game, by form and place.
    template <typename Visit>
    void visit_spans(const RegularGame& game, const Visit& visit) {
        const std::vector<PreparedForm>& forms = shape_.forms(game.size);
        if (forms.empty()) return;
        times_.load(game, shape_.has_loose());
        for (std::size_t i = 0; i < forms.size(); ++i) {
            find_places(forms[i].cells, times_.tables(), times_.points(), found_);
            visit_places(forms[i], i, visit);
        }
    }

  private:
    template <typename Visit>
    void visit_places(const PreparedForm& form, std::size_t index, const Visit& visit) {
        for (unsigned words = found_.words; words != 0; words &= words - 1) {
            const int word = std::countr_zero(words);
            for (std::uint64_t bits = found_.stands[static_cast<std::size_t>(word)]; bits != 0; bits &= bits - 1)
                visit_place({&form, index, word * 64 + std::countr_zero(bits), {}}, visit);
        }
    }

    template <typename Visit>
    void visit_place(FoundSpan found, const Visit& visit) {
        const Shape& shape = found.form->form.shape;
        const FormTimes stands = times_at(found.form->cells, times_, found.upper_left, found_);
        if (stands.first >= stands.end) return;
        if (shape_.counting() == HitCounting::placements &&
            !times_.has_losses(found.upper_left, shape.rows, shape.columns)) {
            found.span = only_span(*found.form, found.upper_left, stands);
            visit(found);
            return;
        }
        for (const StandingSpan& span : walk_.spans(*found.form, found.upper_left, times_, stands)) {
            found.span = span;
            visit(found);
        }
    }

    // The span where no point of the rectangle loses stones: a move within the rectangle ends it, or nothing does.
    StandingSpan only_span(const PreparedForm& form, board::Vertex upper_left, const FormTimes& stands) const {
        GameTime next = stands.end;
        for (const board::Offset cell : form.loose) {
            const GameTime time =
                times_.at(TimeTable::first_stone, upper_left + cell.row * board::stride + cell.column);
            if (time > stands.first) next = std::min(next, time);
        }
        if (next == never) return {.first = stands.first, .last = times_.moves()};
        return {stands.first, next - 1, HitEnd::played, next, times_.move(next)};
    }

    const PreparedShape& shape_;
    GameTimes times_;
    FoundPlaces found_;
    PlacementWalk walk_;
};

// Calls visit(game, const FoundSpan&, winner) for each place where the shape stood in games that have keys, by game.
template <typename Visit>
void visit_keyed_spans(const PreparedShape& shape, const SearchedSegment& searched, const Visit& visit) {
    const Segment& segment = *searched.segment;
    const KeyedForms& keyed = *shape.keyed();
    const std::vector<PreparedForm>& forms = shape.forms(board::max_board_size);
    for (const std::uint64_t bits :
         keyed.is_board ? segment.board_standings(keyed.key) : segment.corner_standings(keyed.key)) {
        const Standing standing = unpacked(bits);
        const int form = keyed.forms[static_cast<std::size_t>(standing.code)];
        if (form < 0 || (!searched.chosen.empty() && searched.chosen[standing.game] == 0)) continue;
        const PreparedForm& prepared = forms[static_cast<std::size_t>(form)];
        FoundSpan found{&prepared,
                        static_cast<std::size_t>(form),
                        board::vertex_at(prepared.form.first_row, prepared.form.first_column),
                        {.first = standing.first, .last = standing.next - 1}};
        if (standing.next == 0) {
            found.span.last = segment.move_count(standing.game);
        } else if (standing.move.vertex == board::pass_vertex) {
            found.span.end = HitEnd::broken;
        } else {
            found.span.end = HitEnd::played;
            found.span.next_move = standing.next;
            found.span.move = standing.move;
        }
        visit(standing.game, found, standing.winner);
    }
}

}  // namespace katachi::games
