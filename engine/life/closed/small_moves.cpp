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

template <typename Window>
struct Surroundings {
    NeighbourCounts<Window> own, others, own_diagonals, other_diagonals,
        open_points;  // stones of the side to move first
    PointSet<Window>
        open;  // empty points, and stones of the attacker that may be taken, with no safe stone of his beside them
    PointSet<Window> goal_liberties;
    bool is_by_net = false;  // closed_promise.h
    // There, else empty:
    PointSet<Window> untouched;          // of the open points the empty ones that no stone of the attacker touches
    PointSet<Window> liberties_of_last;  // of the string of the last move, unless nobody can take it
    int open_count = 0, goal_liberty_count = 0;
};

template <typename Window>
Surroundings<Window> surroundings(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move) {
    const PointSet safe = board.safe(Side::attacker);
    const PointSet own = board.stones(to_move), others = board.stones(other(to_move));
    const PointSet open = ((board.empty_points() | (board.stones(Side::attacker) - safe)) & region.region) -
                          board.beside_safe(Side::attacker);
    Surroundings<Window> result{.own = NeighbourCounts<Window>::beside(own),
                                .others = NeighbourCounts<Window>::beside(others),
                                .own_diagonals = NeighbourCounts<Window>::diagonal(own),
                                .other_diagonals = NeighbourCounts<Window>::diagonal(others),
                                .open_points = NeighbourCounts<Window>::beside(open),
                                .open = open,
                                .goal_liberties = {},
                                .untouched = {},
                                .liberties_of_last = {}};
    board.each_string_of(board.goal(), Side::defender,
                         [&](const auto& string) { result.goal_liberties |= string.liberties; });
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
template <typename Window>
const auto distances = [] {
    std::array<std::array<std::uint8_t, most_window_points>, most_window_points> result{};
    for (Point a = 0; a < most_window_points; ++a)
        for (Point b = 0; b < most_window_points; ++b)
            result[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = static_cast<std::uint8_t>(
                distance_class(b / Window::columns - a / Window::columns, b % Window::columns - a % Window::columns));
    return result;
}();

template <typename Window>
int distance_of(Point last_move, Point point) {
    if (last_move == no_point) return no_last_move;
    return distances<Window>[static_cast<std::size_t>(last_move)][static_cast<std::size_t>(point)];
}

// These are numbers about the strings beside a point that may be taken; the side to move comes first.
template <typename Window>
struct StringsBeside {
    PointSet<Window> own_liberties, other_liberties;
    int own_strings = 0, joined = 0, saved = 0;  // strings, and stones in them
    int captured = 0, most_in_atari = 0;
    bool is_near_atari = false;
};

// The strings are told for each of these points, and each string is asked about once.
template <typename Window>
class AllStringsBeside {
  public:
    AllStringsBeside(const SmallBoard<Window>& board, Side to_move, PointSet<Window> points) {
        for (const Point point : points) at_[place(point)] = {};
        board.each_string(to_move, [&](const auto& string) {
            const int size = string.stones.count(), saved = string.liberties.has_one() ? size : 0;
            for (const Point point : (string.liberties & points)) {
                StringsBeside<Window>& beside = at_[place(point)];
                beside.own_liberties |= string.liberties;
                ++beside.own_strings;
                beside.joined += size;
                beside.saved += saved;
            }
        });
        board.each_string(other(to_move), [&](const auto& string) {
            const int size = string.stones.count(), liberties = string.liberties.count_up_to(4);
            for (const Point point : (string.liberties & points)) {
                StringsBeside<Window>& around = at_[place(point)];
                around.other_liberties |= string.liberties;
                if (liberties == 1) around.captured += size * (beside<Window>(point) & string.stones).count();
                if (liberties == 2) around.most_in_atari = std::max(around.most_in_atari, size);
                if (liberties == 3) around.is_near_atari = true;
            }
        });
    }

    const StringsBeside<Window>& at(Point point) const { return at_[place(point)]; }

  private:
    static std::size_t place(Point point) { return static_cast<std::size_t>(point); }

    union {
        std::array<StringsBeside<Window>, most_window_points> at_;  // only those of the points have values
    };
};

// The liberties that a stone's string would have, but for those that captures make; four of a safe string.
// `joined_liberties` are those of the strings beside the point that may be taken.
template <typename Window>
int liberties_there(const SmallBoard<Window>& board, Side side, Point point, PointSet<Window> joined_liberties) {
    constexpr int liberties_of_safe_string = 4;
    const PointSet around = beside<Window>(point);
    if (board.is_beside_safe(side, point)) return liberties_of_safe_string;
    return ((joined_liberties | (around & board.empty_points())) - PointSet<Window>::of(point)).count();
}

template <typename Window>
MoveCounts move_counts(const SmallBoard<Window>& board, const SmallRegion<Window>& region,
                       const Surroundings<Window>& around, const StringsBeside<Window>& strings, Side side,
                       Point point) {
    const bool joins_safe = board.is_beside_safe(side, point);
    return {.corner_place = region.corner_places[static_cast<std::size_t>(point)],
            .own_stones = around.own.at(point),
            .other_stones = around.others.at(point),
            .open_points = around.open_points.at(point),
            .own_diagonals = around.own_diagonals.at(point),
            .other_diagonals = around.other_diagonals.at(point),
            .own_strings = strings.own_strings + (joins_safe ? 1 : 0),
            .joined = strings.joined + (joins_safe ? 2 : 0),
            .captured = strings.captured,
            .saved = strings.saved,
            .most_in_atari = strings.most_in_atari,
            .is_near_atari = strings.is_near_atari,
            .liberties = liberties_there(board, side, point, strings.own_liberties),
            .liberties_of_opponent = liberties_there(board, other(side), point, strings.other_liberties),
            .is_open = around.open.contains(point),
            .is_goal_liberty = around.goal_liberties.contains(point),
            .distance_class = distance_of<Window>(board.last_move(), point),
            .is_untouched = around.untouched.contains(point),
            .is_liberty_of_last = around.liberties_of_last.contains(point),
            .open_in_room = around.open_count,
            .goal_liberties = around.goal_liberty_count};
}

int sum_of_promises(const MoveCounts& counts, bool is_attacker) {
    WeightSum sum(promise_weights[is_attacker ? 1 : 0].data());
    each_promise_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

// Strings of the defender that are near the goal.
template <typename Window>
PointSet<Window> company_of(const SmallBoard<Window>& board) {
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

template <typename Window>
PointSet<Window> life_points(const SmallBoard<Window>& board, const SmallRegion<Window>& region) {
    const PointSet company = company_of(board);
    const PointSet liberties = company.beside() & board.empty_points();
    PointSet points = liberties | (liberties.beside() & board.empty_points());
    board.each_string_of(company.beside() & board.stones(Side::attacker), Side::attacker, [&](const auto& string) {
        if (string.liberties.count() <= few_liberties) points |= string.liberties;
    });
    return points & region.region;
}

template <typename Window>
SmallMoves moves_at(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move,
                    PointSet<Window> points) {
    const Surroundings<Window> around = surroundings(board, region, to_move);
    const AllStringsBeside<Window> strings(board, to_move, points);
    const bool is_attacker = to_move == Side::attacker;
    const ClosedPromises promises(is_attacker, around.open_count, around.goal_liberty_count);
    std::array<int, most_window_points> promised;
    int best = std::numeric_limits<int>::min();
    for (const Point point : points) {
        const MoveCounts counts = move_counts(board, region, around, strings.at(point), to_move, point);
        const int promise = around.is_by_net ? promises.of(counts) : sum_of_promises(counts, is_attacker);
        promised[static_cast<std::size_t>(point)] = promise;
        best = std::max(best, promise);
    }
    SmallMoves result;
    for (const Point point : points)
        result.add(point, static_cast<std::uint32_t>(best - promised[static_cast<std::size_t>(point)]));
    return result;
}

template <typename Window>
int life_outlook(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move) {
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
                         [&](const auto& string) { counts.own.add(string.liberties.count()); });
    board.each_string_of(takable, Side::attacker,
                         [&](const auto& string) { counts.others.add(string.liberties.count()); });
    WeightSum sum(outlook_weights[to_move == Side::attacker ? 1 : 0].data());
    each_outlook_group(counts, [&](int number, int count) { sum.add(number, count); });
    return sum.sum();
}

template <typename Window>
Point owner_of_outer_liberty(const SmallBoard<Window>& board, Point point) {
    const PointSet around = beside<Window>(point);
    if (around.intersects(board.empty_points())) return no_point;
    const PointSet attackers = around & board.stones(Side::attacker);
    const PointSet defenders = around & board.stones(Side::defender);
    if (attackers.empty() || defenders.empty() || !(attackers - board.safe(Side::attacker)).empty()) return no_point;
    if (defenders.intersects(board.safe(Side::defender))) return no_point;
    const Point owner = board.string_at(defenders.first()).stones.first();
    return (defenders - board.string_at(owner).stones).empty() ? owner : no_point;
}

template PointSet<SquareWindow> life_points(const SmallBoard<SquareWindow>&, const SmallRegion<SquareWindow>&);
template PointSet<LongWindow> life_points(const SmallBoard<LongWindow>&, const SmallRegion<LongWindow>&);
template SmallMoves moves_at(const SmallBoard<SquareWindow>&, const SmallRegion<SquareWindow>&, Side,
                             PointSet<SquareWindow>);
template SmallMoves moves_at(const SmallBoard<LongWindow>&, const SmallRegion<LongWindow>&, Side, PointSet<LongWindow>);
template int life_outlook(const SmallBoard<SquareWindow>&, const SmallRegion<SquareWindow>&, Side);
template int life_outlook(const SmallBoard<LongWindow>&, const SmallRegion<LongWindow>&, Side);
template Point owner_of_outer_liberty(const SmallBoard<SquareWindow>&, Point);
template Point owner_of_outer_liberty(const SmallBoard<LongWindow>&, Point);

}  // namespace katachi::life
