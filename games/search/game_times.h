// When each point of a regular game changed, side by side for all points, so that a shape is looked for at many places
// at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/board/vertex_set.h"
#include "games/index/segment.h"
#include "games/search/shape.h"

namespace katachi::games {

// Positions of a game: below a move's number its stone does not stand yet.
using GameTime = std::int16_t;
constexpr GameTime never = 0x7FFF;

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

// A stone comes to a point, or leaves it.
struct PointChange {
    GameTime number = 0;  // of the move, 0 where it is set up
    std::uint16_t vertex = 0;
    board::Colour colour = board::Colour::empty;  // what stands there from then on
};

class GameTimes {
  public:
    // `game` lies in a segment that outlives this. Without `has_loose` the last two tables are not filled.
    void load(const RegularGame& game, bool has_loose);

    // All tables, one behind the other, table_lanes each.
    const GameTime* tables() const { return times_.data(); }
    GameTime at(TimeTable table, board::Vertex vertex) const {
        return times_[static_cast<std::size_t>(table) * table_lanes + static_cast<std::size_t>(vertex)];
    }

    int moves() const { return static_cast<int>(game_.moves.size()); }
    board::Move move(int number) const;

    // Whether a point of the rectangle loses a stone at some time.
    bool has_losses(board::Offset upper_left, int rows, int columns) const;
    bool has_losses(board::Vertex vertex) const { return losses_.contains(vertex); }
    // Of the points that lose stones, by number.
    const std::vector<PointChange>& changes_with_losses();

  private:
    GameTime* table(TimeTable table) { return times_.data() + static_cast<std::size_t>(table) * table_lanes; }
    void load_removals();

    alignas(64) std::array<GameTime, time_table_count * table_lanes> times_{};
    RegularGame game_;
    board::VertexSet losses_;
    std::array<std::uint32_t, board::max_board_size> loss_rows_{};  // a bit for each column
    bool has_changes_ = false;
    std::vector<PointChange> changes_;
};

}  // namespace katachi::games
