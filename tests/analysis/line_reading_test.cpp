// What calls read, told move by move.
#include "engine/analysis/line_reading.h"

#include <gtest/gtest.h>

#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/constants.h"
#include "tests/support/random_position.h"

namespace katachi::analysis {
namespace {

constexpr int size = 9;

board::Vertex at(const char* name) { return board::parse_vertex(name, size).value(); }

LineReading read(const char* rows, match::Autohelper helper, std::vector<board::Vertex> points) {
    reading::Tactics tactics;
    tactics.set_caching(false);
    const auto reading =
        read_line(helper, board::Colour::black, points, board::Board(board::parse_rows(rows).value()), tactics);
    EXPECT_TRUE(reading.has_value());
    return reading.value();
}

std::string text(const std::vector<board::Move>& moves) {
    std::string names;
    for (const board::Move& move : moves)
        names += (names.empty() ? "" : " ") + std::string(move.colour == board::Colour::black ? "B" : "W") +
                 board::vertex_name(move.vertex, size);
    return names;
}

TEST(LineReading, ALadderIsFollowedUntilItGetsLong) {
    const char* const rows =
        "........./.OX....../.XOX...../.X.X...../........./........./........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::attack, {at("C7")});
    EXPECT_EQ(reading.asker, board::Colour::black);
    EXPECT_EQ(reading.answer.code, reading::TacticalCode::win);
    EXPECT_GT(reading.answer.nodes, 0U);
    EXPECT_EQ(text(reading.proof.moves).substr(0, 3), "BC6");
}

TEST(LineReading, CaptureOnTheFirstLineIsShownToTheEnd) {
    const char* const rows =
        "........./........./........./........./........./........./........./XXXX...../.OO......";
    const LineReading reading = read(rows, match::Autohelper::attack, {at("B1")});
    EXPECT_EQ(reading.answer.code, reading::TacticalCode::win);
    EXPECT_EQ(reading.proof.end, ProofLine::End::reached);
    EXPECT_EQ(text(reading.proof.moves), "BD1 WPASS BA1");
}

TEST(LineReading, WhatCannotBeCapturedHasAnswersToTheTries) {
    const char* const rows =
        "........./........./........./...OX..../...OX..../........./........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::attack, {at("D6")});
    EXPECT_EQ(reading.answer.code, reading::TacticalCode::failure);
    EXPECT_EQ(reading.proof.end, ProofLine::End::refuted);
    EXPECT_EQ(reading.proof.refutations.size(), 3U);
    EXPECT_TRUE(reading.proof.moves.empty());
}

TEST(LineReading, IllegalMovesAreLeftOutWithTheirTurn) {
    const char* const rows =
        "........./........./........./....X..../...X.X.../....X..../........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::xplay_attack, {at("E5"), at("E4"), at("C7"), at("E4")});
    ASSERT_EQ(reading.line.size(), 3U);
    EXPECT_EQ(reading.line[0].legality, board::Legality::suicide);
    EXPECT_EQ(reading.line[1].legality, board::Legality::occupied);
    EXPECT_EQ(reading.line[2].legality, board::Legality::ok);
    EXPECT_EQ(reading.line[2].move, (board::Move{board::Colour::white, at("C7")}));
}

TEST(LineReading, WhatIsGoneIsNotReadAbout) {
    const char* const rows =
        "........./........./........./....X..../...XOX.../........./........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::oplay_attack, {at("E4"), at("E5")});
    EXPECT_EQ(reading.settled, LineReading::Settled::gone);
    EXPECT_EQ(reading.gone, at("E5"));
}

TEST(LineReading, ATigersMouthIsCutByNobody) {
    const char* const rows =
        "........./........./........./...X...../..X....../....X..../........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::oplay_disconnect, {at("E5"), at("D6"), at("E4")});
    EXPECT_EQ(reading.asker, board::Colour::white);
    EXPECT_EQ(text({reading.line[0].move}), "BE5");
    EXPECT_EQ(reading.answer.code, reading::TacticalCode::failure);
    EXPECT_FALSE(reading.proof.refutations.empty());
}

// White's stone is in atari; E5 is its way out.
TEST(LineReading, AMoveThatMattersIsPlayedByTheSideThatItServes) {
    const char* const rows =
        "........./........./........./...X...../..XO...../...X...../........./........./.........";
    const LineReading saved = read(rows, match::Autohelper::does_defend, {at("E5"), at("D5")});
    ASSERT_EQ(saved.line.size(), 1U);
    EXPECT_EQ(text({saved.line[0].move}), "WE5");
    const LineReading taken = read(rows, match::Autohelper::does_attack, {at("E5"), at("D5")});
    ASSERT_EQ(taken.line.size(), 1U);
    EXPECT_EQ(text({taken.line[0].move}), "BE5");
    EXPECT_EQ(taken.settled, LineReading::Settled::gone);
}

TEST(LineReading, StringsThatBecomeOneAreAskedAboutAsOne) {
    const char* const rows =
        "........./........./........./........./...O.O.../........./........./........./.........";
    const LineReading attack = read(rows, match::Autohelper::xplay_attack_either, {at("E5"), at("D5"), at("F5")});
    EXPECT_EQ(attack.kind, TacticalKind::attack);
    EXPECT_EQ(attack.a, at("D5"));
    EXPECT_EQ(attack.b, board::pass_vertex);
    const LineReading cut = read(rows, match::Autohelper::xplay_disconnect, {at("E5"), at("D5"), at("F5")});
    EXPECT_EQ(cut.settled, LineReading::Settled::one_string);
}

// Of a string in no danger it says more that it cannot be attacked.
TEST(LineReading, ADefenceThatIsNotNeededIsAskedAboutAsAnAttack) {
    const char* const rows =
        "........./........./........./........./....O..../........./........./........./.........";
    const LineReading reading = read(rows, match::Autohelper::oplay_defend, {at("E6"), at("E5")});
    EXPECT_EQ(reading.kind, TacticalKind::attack);
    EXPECT_EQ(reading.asker, board::Colour::black);
    EXPECT_EQ(reading.answer.code, reading::TacticalCode::failure);
}

TEST(LineReading, CallsThatReadNothingHaveNone) {
    reading::Tactics tactics;
    const board::Vertex point = at("E5");
    EXPECT_FALSE(read_line(match::Autohelper::lib, board::Colour::black, {&point, 1}, board::Board(size), tactics));
    EXPECT_FALSE(read_line(match::Autohelper::alive, board::Colour::black, {&point, 1}, board::Board(size), tactics));
}

// A board as it comes about in play, crowded.
board::Board played_board(std::mt19937& random) {
    board::Board board(size);
    board::Colour side = board::Colour::black;
    for (int move = 0; move < 45; ++move) {
        const board::VertexSet& empty = board.empty_points();
        board.play(side, empty.nth(std::uniform_int_distribution(0, empty.count() - 1)(random)));
        side = board::opponent(side);
    }
    return board;
}

match::Value code_value(reading::TacticalCode code) {
    switch (code) {
        case reading::TacticalCode::win: return {static_cast<float>(match::ko_code_win)};
        case reading::TacticalCode::ko_a: return {static_cast<float>(match::ko_code_a)};
        case reading::TacticalCode::ko_b: return {static_cast<float>(match::ko_code_b)};
        default: return {0.0F};
    }
}

reading::TacticalCode for_the_other_side(reading::TacticalCode code) {
    switch (code) {
        case reading::TacticalCode::failure: return reading::TacticalCode::win;
        case reading::TacticalCode::win: return reading::TacticalCode::failure;
        case reading::TacticalCode::ko_a: return reading::TacticalCode::ko_b;
        default: return reading::TacticalCode::ko_a;
    }
}

// What the call is worth, by what is told of it.
match::Value value_of(const LineReading& reading, match::Autohelper helper) {
    using enum match::Autohelper;
    const reading::TacticalCode code = reading.answer.code;
    const bool is_danger = reading.kind == TacticalKind::attack || reading.kind == TacticalKind::attack_either;
    switch (helper) {
        case oplay_defend:
        case oplay_defend_both: return code_value(is_danger ? reading::TacticalCode::win : code);
        case safe_omove: return code_value(for_the_other_side(code));
        case does_attack:
            return code_value(reading.line.empty() || is_danger ? reading::TacticalCode::failure
                                                                : for_the_other_side(code));
        case does_defend:
            return code_value(reading.line.empty() ? reading::TacticalCode::failure : for_the_other_side(code));
        default: return code_value(code);
    }
}

// The moves that are told can be played, and get what they are said to get.
void replay(const LineReading& reading, board::Board board) {
    for (const LineMove& played : reading.line)
        EXPECT_EQ(board.play_ko(played.move.colour, played.move.vertex), played.legality);
    const board::Colour owner = board.at(reading.a);
    for (const board::Move& move : reading.proof.moves)
        EXPECT_EQ(board.play(move.colour, move.vertex), board::Legality::ok);
    for (const Refutation& refutation : reading.proof.refutations) {
        board::Board trial = board;
        EXPECT_EQ(trial.play(refutation.attempt.colour, refutation.attempt.vertex), board::Legality::ok);
        EXPECT_EQ(trial.play(refutation.answer.colour, refutation.answer.vertex), board::Legality::ok);
        EXPECT_EQ(refutation.answer.colour, board::opponent(refutation.attempt.colour));
    }
    if (reading.proof.end != ProofLine::End::reached) return;
    if (reading.kind == TacticalKind::connect)
        EXPECT_TRUE(board.same_string(reading.a, reading.b));
    else
        EXPECT_TRUE(board.at(reading.a) != owner || (reading.b != board::pass_vertex && board.at(reading.b) != owner));
}

TEST(LineReading, SaysWhatTheAnalysisAnswersAndItsMovesCanBePlayed) {
    std::mt19937 random(test::test_seed());
    BoardAnalysis analysis;
    reading::Tactics tactics;
    tactics.set_caching(false);
    int read = 0;
    for (int round = 0; round < 12; ++round) {
        const board::Board board = played_board(random);
        analysis.set(board);
        const auto any_point = [&] {
            return board::vertex_at(std::uniform_int_distribution(0, size - 1)(random),
                                    std::uniform_int_distribution(0, size - 1)(random));
        };
        const auto any_stone = [&] {
            const board::VertexSet stones = board.stones(board::Colour::white) | board.stones(board::Colour::black);
            return stones.nth(std::uniform_int_distribution(0, stones.count() - 1)(random));
        };
        using enum match::Autohelper;
        for (const match::Autohelper helper :
             {attack, oplay_attack, oplay_defend, oplay_attack_either, oplay_defend_both, oplay_connect,
              oplay_disconnect, does_attack, does_defend, safe_omove}) {
            std::vector<board::Vertex> points;
            if (helper != attack) points.push_back(any_point());
            const match::Helper& described = match::helper(helper);
            const int stones = described.variadic || helper == attack ? described.labels : described.labels - 1;
            for (int i = 0; i < stones; ++i) points.push_back(any_stone());
            const auto reading = read_line(helper, board::Colour::black, points, board, tactics);
            const bool moves_count = helper == does_attack || helper == does_defend || helper == safe_omove;
            if (moves_count && board.at(points[0]) != board::Colour::empty) continue;
            ASSERT_TRUE(reading);
            if (reading->settled != LineReading::Settled::no) continue;
            ++read;
            EXPECT_EQ(value_of(*reading, helper), analysis.answer(helper, board::Colour::black, points))
                << board::to_rows(board.position()) << ' ' << match::helper(helper).name;
            replay(*reading, board);
        }
    }
    EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace katachi::analysis
