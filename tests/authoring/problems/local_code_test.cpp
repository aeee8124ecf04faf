// A problem has one name wherever it lies, however it is turned, and with colours exchanged.
#include "tools/authoring/problems/local_code.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

#include "engine/board/turned_vertex.h"

namespace katachi::authoring {
namespace {

using board::Colour;

// A group in the corner; `step` moves all of it along the upper edge.
struct Corner {
    board::Position position{19};
    LocalProblem problem;
};

Corner corner(board::Orientation orientation, bool exchanges_colours, int column = 0, int row = 0) {
    const Colour own = exchanges_colours ? Colour::white : Colour::black;
    Corner drawn;
    const auto put = [&](int to_row, int to_column, std::optional<Colour> colour, bool is_inside) {
        const board::Vertex vertex = board::turned(board::vertex_at(row + to_row, column + to_column), orientation, 19);
        if (colour) drawn.position.put(vertex, *colour);
        if (is_inside) drawn.problem.region.insert(vertex);
        if (is_inside && colour) drawn.problem.stones.insert(vertex);
    };
    for (int i = 0; i < 3; ++i) put(0, i, std::nullopt, true);
    for (int i = 0; i < 3; ++i) put(1, i, own, true);
    put(0, 3, own, true);
    for (int i = 0; i < 4; ++i) put(2, i, board::opponent(own), false);
    put(1, 3, board::opponent(own), false);
    put(0, 4, board::opponent(own), false);
    drawn.problem.solver = own;
    return drawn;
}

std::string code(const Corner& drawn, char kind = 'a') {
    return local_code(board::Board(drawn.position), drawn.problem, kind);
}

TEST(LocalCode, IsTheSameInAllTurnsAndColours) {
    const std::string first = code(corner(board::Orientation::identity, false));
    for (const board::Orientation orientation : board::all_orientations)
        for (const bool exchanges : {false, true}) EXPECT_EQ(code(corner(orientation, exchanges)), first);
}

TEST(LocalCode, IsTheSameElsewhereAlongTheEdgeButNotInTheCornerOrTheMiddle) {
    const auto at = [](int column, int row) { return code(corner(board::Orientation::identity, false, column, row)); };
    EXPECT_EQ(at(5, 0), at(8, 0));
    EXPECT_EQ(at(5, 4), at(9, 7));
    EXPECT_EQ((std::set<std::string>{at(0, 0), at(5, 0), at(0, 5), at(5, 5)}).size(), 4U);
}

TEST(LocalCode, DiffersByWhatStandsThereAndByWhatIsAsked) {
    Corner drawn = corner(board::Orientation::identity, false);
    std::set<std::string> codes{code(drawn), code(drawn, 'b')};
    drawn.problem.solver = Colour::white;
    codes.insert(code(drawn));
    drawn.position.put(board::vertex_at(0, 1), Colour::white);
    codes.insert(code(drawn));
    EXPECT_EQ(codes.size(), 4U);
    // What stands farther away is none of it.
    const std::string before = code(drawn);
    drawn.position.put(board::vertex_at(10, 10), Colour::white);
    EXPECT_EQ(code(drawn), before);
}

}  // namespace
}  // namespace katachi::authoring
