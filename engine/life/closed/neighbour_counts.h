// How many neighbours of each point are in a set, of all points at once, in binary digits: cheaper than counting around
// one point after the other.
#pragma once

#include "engine/life/closed/point_set.h"

namespace katachi::life {

template <typename Window>
class NeighbourCounts {
  public:
    static constexpr NeighbourCounts beside(PointSet<Window> set) {
        return {set.moved_up(), set.moved_down(), set.moved_left(), set.moved_right()};
    }
    static constexpr NeighbourCounts diagonal(PointSet<Window> set) {
        const PointSet<Window> left = set.moved_left(), right = set.moved_right();
        return {left.moved_up(), left.moved_down(), right.moved_up(), right.moved_down()};
    }

    // 0 to 4.
    constexpr int at(Point point) const {
        return (ones_.contains(point) ? 1 : 0) + (twos_.contains(point) ? 2 : 0) + (fours_.contains(point) ? 4 : 0);
    }

  private:
    constexpr NeighbourCounts(PointSet<Window> a, PointSet<Window> b, PointSet<Window> c, PointSet<Window> d)
        : ones_(a ^ b ^ c ^ d), twos_((a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d))), fours_(a & b & c & d) {}

    PointSet<Window> ones_, twos_, fours_;
};

}  // namespace katachi::life
