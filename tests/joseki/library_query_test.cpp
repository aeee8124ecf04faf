// Boards asked of a library: pure joseki in every corner, with other stones around, with a stone that differs.
#include "joseki/graph/library_query.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "tests/joseki/support.h"

namespace katachi::joseki {
namespace {

const char* const tree = "(;SZ[19];B[pd](;W[nc];B[qf](;W[pb];B[qc];W[kc])(;W[qd]))(;W[qc];B[qd];W[pc]))";

board::Position board_after(const std::string& moves) {
    board::Board board;
    board::Colour colour = board::Colour::black;
    std::istringstream words(moves);
    for (std::string word; words >> word; colour = board::opponent(colour))
        EXPECT_EQ(board.play(colour, board::parse_vertex(word, board::max_board_size).value()), board::Legality::ok)
            << word;
    return board.position();
}

board::Position turned_board(const board::Position& board, board::Orientation orientation, bool swap_colours) {
    board::Position result;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column) {
            const board::Colour colour = board.at(row, column);
            if (board::is_stone(colour))
                result.put(board::turned(board::vertex_at(row, column), orientation, board.size),
                           swap_colours ? board::opponent(colour) : colour);
        }
    return result;
}

std::vector<std::string> moves_of(const LibraryAnswer& answer) {
    std::vector<std::string> names;
    for (const AnsweredMove& move : answer.moves) names.push_back(board::vertex_name(move.move, board::max_board_size));
    std::sort(names.begin(), names.end());
    return names;
}

TEST(LibraryQuery, TellsThatALineIsPlayedToItsEnd) {
    const Graph library = graph_of(tree);
    LibraryQuery query(library);
    for (const bool with_others : {false, true}) {
        const board::Position board =
            board_after(with_others ? "Q16 O17 R14 Q18 R17 L17 D4 D10" : "Q16 O17 R14 Q18 R17 L17");
        const auto answers = query.ask(board, board::Colour::black, {});
        const auto found = std::find_if(answers.begin(), answers.end(), [&](const LibraryAnswer& answer) {
            return library.node(answer.node).stones.size() == 6;
        });
        ASSERT_NE(found, answers.end()) << with_others;
        EXPECT_EQ(found->moves.size(), 0U);
        EXPECT_EQ(corner_of(found->orientation, board.size), board::Corner::upper_right);
        EXPECT_EQ(found->degree(), with_others ? 19 * 15 : 19 * 19);
    }
}

TEST(LibraryQuery, TellsAMoveAndItsMirrorImageAsOne) {
    const Graph library = graph_of("(;SZ[19];B[pd];W[qc];B[qd];W[pc])");
    LibraryQuery query(library);
    auto answers = query.ask(board_after("Q16 R17"), board::Colour::black, {});
    ASSERT_FALSE(answers.empty());
    add_mirrored_moves(library, answers.front(), 19);
    ASSERT_EQ(answers.front().moves.size(), 1U);
    const AnsweredMove& move = answers.front().moves.front();
    ASSERT_TRUE(move.mirrored);
    EXPECT_EQ(std::set({move.move, *move.mirrored}),
              std::set({*board::parse_vertex("R16", 19), *board::parse_vertex("Q17", 19)}));
}

TEST(LibraryQuery, FindsAPositionInEveryCornerForEitherColour) {
    const Graph library = graph_of(tree);
    LibraryQuery query(library);
    const NodeIndex node = node_after(library, "D16 F17 C14");
    const board::Position board = board_after("Q16 O17 R14");
    for (const board::Orientation orientation : board::all_orientations)
        for (const bool swapped : {false, true}) {
            const auto answers = query.ask(turned_board(board, orientation, swapped),
                                           swapped ? board::Colour::black : board::Colour::white, {});
            ASSERT_FALSE(answers.empty());
            EXPECT_EQ(answers.front().node, node);
            EXPECT_EQ(answers.front().degree(), 361);
            std::vector<std::string> expected;
            for (const char* move : {"Q18", "R16"})
                expected.push_back(
                    board::vertex_name(board::turned(*board::parse_vertex(move, 19), orientation, 19), 19));
            std::sort(expected.begin(), expected.end());
            EXPECT_EQ(moves_of(answers.front()), expected) << board::name(orientation);
        }
}

TEST(LibraryQuery, AgreesUpToTheStonesAround) {
    const Graph library = graph_of(tree);
    LibraryQuery query(library);
    const auto answers = query.ask(board_after("Q16 O17 R14 K10"), board::Colour::white, {});  // a stone in the middle
    ASSERT_FALSE(answers.empty());
    EXPECT_EQ(answers.front().node, node_after(library, "D16 F17 C14"));
    EXPECT_EQ(answers.front().degree(), 19 * 9);
    EXPECT_EQ(std::min(answers.front().rows, answers.front().columns), 9);
}

TEST(LibraryQuery, LetsPointsDifferWhereThatIsAllowed) {
    const Graph library = graph_of(tree);
    LibraryQuery query(library);
    const board::Position board = board_after("Q16 O17 R14 P14");  // a stone too many
    const auto knows = [&](int differences) {
        const auto answers =
            query.ask(board, board::Colour::white, {.last_move = board::pass_vertex, .differences = differences});
        return std::any_of(answers.begin(), answers.end(), [&](const LibraryAnswer& answer) {
            return answer.node == node_after(library, "D16 F17 C14") && answer.differences == 1;
        });
    };
    EXPECT_FALSE(knows(0));
    EXPECT_TRUE(knows(1));
}

TEST(LibraryQuery, TakesTheOpponentsLastMoveFirst) {
    const Graph library = graph_of(tree);
    LibraryQuery query(library);
    const board::Position board = board_after("Q16 O17 D4 F3");
    for (const char* last : {"O17", "F3"}) {
        const auto answers = query.ask(board, board::Colour::black, {.last_move = *board::parse_vertex(last, 19)});
        ASSERT_EQ(answers.size(), 4U);  // two corners are empty
        EXPECT_TRUE(answers.front().has_last_move);
        const board::Vertex in_corner =
            board::turned(*board::parse_vertex(last, 19), board::inverse(answers.front().orientation), 19);
        EXPECT_LT(board::row_of(in_corner), 9);
        EXPECT_LT(board::column_of(in_corner), 9);
    }
}

TEST(LibraryQuery, KnowsWholeBoardsFromAllTheirCorners) {
    const Graph library = graph_of("(;SZ[19];B[pd];W[dd];B[qp];W[dq];B[oq])");
    LibraryQuery query(library);
    const board::Position board = board_after("Q16 D16 R4 D3");
    for (const board::Orientation orientation : board::all_orientations) {
        const auto answers = query.ask(turned_board(board, orientation, false), board::Colour::black, {});
        ASSERT_EQ(answers.size(), 4U);
        for (const LibraryAnswer& answer : answers) EXPECT_EQ(answer.degree(), 361);
    }
}

// A tree of openings: tengen and the other corners, behind stones of one corner.
TEST(LibraryAnswer, LeavesOutMovesElsewhere) {
    const Graph library =
        graph_of("(;SZ[19](;B[jj])(;B[pd](;W[jj])(;W[dp])(;W[pp])(;W[nc])(;W[pj])(;W[qj];B[]))(;B[qc];W[dd];B[jj]))");
    const auto kept = [&](NodeIndex node) {
        LibraryAnswer answer = whole_answer(library, node, board::Orientation::mirrored);
        leave_out_moves_elsewhere(library, answer);
        return moves_of(answer);
    };
    EXPECT_EQ(kept(0), (std::vector<std::string>{"Q16", "R17"}));
    EXPECT_EQ(kept(node_after(library, "Q16")), (std::vector<std::string>{"K16", "K17", "O17"}));
    EXPECT_EQ(kept(node_after(library, "Q16 R10")), (std::vector<std::string>{"PASS"}));
    EXPECT_EQ(kept(node_after(library, "R17 D16")), (std::vector<std::string>{"K10"}));  // of the whole board
}

TEST(LibraryQuery, TakesTheMostPlayedOfAnyNumberThatAgreeAsWell) {
    std::string text = "(;SZ[19];B[dd]";
    for (char row = 'k'; row <= 'p'; ++row)
        for (char column = 'k'; column <= row; ++column) text += std::string("(;W[") + column + row + "];B[cc])";
    Graph library = graph_of(text + ")");
    LibraryQuery query(library);
    int positions = 0;
    for (std::size_t i = 0; i < library.edges().size(); ++i) {
        Edge& edge = library.edge(static_cast<EdgeIndex>(i));
        if (library.node(edge.from).stones.size() != 2) continue;
        ++positions;
        edge.played.games = 1;
        EXPECT_EQ(query.ask(board_after("D16 K10"), board::Colour::black, {}).front().node, edge.from);
        edge.played.games = 0;
    }
    EXPECT_EQ(positions, 21);
}

}  // namespace
}  // namespace katachi::joseki
