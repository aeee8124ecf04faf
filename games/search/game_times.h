// When each point of a regular game changed, side by side for all points, so that a shape is looked for at many places
// at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/index/event_code.h"
#include "games/index/segment.h"
#include "games/search/shape.h"

namespace katachi::games {

// A position of a game; `never` lies behind all of them.
using GameTime = std::int16_t;
constexpr GameTime never = 0x7FFF;

// A position in 8 bits, so that a vector holds many: 0 where stones are set up, then 1 for the first moves. In a game
// of up to 254 moves each has its own, in longer ones so many moves share one that 8 bits are enough.
using RoughTime = std::uint8_t;
constexpr RoughTime rough_never = 0xFF;

// Of each point a time. Those of points that lose stones are bounds: a shape may stand from its latest `first_…` to
// before its earliest `end_…`, and on points that never lose stones it does.
enum class TimeTable : std::uint8_t {
    first_black,  // a black stone comes; 0 where it is set up
    first_white,
    first_stone,
    end_of_empty,           // a stone comes
    end_of_black_or_empty,  // a white stone comes
    end_of_white_or_empty,
};
constexpr int time_table_count = 6;
// Vertices, and room for a vector that begins at the last of them and a rectangle.
constexpr std::size_t table_lanes = 512;

class GameTimes {
  public:
    // `game` lies in a segment that outlives this. Without `has_loose` the last two tables are not filled.
    void load(const RegularGame& game, bool has_loose);

    // All tables, one behind the other, table_lanes each.
    const RoughTime* tables() const { return times_.data(); }
    // The position of which the table has the time.
    GameTime at(TimeTable table, board::Vertex vertex) const {
        return at(static_cast<std::size_t>(table) * table_lanes + static_cast<std::size_t>(vertex));
    }
    GameTime at(std::size_t lane) const {
        const RoughTime time = times_[lane];
        if (time == rough_never) return never;
        return time == 0 || shift_ == 0 ? time : exact(time, lane);
    }

    // Of the first stone at the vertex, which came at `first`.
    board::Colour first_colour(board::Vertex vertex, GameTime first) const {
        if (first > 0) return move(first).colour;
        return at(TimeTable::first_black, vertex) == 0 ? board::Colour::black : board::Colour::white;
    }

    int moves() const { return static_cast<int>(game_.moves.size()); }
    board::Move move(int number) const {
        const sgf::Event event = event_of(game_.moves[static_cast<std::size_t>(number - 1)]);
        return {event.colour, event.vertex};
    }

    // Whether a point of the rectangle loses a stone at some time.
    bool has_losses(board::Offset upper_left, int rows, int columns) const;
    bool has_losses(board::Offset point) const {
        return (loss_rows_[static_cast<std::size_t>(point.row)] >> point.column & 1) != 0;
    }
    // What happens at a point that loses stones after its first stone: visit(const LaterChange&), by number.
    template <typename Visit>
    void visit_later(board::Vertex vertex, const Visit& visit) const {
        for (std::uint16_t i = first_later_[static_cast<std::size_t>(vertex)]; i != none; i = next_later_[i])
            visit(game_.later[i]);
    }

  private:
    RoughTime* table(TimeTable table) { return times_.data() + static_cast<std::size_t>(table) * table_lanes; }
    void load_moves();
    void load_losses(bool has_loose);
    GameTime exact(RoughTime time, std::size_t lane) const;

    alignas(64) std::array<RoughTime, time_table_count * table_lanes> times_{};
    RegularGame game_;
    int shift_ = 0;                                                 // so many moves share a time: 1 << shift_
    std::array<std::uint32_t, board::max_board_size> loss_rows_{};  // a bit for each column
    // Indices of game_.later: of a vertex that loses stones the first, and of each the next one there.
    static constexpr std::uint16_t none = 0xFFFF;
    std::array<std::uint16_t, board::vertex_count> first_later_{};
    std::vector<std::uint16_t> next_later_;
};

}  // namespace katachi::games
