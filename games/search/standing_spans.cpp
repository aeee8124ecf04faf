#include "games/search/standing_spans.h"

#include <algorithm>

namespace katachi::games {

const std::vector<StandingSpan>& PlacementWalk::spans(const Shape& form, board::Offset upper_left, GameTimes& times) {
    gather(form, upper_left, times);
    follow(form, times);
    return spans_;
}

void PlacementWalk::gather(const Shape& form, board::Offset upper_left, GameTimes& times) {
    changes_.clear();
    const auto cell_at = [&](int row, int column) { return static_cast<std::uint16_t>(row * form.columns + column); };
    for (int row = 0; row < form.rows; ++row)
        for (int column = 0; column < form.columns; ++column) {
            const board::Vertex vertex = board::vertex_at(upper_left.row + row, upper_left.column + column);
            const GameTime first = times.at(TimeTable::first_stone, vertex);
            if (first == never || times.has_losses(vertex)) continue;
            const bool is_black = times.at(TimeTable::first_black, vertex) == first;
            changes_.push_back({first, cell_at(row, column), is_black ? board::Colour::black : board::Colour::white});
        }
    for (const PointChange& change : times.changes_with_losses()) {
        const int row = board::row_of(change.vertex) - upper_left.row;
        const int column = board::column_of(change.vertex) - upper_left.column;
        if (row >= 0 && row < form.rows && column >= 0 && column < form.columns)
            changes_.push_back({change.number, cell_at(row, column), change.colour});
    }
    std::ranges::stable_sort(changes_, {}, &Change::number);
}

void PlacementWalk::follow(const Shape& form, const GameTimes& times) {
    constexpr int closed = -1;
    spans_.clear();
    const auto forbids = [&](std::uint16_t cell) {
        return static_cast<int>((form.cells[cell] & allowed(stands_[cell])) == 0);
    };
    stands_.assign(form.cells.size(), board::Colour::empty);
    int forbidding = 0;
    for (std::size_t cell = 0; cell < form.cells.size(); ++cell)
        forbidding += forbids(static_cast<std::uint16_t>(cell));

    auto change = changes_.begin();
    const auto apply = [&](GameTime number) {
        for (; change != changes_.end() && change->number == number; ++change) {
            forbidding -= forbids(change->cell);
            stands_[change->cell] = change->colour;
            forbidding += forbids(change->cell);
        }
    };
    apply(0);
    bool stood = forbidding == 0;
    int open_since = stood ? 0 : closed;
    while (change != changes_.end()) {
        const GameTime number = change->number;
        const auto move = std::find_if(change, changes_.end(), [&](const Change& each) {
            return each.number != number || each.colour != board::Colour::empty;
        });
        const bool is_played = move != changes_.end() && move->number == number;
        if (is_played && stood && open_since != closed) {
            spans_.push_back({open_since, number - 1, HitEnd::played, number, times.move(number)});
            open_since = counting_ == HitCounting::positions ? number : closed;
        }
        apply(number);
        const bool stands = forbidding == 0;
        if (stood && !stands) {
            if (open_since != closed && open_since < number)
                spans_.push_back({open_since, number - 1, HitEnd::broken, 0, {}});
            open_since = closed;
        }
        if (!stood && stands) open_since = number;
        stood = stands;
    }
    if (open_since != closed) spans_.push_back({open_since, times.moves(), HitEnd::stands, 0, {}});
}

}  // namespace katachi::games
