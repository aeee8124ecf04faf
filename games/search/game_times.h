// When each point of a regular game changed, side by side for all points, so that a shape is looked for at many places
// at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/index/event_code.h"
#include "games/index/segment.h"
#include "games/search/time_tables.h"

namespace katachi::games {

// A position of a game; `never` lies behind all of them.
using GameTime = std::int16_t;
constexpr GameTime never = 0x7FFF;

class GameTimes {
  public:
    // `game` lies in a segment that outlives this. Without `has_loose` the last two tables are not filled.
    void load(const RegularGame& game, bool has_loose);

    // All tables, one behind the other, table_lanes each.
    const RoughTime* tables() const { return times_.data(); }
    const PointSets& points() const { return points_; }
    // The position whose time the table has for the vertex.
    GameTime at(TimeTable table, board::Vertex vertex) const {
        return at(static_cast<std::size_t>(table) * table_lanes + static_cast<std::size_t>(vertex));
    }
    GameTime at(std::size_t lane) const {
        const RoughTime time = times_[lane];
        if (time == rough_never) return never;
        return time == 0 || shift_ == 0 ? GameTime{time} : exact(time, lane);
    }

    // Whether each move has a time of its own, less than rough_never - 1.
    bool are_exact() const { return shift_ == 0; }

    // The colour of the first stone at the vertex; that stone came at time `first`.
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
    bool has_losses(board::Vertex upper_left, int rows, int columns) const {
        std::uint64_t lost = 0;
        for (int row = 0; row < rows; ++row) lost |= points_.loses.from(upper_left + row * board::stride);
        return (lost & ((std::uint64_t{1} << columns) - 1)) != 0;
    }
    bool has_losses(board::Vertex vertex) const { return points_.loses.at(vertex); }
    // Calls visit(const LaterChange&) for each change after the first stone of a point that loses stones, by number.
    template <typename Visit>
    void visit_later(board::Vertex vertex, const Visit& visit) {
        if (!is_linked_) link_later();
        for (std::uint16_t i = first_later_[static_cast<std::size_t>(vertex)]; i != none; i = next_later_[i])
            visit(game_.later[i]);
    }

  private:
    RoughTime* table(TimeTable table) { return times_.data() + static_cast<std::size_t>(table) * table_lanes; }
    void load_moves();
    void load_losses(bool has_loose);
    void link_later();
    GameTime exact(RoughTime time, std::size_t lane) const;

    alignas(64) std::array<RoughTime, time_table_count * table_lanes> times_{};
    RegularGame game_;
    int shift_ = 0;  // 1 << shift_ moves share a time
    PointSets points_;
    // Indices of game_.later: the first change of each vertex that loses stones, and the next change behind each of
    // them. They are linked when they are first asked for, which few games are.
    bool is_linked_ = false;
    static constexpr std::uint16_t none = 0xFFFF;
    std::array<std::uint16_t, board::vertex_count> first_later_{};
    std::vector<std::uint16_t> next_later_;
};

}  // namespace katachi::games
