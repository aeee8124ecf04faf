// What calls of constraints answer on boards that a reader can check.
#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "engine/analysis/board_analysis.h"
#include "engine/analysis/remembered_answers.h"
#include "engine/match/constraint/constants.h"
#include "tests/support/counted_allocations.h"

namespace katachi::analysis {
namespace {

// The answer to a call such as "oplay_attack C3 ? D4", O in the call's name being Black; "?" where it is undecided.
std::string answer(const char* rows, const std::string& call) {
    const board::Board board(board::parse_rows(rows).value());
    std::istringstream words(call);
    std::string name;
    words >> name;
    std::vector<board::Vertex> points;
    for (std::string point; words >> point;)
        points.push_back(point == "?" ? board::pass_vertex : board::parse_vertex(point, board.size()).value());
    const match::Helper* helper = match::find_helper(name);
    if (helper == nullptr || !helper->accepts(static_cast<int>(points.size()))) return "no such call";
    BoardAnalysis analysis;
    analysis.set(board);
    const match::Value value = analysis.answer(helper->id, board::Colour::black, points);
    EXPECT_EQ(analysis.answer(helper->id, board::Colour::black, points), value) << "asked again";
    EXPECT_EQ(analysis.board().hash(), board.hash());
    return value.is_decided() ? std::to_string(static_cast<int>(value.number())) : "?";
}

const std::string win = std::to_string(match::ko_code_win);
const std::string ko_a = std::to_string(match::ko_code_a);

TEST(Answers, LibertiesOfStringsAndOfMoves) {
    const char* const rows = "...../.XX../.OO../...../.....";
    EXPECT_EQ(answer(rows, "lib B4"), "4");
    EXPECT_EQ(answer(rows, "lib C3"), "4");
    EXPECT_EQ(answer(rows, "olib D4"), "6");
    EXPECT_EQ(answer(rows, "xlib D4"), "3");
    EXPECT_EQ(answer(rows, "olib A1"), "2");
    EXPECT_EQ(answer(rows, "oplay_lib D4 D3 B4"), "5");
    EXPECT_EQ(answer(rows, "oplay_lib D4 ? D5 B4"), "6");
}

// Manual 7.1: points that are one, two, three stones away; those after the first may not touch the opponent.
TEST(Answers, LibertiesOfHigherOrder) {
    const char* const rows = "....O../.OO..../.OX..../.OX..../......./.O.O.../.......";
    EXPECT_EQ(answer(rows, "lib C4"), "3");
    EXPECT_EQ(answer(rows, "lib2 C4"), "2");
    const char* const drawn = ".XX..../XO...../XO...../......./.X.X.../......./.......";
    EXPECT_EQ(answer(drawn, "lib3 B6"), "2");
    EXPECT_EQ(answer(drawn, "lib4 B6"), "4");
}

TEST(Answers, LibertiesOfAMoveWithAndWithoutWhatItCaptures) {
    EXPECT_EQ(answer(".OX../.XX../...../...../.....", "olib A5"), "2");
    EXPECT_EQ(answer(".OX../.XX../...../...../.....", "approx_olib A5"), "1");
    EXPECT_EQ(answer(".XO../.OO../...../...../.....", "xlib A5"), "2");
    EXPECT_EQ(answer(".XO../.OO../...../...../.....", "approx_xlib A5"), "1");
}

TEST(Answers, LibertiesAfterALine) {
    const char* const rows = "...../.XX../.OO../...../.....";
    EXPECT_EQ(answer(rows, "xplay_lib D4 B4"), "3");
    EXPECT_EQ(answer(rows, "oplay_lib D4 A1"), "0") << "nobody played there";
    EXPECT_EQ(answer(".XO../XO.O./.XO../...../.....", "oplay_lib C4 B4 B4"), "1") << "a ko is taken back at once";
}

// A string that runs across an empty board takes more than a few nodes, to catch it or to see that it gets away.
TEST(Answers, WhatReadingLeavesOpenIsUndecidedForWhoAsksForSettledAnswersOnly) {
    const board::Board board(
        board::parse_rows("........./........./..XO...../..XOX..../...X...../........./........./........./.........")
            .value());
    const board::Vertex string = board::parse_vertex("D7", 9).value();
    constexpr reading::SearchLimits few{.nodes = 2};
    for (const bool only_settled : {false, true}) {
        BoardAnalysis analysis({.strings = few, .pairs = few, .connections = few, .only_settled = only_settled});
        analysis.set(board);
        EXPECT_EQ(analysis.answer(match::Autohelper::attack, board::Colour::black, std::array{string}).is_decided(),
                  !only_settled);
        EXPECT_TRUE(analysis.answer(match::Autohelper::lib, board::Colour::black, std::array{string}).is_decided());
    }
}

TEST(Answers, PotentialCutstonesMakeTwoCutsOnceTheyAreSaved) {
    const char* const rows =
        "........./........./........./.....X.../...O.X.../...XO.X../...O.X.../.....X.../.........";
    EXPECT_EQ(answer(rows, "potential_cutstone D4"), "1");
    EXPECT_EQ(answer(rows, "potential_cutstone E4"), "0");
    EXPECT_EQ(answer(rows, "potential_cutstone A1"), "0");
}

TEST(Answers, AWallThatLosesAStoneIsBroken) {
    const char* const rows = "......./......./..O..../.OX..../..O..../...X..X/.......";
    EXPECT_EQ(answer(rows, "oplay_break_through ? C4 D2 G2"), win);
}

TEST(Answers, Eyes) {
    const char* const rows =
        "........./........./........./........./........./........./XXX....../..X....../..X......";
    EXPECT_EQ(answer(rows, "eye A1"), "1");
    EXPECT_EQ(answer(rows, "eye C2"), "0");
    EXPECT_EQ(answer(rows, "proper_eye A2"), "1");
    EXPECT_EQ(answer(rows, "marginal_eye A2"), "0");
    EXPECT_EQ(answer(rows, "halfeye A2"), "0");
    EXPECT_EQ(answer(rows, "false_eye A2"), "0");
    EXPECT_EQ(answer(rows, "false_eye_territory A2"), "0");
    EXPECT_EQ(answer(rows, "max_eye_value A1"), "1") << "a square of four";
    EXPECT_EQ(answer(rows, "max_eye_value J9"), "2") << "all the rest of the board";
    const char* const three =
        "...X...../XXXX...../........./........./........./........./........./........./.........";
    EXPECT_EQ(answer(three, "max_eye_value A9"), "2") << "if Black begins";
}

// GNU Go has it so, too: a margin beside Black's stones that belongs to no larger space.
TEST(Answers, AMarginAloneIsAMarginalEye) {
    const char* const rows = "X.OO.O./..XO.../XO....O/....XXX/O.O.X../X..OX../.O..XOX";
    EXPECT_EQ(answer(rows, "eye E5"), "1");
    EXPECT_EQ(answer(rows, "marginal_eye E5"), "1");
    EXPECT_EQ(answer(rows, "proper_eye E5"), "0");
}

TEST(Answers, WhereNoSpaceLiesNoneIsTold) {
    BoardAnalysis analysis;
    analysis.set(board::Board(board::parse_rows("...X...../XXXX...../........./........./........./....O..../"
                                                "........./........./.........")
                                  .value()));
    const auto at = [](const char* name) { return board::parse_vertex(name, 9).value(); };
    EXPECT_TRUE(analysis.eye_space(at("A9"), board::Colour::black).has_value());
    EXPECT_FALSE(analysis.eye_space(at("A9"), board::Colour::white).has_value());
    EXPECT_FALSE(analysis.eye_space(at("D8"), board::Colour::black).has_value());
}

// Living stones stand on points of their side's area that are no territory.
TEST(Answers, StonesStandInTheirAreaAndOnNoTerritory) {
    const char* const rows =
        "........./........./........./........./........./........./XXX....../..X....../..X......";
    EXPECT_EQ(answer(rows, "oarea C3"), "1");
    EXPECT_EQ(answer(rows, "omoyo C3"), "1");
    EXPECT_EQ(answer(rows, "oterri C3"), "0");
    EXPECT_EQ(answer(rows, "oterri A1"), "1");
    EXPECT_EQ(answer(rows, "xarea C3"), "0");
}

TEST(Answers, InfluenceIsThatOfThePositionThatWasSetLast) {
    const char* const black =
        "........./.XXXXXXX./........./........./........./........./........./........./.........";
    const char* const white =
        "........./.OOOOOOO./........./........./........./........./........./........./.........";
    const std::array point{board::parse_vertex("E7", 9).value()};
    BoardAnalysis analysis;
    for (const char* rows : {black, white, black}) {
        analysis.set(board::Board(board::parse_rows(rows).value()));
        const match::Value is_blacks = analysis.answer(match::Autohelper::oarea, board::Colour::black, point);
        EXPECT_EQ(is_blacks.is_true(), rows == black) << rows;
    }
}

TEST(Answers, ObviousFalseEyes) {
    const char* const rows =
        "........./.OO....../.OOX...../..X.X..../...XOO.../....OO.../........./........./.........";
    EXPECT_EQ(answer(rows, "obvious_false_oeye D6"), "1");
    EXPECT_EQ(answer(rows, "obvious_false_xeye D6"), "0");
    EXPECT_EQ(answer(rows, "obvious_false_oeye F7"), "0");
}

TEST(Answers, WhoReadsNothingOfEyesLeavesThemOpen) {
    BoardAnalysis analysis({.eyes = {}});
    analysis.set(board::Board(5));
    const board::Vertex corner = board::parse_vertex("A1", 5).value();
    EXPECT_FALSE(analysis.answer(match::Autohelper::eye, board::Colour::black, std::array{corner}).is_decided());
}

TEST(Answers, LegalityAndSuicide) {
    const char* const rows = ".X.../X.X../.X.../...../..XO.";
    EXPECT_EQ(answer(rows, "legal_omove B4"), "1");
    EXPECT_EQ(answer(rows, "legal_xmove B4"), "0");
    EXPECT_EQ(answer(rows, "x_suicide B4"), "1");
    EXPECT_EQ(answer(rows, "o_suicide B4"), "0");
    EXPECT_EQ(answer(rows, "legal_omove C1"), "0");
}

TEST(Answers, CapturesAndStonesInAtari) {
    const char* const rows = "XO.../X..../...../...../.....";
    EXPECT_EQ(answer(rows, "o_captures_something B4"), "0");
    EXPECT_EQ(answer(rows, "adjacent_to_stone_in_atari A5"), "0");
    const char* const atari = ".OX../..O../...../...../.....";
    EXPECT_EQ(answer(atari, "x_captures_something D5"), "1");
    EXPECT_EQ(answer(atari, "o_captures_something D5"), "0");
    EXPECT_EQ(answer(atari, "adjacent_to_stone_in_atari B5"), "1");
}

TEST(Answers, AKoIsItsStoneAndThePointBesideIt) {
    const char* const rows = ".XO../XO.O./.XO../...../.....";
    EXPECT_EQ(answer(rows, "ko B4"), "1");
    EXPECT_EQ(answer(rows, "ko C4"), "1");
    EXPECT_EQ(answer(".OX../OX.X./.OX../...../.....", "ko B4"), "1");
    EXPECT_EQ(answer(".OX../OX.X./.OX../...../.....", "ko C4"), "1");
    EXPECT_EQ(answer(rows, "ko C5"), "0");
    EXPECT_EQ(answer(rows, "ko E1"), "0");
}

TEST(Answers, StonesSomewhere) {
    const char* const rows = "X..../.O.../...../...../.....";
    EXPECT_EQ(answer(rows, "o_somewhere B5 A5"), "1");
    EXPECT_EQ(answer(rows, "x_somewhere B5 A5"), "0");
    EXPECT_EQ(answer(rows, "x_alive_somewhere B5 A5"), "0");
}

TEST(Answers, StringsAndDragons) {
    const char* const rows = "XX.X./...../...../O..../.....";
    EXPECT_EQ(answer(rows, "same_string A5 B5"), "1");
    EXPECT_EQ(answer(rows, "same_string A5 D5"), "0");
    EXPECT_EQ(answer(rows, "same_worm A5 B5"), "1");
    EXPECT_EQ(answer(rows, "same_worm A5 D5"), "0");
    EXPECT_EQ(answer(rows, "area_stone C5"), "?");
    EXPECT_EQ(answer(rows, "same_dragon A5 B5"), "1");
    EXPECT_EQ(answer(rows, "same_dragon A5 D5"), "?");
    EXPECT_EQ(answer(rows, "wormsize B5"), "2");
    EXPECT_EQ(answer(rows, "vital_chain A5"), "1");
    EXPECT_EQ(answer(rows, "vital_chain D5"), "0");
    EXPECT_EQ(answer(rows, "vital_chain A2"), "0");
}

TEST(Answers, TheFirstStoneAlongTheEdge) {
    const char* const rows = "......./......./......./......./......./X..O..X/.......";
    EXPECT_EQ(answer(rows, "x_visible_along_edge A2 B2"), "1");
    EXPECT_EQ(answer(rows, "o_visible_along_edge A2 B2"), "0");
    EXPECT_EQ(answer(rows, "o_visible_along_edge D2 E2"), "1");
    EXPECT_EQ(answer(rows, "o_visible_along_edge D2 C2"), "1");
    EXPECT_EQ(answer(rows, "o_visible_along_edge A2 D5"), "?");  // on no line along the edge
}

TEST(Answers, StonesAboveTheFifthLineAreNotSeenAlongTheEdge) {
    const std::string above = "......./......./", below = "/......./......./......./.......";
    EXPECT_EQ(answer((above + "...X..." + below).c_str(), "o_visible_along_edge A1 B1"), "1");
    EXPECT_EQ(answer(("......./...X.../......." + below).c_str(), "o_visible_along_edge A1 B1"), "0");
}

TEST(Answers, TheFirstStoneAlongTheEdgeOfATinyBoard) {
    for (const char* const calls : {"x_visible_along_edge", "o_visible_along_edge"})
        for (const char* const points : {" A1 A2", " A2 A1", " C1 C2", " C2 C1", " A3 B3", " B3 A3", " C3 C2"})
            EXPECT_EQ(answer(".../.../...", calls + std::string(points)), "0") << calls << points;
    EXPECT_EQ(answer("X../.../...", "o_visible_along_edge C1 A1"), "1");
    EXPECT_EQ(answer("X../.../...", "o_visible_along_edge C2 C3"), "1");
    EXPECT_EQ(answer("O./..", "x_visible_along_edge B1 B2"), "1");
}

TEST(Answers, AttackAndDefence) {
    const char* const rows =
        "........./....O..../...OXO.../........./........./........./........./........./.........";
    EXPECT_EQ(answer(rows, "attack E7"), win);
    EXPECT_EQ(answer(rows, "defend E7"), win);
    EXPECT_EQ(answer(rows, "attack D7"), "0");
    EXPECT_EQ(answer(rows, "defend D7"), "0");  // it is in no danger
    EXPECT_EQ(answer(rows, "does_attack E6 E7"), win);
    EXPECT_EQ(answer(rows, "does_defend E6 E7"), win);
    EXPECT_EQ(answer(rows, "does_defend A1 E7"), "0");
}

TEST(Answers, LinesOfPlay) {
    const char* const rows =
        "........./....O..../...OXO.../........./........./........./........./........./.........";
    EXPECT_EQ(answer(rows, "xplay_attack E6 E7"), win);  // it is gone
    EXPECT_EQ(answer(rows, "xplay_defend E6 E7"), "0");
    EXPECT_EQ(answer(rows, "oplay_attack E6 E7"), "0");
    EXPECT_EQ(answer(rows, "oplay_defend E6 E7"), win);
    EXPECT_EQ(answer(rows, "oplay_attack A1 ? A2 E7"), win);  // White passes, and may capture still
    EXPECT_EQ(answer(rows, "oplay_defend E8 E6 E7"), "0");    // E8 is taken, so White's move is the first
}

TEST(Answers, KosAreToldFromCaptures) {
    const char* const rows = ".XO../XO.O./.XO../...../.....";
    EXPECT_EQ(answer(rows, "attack B4"), ko_a);
}

TEST(Answers, TwoStrings) {
    const char* const rows = ".X.X./...../...../...../O.O.O";
    EXPECT_EQ(answer(rows, "oplay_disconnect C5 B5 D5"), "0");
    EXPECT_EQ(answer(rows, "oplay_connect C5 B5 D5"), win);
    EXPECT_EQ(answer(rows, "oplay_connect A1 B5 C3"), "0");  // nothing stands on C3
    EXPECT_EQ(answer(rows, "oplay_disconnect A1 B5 C3"), win);
    EXPECT_EQ(answer(rows, "oplay_attack_either A3 B5 C3"), win);
    EXPECT_EQ(answer(rows, "oplay_defend_both A3 B5 C3"), "0");
}

// Whoever takes D1 threatens the other's stone beside it.
TEST(Answers, SenteForBothSidesOnTheEdge) {
    const char* const rows = "......./......./......./......./......./.XX.OO./..O.X..";
    EXPECT_EQ(answer(rows, "edge_double_sente D1 D2 C1 E1"), "1");
    EXPECT_EQ(answer(rows, "edge_double_sente D1 D2 E1 C1"), "0");
    EXPECT_EQ(answer(rows, "adjacent_to_defendable_stone_in_atari C2"), "0");
    const char* const atari = ".OXO./..O../...../...../.....";
    EXPECT_EQ(answer(atari, "adjacent_to_defendable_stone_in_atari C4"), "0");  // C5 is lost
    const char* const way_out = "......./......./..OXO../...O.../......./......./.......";
    EXPECT_EQ(answer(way_out, "adjacent_to_defendable_stone_in_atari D4"), "1");
}

TEST(Answers, SafeMovesAndMovesAgainstThem) {
    const char* const rows = ".O.../O..../...../...../.....";
    EXPECT_EQ(answer(rows, "safe_omove A5"), "0");
    EXPECT_EQ(answer(rows, "safe_xmove A5"), win);
    EXPECT_EQ(answer(rows, "safe_omove D3"), win);
    EXPECT_EQ(answer(rows, "safe_omove B5"), "0");  // a stone is there
}

TEST(Answers, WhatNoAnalysisKnowsIsUndecided) {
    const char* const rows = "X..../...../...../...../.....";
    for (const char* call : {"has_aji A5", "owl_eyespace A5", "owl_goal_dragon A5", "xcut B5"})
        EXPECT_EQ(answer(rows, call), "?") << call;
}

// All calls fall on one place.
TEST(RememberedAnswers, AreOfOneCall) {
    using match::Autohelper;
    RememberedAnswers answers(1);
    const std::vector<board::Vertex> a{board::vertex_at(1, 1)}, b{board::vertex_at(2, 2)}, both{a[0], b[0]},
        many(19, a[0]);
    answers.store(Autohelper::lib, board::Colour::black, a, {3.0F});
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, a), match::Value(3.0F));
    EXPECT_EQ(answers.find(Autohelper::olib, board::Colour::black, a), std::nullopt);
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::white, a), std::nullopt);
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, b), std::nullopt);
    answers.store(Autohelper::lib, board::Colour::black, many, {4.0F});
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, many), std::nullopt) << "too long a call";
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, a), match::Value(3.0F));
    answers.store(Autohelper::lib, board::Colour::black, both, {5.0F});
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, a), std::nullopt);
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, both), match::Value(5.0F));
    answers.forget();
    EXPECT_EQ(answers.find(Autohelper::lib, board::Colour::black, both), std::nullopt);
}

TEST(RememberedAnswers, AreOfOnePosition) {
    BoardAnalysis analysis;
    const std::vector<board::Vertex> stone{board::parse_vertex("E7", 9).value()};
    analysis.set(board::Board(
        board::parse_rows("........./....O..../...OXO.../....O..../........./........./........./........./"
                          ".........")
            .value()));
    const match::Value captured = analysis.answer(match::Autohelper::safe_omove, board::Colour::black, stone);
    EXPECT_EQ(captured, match::Value::of(false));
    analysis.set(board::Board(9));
    EXPECT_TRUE(analysis.answer(match::Autohelper::safe_omove, board::Colour::black, stone).is_true());
}

TEST(RememberedAnswers, ReadOnce) {
    BoardAnalysis analysis;
    analysis.set(board::Board(
        board::parse_rows("........./....O..../...OXO.../........./........./........./........./........./.........")
            .value()));
    const std::vector<board::Vertex> line{board::parse_vertex("E6", 9).value(), board::parse_vertex("E7", 9).value()};
    EXPECT_EQ(analysis.nodes(), 0U);
    analysis.answer(match::Autohelper::oplay_attack, board::Colour::black, line);
    const auto nodes = analysis.nodes();
    EXPECT_GT(nodes, 0U);
    analysis.answer(match::Autohelper::oplay_attack, board::Colour::black, line);
    EXPECT_EQ(analysis.nodes(), nodes);
}

TEST(Answers, AllocateNothingOnceAsked) {
    const board::Board board(
        board::parse_rows("........./....O..../...OXO.../...X...../........./..XO...../........./........./.........")
            .value());
    const auto at = [](const char* name) { return board::parse_vertex(name, 9).value(); };
    const std::vector<board::Vertex> line{at("E6"), at("E5"), at("D6"), at("E7")};
    BoardAnalysis analysis;
    const auto ask_all = [&] {
        for (const match::Autohelper helper :
             {match::Autohelper::oplay_attack, match::Autohelper::xplay_defend, match::Autohelper::oplay_attack_either,
              match::Autohelper::oplay_connect, match::Autohelper::oplay_break_through})
            analysis.answer(helper, board::Colour::black, line);
    };
    analysis.set(board);
    ask_all();
    analysis.set(board);
    const std::size_t before = test::counted_allocations();
    ask_all();
    EXPECT_EQ(test::counted_allocations(), before);
}

TEST(Answers, HandicapStonesAreThoseOfTheGame) {
    const board::Board board(board::parse_rows("...../...../..O../...../.....").value());
    BoardAnalysis analysis;
    const auto ask = [&](match::Autohelper helper) { return analysis.answer(helper, board::Colour::black, {}); };
    analysis.set(board);
    EXPECT_FALSE(ask(match::Autohelper::total_handicap_stones).is_decided()) << "no game is known";
    analysis.set(board, board::Handicap{.stones = 3, .still_to_place = 2});
    EXPECT_EQ(ask(match::Autohelper::total_handicap_stones), match::Value(3));
    EXPECT_EQ(ask(match::Autohelper::remaining_handicap_stones), match::Value(2));
}

}  // namespace
}  // namespace katachi::analysis
