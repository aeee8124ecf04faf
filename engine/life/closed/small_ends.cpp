#include "engine/life/closed/small_ends.h"

#include "engine/life/closed/small_zone.h"
#include "engine/life/ends/living_strings.h"

namespace katachi::life {

template <typename Window>
std::optional<PointSet<Window>> capture_at_once(const SmallBoard<Window>& board, const SmallRegion<Window>& region) {
    const Point stone = board.goal().first();
    const auto& string = board.string_at(stone);
    if (string.liberties.has_two_at_least() || !(board.goal() - string.stones).empty()) return std::nullopt;
    const Point liberty = string.liberties.first();
    if (liberty == board.ko() || !region.region.contains(liberty)) return std::nullopt;
    return PointSet<Window>::of(liberty) | zone_of_captures(board, Side::attacker, liberty);
}

namespace {

constexpr int dead_points = 2;
constexpr int points_of_move = 4;  // that a move of the attacker may take from them: its own, and three beside it

template <typename Window>
struct SmallRoom {
    PointSet<Window> together;  // all that hangs together with the goal
    PointSet<Window> open;      // and of that the points that no safe stone touches
};

// Nothing where it has more than `most` open points, or a way out.
template <typename Window>
std::optional<SmallRoom<Window>> room_of(const SmallBoard<Window>& board, const SmallRegion<Window>& region, int most) {
    const PointSet takable = board.stones(Side::attacker) - board.safe(Side::attacker);
    const PointSet open = (board.empty_points() | takable) - board.beside_safe(Side::attacker);
    const PointSet others = board.empty_points() | board.stones(Side::defender) | takable;
    PointSet together = board.goal();
    for (;;) {
        if ((together & open).count() > most) return std::nullopt;
        const PointSet next = together | (together.beside() & others);
        if (next == together) break;
        together = next;
    }
    if (!((together & board.empty_points()) - region.region).empty()) return std::nullopt;
    if (together.intersects(board.safe(Side::defender))) return std::nullopt;
    return SmallRoom<Window>{together, together & open};
}

// Whether no second eye comes into being there.
template <typename Window>
bool is_too_small(const SmallBoard<Window>& board, PointSet<Window> together, PointSet<Window> open) {
    const int count = open.count();
    if (count > dead_points) return false;
    if (count == 2 && !beside<Window>(open.first()).intersects(open)) return false;
    if (!open.intersects(board.stones(Side::attacker))) return true;
    const PointSet defenders = together & board.stones(Side::defender);
    return defenders == board.string_at(defenders.first()).stones;
}

// Whether the attacker has a move beside a safe stone, taking nothing, that makes it too small.
template <typename Window>
bool can_be_made_too_small(const SmallBoard<Window>& board, const SmallRoom<Window>& room) {
    for (const Point point : board.empty_points() & room.together & board.beside_safe(Side::attacker)) {
        const PointSet open = room.open - PointSet<Window>::of(point) - beside<Window>(point);
        if (point == board.ko() || open.count() > dead_points) continue;
        if (is_too_small(board, room.together, open) && !board.is_capture(Side::attacker, point)) return true;
    }
    return false;
}

}  // namespace

template <typename Window>
std::optional<PointSet<Window>> sure_death(const SmallBoard<Window>& board, const SmallRegion<Window>& region,
                                           Side to_move) {
    if (board.beside_safe(Side::attacker).empty()) return std::nullopt;
    const bool is_attacked = to_move == Side::attacker;
    const auto room = room_of(board, region, dead_points + (is_attacked ? points_of_move : 0));
    if (!room) return std::nullopt;
    if (is_too_small(board, room->together, room->open)) return room->together;
    if (is_attacked && can_be_made_too_small(board, *room)) return room->together;
    return std::nullopt;
}

namespace {

template <typename Window>
class StringsOfSmallBoard {
  public:
    explicit StringsOfSmallBoard(const SmallBoard<Window>& board) : board_(board) {}

    PointSet<Window> stones_at(Point point) const { return board_.string_at(point).stones; }
    PointSet<Window> liberties_at(Point point) const { return board_.string_at(point).liberties; }

  private:
    const SmallBoard<Window>& board_;
};

template <typename Window>
using SmallLiving = LivingStrings<PointSet<Window>, StringsOfSmallBoard<Window>>;

// Around the goal's strings, and around those that share spaces with them.
template <typename Window>
void add_spaces(const SmallBoard<Window>& board, const SmallRegion<Window>& region, SmallLiving<Window>& living) {
    const PointSet own = board.stones(Side::defender), open = board.empty_points() | board.stones(Side::attacker);
    const PointSet may_be_eyes = (open & region.region) - board.safe(Side::attacker);
    const PointSet beside_safe = board.beside_safe(Side::attacker);
    PointSet<Window> seen, looked_at;
    for (PointSet left = board.goal(); !left.empty(); left -= seen) {
        const PointSet stones = board.string_at(left.first()).stones;
        seen |= stones;
        living.add_strings(stones);
        for (PointSet starts = (stones.beside() & open) - looked_at; !starts.empty() && !living.is_full();
             starts -= looked_at) {
            const PointSet points = PointSet<Window>::of(starts.first()).grown(open);
            looked_at |= points;
            if (!(points - may_be_eyes).empty() || points.intersects(beside_safe)) continue;
            if (points.count() > largest_living_space) continue;
            const PointSet walls = points.beside() & own;
            if (walls.intersects(board.safe(Side::defender))) continue;
            living.add_space(points, points & board.empty_points(), walls);
            left |= walls;
        }
    }
}

// Whether two separate spaces at least hold no empty point but liberties of a string of the goal. None of them holds a
// point beside a stone that nobody can take.
template <typename Window>
bool may_live(const SmallBoard<Window>& board) {
    const PointSet beside_safe = board.beside_safe(Side::attacker);
    const PointSet open = board.empty_points() | board.stones(Side::attacker);
    bool may = false;
    board.each_string_of(board.goal(), Side::defender, [&](const auto& string) {
        const PointSet others = board.empty_points() - string.liberties;
        if (may || !(string.liberties - beside_safe - others.beside()).has_two_at_least()) return;
        const PointSet eyes = string.liberties - others.grown(open);
        may = !eyes.empty() && !(eyes - PointSet<Window>::of(eyes.first()).grown(open)).empty();
    });
    return may;
}

}  // namespace

template <typename Window>
std::optional<PointSet<Window>> sure_life(const SmallBoard<Window>& board, const SmallRegion<Window>& region) {
    if (!may_live(board)) return std::nullopt;
    const StringsOfSmallBoard<Window> strings(board);
    SmallLiving<Window> living(strings);
    add_spaces(board, region, living);
    return living.life_of(board.goal());
}

template std::optional<PointSet<SquareWindow>> capture_at_once(const SmallBoard<SquareWindow>&,
                                                               const SmallRegion<SquareWindow>&);
template std::optional<PointSet<LongWindow>> capture_at_once(const SmallBoard<LongWindow>&,
                                                             const SmallRegion<LongWindow>&);
template std::optional<PointSet<SquareWindow>> sure_death(const SmallBoard<SquareWindow>&,
                                                          const SmallRegion<SquareWindow>&, Side);
template std::optional<PointSet<LongWindow>> sure_death(const SmallBoard<LongWindow>&, const SmallRegion<LongWindow>&,
                                                        Side);
template std::optional<PointSet<SquareWindow>> sure_life(const SmallBoard<SquareWindow>&,
                                                         const SmallRegion<SquareWindow>&);
template std::optional<PointSet<LongWindow>> sure_life(const SmallBoard<LongWindow>&, const SmallRegion<LongWindow>&);

}  // namespace katachi::life
