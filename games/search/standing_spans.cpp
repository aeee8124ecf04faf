#include "games/search/standing_spans.h"

#include <algorithm>

namespace katachi::games {

const std::vector<StandingSpan>& PlacementWalk::spans(const Shape& form, board::Offset upper_left,
                                                      const GameTimes& times, const FormTimes& bounds) {
    gather(form, upper_left, times, bounds);
    follow(form, times, bounds.first);
    return spans_;
}

// What stands at the first of the bounds, and what changes up to the last.
void PlacementWalk::gather(const Shape& form, board::Offset upper_left, const GameTimes& times,
                           const FormTimes& bounds) {
    changes_.clear();
    stands_.assign(form.cells.size(), board::Colour::empty);
    const auto add = [&](GameTime number, int row, int column, board::Colour colour) {
        const auto cell = static_cast<std::uint16_t>(row * form.columns + column);
        if (number <= bounds.first)
            stands_[cell] = colour;
        else if (number <= bounds.end)
            changes_.push_back({number, cell, colour});
    };
    for (int row = 0; row < form.rows; ++row)
        for (int column = 0; column < form.columns; ++column) {
            const board::Offset point = upper_left + board::Offset{row, column};
            const board::Vertex vertex = board::vertex_at(point.row, point.column);
            const GameTime first = times.at(TimeTable::first_stone, vertex);
            if (first == never) continue;
            add(first, row, column, times.first_colour(vertex, first));
            if (!times.has_losses(point)) continue;
            times.visit_later(vertex, [&](const LaterChange& change) {
                add(static_cast<GameTime>(change.number), row, column, change.colour());
            });
        }
    std::ranges::sort(changes_, {}, &Change::number);
}

void PlacementWalk::follow(const Shape& form, const GameTimes& times, GameTime first) {
    constexpr int closed = -1;
    spans_.clear();
    const auto forbids = [&](std::size_t cell) {
        return static_cast<int>((form.cells[cell] & allowed(stands_[cell])) == 0);
    };
    int forbidding = 0;
    for (std::size_t cell = 0; cell < form.cells.size(); ++cell) forbidding += forbids(cell);

    auto change = changes_.begin();
    const auto apply = [&](GameTime number) {
        for (; change != changes_.end() && change->number == number; ++change) {
            forbidding -= forbids(change->cell);
            stands_[change->cell] = change->colour;
            forbidding += forbids(change->cell);
        }
    };
    bool stood = forbidding == 0;
    int open_since = stood ? first : closed;
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
