// What games say of joseki positions: who won, when, where from; orders, colours and drawings meet.

#include <gtest/gtest.h>

#include "engine/board/turned_vertex.h"
#include "engine/sgf/values.h"
#include "joseki/mining/sequence_walk.h"
#include "tests/joseki/mining_games.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::joseki {
namespace {

TEST(MinedGraph, MeetsForOrdersColoursAndMirrorImages) {
    const Graph graph =
        mined({game_text("D16 F17 C14 D18"), game_text("D16 D18 C14 F17"), game_text("b:Q4 w:O3 b:R6 w:Q2"),
               game_text("w:Q16 b:R14 w:O17 b:S16"), game_text("D16 C14 F17 B16")});
    EXPECT_EQ(times_played(graph, "", "D16"), 5);
    EXPECT_EQ(times_played(graph, "D16 F17 C14", "D18"), 4);
    EXPECT_EQ(times_played(graph, "D16 D18 C14", "F17"), 1);
    EXPECT_EQ(graph.node(node_behind(graph, "D16 F17 C14 D18")).predecessors.size(), 2U);
}

TEST(MinedGraph, KnowsWhoWonWhenAndWhereFrom) {
    const Graph graph =
        mined({game_text("D16 F17", "SZ[19]RE[B+3.5]DT[2016-07-13]"), game_text("w:D16 b:F17", "SZ[19]RE[B+R]DT[2009]"),
               game_text("D16 F17", "SZ[19]RE[Void]")});
    const Edge& first = graph.edge(graph.node(0).continuations.front());
    EXPECT_EQ(
        first.played,
        (PlayRecord{.games = 3, .own_wins = 1, .opponent_wins = 1, .first_date = 20090000, .last_date = 20160713}));
    EXPECT_EQ(first.example, "game 1");  // of 2009
}

TEST(MinedGraph, CountsACornerTwiceWhereTwoCornersPlayIt) {
    EXPECT_EQ(times_played(mined({game_text("D16 Q16 Q4 D4")}), "", "D16"), 4);
}

TEST(MinedGraph, TellsTenukiAndEndsApart) {
    std::string wait;
    for (int i = 0; i < 30; ++i) wait += "pass ";
    const Graph graph = mined({game_text("D16 " + wait), game_text("D16")});
    const Node& star = graph.node(node_behind(graph, "D16"));
    EXPECT_EQ(star.ended.games, 1);
    EXPECT_EQ(star.rest.games, 1);  // the game ends: nobody knows
    EXPECT_TRUE(star.continuations.empty());
    const Graph elsewhere = mined({game_text("D16 Q4 D17")});
    EXPECT_EQ(times_played(elsewhere, "D16", "tenuki"), 1);
    EXPECT_EQ(times_played(elsewhere, "D16 tenuki", "D17"), 1);
}

// Without hashes: each position in its normal form, each move by itself.
void count_slowly(const sgf::Game& game, Graph& graph) {
    const PlainGame plain = plain_game(game, board::max_board_size);
    if (plain.refusal) return;
    CornerSequences sequences;
    find_sequences(plain.moves, {}, plain.last, sequences);
    SequenceWalk walk;
    for (CornerSequence& sequence : sequences) {
        const auto played_out = walk.walk(sequence, [](const SeenPosition&, board::Colour, board::Vertex) {}).moves;
        board::Board board;
        for (std::size_t i = 0; i < played_out; ++i) {
            const CornerMove& move = sequence.moves[i];
            const NormalForm before = normal_form(joseki_stones(board.position(), move.colour));
            board.play_ko(move.colour, move.vertex);
            const NormalForm behind = normal_form(joseki_stones(board.position(), board::opponent(move.colour)));
            const board::Vertex drawn = board::turned(move.vertex, before.orientation, board::max_board_size);
            const EdgeIndex edge =
                graph.add(graph.add(before.stones), normal_move(before.stones, drawn), graph.add(behind.stones));
            const bool has_won = sgf::sgf_winner(game.result) == move.colour;
            graph.edge(edge).played.add({.games = 1, .own_wins = has_won ? 1 : 0, .opponent_wins = has_won ? 0 : 1});
        }
    }
}

void expect_slow_counts(const std::string& text) {
    Graph expected;
    for (const std::string_view game : split_games(text)) count_slowly(sgf::SgfReader(game).next().value(), expected);
    const Graph found = mined({text});
    EXPECT_EQ(found.nodes().size(), expected.nodes().size());
    ASSERT_EQ(found.edges().size(), expected.edges().size());
    EXPECT_GT(found.edges().size(), 500U);
    for (const Edge& edge : found.edges()) {
        const auto from = expected.find(found.node(edge.from).stones);
        const auto same = from ? expected.find(*from, edge.move) : std::nullopt;
        ASSERT_TRUE(same);
        const Edge& other = expected.edge(*same);
        EXPECT_EQ(found.node(edge.to).stones, expected.node(other.to).stones);
        EXPECT_EQ(edge.played.games, other.played.games);
        EXPECT_EQ(edge.played.own_wins, other.played.own_wins);
        EXPECT_EQ(edge.played.opponent_wins, other.played.opponent_wins);
    }
}

TEST(MinedGraph, CountsAsASlowCountDoes) {
    std::mt19937 random(katachi::test::test_seed());
    expect_slow_counts(joseki::random_games(300, random));
}

TEST(MinedGraph, CountsRealGamesAsASlowCountDoes) {
    KATACHI_NEEDS(katachi::test::bulk_games_file);
    const std::string text = katachi::test::gzip_bytes(katachi::test::shared_data() / katachi::test::bulk_games_file);
    const auto games = split_games(text);
    expect_slow_counts(std::string(text.data(), games[400].data()));
}

TEST(MinedGraph, ReachesEveryPositionAsOftenAsItIsLeft) {
    const Graph graph = mined(
        {game_text("D16 F17 C14"), game_text("D16 F17 D14"), game_text("D16 F17 C14 D18"), game_text("D16 C17 D17")});
    for (const std::int64_t least : {1, 2, 3}) {
        const Graph pruned = mined({game_text("D16 F17 C14"), game_text("D16 F17 D14"), game_text("D16 F17 C14 D18"),
                                    game_text("D16 C17 D17")},
                                   least);
        for (NodeIndex node = 1; node < std::ssize(pruned.nodes()); ++node) {
            std::int64_t into = 0;
            for (const EdgeIndex edge : pruned.node(node).predecessors) into += pruned.edge(edge).played.games;
            EXPECT_EQ(reached(pruned, node).games, into) << "pruned by " << least;
        }
        EXPECT_LE(pruned.edges().size(), graph.edges().size());
    }
}

TEST(MinedPiece, RefusesWhatIsNoPlainGame) {
    const auto pieces = joseki::pieces_of({game_text("D16", "SZ[13]"), game_text("D16", "SZ[19]HA[3]"),
                                           game_text("D16", "SZ[19]AB[pp]"), "(;SZ[19])", "(;SZ[19];B[zzz];W[aa])",
                                           game_text("D16", "SZ[19]HA[1]"), "(;GM[2];B[aa])"});
    const MinedPiece mined = mine_piece(pieces.front(), {});
    EXPECT_EQ(mined.facts.games, 7);
    EXPECT_EQ(mined.facts.read_games(), 1);
    EXPECT_EQ(mined.facts.refused, (std::array<std::int64_t, refusal_count>{2, 2, 1, 1}));
    EXPECT_EQ(mined.warnings.size(), 1U);
}

TEST(MinedPiece, ReadsADamagedGameUpToTheDamage) {
    const auto pieces = joseki::pieces_of({"(;SZ[19];B[dd];W[fc];B[z];W[cf])"});
    const MinedPiece mined = mine_piece(pieces.front(), {});
    EXPECT_EQ(mined.facts.read_games(), 1);
    EXPECT_EQ(mined.facts.moves, 2);
    ASSERT_EQ(mined.warnings.size(), 1U);
    EXPECT_EQ(mined.warnings.front(),
              "text1:1:24: a move that is no point of the board; what comes after it is passed over");
}

TEST(MinedPiece, TellsWhereInItsTextADamagedGameIsSo) {
    const std::string sound = "(;SZ[19];B[dd];W[fc])", damaged = "(;SZ[19];B[dd];W[fc];B[z];W[cf])";
    const auto pieces = joseki::pieces_of({sound + damaged + "\n\n " + damaged});
    const MinedPiece mined = mine_piece(pieces.front(), {});
    ASSERT_EQ(mined.warnings.size(), 2U);
    EXPECT_TRUE(mined.warnings[0].starts_with("text1:1:" + std::to_string(24 + sound.size()) + ": "));
    EXPECT_TRUE(mined.warnings[1].starts_with("text1:3:25: ")) << mined.warnings[1];
}

TEST(MinedPiece, ReadsAGameWhoseHeaderIsOdd) {
    for (const char* header : {"SZ[19]HA[]", "SZ[19]HA[?]", "SZ[19x19]"}) {
        const auto pieces = joseki::pieces_of({game_text("D16", header)});
        const MinedPiece mined = mine_piece(pieces.front(), {});
        EXPECT_EQ(mined.facts.read_games(), 1) << header;
        ASSERT_EQ(mined.warnings.size(), 1U) << header;
        EXPECT_FALSE(mined.warnings.front().ends_with("passed over")) << header;
    }
}

TEST(MinedPiece, ReadsAGameUpToStonesThatAreSetUpAmidIt) {
    const auto pieces = joseki::pieces_of({"(;SZ[19];B[dd];W[fc];AB[cf];W[cc])"});
    const MinedPiece mined = mine_piece(pieces.front(), {});
    EXPECT_EQ(mined.facts.moves, 2);
    EXPECT_TRUE(mined.warnings.empty());
}

TEST(MinedPiece, ReadsDates) {
    EXPECT_EQ(date_number("2016-07-13"), 20160713);
    EXPECT_EQ(date_number("2016-07-13,14"), 20160713);
    EXPECT_EQ(date_number("2018.04.27"), 20180427);
    EXPECT_EQ(date_number("2016-07"), 20160700);
    EXPECT_EQ(date_number("2016-13-01"), 20160000);
    EXPECT_EQ(date_number("1846"), 18460000);
    EXPECT_EQ(date_number("in July"), 0);
    EXPECT_EQ(date_number(""), 0);
}

}  // namespace
}  // namespace katachi::joseki
