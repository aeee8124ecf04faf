// How many forms a shape has, and which of its moves are one.
#include <gtest/gtest.h>

#include "games/search/shape_forms.h"
#include "tests/games/search/drawn_shape.h"

namespace katachi::games {
namespace {

std::size_t forms(const Shape& shape, const ShapeWays& ways = {}, int size = 19) {
    return forms_of(shape, ways, size).size();
}

TEST(ShapeForms, OfASymmetricShapeAreFewer) {
    EXPECT_EQ(forms(drawn_shape({"X"})), 2U);
    EXPECT_EQ(forms(drawn_shape({"."})), 1U);
    EXPECT_EQ(forms(drawn_shape({"XO"})), 4U);  // a colour exchange turns it about
    EXPECT_EQ(forms(drawn_shape({"XX"})), 4U);
    EXPECT_EQ(forms(drawn_shape({"X.", ".X"})), 4U);
    EXPECT_EQ(forms(drawn_shape({"XO", "OX"})), 2U);
    EXPECT_EQ(forms(drawn_shape({"X..", ".O.", "..."})), 8U);  // symmetric about a diagonal
    EXPECT_EQ(forms(drawn_shape({"XO.", "...", "..."})), 16U);
    EXPECT_EQ(forms(drawn_shape({"...", ".X.", "..."})), 2U);
}

TEST(ShapeForms, OfACornerLieInAllFour) {
    const Shape point33 = drawn_shape({"...", "...", "..X"}, {.north = true, .west = true});
    const auto all = forms_of(point33, {}, 19);
    ASSERT_EQ(all.size(), 8U);
    for (const ShapeForm& form : all) {
        EXPECT_EQ(form.first_row, form.last_row);
        EXPECT_EQ(form.first_column, form.last_column);
        EXPECT_EQ(form.first_row, form.shape.edges.north ? 0 : 16);
        EXPECT_EQ(form.first_column, form.shape.edges.west ? 0 : 16);
    }
}

TEST(ShapeForms, KeepColoursAndOrientationWhereAsked) {
    const Shape shape = drawn_shape({"XO.", "...", "..."});
    EXPECT_EQ(forms(shape, {.turns = false, .exchanges_colours = false}), 1U);
    EXPECT_EQ(forms(shape, {.turns = false}), 2U);
    EXPECT_EQ(forms(shape, {.exchanges_colours = false}), 8U);
}

TEST(ShapeForms, AreThoseThatTheBoardHasRoomFor) {
    EXPECT_EQ(forms(drawn_shape({"X....", "....."}), {}, 5), 16U);
    EXPECT_EQ(forms(drawn_shape({"X....", "....."}), {}, 4), 0U);
    const compiler::DrawnEdges all{true, true, true, true};
    EXPECT_EQ(forms(drawn_shape({"X..", "...", "..."}, all), {}, 3), 8U);
    EXPECT_EQ(forms(drawn_shape({"X..", "...", "..."}, all), {}, 9), 0U);
}

TEST(ShapeForms, ThatDifferInEdgesAloneShareNoPlace) {
    const auto all = forms_of(drawn_shape({"XX", "XX"}, {.north = true}), {.exchanges_colours = false}, 9);
    board::VertexSet places;
    for (const ShapeForm& form : all) {
        EXPECT_FALSE(places.intersects(form.places));
        places |= form.places;
    }
    EXPECT_EQ(all.size(), 4U);
    EXPECT_EQ(places.count(), 28);
}

TEST(ShapeForms, AsWideAsTheBoardLieAgainstBothEdges) {
    const Shape strip = drawn_shape({"X...X"}, {.west = true});
    EXPECT_EQ(forms(strip, {}, 5), 4U);
    EXPECT_EQ(forms(strip, {}, 9), 8U);
}

TEST(ShapeMoves, ThatASymmetryExchangesAreOne) {
    const Shape shape = drawn_shape({"X.", ".X"});
    const ShapeMoves moves(shape, {});
    const auto at = [&](int row, int column) {
        return moves.as_drawn({}, {3, 5}, {board::Colour::white, board::vertex_at(3 + row, 5 + column)});
    };
    EXPECT_EQ(at(0, 1), (ShapeMove{0, 1, board::Colour::white}));
    EXPECT_EQ(at(1, 0), (ShapeMove{0, 1, board::Colour::white}));
    const ShapeMoves fixed(shape, {.turns = false});
    EXPECT_EQ(fixed.as_drawn({}, {3, 5}, {board::Colour::white, board::vertex_at(4, 5)}),
              (ShapeMove{1, 0, board::Colour::white}));
}

TEST(ShapeMoves, AreTurnedBackWithTheirColour) {
    const ShapeMoves moves(drawn_shape({"XO.", "...", "..."}), {});
    // Clockwise, the X comes to the upper right.
    EXPECT_EQ(
        moves.as_drawn({board::Orientation::rotated_90, true}, {0, 0}, {board::Colour::white, board::vertex_at(2, 2)}),
        (ShapeMove{0, 2, board::Colour::black}));
}

TEST(Shape, OfAPositionHasTheEdgesThatItReaches) {
    board::Position position(9);
    position.put(board::vertex_at(8, 0), board::Colour::black);
    const Shape corner = shape_on(position, {7, 0}, 2, 3);
    EXPECT_EQ(corner, drawn_shape({"...", "X.."}, {.south = true, .west = true}));
    EXPECT_EQ(cell_of(corner.at(1, 0)), 'X');
}

TEST(Shape, OfWildCardsAloneAsksForNothing) {
    EXPECT_TRUE(asks_for_nothing(drawn_shape({"??", "??"}, {.north = true})));
    EXPECT_FALSE(asks_for_nothing(drawn_shape({"?x"})));
}

TEST(Shape, HasNoCellsOfEyeShapes) {
    compiler::Diagram diagram;
    diagram.rows = diagram.columns = 1;
    diagram.cells = {'$'};
    EXPECT_FALSE(shape_of(diagram));
}

}  // namespace
}  // namespace katachi::games
