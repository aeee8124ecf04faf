#include "games/search/standing_spans.h"

#include <algorithm>
#include <bit>

namespace katachi::games {

const std::vector<StandingSpan>& PlacementWalk::spans(const PreparedForm& form, board::Vertex upper_left,
                                                      GameTimes& times, const FormTimes& bounds) {
    gather(form, upper_left, times, bounds);
    follow(times, bounds.first);
    return spans_;
}

// What stands at the first of the bounds, and what changes up to the last. Of the other cells one ends it all: as if
// somebody moved where nobody may.
void PlacementWalk::gather(const PreparedForm& form, board::Vertex upper_left, GameTimes& times,
                           const FormTimes& bounds) {
    changes_.clear();
    cells_.clear();
    const Shape& shape = form.form.shape;
    for (int row = 0; row < shape.rows; ++row) {
        const board::Vertex left = upper_left + row * board::stride;
        std::uint64_t losing = times.points().loses.from(left) & ((std::uint64_t{1} << shape.columns) - 1);
        for (; losing != 0; losing &= losing - 1) {
            const int column = std::countr_zero(losing);
            add_cell(shape.at(row, column), left + column, times, bounds);
        }
    }
    for (const board::Offset cell : form.loose) {
        const board::Vertex vertex = upper_left + cell.row * board::stride + cell.column;
        if (!times.has_losses(vertex)) add_cell(shape.at(cell.row, cell.column), vertex, times, bounds);
    }
    if (bounds.end != never) {
        changes_.push_back({bounds.end, static_cast<std::uint16_t>(cells_.size()), times.move(bounds.end).colour});
        cells_.push_back({allowed(board::Colour::empty), board::Colour::empty});
    }
    std::ranges::sort(changes_, {}, &Change::number);
}

void PlacementWalk::add_cell(Allowed cell, board::Vertex vertex, GameTimes& times, const FormTimes& bounds) {
    const auto index = static_cast<std::uint16_t>(cells_.size());
    cells_.push_back({cell, board::Colour::empty});
    const GameTime first = times.at(TimeTable::first_stone, vertex);
    if (first == never) return;
    const auto add = [&](GameTime number, board::Colour colour) {
        if (number <= bounds.first)
            cells_[index].stands = colour;
        else if (number <= bounds.end)
            changes_.push_back({number, index, colour});
    };
    add(first, times.first_colour(vertex, first));
    if (times.has_losses(vertex))
        times.visit_later(
            vertex, [&](const LaterChange& change) { add(static_cast<GameTime>(change.number), change.colour()); });
}

void PlacementWalk::follow(const GameTimes& times, GameTime first) {
    constexpr int closed = -1;
    spans_.clear();
    const auto forbids = [](const Cell& cell) { return static_cast<int>((cell.allowed & allowed(cell.stands)) == 0); };
    int forbidding = 0;
    for (const Cell& cell : cells_) forbidding += forbids(cell);

    auto change = changes_.begin();
    const auto apply = [&](GameTime number) {
        for (; change != changes_.end() && change->number == number; ++change) {
            Cell& cell = cells_[change->cell];
            forbidding -= forbids(cell);
            cell.stands = change->colour;
            forbidding += forbids(cell);
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
