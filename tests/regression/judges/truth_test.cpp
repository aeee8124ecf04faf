// What is proved of strings that every player knows.
#include "regression/judges/truth.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/regression/judges/plain_checker.h"

namespace katachi::regression {
namespace {

constexpr TruthLimits truth_limits{.code = {.nodes = 2000}, .move = {.nodes = 1000}};

bool proof_holds(const Proof& proof, const board::Board& board, board::Colour to_move) {
    return !objection(proof, board, to_move).has_value();
}

// "1 C3 D4", or "0"; "open" where something is not known.
std::string truth(const char* rows, const char* string, bool is_attack) {
    board::Board board(board::parse_rows(rows).value());
    const board::Vertex target = board::parse_vertex(string, board.size()).value();
    const board::Colour owner = board.at(target);
    const auto found =
        find_truth(board, {target}, is_attack ? board::opponent(owner) : owner, truth_limits, proof_holds);
    if (!found || found->are_moves_open || !found->open.empty()) return "open";
    std::string text = std::to_string(static_cast<int>(found->code));
    for (const board::Vertex move : found->right) text += ' ' + board::vertex_name(move, board.size());
    return text;
}
std::string attack(const char* rows, const char* string) { return truth(rows, string, true); }
std::string defend(const char* rows, const char* string) { return truth(rows, string, false); }

TEST(Truth, AStoneAloneInTheOpenIsSafe) {
    EXPECT_EQ(attack("......./......./......./...X.../......./......./.......", "D4"), "0");
}

TEST(Truth, AStringWithoutAWayOutIsLost) {
    const char* const rows =
        "........./........./........./........./..XXX..../.XOO.X.../..XXX..../........./.........";
    EXPECT_EQ(attack(rows, "D4"), "1 E4");
    EXPECT_EQ(defend(rows, "D4"), "0");
}

TEST(Truth, AShortageOfLibertiesIsSeen) {
    const char* const rows = "......./......./......./......./.XXX.../XOOXX../.XO.OX.";
    EXPECT_EQ(attack(rows, "E1"), "1 A1 D1");  // A1 takes away the capture that would make D1 legal
    EXPECT_EQ(defend(rows, "E1"), "0");
}

TEST(Truth, AStoneInAKoNeedsAThreatOfItsOwner) {
    const char* const rows =
        "........./........./........./........./...XO..../..XO.O.../...XO..../........./.........";
    EXPECT_EQ(attack(rows, "D4"), "2 E4");
    EXPECT_EQ(defend(rows, "D4"), "1 E4");
}

TEST(Truth, IsNothingThatACheckRefuses) {
    board::Board board(board::parse_rows("......./......./......./...X.../......./......./.......").value());
    const auto refuse = [](const Proof&, const board::Board&, board::Colour) { return false; };
    EXPECT_FALSE(find_truth(board, {board::vertex_at(3, 3)}, board::Colour::white, truth_limits, refuse));
}

}  // namespace
}  // namespace katachi::regression
