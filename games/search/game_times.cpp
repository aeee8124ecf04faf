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
    is_linked_ = false;
    for (shift_ = 0; (game.moves.size() >> shift_) >= rough_never - 1U; ++shift_) {
    }
    load_moves();
    RoughTime* const black = table(TimeTable::first_black);
    RoughTime* const white = table(TimeTable::first_white);
    for (const std::uint16_t code : game.before)
        if (const sgf::Event event = event_of(code); event.kind == sgf::Event::Kind::set_up)
            (event.colour == board::Colour::black ? black : white)[event.vertex] = 0;
    join_first_stones(times_.data());
    if (has_loose) {
        std::copy_n(white, table_lanes, table(TimeTable::end_of_black_or_empty));
        std::copy_n(black, table_lanes, table(TimeTable::end_of_white_or_empty));
    }
    load_losses(has_loose);
    find_points(times_.data(), points_);
}

// Backwards, so that the first move at a point is what stays.
void GameTimes::load_moves() {
    RoughTime* const tables = table(TimeTable::first_black);
    clear_first_stones(tables);
    const std::span<const std::uint16_t> moves = game_.moves;
    const int shift = shift_;
    for (std::size_t i = moves.size(); i > 0; --i)
        tables[moves[i - 1] - first_code] = static_cast<RoughTime>(1 + ((i - 1) >> shift));
    tables[board::pass_vertex] = tables[table_lanes + board::pass_vertex] = rough_never;
}

void GameTimes::load_losses(bool has_loose) {
    RoughTime* const tables = times_.data();
    const auto lose = [&](TimeTable table) {
        RoughTime* const end = tables + static_cast<std::size_t>(table) * table_lanes;
        for (const LaterChange& change : game_.later) end[change.vertex()] = rough_never;
    };
    lose(TimeTable::end_of_empty);
    if (!has_loose) return;
    lose(TimeTable::end_of_black_or_empty);
    lose(TimeTable::end_of_white_or_empty);
}

void GameTimes::link_later() {
    is_linked_ = true;
    next_later_.resize(game_.later.size());
    for (const LaterChange& change : game_.later) first_later_[static_cast<std::size_t>(change.vertex())] = none;
    for (std::size_t i = game_.later.size(); i > 0; --i) {
        std::uint16_t& first = first_later_[static_cast<std::size_t>(game_.later[i - 1].vertex())];
        next_later_[i - 1] = first;
        first = static_cast<std::uint16_t>(i - 1);
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

}  // namespace katachi::games
