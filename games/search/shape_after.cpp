#include "games/search/shape_after.h"

#include <algorithm>
#include <array>
#include <vector>

#include "compiler/model/drawn_sides.h"

namespace katachi::games {

namespace {

constexpr std::array<board::Offset, 4> steps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

class String {
  public:
    String(const Shape& shape, board::Offset point, board::Colour colour) : shape_(shape), colour_(colour) {
        add(point);
        for (std::size_t next = 0; next < points_.size();) {
            const board::Offset here = points_[next++];
            for (const board::Offset step : steps) look_at(here + step);
        }
    }

    bool is_taken() const { return !has_liberty_ && !points_.empty(); }
    const std::vector<board::Offset>& points() const { return points_; }

  private:
    void add(board::Offset point) {
        if (std::ranges::find(points_, point) == points_.end()) points_.push_back(point);
    }

    void look_at(board::Offset point) {
        if (compiler::is_off_board(shape_, point)) return;
        if (point.row < 0 || point.row >= shape_.rows || point.column < 0 || point.column >= shape_.columns) {
            has_liberty_ = true;
            return;
        }
        const Allowed cell = shape_.at(point.row, point.column);
        if (cell == allowed(colour_))
            add(point);
        else if (cell != allowed(board::opponent(colour_)))
            has_liberty_ = true;
    }

    const Shape& shape_;
    board::Colour colour_;
    std::vector<board::Offset> points_;
    bool has_liberty_ = false;  // or may have one, or goes on outside
};

}  // namespace

Shape shape_after(const Shape& shape, const ShapeMove& move) {
    Shape after = shape;
    after.at(move.row, move.column) = allowed(move.colour);
    const board::Colour other = board::opponent(move.colour);
    for (const board::Offset step : steps) {
        const board::Offset point = board::Offset{move.row, move.column} + step;
        if (point.row < 0 || point.row >= shape.rows || point.column < 0 || point.column >= shape.columns) continue;
        if (after.at(point.row, point.column) != allowed(other)) continue;
        const String string(after, point, other);
        if (!string.is_taken()) continue;
        for (const board::Offset taken : string.points())
            after.at(taken.row, taken.column) = allowed(board::Colour::empty);
    }
    return after;
}

}  // namespace katachi::games
