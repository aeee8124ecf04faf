#include "games/search/replies.h"

#include <algorithm>

#include "games/index/event_code.h"

namespace katachi::games {

namespace {

constexpr std::uint16_t none = 0xFFFF;
// Small rectangles are seldom played in: most of the game would have to be looked through for each hit.
constexpr int most_indexed_cells = 25;

}  // namespace

board::Move Replies::move(int number) const {
    const sgf::Event event = event_of(moves_[static_cast<std::size_t>(number - 1)]);
    return {event.colour, event.vertex};
}

int Replies::next_within(int number, const Shape& form, board::Offset upper_left) {
    if (form.rows * form.columns > most_indexed_cells) return next_of_all(number, form, upper_left);
    if (!is_indexed_) index();
    return next_by_index(number, form, upper_left);
}

void Replies::index() {
    is_indexed_ = true;
    first_.fill(none);
    again_.clear();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const auto number = static_cast<std::uint16_t>(i + 1);
        const board::Vertex vertex = event_of(moves_[i]).vertex;
        if (vertex == board::pass_vertex) continue;
        std::uint16_t& first = first_[static_cast<std::size_t>(vertex)];
        if (first == none)
            first = number;
        else
            again_.push_back(number);
    }
}

int Replies::next_of_all(int number, const Shape& form, board::Offset upper_left) const {
    const int moves = static_cast<int>(moves_.size());
    for (int next = number + 1; next <= moves; ++next) {
        const board::Vertex vertex = move(next).vertex;
        if (vertex != board::pass_vertex && covers(form, upper_left, vertex)) return next;
    }
    return 0;
}

int Replies::next_by_index(int number, const Shape& form, board::Offset upper_left) const {
    std::uint16_t next = none;
    for (int row = 0; row < form.rows; ++row)
        for (int column = 0; column < form.columns; ++column) {
            const board::Vertex vertex = board::vertex_at(upper_left.row + row, upper_left.column + column);
            const std::uint16_t first = first_[static_cast<std::size_t>(vertex)];
            next = std::min(next, first > number ? first : none);
        }
    const auto later = std::ranges::upper_bound(again_, number);
    for (auto again = later; again != again_.end() && *again < next; ++again)
        if (covers(form, upper_left, move(*again).vertex)) next = *again;
    return next == none ? 0 : next;
}

}  // namespace katachi::games
