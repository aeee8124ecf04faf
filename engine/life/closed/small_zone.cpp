#include "engine/life/closed/small_zone.h"

namespace katachi::life {

template <typename Window>
PointSet<Window> closed_zone(const SmallBoard<Window>& board, Side loser, PointSet<Window> zone) {
    const PointSet safe = board.safe(Side::attacker) | board.safe(Side::defender);
    const PointSet points = board.empty_points() | board.stones(Side::attacker) | board.stones(Side::defender);
    PointSet done = safe;
    for (PointSet left = (zone & points) - done; !left.empty(); left = (zone & points) - done) {
        const Point point = left.first();
        if (board.empty_points().contains(point)) {
            done.insert(point);
            // Is a suicide only where no neighbour is empty.
            if (board.is_suicide(loser, point)) zone |= beside<Window>(point);
            continue;
        }
        const auto& string = board.string_at(point);
        done |= string.stones;
        zone |= string.stones;
        if (!string.liberties.has_two_at_least()) {
            zone |= string.stones.beside();
            continue;
        }
        for (PointSet held = string.liberties & zone; !held.has_two_at_least(); held = string.liberties & zone)
            zone.insert((string.liberties - zone).first());
    }
    return zone & points;
}

template <typename Window>
PointSet<Window> zone_of_captures(const SmallBoard<Window>& board, Side side, Point point) {
    PointSet<Window> zone;
    if (point == no_point) return zone;
    for (const Point stone : (beside<Window>(point) & board.stones(other(side))) - board.safe(other(side))) {
        const auto& string = board.string_at(stone);
        if (string.liberties.has_one()) zone |= string.stones | string.stones.beside();
    }
    return zone & (board.empty_points() | board.stones(Side::attacker) | board.stones(Side::defender));
}

template <typename Window>
PointSet<Window> zone_of_joins(const SmallBoard<Window>& board, Side side, Point point) {
    PointSet<Window> zone;
    if (point == no_point || !board.is_beside_safe(side, point)) return zone;
    for (const Point stone : (beside<Window>(point) & board.stones(side)) - board.safe(side))
        zone |= board.string_at(stone).stones;
    return zone;
}

template PointSet<SquareWindow> closed_zone(const SmallBoard<SquareWindow>&, Side, PointSet<SquareWindow>);
template PointSet<LongWindow> closed_zone(const SmallBoard<LongWindow>&, Side, PointSet<LongWindow>);
template PointSet<SquareWindow> zone_of_captures(const SmallBoard<SquareWindow>&, Side, Point);
template PointSet<LongWindow> zone_of_captures(const SmallBoard<LongWindow>&, Side, Point);
template PointSet<SquareWindow> zone_of_joins(const SmallBoard<SquareWindow>&, Side, Point);
template PointSet<LongWindow> zone_of_joins(const SmallBoard<LongWindow>&, Side, Point);

}  // namespace katachi::life
