// Games beside a small library: followed, left, ended, in every corner, with handicap.
#include "tools/authoring/joseki/followed_game.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <tuple>

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"
#include "tests/authoring/joseki/library_of_text.h"

namespace katachi::authoring {
namespace {

using board::Corner;

const joseki::Graph& library() {
    static const joseki::Graph graph = library_of(
        "(;SZ[19];B[pd](;W[nc]N[approach];B[qf](;W[pb];B[qc];W[kc])(;W[];B[nd]))(;W[qc];B[qd];W[pc])(;W[jj])(;W[dp]))");
    return graph;
}

void play(board::Board& board, const std::string& moves, board::Orientation orientation = {}) {
    board::Colour colour = board::Colour::black;
    std::istringstream words(moves);
    for (std::string word; words >> word; colour = board::opponent(colour))
        EXPECT_EQ(board.play(colour, board::turned(*board::parse_vertex(word, 19), orientation, 19)),
                  board::Legality::ok)
            << word;
}

FollowedGame followed(const std::string& moves, board::Orientation orientation = {}) {
    board::Board board;
    play(board, moves, orientation);
    return followed_game(board, static_cast<int>(board.history().size()), library());
}

const FollowedCorner& at(const FollowedGame& game, Corner corner) { return game[static_cast<std::size_t>(corner)]; }

std::string names(const joseki::LibraryAnswer& answer) {
    std::string text;
    for (const joseki::AnsweredMove& move : answer.moves)
        text += (text.empty() ? "" : " ") +
                (move.move == board::pass_vertex ? "tenuki" : board::vertex_name(move.move, 19));
    return text;
}

TEST(FollowedGame, TellsWhereACornerLeavesTheLibrary) {
    const FollowedGame game = followed("Q16 D4 O17 F3 R14");
    const FollowedCorner& corner = at(game, Corner::upper_right);
    ASSERT_EQ(corner.moves.size(), 5U);  // Black 1, White elsewhere, Black 3, White elsewhere, Black 5
    EXPECT_EQ(corner.followed, 1U);
    EXPECT_EQ(corner.moves[1].move.vertex, board::pass_vertex);
    EXPECT_EQ(corner.moves[1].move.number, 3);
    EXPECT_EQ(corner.to_move, board::Colour::white);
    ASSERT_TRUE(corner.next);
    EXPECT_EQ(names(*corner.next), "R17 R14");  // and neither tengen nor another corner
    EXPECT_TRUE(at(game, Corner::upper_left).moves.empty());
}

TEST(FollowedGame, TellsTheFirstMoveThatNobodyShouldCopy) {
    const joseki::Graph graph = library_of(
        "(;SZ[19];B[pd];W[nc](;B[qf]MA[jh]C[J])(;B[pc]MA[jh]C[T])(;B[qe]MA[jh]C[0];W[pc](;B[qc]MA[jh]C[0])(;B[ob])))");
    board::Board board;
    play(board, "Q16 O17 R15 Q17 R17");
    const FollowedGame game = followed_game(board, 5, graph);
    const FollowedCorner& corner = at(game, Corner::upper_right);
    EXPECT_EQ(corner.followed, 5U);
    ASSERT_TRUE(corner.doubtful);
    EXPECT_EQ(corner.doubtful->move, 2U);
    ASSERT_EQ(corner.doubtful->better.size(), 1U);  // and not the trick
    EXPECT_EQ(corner.doubtful->better.front().move, *board::parse_vertex("R14", 19));
    EXPECT_FALSE(at(followed("Q16 O17 R14"), Corner::upper_right).doubtful);
}

TEST(FollowedGame, TellsRareMovesWithoutAClass) {
    joseki::Graph graph = library_of(R"((;SZ[19];B[pd](;W[nc]C[{"count": 990}])(;W[qc]C[{"count": 10}])))");
    board::Board board;
    play(board, "Q16 R17");
    EXPECT_EQ(at(followed_game(board, 2, graph), Corner::upper_right).doubtful->move, 1U);
    for (const joseki::EdgeIndex edge : graph.node(0).continuations) graph.edge(edge).played.games = 1;
    for (std::size_t i = 0; i < graph.edges().size(); ++i)
        graph.edge(static_cast<joseki::EdgeIndex>(i)).move_class = joseki::MoveClass::standard;
    EXPECT_FALSE(at(followed_game(board, 2, graph), Corner::upper_right).doubtful);
}

TEST(FollowedGame, FollowsInEveryCorner) {
    constexpr std::array places{Corner::upper_right, Corner::upper_left, Corner::lower_right, Corner::lower_left};
    std::set<Corner> seen;
    for (const board::Orientation orientation : board::all_orientations) {
        const FollowedGame game = followed("Q16 O17 R14 Q18 S18", orientation);
        for (const Corner place : places) {
            const FollowedCorner& corner = at(game, place);
            if (corner.moves.empty()) continue;
            seen.insert(place);
            EXPECT_EQ(corner.followed, 4U);
            EXPECT_TRUE(corner.has_left());
            EXPECT_EQ(corner.name(library()), "approach");
            ASSERT_TRUE(corner.next);
            const auto expected = board::turned(*board::parse_vertex("R17", 19), orientation, 19);
            EXPECT_EQ(names(*corner.next), board::vertex_name(expected, 19));
        }
    }
    EXPECT_EQ(seen.size(), 4U);
}

TEST(FollowedGame, KnowsTheEndOfALine) {
    const FollowedCorner line = at(followed("Q16 R17 R16 Q17"), Corner::upper_right);
    EXPECT_EQ(line.followed, 4U);
    EXPECT_FALSE(line.has_left());
    EXPECT_FALSE(line.next);
    const FollowedCorner behind = at(followed("Q16 R17 R16 Q17 P17"), Corner::upper_right);
    EXPECT_TRUE(behind.has_left());
    EXPECT_FALSE(behind.next);
}

TEST(FollowedGame, KnowsWhatMayStillBePlayed) {
    const FollowedCorner corner = at(followed("Q16 O17 R14"), Corner::upper_right);
    EXPECT_FALSE(corner.has_left());
    EXPECT_EQ(corner.to_move, board::Colour::white);
    ASSERT_TRUE(corner.next);
    EXPECT_EQ(names(*corner.next), "tenuki Q18");
}

TEST(FollowedGame, FollowsTenukiOfTheLibrary) {
    const FollowedCorner corner = at(followed("Q16 O17 R14 D4 O16"), Corner::upper_right);
    EXPECT_EQ(corner.followed, 5U);
    EXPECT_EQ(corner.moves.back().move.number, 5);
}

TEST(FollowedGame, OffersFirstMovesWhereTheFirstIsUnknown) {
    for (const auto& [move, first, place] : {std::tuple("S18", "Q16", Corner::upper_right),
                                             {"B18", "D16", Corner::upper_left},
                                             {"B2", "D4", Corner::lower_left},
                                             {"S2", "Q4", Corner::lower_right}}) {
        const FollowedCorner corner = at(followed(move), place);
        EXPECT_EQ(corner.followed, 0U);
        ASSERT_TRUE(corner.next);
        EXPECT_EQ(names(*corner.next), first);
    }
}

TEST(FollowedGame, TakesHandicapForFirstMoves) {
    board::Board board;
    for (const char* stone : {"D4", "Q16"}) board.place(board::Colour::black, *board::parse_vertex(stone, 19));
    EXPECT_EQ(board.play(board::Colour::white, *board::parse_vertex("O17", 19)), board::Legality::ok);
    const FollowedGame game = followed_game(board, 1, library());
    const FollowedCorner& corner = at(game, Corner::upper_right);
    EXPECT_EQ(corner.followed, 2U);
    EXPECT_LE(corner.moves[0].move.number, 0);
    EXPECT_EQ(corner.moves[1].move.number, 1);
    EXPECT_EQ(at(game, Corner::lower_left).followed, 1U);
}

TEST(FollowedGame, RefusesOtherBoardsAndProblems) {
    EXPECT_THROW(followed_game(board::Board(13), 0, library()), base::FileError);
    board::Board problem;
    problem.place(board::Colour::white, *board::parse_vertex("D4", 19));
    EXPECT_THROW(followed_game(problem, 0, library()), base::FileError);
}

}  // namespace
}  // namespace katachi::authoring
