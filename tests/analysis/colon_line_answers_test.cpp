// What functions of colon lines answer on boards that a reader can check.
#include <gtest/gtest.h>

#include <string>

#include "engine/analysis/board_analysis.h"

namespace katachi::analysis {
namespace {

// For Black; "?" where it is undecided.
std::string answer(const board::Board& board, const char* name, board::Vertex move,
                   board::Orientation orientation = board::Orientation::identity,
                   const std::optional<board::Handicap>& handicap = {}) {
    BoardAnalysis analysis;
    analysis.set(board, handicap);
    const match::Value value =
        analysis.answer_colon_line(name, {.own = board::Colour::black, .move = move, .orientation = orientation});
    EXPECT_EQ(analysis.board().hash(), board.hash());
    return value.is_decided() ? value.is_true() ? "1" : "0" : "?";
}

std::string answer(const char* rows, const char* name, const char* move) {
    const board::Board board(board::parse_rows(rows).value());
    return answer(board, name, board::parse_vertex(move, board.size()).value());
}

// The board and the point D4 + `step` turned about its centre.
board::Position turned(const board::Position& drawn, board::Orientation orientation) {
    constexpr board::Offset centre{3, 3};
    board::Position position = drawn;
    for (int row = 0; row < drawn.size; ++row)
        for (int column = 0; column < drawn.size; ++column) {
            const board::Offset place = centre + board::transform(board::Offset{row, column} - centre, orientation);
            position.put(board::vertex_at(place.row, place.column), drawn.at(board::vertex_at(row, column)));
        }
    return position;
}

// White is wedged in at D4, and Black plays E4.
std::string wedge_in_all_orientations(const char* rows) {
    const board::Position drawn = board::parse_rows(rows).value();
    std::string answers;
    for (const board::Orientation orientation : board::all_orientations) {
        const board::Offset move = board::Offset{3, 3} + board::transform({0, 1}, orientation);
        answers += answer(board::Board(turned(drawn, orientation)), "wedge_helper",
                          board::vertex_at(move.row, move.column), orientation);
    }
    return answers;
}

TEST(ColonLineAnswers, AWedgedStoneThatRunsOnIsCaptured) {
    EXPECT_EQ(wedge_in_all_orientations("......./......./..XX.../.X.O.../...X.../......./......."), "11111111");
}

TEST(ColonLineAnswers, BehindAWedgedStoneThatGetsAwayTheCutIsCaptured) {
    EXPECT_EQ(wedge_in_all_orientations("......./......./...X.../...O.../...X.X./......./......."), "11111111");
}

TEST(ColonLineAnswers, AWedgedStoneThatGetsAwayCuts) {
    EXPECT_EQ(wedge_in_all_orientations("......./......./...X.../...O.../...X.../.....O./......."), "00000000");
}

TEST(ColonLineAnswers, AWedgeThatDoesNotFitIsUndecided) {
    const char* const rows = ".X...../O....../.X...../......./......./......./.......";
    EXPECT_EQ(answer(rows, "wedge_helper", "B6"), "?");
}

TEST(ColonLineAnswers, HandicapStonesAreAddedUntilTheOpponentPlays) {
    EXPECT_EQ(answer("...../.X.X./...../.X.X./.....", "high_handicap_helper", "C3"), "1");
    EXPECT_EQ(answer("...../.X.X./...../.XOX./.....", "high_handicap_helper", "C3"), "0");
    board::Board board(board::parse_rows("...../...../...../X..../.....").value());
    board.play(board::Colour::white, board::parse_vertex("A1", 5).value());
    board.play(board::Colour::black, board::parse_vertex("B1", 5).value());
    EXPECT_EQ(answer(board, "high_handicap_helper", board::parse_vertex("C3", 5).value()), "0") << "it was captured";
}

TEST(ColonLineAnswers, ThrashingEndsWhereStonesLiveOrTheBoardIsFull) {
    EXPECT_EQ(answer("O.O../...../OOOO./...../OOO..", "thrash_around_helper", "E5"), "1") << "36 % is covered";
    EXPECT_EQ(answer("O.O../...../OOOO./...../OOOO.", "thrash_around_helper", "E5"), "0") << "40 % is";
    EXPECT_EQ(answer(".X.X./XXXX./...../...../.....", "thrash_around_helper", "E1"), "0") << "it has two eyes";
    EXPECT_EQ(answer("...../.X.../...../...../.....", "thrash_around_helper", "E1"), "?") << "it may live";
}

TEST(ColonLineAnswers, NothingIsReinforcedByAStoneThatIsLost) {
    EXPECT_EQ(answer("OOO../O.OO./OOO../...../..X..", "reinforce_helper", "B4"), "0") << "it is no move";
    EXPECT_EQ(answer("....O/...O./...../...../..X..", "reinforce_helper", "E4"), "0") << "it is captured at once";
    EXPECT_EQ(answer(".O.O./OOOO./...../...../..X..", "reinforce_helper", "C2"), "0") << "the opponent lives";
    EXPECT_EQ(answer("...O./...../...../...../..X..", "reinforce_helper", "C2"), "?");
}

TEST(ColonLineAnswers, WithoutHandicapNothingIsReinforced) {
    const board::Board board(board::parse_rows("...O./...../...../...../..X..").value());
    const auto with = [&](int stones) {
        return answer(board, "reinforce_helper", board::parse_vertex("C2", 5).value(), board::Orientation::identity,
                      board::Handicap{.stones = stones});
    };
    EXPECT_EQ(with(0), "0");
    EXPECT_EQ(with(4), "?");
}

TEST(ColonLineAnswers, WhatNothingSaysIsUndecided) {
    const char* const rows = "...../.X.../...../...../.....";
    EXPECT_EQ(answer(rows, "cutstone2_helper", "C3"), "0") << "it never proposes a move";
    for (const char* name : {"jump_out_helper", "jump_out_far_helper", "throw_in_atari_helper", "nobodys_helper"})
        EXPECT_EQ(answer(rows, name, "C3"), "?") << name;
}

}  // namespace
}  // namespace katachi::analysis
