#include "engine/life/closed/small_moves.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/life/moves/outlook_weights.h"
#include "engine/life/moves/promise_weights.h"

namespace katachi::life {

namespace {

constexpr int few_liberties = 2;  // strings of the attacker with so many are worth attacking, and saving

// Weights of one feature of each group.
class Sum {
  public:
    explicit Sum(const std::int16_t* weights) : weights_(weights) {}

    // Of a group of `count` features.
    void add(int number, int count) {
        sum_ += weights_[number];
        weights_ += count;
    }
    int sum() const { return sum_; }

  private:
    const std::int16_t* weights_;
    int sum_ = 0;
};

struct Surroundings {
    PointSet open;  // empty points, and stones of the attacker that may be taken, with no safe stone of his beside them
    PointSet goal_liberties;
};

Surroundings surroundings(const SmallBoard& board, const SmallRegion& region) {
    const PointSet safe = board.safe(Side::attacker);
    Surroundings result;
    result.open = ((board.empty_points() | (board.stones(Side::attacker) - safe)) & region.region) - safe.beside();
    board.each_string_of(board.goal(), Side::defender,
                         [&](const SmallBoard::String& string) { result.goal_liberties |= string.liberties; });
    return result;
}

// Steps to the nearest sides, three at most, in either order.
int corner_place(const SmallRegion& region, Point point) {
    const int last = region.size - 1;
    const int row = region.row + point / window_size, column = region.column + point % window_size;
    const int a = std::min({row, last - row, 3}), b = std::min({column, last - column, 3});
    constexpr std::array<std::array<int, 4>, 4> places{{{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}}};
    return places[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

int distance_of(Point point, Point last_move) {
    if (last_move == no_point) return 5;
    const int rows = std::abs(point / window_size - last_move / window_size);
    const int columns = std::abs(point % window_size - last_move % window_size);
    if (rows + columns == 1) return 0;
    if (rows == 1 && columns == 1) return 1;
    return std::min(4, rows + columns);
}

// Points diagonal to each.
constexpr auto diagonals = [] {
    std::array<PointSet, window_points> result{};
    for (Point point = 0; point < window_points; ++point)
        for (Point far = 0; far < window_points; ++far)
            if (point != far && (beside(point) & beside(far)).count() == 2)
                result[static_cast<std::size_t>(point)].insert(far);
    return result;
}();

// What stands beside a point, from the side of who plays there.
struct Neighbours {
    int own_strings = 0, joined = 0;  // strings, and stones in them
    int captured = 0, saved = 0;      // stones of strings in atari
    int most_in_atari = 0;            // of a string that the move leaves one liberty
    bool is_near_atari = false;       // or leaves two
};

Neighbours neighbours_of(const SmallBoard& board, Side side, PointSet own, PointSet others) {
    Neighbours result;
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
        const int liberties = string.liberties.count();
        if (liberties == 1) result.captured += string.stones.count();
        if (liberties == 2) result.most_in_atari = std::max(result.most_in_atari, string.stones.count());
        if (liberties == 3) result.is_near_atari = true;
    }
    return result;
}

int liberty_class(int liberties, const Neighbours& near) {
    if (liberties <= 1 && near.captured == 0) return std::min(2, near.joined);
    if (liberties == 2) return near.joined > 0 ? 4 : 3;
    return liberties == 3 ? 5 : liberties >= 4 ? 6 : 7;
}

int promise(const SmallBoard& board, const SmallRegion& region, const Surroundings& around, Side side, Point point) {
    const PointSet neighbours = beside(point), corners = diagonals[static_cast<std::size_t>(point)];
    const PointSet own = neighbours & board.stones(side), others = neighbours & board.stones(other(side));
    const Neighbours near = neighbours_of(board, side, own, others);
    Sum sum(promise_weights[side == Side::attacker ? 1 : 0].data());
    sum.add(corner_place(region, point), 10);
    sum.add(own.count() * 5 + others.count(), 25);
    sum.add((corners & board.stones(side)).count() * 5 + (corners & board.stones(other(side))).count(), 25);
    sum.add(liberty_class(board.liberties_after(side, point), near), 8);
    sum.add(std::min(3, near.captured), 4);
    sum.add(near.most_in_atari <= 1 ? near.most_in_atari : near.most_in_atari <= 3 ? 2 : 3, 4);
    sum.add(std::min(3, near.saved), 4);
    sum.add(near.is_near_atari ? 1 : 0, 2);
    sum.add(std::min(3, near.own_strings), 4);
    sum.add((around.open.contains(point) ? 5 : 0) + (neighbours & around.open).count(), 10);
    sum.add(distance_of(point, board.last_move()), 6);
    sum.add(around.goal_liberties.contains(point) ? 1 : 0, 2);
    sum.add(std::min(3, board.liberties_after(other(side), point)), 4);
    return sum.sum();
}

// StringCount of the defender that are near the goal.
PointSet company_of(const SmallBoard& board) {
    const PointSet defenders = board.stones(Side::defender);
    PointSet company = board.goal().grown(defenders);
    for (int step = 0; step < 2; ++step) {
        const PointSet near = company.beside() & board.empty_points();
        company = (company | (near.beside() & defenders)).grown(defenders);
    }
    return company;
}

struct StringCount {
    int count = 0, in_atari = 0;
    int least_liberties = 0, most_liberties = 0;

    void add(const SmallBoard::String& string) {
        const int liberties = string.liberties.count();
        least_liberties = count == 0 ? liberties : std::min(least_liberties, liberties);
        most_liberties = std::max(most_liberties, liberties);
        ++count;
        if (liberties == 1) ++in_atari;
    }
};

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
    const Surroundings around = surroundings(board, region);
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
    const PointSet attackers = board.stones(Side::attacker), outer = board.safe(Side::attacker).beside();
    const PointSet takable = (attackers - board.safe(Side::attacker)) & region.region;
    const PointSet open = (empty | takable) - outer;
    const PointSet untouched = (open & board.empty_points()) - attackers.beside();
    StringCount own, others;
    board.each_string_of(board.goal(), Side::defender, [&](const SmallBoard::String& string) { own.add(string); });
    board.each_string_of(takable, Side::attacker, [&](const SmallBoard::String& string) { others.add(string); });
    Sum sum(outlook_weights[to_move == Side::attacker ? 1 : 0].data());
    const auto add = [&](int number, int count) { sum.add(std::min(number, count - 1), count); };
    add(open.count(), 16);
    add(untouched.count(), 12);
    add((untouched - board.empty_points().beside()).count(), 4);
    add((empty & outer).count(), 6);
    add(own.count, 5);
    add(own.most_liberties, 8);
    add(own.least_liberties, 6);
    add(takable.count(), 8);
    add(others.least_liberties, 4);
    add(others.in_atari, 3);
    add(board.ko() != no_point ? 1 : 0, 2);
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
