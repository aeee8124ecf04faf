#include "engine/eyespaces/prey.h"

#include <algorithm>

#include "engine/eyes/space_value.h"

namespace katachi::eyespaces {

namespace {

using board::Vertex;
using board::VertexSet;

// So many ways out, beside the margins, are allowed: with more, hardly any string is captured by one move and the
// threat of another.
constexpr int most_ways_out = 2;

class Hunt {
  public:
    Hunt(const board::Board& board, const worms::Worms& worms, board::Colour owner, const EyeRegion& region,
         const VertexSet& own)
        : board_(board),
          worms_(worms),
          owner_(owner),
          prey_colour_(board::opponent(owner)),
          region_(region),
          own_(own),
          wall_(region.proper().beside() & board.stones(owner)),
          gates_((region.margins | region.false_margins) & board.empty_points()) {}

    EyeRegion region() {
        EyeRegion found = region_;
        for (const Vertex gate : gates_)
            if (captures_inside(gate) && opens_to_prey_alone(gate)) add(found, gate);
        const auto size = static_cast<std::size_t>(found.points.count() + found.margins.count());
        return size > eyes::largest_searched ? region_ : found;
    }

  private:
    VertexSet strings_beyond(Vertex gate) const {
        VertexSet beyond;
        for (const int step : board::neighbour_steps)
            if (board_.at(gate + step) == prey_colour_ && !region_.points.contains(gate + step))
                beyond |= board_.string_stones(gate + step);
        return beyond;
    }

    bool captures_inside(Vertex gate) const {
        return std::any_of(board::neighbour_steps.begin(), board::neighbour_steps.end(), [&](int step) {
            const Vertex inside = gate + step;
            return region_.points.contains(inside) && board_.at(inside) == prey_colour_ &&
                   board_.liberties(inside) == 1;
        });
    }

    bool opens_to_prey_alone(Vertex gate) const {
        bool has_prey = false;
        for (const int step : board::neighbour_steps) {
            const Vertex beyond = gate + step;
            if (region_.points.contains(beyond) || board_.at(beyond) == owner_) continue;
            if (board_.at(beyond) == board::Colour::empty) return false;
            if (board_.at(beyond) == board::Colour::off_board) continue;
            if (!is_prey(beyond)) return false;
            has_prey = true;
        }
        return has_prey;
    }

    VertexSet ways_out(Vertex stone) const { return board_.liberty_points(stone) - gates_ - region_.points; }

    bool is_prey(Vertex stone) const {
        const VertexSet out = ways_out(stone);
        if (out.empty() || out.count() > most_ways_out || out.intersects(own_)) return false;
        const VertexSet captors = board_.string_stones(stone).beside() & board_.stones(owner_);
        return std::all_of(captors.begin(), captors.end(), [&](Vertex captor) {
            return !worms_.at(captor)->is_capturable() && board_.string_stones(captor).intersects(wall_);
        });
    }

    void add(EyeRegion& found, Vertex gate) const {
        const VertexSet prey = strings_beyond(gate);
        VertexSet out;
        for (const Vertex stone : prey) out |= ways_out(stone);
        found.points |= prey | out;
        found.points.insert(gate);
        found.margins.remove(gate);
        for (const Vertex way : out)
            if (is_open_beyond(found, way)) found.ways_out.insert(way);
        found.margins |= found.ways_out;
        found.false_margins.remove(gate);
    }

    bool is_open_beyond(const EyeRegion& found, Vertex way) const {
        const VertexSet beyond = VertexSet::of(way).beside() - found.points;
        return beyond.intersects(board_.empty_points() | board_.stones(prey_colour_));
    }

    const board::Board& board_;
    const worms::Worms& worms_;
    board::Colour owner_, prey_colour_;
    const EyeRegion& region_;
    const VertexSet& own_;
    VertexSet wall_;   // stones beside the region
    VertexSet gates_;  // empty margins and false margins
};

}  // namespace

EyeRegion with_prey(const board::Board& board, const worms::Worms& worms, board::Colour owner, const EyeRegion& region,
                    const VertexSet& own) {
    return Hunt(board, worms, owner, region, own).region();
}

}  // namespace katachi::eyespaces
