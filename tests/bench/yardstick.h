// The classic matcher, which the project's are measured against: GNU Go's, as chapters 9.12 to 9.15 of its manual
// describe it. Every stone of the board is tried as the anchor of every pattern in each of its orientations: first
// the 4x4 grid of points around the anchor in one masked comparison, then the edges and the rectangle, then the
// cells that the grid does not hold.
//
// What the manual leaves open is chosen for speed: the patterns are sorted by what their anchor must be beforehand;
// each orientation has the anchor whose grid holds the most of its tests; the grids lie side by side, apart from
// what is needed once they fit, and come before the test of the edges, since they refuse more. A pattern without
// stones has an empty point as its anchor, one without empty points either any point.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/board/position.h"
#include "engine/match/hit.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::bench {

// Two bits a point, as one side sees it; patterns test them by and-compare.
enum PointCode : std::uint8_t { code_empty = 0, code_own = 1, code_opponent = 2, code_off_board = 3 };

// The board in these codes.
struct CodedBoard {
    CodedBoard(const board::Position& position, board::Colour own);

    std::array<std::uint8_t, board::vertex_count> codes;
    // Each point of the board has the grid from one row above and one column left of it to two below and right of it,
    // row by row from the lowest bits.
    std::array<std::uint32_t, board::vertex_count> grids;
};

class Yardstick {
  public:
    // All patterns of the tables, which must stay while the matcher is in use. Throws std::invalid_argument for a
    // cell that an and-compare cannot test; BuiltTables makes none.
    explicit Yardstick(const match::PatternTables& tables);

    // Calls `visit(const Hit&)` for each match with `own` as O.
    template <typename Visitor>
    void scan(const board::Position& position, board::Colour own, Visitor&& visit) const {
        const CodedBoard board(position, own);
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column) {
                const Place place{row, column, position.size};
                scan_at(place, board, groups_[board.codes[place.vertex()]], own, visit);
                scan_at(place, board, groups_[any_anchor], own, visit);
            }
    }

  private:
    struct GridTest {
        std::uint32_t mask, value;
    };
    struct Element {
        std::int16_t step;  // from the anchor, on the guarded board
        std::uint8_t mask, value;
    };
    struct Shape {
        std::uint32_t orientation;  // index in the tables
        std::uint32_t first_element;
        std::uint16_t element_count;
        std::uint8_t edges;                 // EdgeSet
        std::int8_t up, down, left, right;  // points of the rectangle beyond the anchor
        std::int16_t tables_anchor;         // step from this anchor to that of the tables
    };
    // What an anchor must be: a PointCode, or `any_anchor`.
    struct Group {
        std::vector<GridTest> grids;
        std::vector<Shape> shapes;  // one for each grid
    };
    static constexpr std::size_t any_anchor = 3;

    struct Place {
        int row, column, size;

        std::size_t vertex() const { return static_cast<std::size_t>(board::vertex_at(row, column)); }
        bool holds(const Shape& shape) const {
            const int above = row - shape.up, below = size - 1 - row - shape.down;
            const int before = column - shape.left, behind = size - 1 - column - shape.right;
            return above >= 0 && below >= 0 && before >= 0 && behind >= 0 &&
                   ((shape.edges & match::edge_north) == 0 || above == 0) &&
                   ((shape.edges & match::edge_south) == 0 || below == 0) &&
                   ((shape.edges & match::edge_west) == 0 || before == 0) &&
                   ((shape.edges & match::edge_east) == 0 || behind == 0);
        }
    };

    template <typename Visitor>
    void scan_at(const Place& place, const CodedBoard& board, const Group& group, board::Colour own,
                 Visitor& visit) const {
        const std::uint32_t grid = board.grids[place.vertex()];
        for (std::size_t i = 0; i < group.grids.size(); ++i) {
            if ((grid & group.grids[i].mask) != group.grids[i].value) continue;
            const Shape& shape = group.shapes[i];
            if (!place.holds(shape) || !elements_match(shape, board, place.vertex())) continue;
            visit(match::Hit{shape.orientation, static_cast<board::Vertex>(place.vertex()) + shape.tables_anchor, own});
        }
    }

    bool elements_match(const Shape& shape, const CodedBoard& board, std::size_t anchor) const {
        const Element* element = elements_.data() + shape.first_element;
        for (const Element* const end = element + shape.element_count; element != end; ++element)
            if ((board.codes[anchor + static_cast<std::size_t>(element->step)] & element->mask) != element->value)
                return false;
        return true;
    }

    void add(const match::PatternTables& tables, std::uint32_t orientation);

    std::array<Group, 4> groups_;
    std::vector<Element> elements_;
};

}  // namespace katachi::bench
