#include "games/search/game_times.h"

#include <algorithm>

#include "games/index/event_code.h"

namespace katachi::games {

namespace {

// The code of a move of Black at vertex 0: codes of moves count on from there through the first two tables.
constexpr std::size_t first_code = event_code({.colour = board::Colour::black, .vertex = 0});
static_assert(event_code({.colour = board::Colour::white, .vertex = 0}) == first_code + table_lanes);

}  // namespace

void GameTimes::load(const RegularGame& game, bool has_loose) {
    game_ = game;
    GameTime* const black = table(TimeTable::first_black);
    GameTime* const white = table(TimeTable::first_white);
    std::fill_n(black, 2 * table_lanes, never);
    // Backwards, so that the first move at a point is what stays.
    for (std::size_t number = game.moves.size(); number > 0; --number)
        black[game.moves[number - 1] - first_code] = static_cast<GameTime>(number);
    black[board::pass_vertex] = white[board::pass_vertex] = never;
    for (const std::uint16_t code : game.before)
        if (const sgf::Event event = event_of(code); event.kind == sgf::Event::Kind::set_up)
            (event.colour == board::Colour::black ? black : white)[event.vertex] = 0;
    GameTime* const first = table(TimeTable::first_stone);
    GameTime* const end = table(TimeTable::end_of_empty);
    for (std::size_t i = 0; i < table_lanes; ++i) first[i] = end[i] = std::min(black[i], white[i]);
    if (has_loose) {
        std::copy_n(white, table_lanes, table(TimeTable::end_of_black_or_empty));
        std::copy_n(black, table_lanes, table(TimeTable::end_of_white_or_empty));
    }
    load_removals();
}

void GameTimes::load_removals() {
    losses_ = {};
    loss_rows_ = {};
    has_changes_ = false;
    for (const Removal& removal : game_.removals) {
        const board::Vertex vertex = removal.vertex;
        losses_.insert(vertex);
        loss_rows_[static_cast<std::size_t>(board::row_of(vertex))] |= 1U << board::column_of(vertex);
        for (const auto end :
             {TimeTable::end_of_empty, TimeTable::end_of_black_or_empty, TimeTable::end_of_white_or_empty})
            table(end)[vertex] = never;
    }
}

board::Move GameTimes::move(int number) const {
    const sgf::Event event = event_of(game_.moves[static_cast<std::size_t>(number - 1)]);
    return {event.colour, event.vertex};
}

bool GameTimes::has_losses(board::Offset upper_left, int rows, int columns) const {
    if (game_.removals.empty()) return false;
    const std::uint32_t mask = ((1U << columns) - 1) << upper_left.column;
    std::uint32_t lost = 0;
    for (int row = upper_left.row; row < upper_left.row + rows; ++row)
        lost |= loss_rows_[static_cast<std::size_t>(row)];
    return (lost & mask) != 0;
}

const std::vector<PointChange>& GameTimes::changes_with_losses() {
    if (has_changes_) return changes_;
    has_changes_ = true;
    changes_.clear();
    const auto add = [&](std::size_t number, const sgf::Event& event) {
        if (losses_.contains(event.vertex))
            changes_.push_back({static_cast<GameTime>(number), static_cast<std::uint16_t>(event.vertex), event.colour});
    };
    for (const std::uint16_t code : game_.before)
        if (const sgf::Event event = event_of(code); event.kind == sgf::Event::Kind::set_up) add(0, event);
    auto removal = game_.removals.begin();
    for (std::size_t number = 1; number <= game_.moves.size(); ++number) {
        add(number, event_of(game_.moves[number - 1]));
        for (; removal != game_.removals.end() && removal->number == number; ++removal)
            changes_.push_back({static_cast<GameTime>(number), removal->vertex, board::Colour::empty});
    }
    return changes_;
}

}  // namespace katachi::games
