// What constraints ask of the shapes of stones: a bent four in the corner, and a board that somebody mirrors.
#include <gtest/gtest.h>

#include <string_view>

#include "engine/analysis/board_analysis.h"
#include "engine/board/position_text.h"

namespace katachi::analysis {
namespace {

using match::Autohelper;

// Of one point, O in the call's name being Black.
match::Value told(const char* rows, Autohelper helper, std::string_view point) {
    const board::Board board(board::parse_rows(rows).value());
    const board::Vertex vertex = board::parse_vertex(point, board.size()).value();
    BoardAnalysis analysis;
    analysis.set(board);
    return analysis.answer(helper, board::Colour::black, {&vertex, 1});
}

TEST(ShapeAnswers, WhetherACaptureLeavesABentFourInTheCorner) {
    const auto is_bent_four = [](const char* rows, std::string_view point) {
        return told(rows, Autohelper::bent_four_helper, point);
    };
    for (const char* const rows : {"XX.../X..../X..../...../.....", "XXX../X..../...../...../....."}) {
        EXPECT_TRUE(is_bent_four(rows, "A5").is_true()) << rows;
        EXPECT_TRUE(is_bent_four(rows, "B5").is_true()) << "any of its stones: " << rows;
        EXPECT_TRUE(is_bent_four(rows, "E1").is_false()) << "no stone: " << rows;
    }
    EXPECT_TRUE(is_bent_four("...../...../...../....X/..XXX", "D1").is_true());
    const char* const others[] = {"X..../XXX../...../...../.....", "XX.../XX.../...../...../.....",
                                  "XXXX./...../...../...../.....", "XXX../.X.../...../...../.....",
                                  "XXX../X..../X..../...../.....", "XX.../X..../...../...../....."};
    for (const char* const rows : others) EXPECT_TRUE(is_bent_four(rows, "A5").is_false()) << rows;
}

TEST(ShapeAnswers, NobodyMirrorsWhereFewStonesHaveTheirMirror) {
    const auto breaks = [](const char* rows) { return told(rows, Autohelper::break_mirror_helper, "C3"); };
    EXPECT_FALSE(breaks("O...X/...../..X../...../O...X").is_decided()) << "four of five stones";
    EXPECT_TRUE(breaks("O...X/...../..X../.X.O./O...O").is_false()) << "two of seven stones";
}

}  // namespace
}  // namespace katachi::analysis
