// Boards asked of a library: pure joseki in every corner, with other stones around, with a stone that differs.
#include "joseki/graph/library_query.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "tests/joseki/support.h"

namespace katachi {
namespace {

using test::graph_of;
using test::node_after;

const char* const tree = "(;SZ[19];B[pd](;W[nc];B[qf](;W[pb];B[qc];W[kc])(;W[qd]))(;W[qc];B[qd];W[pc]))";

Position board_after(const std::string& moves) {
    Board board;
    Colour colour = Colour::black;
    std::istringstream words(moves);
    for (std::string word; words >> word; colour = opponent(colour))
        EXPECT_EQ(board.play(colour, parse_vertex(word, max_board_size).value()), Legality::ok) << word;
    return board.position();
}

Position turned_board(const Position& board, Orientation orientation, bool swap_colours) {
    Position result;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column) {
            const Colour colour = board.at(row, column);
            if (is_stone(colour))
                result.put(turned(vertex_at(row, column), orientation, board.size),
                           swap_colours ? opponent(colour) : colour);
        }
    return result;
}

std::vector<std::string> moves_of(const LibraryAnswer& answer) {
    std::vector<std::string> names;
    for (const AnsweredMove& move : answer.moves) names.push_back(vertex_name(move.move, max_board_size));
    std::sort(names.begin(), names.end());
    return names;
}

TEST(LibraryQuery, FindsAPositionInEveryCornerForEitherColour) {
    const JosekiGraph library = graph_of(tree);
    LibraryQuery query(library);
    const NodeIndex node = node_after(library, "D16 F17 C14");
    const Position board = board_after("Q16 O17 R14");
    for (const Orientation orientation : all_orientations)
        for (const bool swapped : {false, true}) {
            const auto answers =
                query.ask(turned_board(board, orientation, swapped), swapped ? Colour::black : Colour::white, {});
            ASSERT_FALSE(answers.empty());
            EXPECT_EQ(answers.front().node, node);
            EXPECT_EQ(answers.front().degree(), 361);
            std::vector<std::string> expected;
            for (const char* move : {"Q18", "R16"})
                expected.push_back(vertex_name(turned(*parse_vertex(move, 19), orientation, 19), 19));
            std::sort(expected.begin(), expected.end());
            EXPECT_EQ(moves_of(answers.front()), expected) << name(orientation);
        }
}

TEST(LibraryQuery, AgreesUpToTheStonesAround) {
    const JosekiGraph library = graph_of(tree);
    LibraryQuery query(library);
    const auto answers = query.ask(board_after("Q16 O17 R14 K10"), Colour::white, {});  // a stone in the middle
    ASSERT_FALSE(answers.empty());
    EXPECT_EQ(answers.front().node, node_after(library, "D16 F17 C14"));
    EXPECT_EQ(answers.front().degree(), 19 * 9);
    EXPECT_EQ(std::min(answers.front().rows, answers.front().columns), 9);
}

TEST(LibraryQuery, LetsPointsDifferWhereThatIsAllowed) {
    const JosekiGraph library = graph_of(tree);
    LibraryQuery query(library);
    const Position board = board_after("Q16 O17 R14 P14");  // a stone too many
    const auto knows = [&](int differences) {
        const auto answers = query.ask(board, Colour::white, {.last_move = pass_vertex, .differences = differences});
        return std::any_of(answers.begin(), answers.end(), [&](const LibraryAnswer& answer) {
            return answer.node == node_after(library, "D16 F17 C14") && answer.differences == 1;
        });
    };
    EXPECT_FALSE(knows(0));
    EXPECT_TRUE(knows(1));
}

TEST(LibraryQuery, TakesTheOpponentsLastMoveFirst) {
    const JosekiGraph library = graph_of(tree);
    LibraryQuery query(library);
    const Position board = board_after("Q16 O17 D4 F3");
    for (const char* last : {"O17", "F3"}) {
        const auto answers = query.ask(board, Colour::black, {.last_move = *parse_vertex(last, 19)});
        ASSERT_EQ(answers.size(), 4U);  // two corners are empty
        EXPECT_TRUE(answers.front().has_last_move);
        const Vertex in_corner = turned(*parse_vertex(last, 19), inverse(answers.front().orientation), 19);
        EXPECT_LT(row_of(in_corner), 9);
        EXPECT_LT(column_of(in_corner), 9);
    }
}

TEST(LibraryQuery, KnowsWholeBoardsFromAllTheirCorners) {
    const JosekiGraph library = graph_of("(;SZ[19];B[pd];W[dd];B[qp];W[dq];B[oq])");
    LibraryQuery query(library);
    const Position board = board_after("Q16 D16 R4 D3");
    for (const Orientation orientation : all_orientations) {
        const auto answers = query.ask(turned_board(board, orientation, false), Colour::black, {});
        ASSERT_EQ(answers.size(), 4U);
        for (const LibraryAnswer& answer : answers) EXPECT_EQ(answer.degree(), 361);
    }
}

TEST(LibraryQuery, TakesTheMostPlayedOfAnyNumberThatAgreeAsWell) {
    std::string text = "(;SZ[19];B[dd]";
    for (char row = 'k'; row <= 'p'; ++row)
        for (char column = 'k'; column <= row; ++column) text += std::string("(;W[") + column + row + "];B[cc])";
    JosekiGraph library = graph_of(text + ")");
    LibraryQuery query(library);
    int positions = 0;
    for (std::size_t i = 0; i < library.edges().size(); ++i) {
        JosekiEdge& edge = library.edge(static_cast<EdgeIndex>(i));
        if (library.node(edge.from).stones.size() != 2) continue;
        ++positions;
        edge.played.games = 1;
        EXPECT_EQ(query.ask(board_after("D16 K10"), Colour::black, {}).front().node, edge.from);
        edge.played.games = 0;
    }
    EXPECT_EQ(positions, 21);
}

}  // namespace
}  // namespace katachi
