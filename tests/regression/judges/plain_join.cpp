#include "tests/regression/judges/plain_join.h"

#include <algorithm>
#include <vector>

namespace katachi::regression {

namespace {

using board::Vertex;
using board::VertexSet;

class PlainJoin {
  public:
    PlainJoin(const ZoneBoard& zone, const Contest& contest, int most) : zone_(zone), contest_(contest), least_(most) {
        for (VertexSet left = zone.winner(); !left.empty(); left -= walls_.back())
            walls_.push_back(zone.string(left.first()));
    }

    int find() {
        try_captures(0, {}, {}, 0);
        return least_;
    }

  private:
    // Every choice among the strings from `first` on, besides those that are captured by moves on the points of `paid`
    // and by so many moves outside.
    void try_captures(std::size_t first, const VertexSet& captured, const VertexSet& paid, int outside) {
        if (paid.count() + outside >= least_) return;
        try_way(captured, paid, paid.count() + outside);
        for (std::size_t i = first; i < walls_.size(); ++i)
            try_captures(i + 1, captured | walls_[i], paid | zone_.liberties(walls_[i]),
                         std::max(outside, zone_.guarded(walls_[i])));
    }

    // The points that are reached by one move more each time.
    void try_way(const VertexSet& captured, const VertexSet& paid, int moves) {
        const VertexSet own = zone_.loser() | zone_.outside() | paid;
        const VertexSet open = (zone_.empty() | captured) - paid;
        VertexSet reached = VertexSet::of(contest_.target);
        for (; moves < least_; ++moves) {
            for (VertexSet before; !(before == reached);) {
                before = reached;
                reached |= reached.beside() & own;
                if (reached.intersects(zone_.outside())) reached |= zone_.outside();
            }
            if (reached.contains(contest_.other)) {
                least_ = moves;
                return;
            }
            reached |= reached.beside() & open;
        }
    }

    const ZoneBoard& zone_;
    const Contest& contest_;
    int least_;
    std::vector<VertexSet> walls_;
};

}  // namespace

int plain_moves_to_join(const ZoneBoard& zone, const Contest& contest, int most) {
    return PlainJoin(zone, contest, most).find();
}

}  // namespace katachi::regression
