// A closed region as a board of its own, if it fits in a window (point_set.h) with all stones that may be captured. A
// search of the region plays on it a few times faster than on board::Board, since sets are single words, and moves are
// made on copies.
//
// Strings that nobody can take, those with a liberty where nobody plays, are known as sets alone.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "engine/eyes/side.h"
#include "engine/life/closed/point_set.h"
#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

using eyes::Side;

constexpr int most_take_backs = 2;  // of a ko along a line, by who wins kos

// What stays the same in a search.
template <typename Window>
struct SmallRegion {
    PointSet<Window> region;  // where both play
    int row = 0, column = 0;  // of the upper left point of the window
    bool is_turned = false;   // rows of the window are columns of the board
    int size = 0;             // of the board
    board::Colour defender = board::Colour::black;
    std::optional<Side> ko_winner;
    std::array<std::uint8_t, most_window_points> corner_places{};  // corner_place of each point of the board

    Side side_of(board::Colour colour) const { return colour == defender ? Side::defender : Side::attacker; }
    board::Vertex vertex_of(Point point) const {
        if (point == no_point) return board::pass_vertex;
        const int down = point / Window::columns, across = point % Window::columns;
        return is_turned ? board::vertex_at(row + across, column + down)
                         : board::vertex_at(row + down, column + across);
    }
    PointSet<Window> points_of(const board::VertexSet& vertices) const;  // that are in the window
    board::VertexSet vertices_of(PointSet<Window> points) const;
};

template <typename Window>
class SmallBoard {
  public:
    struct String {
        PointSet<Window> stones;
        PointSet<Window> liberties;
    };

    // Nothing where the region is too large, or open and not shut, where the question takes anything for given in a
    // closed one, or where walls around a shut one leave a string no liberty.
    static std::optional<SmallBoard> of(const board::Board& board, const DragonGoal& goal, board::Colour to_move,
                                        SmallRegion<Window>& region);

    PointSet<Window> stones(Side side) const { return stones_[index(side)]; }
    PointSet<Window> safe(Side side) const { return safe_[index(side)]; }  // stones that nobody can take
    // Points beside these, and beside those that the attacker has around the window.
    PointSet<Window> beside_safe(Side side) const {
        const PointSet points = safe(side).beside();
        return side == Side::attacker ? points | beside_walls_ : points;
    }
    bool is_beside_safe(Side side, Point point) const {
        return beside<Window>(point).intersects(safe(side)) ||
               (side == Side::attacker && beside_walls_.contains(point));
    }
    PointSet<Window> empty_points() const { return empty_; }
    PointSet<Window> goal() const { return goal_; }  // stones that still stand
    Point ko() const { return ko_; }                 // where the side to move may not play
    Point last_move() const { return last_move_; }

    // The string of a stone that is not safe.
    const String& string_at(Point point) const { return strings_.at(point); }
    // Calls with each string of the side that is not safe.
    template <typename Use>
    void each_string(Side side, Use use) const {
        each_string_of(stones(side), side, use);
    }
    // Calls with each string that has one of these stones, all of `side`, and is not safe.
    template <typename Use>
    void each_string_of(PointSet<Window> stones_of_side, Side side, Use use) const {
        for (PointSet left = stones_of_side - safe(side); !left.empty();) {
            const String& string = string_at(left.first());
            left -= string.stones;
            use(string);
        }
    }

    bool is_capture(Side side, Point point) const;
    bool is_suicide(Side side, Point point) const;
    // Whether a move on an empty point is legal, takes nothing and has nothing to do with a ko.
    bool is_quiet(Side side, Point point) const;

    // Plays; false where the move is illegal. `met_ko` becomes true where a ko has any influence on that.
    bool play(Side side, Point point, const SmallRegion<Window>& region, bool& met_ko);
    void pass();

    // A hash of the position, with the side to move.
    std::uint64_t key(Side to_move) const;
    // The key after a quiet move or a pass (no_point), with the opponent to move.
    std::uint64_t key_after_quiet(Side side, Point point) const;

  private:
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    static std::optional<SmallBoard> of_closed(const board::Board& board, const DragonGoal& goal,
                                               SmallRegion<Window>& region);
    static std::optional<SmallBoard> of_shut(const board::Board& board, const DragonGoal& goal,
                                             SmallRegion<Window>& region);
    bool add_strings(Side side);
    bool has_room(Side side, Point point) const;
    void add_string(PointSet<Window> stones);
    void take_off(Side side, PointSet<Window> stones);
    void put_stone(Side side, Point point);
    std::uint64_t key_of_line() const;

    // The strings that are not safe. A copy leaves out the places behind the last one that is in use.
    class Strings {
      public:
        Strings() {}
        Strings(const Strings& other) : used_(other.used_), place_of_(other.place_of_) {
            std::copy_n(other.places_.begin(), std::bit_width(used_), places_.begin());
        }
        Strings& operator=(const Strings&) = delete;

        const String& at(Point point) const { return places_[place_of_[static_cast<std::size_t>(point)]].string; }
        String& at(Point point) { return places_[place_of_[static_cast<std::size_t>(point)]].string; }
        void add(const String& string);
        void remove(Point stone) { used_ &= ~(std::uint64_t{1} << place_of_[static_cast<std::size_t>(stone)]); }

      private:
        static constexpr std::size_t most = 50;  // each needs a liberty, but for two at most in the middle of a move
        union Place {
            Place() {}  // needs no value
            String string;
        };

        std::uint64_t used_ = 0;
        std::array<std::uint8_t, most_window_points> place_of_{};  // of the string, by its stones
        std::array<Place, most> places_;
    };

    std::array<PointSet<Window>, 2> stones_;
    std::array<PointSet<Window>, 2> safe_;
    PointSet<Window> empty_;
    PointSet<Window> goal_;
    PointSet<Window> beside_walls_;  // around the window
    std::uint64_t hash_ = 0;         // of stones, and of stones of the goal that have been taken
    Point ko_ = no_point;
    Point last_move_ = no_point;
    Point privileged_ko_ = no_point;  // the ko that was taken back; no other may be from then on
    int take_backs_ = 0;
    Strings strings_;
};

// Inline, since they are asked of most moves.
template <typename Window>
inline bool SmallBoard<Window>::is_capture(Side side, Point point) const {
    for (const Point stone : (beside<Window>(point) & stones(other(side))) - safe(other(side)))
        if (string_at(stone).liberties.has_one()) return true;
    return false;
}

template <typename Window>
inline bool SmallBoard<Window>::is_suicide(Side side, Point point) const {
    if (has_room(side, point)) return false;
    return !is_capture(side, point);
}

template <typename Window>
inline bool SmallBoard<Window>::is_quiet(Side side, Point point) const {
    return point != ko_ && has_room(side, point) && !is_capture(side, point);
}

// Whether its string has a liberty besides those that captures make.
template <typename Window>
inline bool SmallBoard<Window>::has_room(Side side, Point point) const {
    const PointSet around = beside<Window>(point);
    if (around.intersects(empty_) || is_beside_safe(side, point)) return true;
    for (const Point stone : (around & stones(side)))
        if (string_at(stone).liberties.has_two_at_least()) return true;
    return false;
}

}  // namespace katachi::life
