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
    for (shift_ = 0; (game.moves.size() >> shift_) >= rough_never - 1U; ++shift_) {
    }
    load_moves();
    RoughTime* const black = table(TimeTable::first_black);
    RoughTime* const white = table(TimeTable::first_white);
    for (const std::uint16_t code : game.before)
        if (const sgf::Event event = event_of(code); event.kind == sgf::Event::Kind::set_up)
            (event.colour == board::Colour::black ? black : white)[event.vertex] = 0;
    RoughTime* const first = table(TimeTable::first_stone);
    RoughTime* const end = table(TimeTable::end_of_empty);
    for (std::size_t i = 0; i < table_lanes; ++i) first[i] = end[i] = std::min(black[i], white[i]);
    if (has_loose) {
        std::copy_n(white, table_lanes, table(TimeTable::end_of_black_or_empty));
        std::copy_n(black, table_lanes, table(TimeTable::end_of_white_or_empty));
    }
    load_losses(has_loose);
}

// Backwards, so that the first move at a point is what stays.
void GameTimes::load_moves() {
    RoughTime* const tables = table(TimeTable::first_black);
    std::fill_n(tables, 2 * table_lanes, rough_never);
    if (shift_ == 0)
        for (std::size_t number = game_.moves.size(); number > 0; --number)
            tables[game_.moves[number - 1] - first_code] = static_cast<RoughTime>(number);
    else
        for (std::size_t number = game_.moves.size(); number > 0; --number)
            tables[game_.moves[number - 1] - first_code] = static_cast<RoughTime>(1 + ((number - 1) >> shift_));
    tables[board::pass_vertex] = tables[table_lanes + board::pass_vertex] = rough_never;
}

void GameTimes::load_losses(bool has_loose) {
    loss_rows_ = {};
    RoughTime* const end = table(TimeTable::end_of_empty);
    next_later_.resize(game_.later.size());
    for (std::size_t i = game_.later.size(); i > 0; --i) {
        const board::Vertex vertex = game_.later[i - 1].vertex();
        std::uint32_t& row = loss_rows_[static_cast<std::size_t>(board::row_of(vertex))];
        const std::uint32_t bit = 1U << board::column_of(vertex);
        std::uint16_t& first = first_later_[static_cast<std::size_t>(vertex)];
        next_later_[i - 1] = (row & bit) != 0 ? first : none;
        first = static_cast<std::uint16_t>(i - 1);
        row |= bit;
        end[vertex] = rough_never;
        if (!has_loose) continue;
        table(TimeTable::end_of_black_or_empty)[vertex] = rough_never;
        table(TimeTable::end_of_white_or_empty)[vertex] = rough_never;
    }
}

// The first of the moves that share the time and put what the table tells of.
GameTime GameTimes::exact(RoughTime time, std::size_t lane) const {
    const auto vertex = static_cast<board::Vertex>(lane % table_lanes);
    const auto table = static_cast<TimeTable>(lane / table_lanes);
    const bool tells_black = table != TimeTable::first_white && table != TimeTable::end_of_black_or_empty;
    const bool tells_white = table != TimeTable::first_black && table != TimeTable::end_of_white_or_empty;
    int number = ((time - 1) << shift_) + 1;
    for (;; ++number) {
        const board::Move move = this->move(number);
        if (move.vertex == vertex && (move.colour == board::Colour::black ? tells_black : tells_white)) break;
    }
    return static_cast<GameTime>(number);
}

bool GameTimes::has_losses(board::Offset upper_left, int rows, int columns) const {
    if (game_.later.empty()) return false;
    const std::uint32_t mask = ((1U << columns) - 1) << upper_left.column;
    std::uint32_t lost = 0;
    for (int row = upper_left.row; row < upper_left.row + rows; ++row)
        lost |= loss_rows_[static_cast<std::size_t>(row)];
    return (lost & mask) != 0;
}

}  // namespace katachi::games
