// False eyes and half eyes, by who has the points diagonally beside an eye: GNU Go's manual, chapters 8.8 and 8.9.
#pragma once

#include "engine/eyespaces/eye_regions.h"

namespace katachi::eyespaces {

// How far the other side has a diagonal point, in eighths: 0 not at all, 16 for good, 8 if it moves first. A ko has one
// of the two values between, whose sum is 16. They lie so near to 8 that two kos which the other side holds (18) weigh
// less than two kos which it would have to take and a point which it gets by moving first (22).
namespace diagonal_value {
constexpr int own = 0;
constexpr int ko_of_owner = 7;  // the manual's a: the other side must take the ko
constexpr int whoever_moves = 8;
constexpr int ko_of_other = 9;  // the manual's b: the owner must take the ko
constexpr int of_other = 16;
}  // namespace diagonal_value

enum class KoWinner : std::uint8_t { owner, attacker };

struct TopologicalEye {
    enum class Kind : std::uint8_t { proper, half, false_eye };
    static constexpr int most_proper = 16, least_false = 32;

    board::Vertex point = board::pass_vertex;
    // The sum of the diagonal values that were read. Reading stops where the eye is proper or false whatever the rest
    // is, so that the true sum may be larger.
    int eighths = 0;
    board::VertexSet attacks;   // moves that take a diagonal point from the owner, where one that was read can be taken
    board::VertexSet defences;  // moves that keep it

    Kind kind() const { return kind_of(eighths); }
    // The kind of the eye if a ko that matters goes one way.
    Kind kind_if_ko(KoWinner winner) const {
        if (eighths % 8 == 0) return kind();
        return kind_of((eighths / 8 + (winner == KoWinner::owner ? 0 : 1)) * 8);
    }
    // The sum has the manual's scale: 3 for a half eye, 4 for a false one.
    double value() const { return eighths / 8.0; }

  private:
    static constexpr Kind kind_of(int eighths) {
        if (eighths <= most_proper) return Kind::proper;
        return eighths < least_false ? Kind::half : Kind::false_eye;
    }
};

class Topology {
  public:
    // Points off the board among them.
    static board::VertexSet diagonals(board::Vertex point);

    // Both must outlive it.
    Topology(SafeMoves& safe_moves, const worms::Worms& worms) : safe_moves_(safe_moves), worms_(worms) {}

    // The topological eye at a point in an eye space of `owner`. `own_eyes` are the points of all its spaces that are
    // no margins, which nobody else gets. Only diagonal points on which the kind depends are read.
    TopologicalEye at(board::Vertex point, board::Colour owner, const board::VertexSet& own_eyes);
    // The same with all of them read.
    TopologicalEye fully_at(board::Vertex point, board::Colour owner, const board::VertexSet& own_eyes);

  private:
    // Adds the values that stones and the edge decide, and gives the empty diagonal points that are open.
    board::VertexSet add_known(TopologicalEye& eye, board::Colour owner, const board::VertexSet& own_eyes);
    void add_empty(TopologicalEye& eye, board::Vertex diagonal, board::Colour owner);
    void add_stone(TopologicalEye& eye, board::Vertex diagonal);

    SafeMoves& safe_moves_;
    const worms::Worms& worms_;
};

// Whether strings of the other side that cannot be captured make a point false for `owner`. It may be false for other
// reasons; where this is true, it is.
bool is_obvious_false_eye(const board::Board& board, const worms::Worms& worms, board::Vertex point,
                          board::Colour owner);

}  // namespace katachi::eyespaces
