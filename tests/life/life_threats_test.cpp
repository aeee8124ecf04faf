// Threats against dragons, compared with all that two moves in a row may do by the plain judge.
#include "engine/life/life_threats.h"

#include <gtest/gtest.h>

#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_threats = 400'000;

// Whether a first move of the side leads to where it wins with another one, whoever wins kos.
std::optional<bool> plainly_threatens(const ClosedRegion& region, board::Colour side) {
    const KoWinner against = side == region.goal.defender ? KoWinner::attacker : KoWinner::defender;
    board::Board board(region.position);
    for (const board::Vertex first : region.goal.region& board.empty_points()) {
        if (board.play(side, first) != board::Legality::ok) continue;
        ClosedRegion after{board.position(), region.goal};
        board.undo();
        after.goal.stones &= board::Board(after.position).stones(region.goal.defender);
        if (after.goal.stones.empty()) return true;
        const auto captured = is_plainly_captured(plain_question(after, side, against), most_of_threats);
        if (!captured) return std::nullopt;
        if (*captured == (side == region.goal.attacker())) return true;
    }
    return false;
}

TEST(LifeThreats, AreThoseOfThePlainJudge) {
    constexpr unsigned seed = 2812;
    constexpr int regions = 60;
    std::mt19937 random(seed);
    LifeReader reader({.nodes = 200'000});
    int threats = 0, none = 0;
    for (int i = 0; i < regions; ++i) {
        const ClosedRegion region = random_closed_region(1, 3, random);
        for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
            const auto expected = plainly_threatens(region, side);
            if (!expected) continue;
            board::Board board(region.position);
            const LifeThreat threat = threaten(reader, board, region.goal, side);
            EXPECT_EQ(threat.second.code == reading::TacticalCode::win, *expected)
                << "seed " << seed << ", region " << i << ": " << board::to_rows(region.position);
            EXPECT_EQ(board.position(), region.position);
            ++(*expected ? threats : none);
        }
    }
    EXPECT_GT(threats, 20);
    EXPECT_GT(none, 20);
}

TEST(LifeThreats, NameBothMoves) {
    const ClosedRegion region =
        drawn_problem("****DA../DDDDDA../AAAAAA../......../......../......../......../........");
    board::Board board(region.position);
    LifeReader reader;
    const LifeThreat kill = threaten(reader, board, region.goal, region.goal.attacker());
    ASSERT_TRUE(kill.is_one());
    EXPECT_NE(kill.first, kill.second.move);
    EXPECT_EQ(kill.second.code, reading::TacticalCode::win);
}

}  // namespace
}  // namespace katachi::life
