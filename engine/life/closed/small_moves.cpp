#include "engine/life/closed/small_moves.h"

#include <algorithm>
#include <limits>

#include "engine/life/closed/neighbour_counts.h"
#include "engine/life/moves/closed_promise.h"
#include "engine/life/moves/outlook_groups.h"
#include "engine/life/moves/outlook_weights.h"
#include "engine/life/moves/promise_groups.h"
#include "engine/life/moves/promise_weights.h"
#include "engine/life/moves/weight_sum.h"

namespace katachi::life {

namespace {

constexpr int few_liberties = 2;  // strings of the attacker with so many are worth attacking, and saving

struct Surroundings {
    NeighbourCounts own, others, own_diagonals, other_diagonals, open_points;  // stones of the side to move first
    PointSet open;  // empty points, and stones of the attacker that may be taken, with no safe stone of his beside them
    PointSet goal_liberties;
    bool is_by_net = false;  // closed_promise.h
    // There, else empty:
    PointSet untouched;          // of the open points the empty ones that no stone of the attacker touches
    PointSet liberties_of_last;  // of the string of the last move, unless nobody can take it
    int open_count = 0, goal_liberty_count = 0;
};

Surroundings surroundings(const SmallBoard& board, const SmallRegion& region, Side to_move) {
    const PointSet safe = board.safe(Side::attacker);
    const PointSet own = board.stones(to_move), others = board.stones(other(to_move));
    const PointSet open = ((board.empty_points() | (board.stones(Side::attacker) - safe)) & region.region) -
                          board.beside_safe(Side::attacker);
    Surroundings result{.own = NeighbourCounts::beside(own),
                        .others = NeighbourCounts::beside(others),
                        .own_diagonals = NeighbourCounts::diagonal(own),
                        .other_diagonals = NeighbourCounts::diagonal(others),
                        .open_points = NeighbourCounts::beside(open),
                        .open = open,
                        .goal_liberties = {},
                        .untouched = {},
                        .liberties_of_last = {}};
    board.each_string_of(board.goal(), Side::defender,
                         [&](const SmallBoard::String& string) { result.goal_liberties |= string.liberties; });
    result.is_by_net = (board.empty_points() & region.region).count() <= most_points_of_net;
    if (!result.is_by_net) return result;
    result.untouched = (result.open & board.empty_points()) - board.stones(Side::attacker).beside();
    const Point last = board.last_move();
    if (last != no_point && !(safe | board.safe(Side::defender)).contains(last))
        result.liberties_of_last = board.string_at(last).liberties;
    result.open_count = result.open.count();
    result.goal_liberty_count = result.goal_liberties.count();
    return result;
}

// distance_class of each two points.
const auto distances = [] {
    std::array<std::array<std::uint8_t, window_points>, window_points> result{};
    for (Point a = 0; a < window_points; ++a)
        for (Point b = 0; b < window_points; ++b)
            result[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = static_cast<std::uint8_t>(
                distance_class(b / window_size - a / window_size, b % window_size - a % window_size));
    return result;
}();

int distance_of(Point last_move, Point point) {
    if (last_move == no_point) return no_last_move;
    return distances[static_cast<std::size_t>(last_move)][static_cast<std::size_t>(point)];
}

void count_neighbours(const SmallBoard& board, Side side, PointSet own, PointSet others, MoveCounts& result) {
    for (PointSet left = own; !left.empty();) {
        ++result.own_strings;
        if (board.safe(side).contains(left.first())) {
            left -= board.safe(side);
            result.joined += 2;
            continue;
        }
        const SmallBoard::String& string = board.string_at(left.first());
        left -= string.stones;
        const int size = string.stones.count();
        result.joined += size;
        if (string.liberties.has_one()) result.saved += size;
    }
    for (const Point stone : others - board.safe(other(side))) {
        const SmallBoard::String& string = board.string_at(stone);
        const int liberties = string.liberties.count_up_to(4);
        if (liberties == 1) result.captured += string.stones.count();
        if (liberties == 2) result.most_in_atari = std::max(result.most_in_atari, string.stones.count());
        if (liberties == 3) result.is_near_atari = true;
    }
}

int promise(const SmallBoard& board, const SmallRegion& region, const Surroundings& around, Side side, Point point) {
    const PointSet neighbours = beside(point);
    const PointSet own = neighbours & board.stones(side), others = neighbours & board.stones(other(side));
    MoveCounts counts{.corner_place = corner_place(region.size, region.row + point / window_size,
                                                   region.column + point % window_size),
                      .own_stones = around.own.at(point),
                      .other_stones = around.others.at(point),
                      .open_points = around.open_points.at(point),
                      .own_diagonals = around.own_diagonals.at(point),
                      .other_diagonals = around.other_diagonals.at(point),
                      .liberties = board.liberties_after(side, point),
                      .liberties_of_opponent = board.liberties_after(other(side), point),
                      .is_open = around.open.contains(point),
                      .is_goal_liberty = around.goal_liberties.contains(point),
                      .distance_class = distance_of(board.last_move(), point),
                      .is_untouched = around.untouched.contains(point),
                      .is_liberty_of_last = around.liberties_of_last.contains(point),
                      .open_in_room = around.open_count,
                      .goal_liberties = around.goal_liberty_count};
    count_neighbours(board, side, own, others, counts);
    if (around.is_by_net) return closed_promise(counts, side == Side::attacker);
    WeightSum sum(promise_weights[side == Side::attacker ? 1 : 0].data());
    each_promise_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

// Strings of the defender that are near the goal.
PointSet company_of(const SmallBoard& board) {
    const PointSet defenders = board.stones(Side::defender);
    PointSet company = board.goal().grown(defenders);
    for (int step = 0; step < 2; ++step) {
        const PointSet near = company.beside() & board.empty_points();
        company = (company | (near.beside() & defenders)).grown(defenders);
    }
    return company;
}

}  // namespace

void SmallMoves::keep(std::size_t most) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        const SmallMove move = moves_[i];
        std::size_t place = kept;
        for (; place > 0 && move.doubt < moves_[place - 1].doubt; --place)
            if (place < most) moves_[place] = moves_[place - 1];
        if (place < most) moves_[place] = move;
        kept = std::min(kept + 1, most);
    }
    count_ = kept;
}

PointSet life_points(const SmallBoard& board, const SmallRegion& region) {
    const PointSet company = company_of(board);
    const PointSet liberties = company.beside() & board.empty_points();
    PointSet points = liberties | (liberties.beside() & board.empty_points());
    board.each_string_of(company.beside() & board.stones(Side::attacker), Side::attacker,
                         [&](const SmallBoard::String& string) {
                             if (string.liberties.count() <= few_liberties) points |= string.liberties;
                         });
    return points & region.region;
}

SmallMoves moves_at(const SmallBoard& board, const SmallRegion& region, Side to_move, PointSet points) {
    const Surroundings around = surroundings(board, region, to_move);
    std::array<int, window_points> promises;
    int best = std::numeric_limits<int>::min();
    for (const Point point : points) {
        const int promised = promise(board, region, around, to_move, point);
        promises[static_cast<std::size_t>(point)] = promised;
        best = std::max(best, promised);
    }
    SmallMoves result;
    for (const Point point : points)
        result.add(point, static_cast<std::uint32_t>(best - promises[static_cast<std::size_t>(point)]));
    return result;
}

int life_outlook(const SmallBoard& board, const SmallRegion& region, Side to_move) {
    const PointSet empty = board.empty_points() & region.region;
    const PointSet attackers = board.stones(Side::attacker), outer = board.beside_safe(Side::attacker);
    const PointSet takable = (attackers - board.safe(Side::attacker)) & region.region;
    const PointSet open = (empty | takable) - outer;
    const PointSet untouched = (open & board.empty_points()) - attackers.beside();
    OutlookCounts counts{.open = open.count(),
                         .untouched = untouched.count(),
                         .lonely = (untouched - board.empty_points().beside()).count(),
                         .outer = (empty & outer).count(),
                         .takable = takable.count(),
                         .has_ko = board.ko() != no_point};
    board.each_string_of(board.goal(), Side::defender,
                         [&](const SmallBoard::String& string) { counts.own.add(string.liberties.count()); });
    board.each_string_of(takable, Side::attacker,
                         [&](const SmallBoard::String& string) { counts.others.add(string.liberties.count()); });
    WeightSum sum(outlook_weights[to_move == Side::attacker ? 1 : 0].data());
    each_outlook_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

Point owner_of_outer_liberty(const SmallBoard& board, Point point) {
    const PointSet around = beside(point);
    if (around.intersects(board.empty_points())) return no_point;
    const PointSet attackers = around & board.stones(Side::attacker);
    const PointSet defenders = around & board.stones(Side::defender);
    if (attackers.empty() || defenders.empty() || !(attackers - board.safe(Side::attacker)).empty()) return no_point;
    if (defenders.intersects(board.safe(Side::defender))) return no_point;
    const Point owner = board.string_at(defenders.first()).stones.first();
    return (defenders - board.string_at(owner).stones).empty() ? owner : no_point;
}

}  // namespace katachi::life
