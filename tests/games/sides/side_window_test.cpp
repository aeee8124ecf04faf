// What moves along the sides see: drawn by hand, and the same however the board is turned.
#include "games/sides/side_window.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <utility>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::games {
namespace {

board::Board board_with(const std::string& black, const std::string& white, int size = 19) {
    board::Board board(size);
    const auto place = [&](board::Colour colour, const std::string& names) {
        std::istringstream words(names);
        for (std::string name; words >> name;) board.place(colour, board::parse_vertex(name, size).value());
    };
    place(board::Colour::black, black);
    place(board::Colour::white, white);
    return board;
}

std::optional<std::string> window_of(const board::Board& board, Side side, int line, int column) {
    return SideView(board.position(), board::Colour::black, side).window(line, column);
}

TEST(SideWindow, ReachesToTheNearestStonesAndOneColumnBehindThem) {
    const board::Board board = board_with("F3 F4", "M4 N3 O3");
    EXPECT_EQ(window_of(board, Side::south, 2, 8),  // J3
              "........."
              ".O.....X."
              ".O..*...X"
              "........."
              ".........");
    EXPECT_EQ(window_of(board, Side::north, 2, 8),  // J17: six empty columns to either side
              "............."
              "............."
              "......*......"
              "............."
              ".............");
}

TEST(SideWindow, IsTheLesserOfItsTwoDrawings) {
    const board::Board board = board_with("L3", "H3");
    EXPECT_EQ(window_of(board, Side::south, 2, 8), window_of(board_with("G3", "K3"), Side::south, 2, 8));
    EXPECT_EQ(window_of(board, Side::south, 2, 8),
              "......"
              "......"
              ".O.*X."
              "......"
              "......");
}

TEST(SideWindow, IsNotThereForStonesCornersOtherLinesAndBeyondTheBoard) {
    const board::Board board = board_with("J3 Q3", "A3");
    EXPECT_TRUE(window_of(board, Side::south, 2, 7));
    EXPECT_FALSE(window_of(board, Side::south, 2, 8));   // a stone
    EXPECT_FALSE(window_of(board, Side::south, 0, 7));   // the first line
    EXPECT_FALSE(window_of(board, Side::south, 4, 7));   // the fifth line
    EXPECT_FALSE(window_of(board, Side::south, 2, 4));   // the corner
    EXPECT_FALSE(window_of(board, Side::south, 2, 14));  // the other corner
    EXPECT_FALSE(window_of(board, Side::south, 2, 6));   // behind A there is no column
    EXPECT_FALSE(window_of(board, Side::north, 2, 5));   // less than six empty columns
    EXPECT_TRUE(window_of(board, Side::north, 2, 6));
}

using SeenWindows = std::multiset<std::pair<board::Vertex, std::string>>;

SeenWindows windows_of(const board::Position& position, board::Colour own, board::Orientation orientation) {
    SeenWindows windows;
    visit_side_windows(position, own, [&](board::Vertex vertex, const std::string& window) {
        windows.emplace(board::turned(vertex, orientation, position.size), window);
    });
    return windows;
}

TEST(SideWindow, IsTheSameOnBoardsTurnedAndWithColoursExchanged) {
    std::mt19937 random(test::test_seed());
    std::size_t compared = 0;
    for (const int size : {11, 13, 19})
        for (const double density : {0.02, 0.1, 0.3}) {
            const board::Position position = test::random_position(size, density, random);
            for (const board::Orientation orientation : board::all_orientations) {
                const SeenWindows expected = windows_of(position, board::Colour::black, orientation);
                const board::Position turned = test::colours_exchanged(test::turned(position, orientation));
                EXPECT_EQ(windows_of(turned, board::Colour::white, board::Orientation::identity), expected);
                compared += expected.size();
            }
        }
    EXPECT_GE(compared, 1000U);
}

}  // namespace
}  // namespace katachi::games
