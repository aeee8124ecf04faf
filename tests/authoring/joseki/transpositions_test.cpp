// Orders of moves that meet in one position, written out so that all of them end in the same stones.
#include "tools/authoring/joseki/transpositions.h"

#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "engine/board/side_name.h"
#include "tests/authoring/joseki/library_of_text.h"
#include "tools/authoring/joseki/shipped_joseki.h"

namespace katachi::authoring {
namespace {

std::string text_of(const MoveOrder& order) {
    std::string text = order.first == board::Colour::white ? "White first:" : "";
    for (const std::string& move : order.moves) text += (text.empty() ? "" : " ") + move;
    return text;
}

// Stones at the end.
std::string board_after(const MoveOrder& order) {
    board::Board board;
    board::Colour colour = order.first;
    for (const std::string& move : order.moves) {
        const auto vertex = move == "tenuki" ? board::pass_vertex : board::parse_vertex(move, 19).value();
        EXPECT_EQ(board.play_ko(colour, vertex), board::Legality::ok) << text_of(order);
        colour = board::opponent(colour);
    }
    return board::to_rows(board.position()) + board::side_word(colour);
}

TEST(Transpositions, ShowTheOrdersTheMostPlayedFirst) {
    const joseki::Graph library =
        library_of(R"((;SZ[19];B[pd](;W[nc];B[qf];W[pb]C[{"count":5}])(;W[pb];B[qf];W[nc]C[{"count":9}])))");
    const Transpositions found = transpositions(library, 20);
    ASSERT_EQ(found.total, 1U);
    const Transposition& shown = found.first.front();
    EXPECT_EQ(shown.stones, 4U);
    ASSERT_EQ(shown.orders.size(), 2U);
    EXPECT_EQ(text_of(shown.orders[0]), "Q16 Q18 R14 O17");
    EXPECT_EQ(shown.orders[0].games, 9);
    EXPECT_EQ(text_of(shown.orders[1]), "Q16 O17 R14 Q18");
}

TEST(Transpositions, SayWhoIsFirstWhereTenukiExchangesTheSides) {
    const joseki::Graph library = library_of("(;SZ[19];B[pd](;W[nc];B[qf])(;W[];B[qf];W[nc];B[]))");
    const Transpositions found = transpositions(library, 20);
    ASSERT_EQ(found.total, 1U);
    for (const MoveOrder& order : found.first.front().orders) EXPECT_EQ(order.first, board::Colour::black);
}

TEST(Transpositions, OfTheShippedJosekiEndInTheSameStones) {
    const joseki::Graph library = shipped_joseki();
    const Transpositions found = transpositions(library, 1000);
    EXPECT_GT(found.total, 10U);
    for (const Transposition& shown : found.first)
        for (const MoveOrder& order : shown.orders)
            EXPECT_EQ(board_after(order), board_after(shown.orders.front())) << text_of(order);
}

}  // namespace
}  // namespace katachi::authoring
