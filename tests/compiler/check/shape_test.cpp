#include <gtest/gtest.h>

#include "compiler/check/facts/match_key.h"
#include "compiler/check/facts/shape_symmetry.h"

namespace katachi::compiler {

namespace {

Diagram drawn(const std::vector<std::string>& rows, DrawnEdges edges = {}) {
    Diagram diagram;
    diagram.rows = static_cast<int>(rows.size());
    diagram.columns = static_cast<int>(rows.front().size());
    diagram.edges = edges;
    for (const std::string& row : rows) diagram.cells.insert(diagram.cells.end(), row.begin(), row.end());
    return diagram;
}

Pattern pattern_of(Diagram diagram) {
    Pattern pattern;
    pattern.diagram = std::move(diagram);
    return pattern;
}

DeclaredSymmetry symmetry_of(const std::vector<std::string>& rows, DrawnEdges edges = {}) {
    return best_declaration(symmetries(drawn(rows, edges)));
}

TEST(ShapeSymmetry, NamesTheBestDeclaration) {
    EXPECT_EQ(symmetry_of({"XO.", ".*."}), DeclaredSymmetry::none);
    EXPECT_EQ(symmetry_of({"O.O", "X*X"}), DeclaredSymmetry::vertical_axis);
    EXPECT_EQ(symmetry_of({"OX", ".*", "OX"}), DeclaredSymmetry::horizontal_axis);
    EXPECT_EQ(symmetry_of({"OX.", "X*.", "..o"}), DeclaredSymmetry::main_diagonal);
    EXPECT_EQ(symmetry_of({".XO", ".*X", "o.."}), DeclaredSymmetry::other_diagonal);
    EXPECT_EQ(symmetry_of({"O.X", ".*.", "X.O"}), DeclaredSymmetry::both_diagonals);
    EXPECT_EQ(symmetry_of({"OXO", ".*.", "OXO"}), DeclaredSymmetry::both_axes);
    EXPECT_EQ(symmetry_of({"O.", "**", ".O"}), DeclaredSymmetry::point);
}

TEST(ShapeSymmetry, CountsTheEdges) {
    EXPECT_EQ(symmetry_of({"O.O", ".*.", "O.O"}, {.south = true}), DeclaredSymmetry::vertical_axis);
    EXPECT_EQ(symmetry_of({"O.O", ".*.", "O.O"}, {.south = true, .west = true}), DeclaredSymmetry::other_diagonal);
    EXPECT_EQ(symmetry_of({"O.O", "X*X"}, {.west = true}), DeclaredSymmetry::none);
}

TEST(ShapeSymmetry, OfAFullSquareTakesADeclarationOfFour) {
    const SymmetrySet all = symmetries(drawn({"O.O", ".*.", "O.O"}));
    EXPECT_EQ(all, 0xFF);
    EXPECT_EQ(best_declaration(all), DeclaredSymmetry::both_axes);
}

TEST(MatchKey, IsEqualInAllOrientations) {
    const Pattern pattern = pattern_of(drawn({"XO?", ".*X"}, {.south = true, .east = true}));
    for (const board::Orientation orientation : board::all_orientations) {
        const Pattern turned = pattern_of(transformed(pattern.diagram, orientation));
        EXPECT_EQ(shape_hash(shape_of(turned)), shape_hash(shape_of(pattern))) << board::name(orientation);
        EXPECT_EQ(match_key(turned), match_key(pattern)) << board::name(orientation);
    }
}

TEST(MatchKey, TellsEdgesAndConditionsApart) {
    const std::vector<std::string> rows{"XO?", ".*X"};
    Pattern plain = pattern_of(drawn(rows));
    EXPECT_NE(match_key(plain), match_key(pattern_of(drawn(rows, {.south = true}))));
    Pattern conditional = plain;
    conditional.classes = "OB";
    EXPECT_NE(match_key(plain), match_key(conditional));
    plain.classes = "CO";
    EXPECT_EQ(match_key(plain), match_key(conditional));
}

TEST(MatchKey, OfWholeBoardsIsTheStonesAndTheMove) {
    Pattern first;
    first.board_size = 9;
    first.stones = {{true, {2, 2}}, {false, {6, 6}}};
    first.whole_board_move = board::Offset{2, 6};
    Pattern second = first;
    second.stones = {{false, {2, 6}}, {true, {6, 2}}};
    second.whole_board_move = board::Offset{2, 2};
    EXPECT_EQ(match_key(first), match_key(second));
    second.whole_board_move = board::Offset{2, 3};
    EXPECT_NE(match_key(first), match_key(second));
}

}  // namespace

}  // namespace katachi::compiler
