// The drawings of a shape that are looked for: it turned in all eight ways, with colours as drawn and exchanged. Those
// that come out equal are one form, so that a symmetric shape is counted once.
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/board/vertex_set.h"
#include "games/search/shape.h"

namespace katachi::games {

// Which drawings besides the one that is given.
struct ShapeWays {
    bool turns = true;
    bool exchanges_colours = true;
};

// From the shape as it is given to another drawing of it.
struct ShapeTransform {
    board::Orientation orientation = board::Orientation::identity;
    bool exchanges_colours = false;

    friend bool operator==(const ShapeTransform&, const ShapeTransform&) = default;
    friend auto operator<=>(const ShapeTransform&, const ShapeTransform&) = default;
};

// The shape as it is given comes first; colours as drawn before colours exchanged.
std::vector<ShapeTransform> transforms(const ShapeWays& ways);

// One form, and where the upper left point of its rectangle may lie on a board: some or all vertices of a rectangle.
struct ShapeForm {
    Shape shape;
    ShapeTransform transform;  // the first that gives it
    int first_row = 0, last_row = 0;
    int first_column = 0, last_column = 0;
    board::VertexSet places;
};

// The forms that a board of so many lines has a place for. Forms that differ in their edges alone meet in corners, and
// where they are as wide as the board: such a place belongs to the first of them.
std::vector<ShapeForm> forms_of(const Shape& shape, const ShapeWays& ways, int board_size);

// Whether the rectangle, when it lies at `upper_left`, has the point.
constexpr bool covers(const Shape& form, board::Offset upper_left, board::Vertex vertex) {
    const int row = board::row_of(vertex) - upper_left.row, column = board::column_of(vertex) - upper_left.column;
    return row >= 0 && row < form.rows && column >= 0 && column < form.columns;
}

// A move within the rectangle of a shape, in colours and orientation of the shape as it is given.
struct ShapeMove {
    int row = 0;
    int column = 0;
    board::Colour colour = board::Colour::black;

    friend bool operator==(const ShapeMove&, const ShapeMove&) = default;
    friend auto operator<=>(const ShapeMove&, const ShapeMove&) = default;
};

// Tells moves on the board as moves of the shape. Moves that a symmetry of the shape carries into one another are one:
// the least of them, by row, column and colour.
class ShapeMoves {
  public:
    ShapeMoves(const Shape& shape, const ShapeWays& ways);

    // `move` lies in the rectangle of the form at `upper_left`.
    ShapeMove as_drawn(const ShapeTransform& form, board::Offset upper_left, board::Move move) const {
        return least(drawn(form, upper_left, move));
    }
    // The reply to such a move.
    ShapeMove reply_as_drawn(const ShapeTransform& form, board::Offset upper_left, board::Move move,
                             board::Move reply) const {
        return least_reply(drawn(form, upper_left, move), drawn(form, upper_left, reply));
    }

    // The same in two steps: as one drawing of the shape has it, then as the least of what symmetries make of it. A
    // reply is carried as its move is; of several ways to do so, to the least reply.
    ShapeMove drawn(const ShapeTransform& form, board::Offset upper_left, board::Move move) const;
    ShapeMove least(const ShapeMove& move) const;
    ShapeMove least_reply(const ShapeMove& move, const ShapeMove& reply) const;

    // The move as each symmetry carries it, the same symmetry at the same index for every move.
    std::vector<ShapeMove> drawings(const ShapeTransform& form, board::Offset upper_left, board::Move move) const;

  private:
    ShapeMove carried(const ShapeMove& move, const ShapeTransform& transform) const;

    int rows_;
    int columns_;
    std::vector<ShapeTransform> symmetries_;
};

}  // namespace katachi::games
