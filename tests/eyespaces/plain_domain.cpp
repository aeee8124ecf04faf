#include "tests/eyespaces/plain_domain.h"

namespace katachi::eyespaces {

namespace {

struct Point {
    int row;
    int column;

    Point operator+(Point step) const { return {row + step.row, column + step.column}; }
};

constexpr Point steps[4]{{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

class PlainDomain {
  public:
    PlainDomain(int size, const LivelyStones& lively, board::Colour side)
        : size_(size), own_(lively.of(side)), other_(lively.of(board::opponent(side))), reached_(own_) {
        for (bool changed = true; changed;) {
            changed = false;
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const Point point{row, column};
                    if (is(own_, point) || is(other_, point) || is(reached_, point) || !is_reached(point)) continue;
                    reached_.insert(board::vertex_at(row, column));
                    changed = true;
                }
        }
    }

    const board::VertexSet& reached() const { return reached_; }

  private:
    bool on_board(Point at) const { return at.row >= 0 && at.row < size_ && at.column >= 0 && at.column < size_; }
    bool on_first_line(Point at) const {
        return at.row == 0 || at.row == size_ - 1 || at.column == 0 || at.column == size_ - 1;
    }
    bool is(const board::VertexSet& set, Point at) const {
        return on_board(at) && set.contains(board::vertex_at(at.row, at.column));
    }

    bool is_reached(Point e) const {
        for (const Point step : steps)
            if (is(own_, e + step)) return true;
        for (const Point ahead : steps)
            for (const Point sideways : steps) {
                const bool is_across = (ahead.row == 0) != (sideways.row == 0);
                if (is_across && reaches(e, ahead, sideways)) return true;
            }
        return is_reached_in_corner(e);
    }

    // The points have the manual's letters, for ahead = up and sideways = left.
    bool reaches(Point e, Point ahead, Point sideways) const {
        const Point a = e + ahead + sideways, b = e + ahead, d = e + sideways;
        const Point u = a + sideways, c = b + Point{-sideways.row, -sideways.column};
        if (!is(reached_, a) || !is(reached_, b) || on_first_line(a)) return false;
        return !is(other_, d) && !(is(other_, u) && is(other_, c));
    }

    bool is_reached_in_corner(Point a) const {
        if ((a.row != 0 && a.row != size_ - 1) || (a.column != 0 && a.column != size_ - 1)) return false;
        const Point b = a + Point{0, a.column == 0 ? 1 : -1}, c = a + Point{a.row == 0 ? 1 : -1, 0};
        const Point d{c.row, b.column};
        return (is(reached_, b) || is(reached_, c)) && !is(other_, b) && !is(other_, c) && !is(other_, d);
    }

    int size_;
    board::VertexSet own_, other_, reached_;
};

}  // namespace

board::VertexSet plain_domain(int size, const LivelyStones& lively, board::Colour side) {
    return PlainDomain(size, lively, side).reached();
}

}  // namespace katachi::eyespaces
