// Boards of problems that are composed by chance.
#include <gtest/gtest.h>

#include "engine/board/board.h"
#include "regression/judges/composed_problem.h"
#include "regression/judges/life_region.h"

namespace katachi::regression {
namespace {

using board::Board;
using board::Colour;

constexpr int boards = 200;

TEST(ComposedBoards, AreLegalAndHaveTheGroupInTheRegion) {
    int found = 0;
    for (int number = 1; number <= boards; ++number) {
        const auto composed = composed_board("composed/test", number);
        if (!composed) continue;
        ++found;
        const Board board(composed->position);
        for (const Colour colour : {Colour::black, Colour::white})
            for (const board::Vertex string : board.strings(colour)) EXPECT_GT(board.liberties(string), 0) << number;
        const Colour owner = board.at(composed->stone);
        ASSERT_NE(owner, Colour::empty) << number;
        EXPECT_TRUE((board.stones(owner) - composed->region).empty()) << number;
    }
    EXPECT_GT(found, boards / 2);
}

TEST(ComposedBoards, KeepAllThatStandsAroundTheirRegion) {
    for (int number = 1; number <= boards; ++number) {
        const auto composed = composed_board("composed/test", number);
        if (!composed) continue;
        const Colour attacker = board::opponent(composed->position.at(composed->stone));
        EXPECT_EQ(set_free(composed->position, composed->region, attacker), composed->position) << number;
    }
}

TEST(ComposedBoards, AreTheSameForOneNumberAndOthersForOtherNumbersAndSets) {
    int same_in_other_set = 0, same_as_next = 0;
    for (int number = 1; number <= boards; ++number) {
        const auto composed = composed_board("composed/test", number);
        if (!composed) continue;
        const auto is_same = [&](const auto& other) { return other && other->position == composed->position; };
        EXPECT_TRUE(is_same(composed_board("composed/test", number))) << number;
        same_in_other_set += is_same(composed_board("composed/other", number)) ? 1 : 0;
        same_as_next += is_same(composed_board("composed/test", number + 1)) ? 1 : 0;
    }
    EXPECT_EQ(same_in_other_set, 0);
    EXPECT_EQ(same_as_next, 0);
}

}  // namespace
}  // namespace katachi::regression
