// What calls read, told move by move.
#include "engine/analysis/line_reading.h"

#include <gtest/gtest.h>

#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/constants.h"
#include "tests/support/random_position.h"

namespace katachi {
namespace {

constexpr int size = 9;

Vertex at(const char* name) { return parse_vertex(name, size).value(); }

LineReading read(const char* rows, Autohelper helper, std::vector<Vertex> points) {
    Tactics tactics;
    tactics.set_caching(false);
    const auto reading = read_line(helper, Colour::black, points, Board(parse_rows(rows).value()), tactics);
    EXPECT_TRUE(reading.has_value());
    return reading.value();
}

std::string text(const std::vector<Move>& moves) {
    std::string names;
    for (const Move& move : moves)
        names += (names.empty() ? "" : " ") + std::string(move.colour == Colour::black ? "B" : "W") +
                 vertex_name(move.vertex, size);
    return names;
}

TEST(LineReading, ALadderIsFollowedUntilItGetsLong) {
    const char* const rows =
        "........./.OX....../.XOX...../.X.X...../........./........./........./........./.........";
    const LineReading reading = read(rows, Autohelper::attack, {at("C7")});
    EXPECT_EQ(reading.asker, Colour::black);
    EXPECT_EQ(reading.answer.code, TacticalCode::win);
    EXPECT_GT(reading.answer.nodes, 0U);
    EXPECT_EQ(text(reading.proof.moves).substr(0, 3), "BC6");
}

TEST(LineReading, CaptureOnTheFirstLineIsShownToTheEnd) {
    const char* const rows =
        "........./........./........./........./........./........./........./XXXX...../.OO......";
    const LineReading reading = read(rows, Autohelper::attack, {at("B1")});
    EXPECT_EQ(reading.answer.code, TacticalCode::win);
    EXPECT_EQ(reading.proof.end, ProofLine::End::reached);
    EXPECT_EQ(text(reading.proof.moves), "BD1 WPASS BA1");
}

TEST(LineReading, WhatCannotBeCapturedHasAnswersToTheTries) {
    const char* const rows =
        "........./........./........./...OX..../...OX..../........./........./........./.........";
    const LineReading reading = read(rows, Autohelper::attack, {at("D6")});
    EXPECT_EQ(reading.answer.code, TacticalCode::failure);
    EXPECT_EQ(reading.proof.end, ProofLine::End::refuted);
    EXPECT_EQ(reading.proof.refutations.size(), 3U);
    EXPECT_TRUE(reading.proof.moves.empty());
}

TEST(LineReading, IllegalMovesAreLeftOutWithTheirTurn) {
    const char* const rows =
        "........./........./........./....X..../...X.X.../....X..../........./........./.........";
    const LineReading reading = read(rows, Autohelper::xplay_attack, {at("E5"), at("E4"), at("C7"), at("E4")});
    ASSERT_EQ(reading.line.size(), 3U);
    EXPECT_EQ(reading.line[0].legality, Legality::suicide);
    EXPECT_EQ(reading.line[1].legality, Legality::occupied);
    EXPECT_EQ(reading.line[2].legality, Legality::ok);
    EXPECT_EQ(reading.line[2].move, (Move{Colour::white, at("C7")}));
}

TEST(LineReading, WhatIsGoneIsNotReadAbout) {
    const char* const rows =
        "........./........./........./....X..../...XOX.../........./........./........./.........";
    const LineReading reading = read(rows, Autohelper::oplay_attack, {at("E4"), at("E5")});
    EXPECT_EQ(reading.settled, LineReading::Settled::gone);
    EXPECT_EQ(reading.gone, at("E5"));
}

TEST(LineReading, ATigersMouthIsCutByNobody) {
    const char* const rows =
        "........./........./........./...X...../..X....../....X..../........./........./.........";
    const LineReading reading = read(rows, Autohelper::oplay_disconnect, {at("E5"), at("D6"), at("E4")});
    EXPECT_EQ(reading.asker, Colour::white);
    EXPECT_EQ(text({reading.line[0].move}), "BE5");
    EXPECT_EQ(reading.answer.code, TacticalCode::failure);
    EXPECT_FALSE(reading.proof.refutations.empty());
}

TEST(LineReading, CallsThatReadNothingHaveNone) {
    Tactics tactics;
    const Vertex point = at("E5");
    EXPECT_FALSE(read_line(Autohelper::lib, Colour::black, {&point, 1}, Board(size), tactics));
    EXPECT_FALSE(read_line(Autohelper::alive, Colour::black, {&point, 1}, Board(size), tactics));
}

// A board as it comes about in play, crowded.
Board played_board(std::mt19937& random) {
    Board board(size);
    Colour side = Colour::black;
    for (int move = 0; move < 45; ++move) {
        const VertexSet& empty = board.empty_points();
        board.play(side, empty.nth(std::uniform_int_distribution(0, empty.count() - 1)(random)));
        side = opponent(side);
    }
    return board;
}

Value code_value(TacticalCode code) {
    switch (code) {
        case TacticalCode::win: return {static_cast<float>(ko_code_win)};
        case TacticalCode::ko_a: return {static_cast<float>(ko_code_a)};
        case TacticalCode::ko_b: return {static_cast<float>(ko_code_b)};
        default: return {0.0F};
    }
}

TacticalCode for_the_other_side(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return TacticalCode::win;
        case TacticalCode::win: return TacticalCode::failure;
        case TacticalCode::ko_a: return TacticalCode::ko_b;
        default: return TacticalCode::ko_a;
    }
}

// What the call is worth, by what is told of it.
Value value_of(const LineReading& reading, Autohelper helper) {
    using enum Autohelper;
    const TacticalCode code = reading.answer.code;
    const bool is_danger = reading.kind == TacticalKind::attack || reading.kind == TacticalKind::attack_either;
    switch (helper) {
        case oplay_defend:
        case oplay_defend_both: return code_value(is_danger ? TacticalCode::win : code);
        case safe_omove: return code_value(for_the_other_side(code));
        case does_attack:
            return code_value(reading.line.empty() || is_danger ? TacticalCode::failure : for_the_other_side(code));
        case does_defend: return code_value(reading.line.empty() ? TacticalCode::failure : for_the_other_side(code));
        default: return code_value(code);
    }
}

// The moves that are told can be played, and get what they are said to get.
void replay(const LineReading& reading, Board board) {
    for (const LineMove& played : reading.line)
        EXPECT_EQ(board.play_ko(played.move.colour, played.move.vertex), played.legality);
    const Colour owner = board.at(reading.a);
    for (const Move& move : reading.proof.moves) EXPECT_EQ(board.play(move.colour, move.vertex), Legality::ok);
    for (const Refutation& refutation : reading.proof.refutations) {
        Board trial = board;
        EXPECT_EQ(trial.play(refutation.attempt.colour, refutation.attempt.vertex), Legality::ok);
        EXPECT_EQ(trial.play(refutation.answer.colour, refutation.answer.vertex), Legality::ok);
        EXPECT_EQ(refutation.answer.colour, opponent(refutation.attempt.colour));
    }
    if (reading.proof.end != ProofLine::End::reached) return;
    if (reading.kind == TacticalKind::connect)
        EXPECT_TRUE(board.same_string(reading.a, reading.b));
    else
        EXPECT_TRUE(board.at(reading.a) != owner || (reading.b != pass_vertex && board.at(reading.b) != owner));
}

TEST(LineReading, SaysWhatTheAnalysisAnswersAndItsMovesCanBePlayed) {
    std::mt19937 random(test_seed());
    BoardAnalysis analysis;
    Tactics tactics;
    tactics.set_caching(false);
    int read = 0;
    for (int round = 0; round < 12; ++round) {
        const Board board = played_board(random);
        analysis.set(board);
        const auto any_point = [&] {
            return vertex_at(std::uniform_int_distribution(0, size - 1)(random),
                             std::uniform_int_distribution(0, size - 1)(random));
        };
        const auto any_stone = [&] {
            const VertexSet stones = board.stones(Colour::white) | board.stones(Colour::black);
            return stones.nth(std::uniform_int_distribution(0, stones.count() - 1)(random));
        };
        using enum Autohelper;
        for (const Autohelper helper : {attack, oplay_attack, oplay_defend, oplay_attack_either, oplay_defend_both,
                                        oplay_connect, oplay_disconnect, does_attack, does_defend, safe_omove}) {
            std::vector<Vertex> points;
            if (helper != attack) points.push_back(any_point());
            const Helper& described = katachi::helper(helper);
            const int stones = described.variadic || helper == attack ? described.labels : described.labels - 1;
            for (int i = 0; i < stones; ++i) points.push_back(any_stone());
            const auto reading = read_line(helper, Colour::black, points, board, tactics);
            const bool moves_count = helper == does_attack || helper == does_defend || helper == safe_omove;
            if (moves_count && board.at(points[0]) != Colour::empty) continue;
            ASSERT_TRUE(reading);
            if (reading->settled != LineReading::Settled::no) continue;
            ++read;
            EXPECT_EQ(value_of(*reading, helper), analysis.answer(helper, Colour::black, points))
                << to_rows(board.position()) << ' ' << katachi::helper(helper).name;
            replay(*reading, board);
        }
    }
    EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace katachi
