#include "engine/life/closed/small_ends.h"

#include <algorithm>
#include <array>

#include "engine/life/closed/small_zone.h"

namespace katachi::life {

std::optional<PointSet> capture_at_once(const SmallBoard& board, const SmallRegion& region) {
    const Point stone = board.goal().first();
    const SmallBoard::String& string = board.string_at(stone);
    if (string.liberties.has_two_at_least() || !(board.goal() - string.stones).empty()) return std::nullopt;
    const Point liberty = string.liberties.first();
    if (liberty == board.ko() || !region.region.contains(liberty)) return std::nullopt;
    return PointSet::of(liberty) | zone_of_captures(board, Side::attacker, liberty);
}

namespace {

constexpr int dead_points = 2;
constexpr int points_of_move = 4;  // that a move of the attacker may take from them: its own, and three beside it

struct SmallRoom {
    PointSet together;  // all that hangs together with the goal
    PointSet open;      // and of that the points that no safe stone touches
};

// Nothing where it has more than `most` open points, or a way out.
std::optional<SmallRoom> room_of(const SmallBoard& board, const SmallRegion& region, int most) {
    const PointSet takable = board.stones(Side::attacker) - board.safe(Side::attacker);
    const PointSet open = (board.empty_points() | takable) - board.safe(Side::attacker).beside();
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
    return SmallRoom{together, together & open};
}

// Whether no second eye comes into being there.
bool is_too_small(const SmallBoard& board, PointSet together, PointSet open) {
    const int count = open.count();
    if (count > dead_points) return false;
    if (count == 2 && !beside(open.first()).intersects(open)) return false;
    if (!open.intersects(board.stones(Side::attacker))) return true;
    const PointSet defenders = together & board.stones(Side::defender);
    return defenders == board.string_at(defenders.first()).stones;
}

// Whether the attacker has a move beside a safe stone, taking nothing, that makes it too small.
bool can_be_made_too_small(const SmallBoard& board, const SmallRoom& room) {
    for (const Point point : board.empty_points() & room.together & board.safe(Side::attacker).beside()) {
        const PointSet open = room.open - PointSet::of(point) - beside(point);
        if (point == board.ko() || open.count() > dead_points) continue;
        if (is_too_small(board, room.together, open) && !board.is_capture(Side::attacker, point)) return true;
    }
    return false;
}

}  // namespace

std::optional<PointSet> sure_death(const SmallBoard& board, const SmallRegion& region, Side to_move) {
    if (board.safe(Side::attacker).empty()) return std::nullopt;
    const bool is_attacked = to_move == Side::attacker;
    const auto room = room_of(board, region, dead_points + (is_attacked ? points_of_move : 0));
    if (!room) return std::nullopt;
    if (is_too_small(board, room->together, room->open)) return room->together;
    if (is_attacked && can_be_made_too_small(board, *room)) return room->together;
    return std::nullopt;
}

namespace {

constexpr int largest_eye = 12;  // in points; larger ones seldom are all liberties
constexpr std::size_t most_eyes = 24;

struct SmallSpace {
    PointSet points;
    PointSet empty;
    PointSet walls;  // stones of the defender beside it
};

class SmallBenson {
  public:
    SmallBenson(const SmallBoard& board, const SmallRegion& region)
        : board_(board),
          own_(board.stones(Side::defender)),
          open_(board.empty_points() | board.stones(Side::attacker)),
          eyes_((open_ & region.region) - board.safe(Side::attacker)) {}

    std::optional<PointSet> life() {
        find_spaces();
        if (count_ < 2) return std::nullopt;
        strike_out();
        if (!alive_.intersects(board_.goal())) return std::nullopt;
        leave_out();
        PointSet result;
        for (std::size_t i = 0; i < count_; ++i) result |= spaces_[i].points | spaces_[i].walls;
        return result;
    }

  private:
    // Around the goal's strings, and around those that share spaces with them.
    void find_spaces() {
        PointSet seen, looked_at;
        for (PointSet left = board_.goal(); !left.empty(); left -= seen) {
            const PointSet stones = board_.string_at(left.first()).stones;
            seen |= stones;
            alive_ |= stones;
            for (PointSet starts = (stones.beside() & open_) - looked_at; !starts.empty() && count_ < most_eyes;
                 starts -= looked_at) {
                const PointSet points = PointSet::of(starts.first()).grown(open_);
                looked_at |= points;
                if (!(points - eyes_).empty() || points.count() > largest_eye) continue;
                const PointSet walls = points.beside() & own_;
                if (walls.intersects(board_.safe(Side::defender))) continue;
                spaces_[count_++] = {points, points & board_.empty_points(), walls};
                left |= walls;
            }
        }
    }

    static bool is_vital(const SmallSpace& space, PointSet liberties) { return (space.empty - liberties).empty(); }

    // Strings with less than two vital spaces die, and with them the spaces that they wall in.
    void strike_out() {
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (PointSet left = alive_; !left.empty();) {
                const SmallBoard::String& string = board_.string_at(left.first());
                left -= string.stones;
                int vital = 0;
                for (std::size_t i = 0; i < count_; ++i) vital += is_vital(spaces_[i], string.liberties) ? 1 : 0;
                if (vital >= 2) continue;
                alive_ -= string.stones;
                goes_on = true;
            }
            for (std::size_t i = 0; i < count_;) {
                if ((spaces_[i].walls - alive_).empty()) {
                    ++i;
                } else {
                    spaces_[i] = spaces_[--count_];
                    goes_on = true;
                }
            }
        }
    }

    // Spaces without which a stone of the goal lives as well, the largest first.
    void leave_out() {
        std::sort(spaces_.begin(), spaces_.begin() + static_cast<std::ptrdiff_t>(count_),
                  [](const SmallSpace& a, const SmallSpace& b) { return a.points.count() > b.points.count(); });
        for (std::size_t i = 0; i < count_ && count_ > 2;) {
            const auto spaces_before = spaces_;
            const auto count_before = count_;
            const PointSet alive_before = alive_;
            std::copy(spaces_.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                      spaces_.begin() + static_cast<std::ptrdiff_t>(count_),
                      spaces_.begin() + static_cast<std::ptrdiff_t>(i));
            --count_;
            strike_out();
            if (alive_.intersects(board_.goal())) continue;
            spaces_ = spaces_before;
            count_ = count_before;
            alive_ = alive_before;
            ++i;
        }
    }

    const SmallBoard& board_;
    PointSet own_;
    PointSet open_;
    PointSet eyes_;  // where eyes may be
    PointSet alive_;
    std::array<SmallSpace, most_eyes> spaces_;
    std::size_t count_ = 0;
};

// Whether two separate spaces at least hold no empty point but liberties of a string of the goal. None of them holds a
// point beside a stone that nobody can take.
bool may_live(const SmallBoard& board) {
    const PointSet beside_safe = board.safe(Side::attacker).beside();
    const PointSet open = board.empty_points() | board.stones(Side::attacker);
    bool may = false;
    board.each_string_of(board.goal(), Side::defender, [&](const SmallBoard::String& string) {
        if (may || !(string.liberties - beside_safe).has_two_at_least()) return;
        const PointSet eyes = string.liberties - (board.empty_points() - string.liberties).grown(open);
        may = !eyes.empty() && !(eyes - PointSet::of(eyes.first()).grown(open)).empty();
    });
    return may;
}

}  // namespace

std::optional<PointSet> sure_life(const SmallBoard& board, const SmallRegion& region) {
    if (!may_live(board)) return std::nullopt;
    return SmallBenson(board, region).life();
}

}  // namespace katachi::life
