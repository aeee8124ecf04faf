// Captures and rescues that every player knows.
#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "engine/reading/goals/ladder.h"
#include "engine/reading/tactics.h"

namespace katachi::reading {
namespace {

// "1 C3", or "0"; the board must be the same afterwards.
std::string answer(const char* rows, const char* string,
                   TacticalAnswer (Tactics::*question)(board::Board&, board::Vertex)) {
    board::Board board(board::parse_rows(rows).value());
    const std::uint64_t hash = board.hash();
    Tactics tactics;
    const TacticalAnswer found = (tactics.*question)(board, board::parse_vertex(string, board.size()).value());
    EXPECT_EQ(board.hash(), hash);
    EXPECT_TRUE(board.history().empty());
    const std::string code = std::to_string(static_cast<int>(found.code));
    return found.code == TacticalCode::failure ? code : code + ' ' + board::vertex_name(found.move, board.size());
}
std::string attack(const char* rows, const char* string) { return answer(rows, string, &Tactics::attack); }
std::string defend(const char* rows, const char* string) { return answer(rows, string, &Tactics::defend); }

TEST(Capture, AStoneInAtariIsTakenOrSaved) {
    const char* const rows =
        "........./....O..../...OXO.../........./........./........./........./........./.........";
    EXPECT_EQ(attack(rows, "E7"), "1 E6");
    EXPECT_EQ(defend(rows, "E7"), "1 E6");
}

TEST(Capture, AStoneAloneInTheOpenIsSafe) {
    const char* const rows = "......./......./......./...X.../......./......./.......";
    EXPECT_EQ(attack(rows, "D4"), "0");
}

TEST(Capture, OnTheEdgeAtariIsDeath) {
    const char* const rows = "....../....../....../.OOO../.OXXO./......";
    EXPECT_EQ(attack(rows, "C2").substr(0, 1), "1");
}

TEST(Capture, ANetHolds) {
    const char* const rows = "......./..O..../.OXO.../.OX..../..O..../......./.......";
    EXPECT_EQ(attack(rows, "C5").substr(0, 1), "1");
}

// Black's capture at A5 is taken back at B5 with a greater string.
TEST(Capture, ASnapbackIsNoCapture) {
    const char* const rows = "..XO./XXXO./OOO../...../.....";
    board::Board board(board::parse_rows(rows).value());
    ASSERT_EQ(board.play(board::Colour::white, board::parse_vertex("A5", 5).value()), board::Legality::ok);
    Tactics tactics;
    EXPECT_EQ(tactics.attack(board, board::parse_vertex("A5", 5).value()).code, TacticalCode::failure);
    EXPECT_EQ(tactics.attack(board, board::parse_vertex("B4", 5).value()).code, TacticalCode::win);
}

TEST(Capture, AKoIsToldFromACapture) {
    const char* const rows = ".XO../XO.O./.XO../...../.....";
    EXPECT_EQ(attack(rows, "B4"), "2 C4");
    EXPECT_EQ(defend(rows, "B4").substr(0, 1), "1");  // C4 connects, A5 takes a stone
}

// The stone is saved four points away, where a move makes a second eye of a liberty of the string that it leans on. An
// exhaustive solver says that the attack fails by simple ko.
TEST(Capture, IsRefutedByAnEyeFarFromTheString) {
    constexpr const char* black_below =
        "/XXXXXXXOOOO/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXXXXX/XXXXXXXX.X.";
    constexpr const char* white_below =
        "/OOOOOOOXXXX/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOOOOO/OOOOOOOO.O.";
    for (const auto& [two_rows, below, string] : {std::tuple(".OO..OOO.O./O..O.OOOOOO", black_below, "A10"),
                                                  std::tuple("OO.XX..X.X./OOX..X.XXXX", white_below, "C10"),
                                                  std::tuple("XX.OO..O.O./XXO..O.OOOO", black_below, "C10")}) {
        board::Board board(board::parse_rows(std::string(two_rows) + below).value());
        const board::Vertex target = board::parse_vertex(string, board.size()).value();
        for (const SearchLimits& limits :
             {SearchLimits{.nodes = 6000}, SearchLimits{.nodes = 1000, .far_nodes = 5000}}) {
            Tactics tactics(limits);
            const TacticalCode code = tactics.attack(board, target).code;
            EXPECT_TRUE(code == TacticalCode::failure || code == TacticalCode::ko_b) << two_rows;
        }
    }
}

TEST(Capture, AMoveThatIsForbiddenIsNotBegunWith) {
    board::Board board(
        board::parse_rows("........./....O..../...OXO.../........./........./........./........./........./.........")
            .value());
    const board::Vertex string = board::parse_vertex("E7", 9).value(), last = board::parse_vertex("E6", 9).value();
    Tactics tactics;
    EXPECT_EQ(tactics.attack(board, string).move, last);
    EXPECT_NE(tactics.restricted_attack(board, string, board::VertexSet::of(last)).move, last);
    EXPECT_EQ(tactics.restricted_defend(board, string, board::VertexSet::of(last)).code, TacticalCode::failure);
    EXPECT_EQ(tactics.defend(board, string).code, TacticalCode::win) << "what was forbidden is so no longer";
}

// The manual's board, chapter 11.1.3: White connects at B1 first, then puts Black in atari at D1.
TEST(Capture, IsPreparedByFillingInAsFarAsThatIsRead) {
    board::Board board(
        board::parse_rows("........./........./........./........./........./........./.OOOOOO../OOXXXXXO./..O.X.XO.")
            .value());
    const board::Vertex string = board::parse_vertex("E2", 9).value();
    const TacticalAnswer prepared = Tactics().attack(board, string);
    EXPECT_EQ(prepared.code, TacticalCode::win);
    EXPECT_EQ(board::vertex_name(prepared.move, 9), "B1");
    // Where Black may only pass, White's move is one from the root.
    const board::VertexSet everywhere = board.empty_points();
    EXPECT_EQ(Tactics().restricted_defend(board, string, everywhere).code, TacticalCode::failure);
    EXPECT_EQ(Tactics({.backfill_depth = 1}).restricted_defend(board, string, everywhere).code, TacticalCode::win);
}

TEST(Capture, IsNoKoWhereNoneIsTakenBack) {
    board::Board ko(board::parse_rows(".XO../XO.O./.XO../...../.....").value());
    const board::Vertex in_ko = board::parse_vertex("B4", 5).value();
    EXPECT_EQ(Tactics().attack(ko, in_ko).code, TacticalCode::ko_a);
    EXPECT_EQ(Tactics({.ko_depth = 0}).attack(ko, in_ko).code, TacticalCode::win) << "nobody takes the ko back";
}

// Boards that were set up may have such strings.
TEST(Capture, NoMoveTakesAStringWithoutLiberties) {
    board::Board board(board::parse_rows("......./......./......./...X.../......./O....../XO.....").value());
    const board::Vertex buried = board::parse_vertex("A1", 7).value(), other = board::parse_vertex("D4", 7).value();
    ASSERT_EQ(board.liberties(buried), 0);
    Tactics tactics;
    EXPECT_EQ(tactics.attack(board, buried).code, TacticalCode::failure);
    EXPECT_EQ(tactics.attack_either(board, buried, other).code, TacticalCode::failure);
    EXPECT_EQ(tactics.defend_both(board, buried, other).code, TacticalCode::win);
    EXPECT_FALSE(read_ladder(board, buried, 100).works);
}

}  // namespace
}  // namespace katachi::reading
