// Both sides' questions about one dragon, asked of one reader after the other.
#include "engine/life/life_reader.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/board/position_text.h"
#include "engine/eyes/solved_eyes.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

LifeAnswer asked(LifeReader& reader, board::Board& board, const DragonGoal& goal, bool is_attack) {
    return is_attack ? reader.attack(board, goal) : reader.defend(board, goal);
}

TEST(LifeReader, TheSecondQuestionGoesOnWithTheFirst) {
    std::mt19937 random(test::test_seed());
    LifeReader both({.nodes = 10'000});
    std::uint64_t alone_nodes = 0, second_nodes = 0;
    int compared = 0;
    for (int round = 0; round < test::rounds(60, 2'000); ++round) {
        const ClosedRegion region = random_closed_region(3, 10, random);
        board::Board board(region.position);
        const bool is_attack_first = round % 2 == 0;
        asked(both, board, region.goal, is_attack_first);
        const LifeAnswer second = asked(both, board, region.goal, !is_attack_first);
        LifeReader fresh({.nodes = 10'000});
        const LifeAnswer alone = asked(fresh, board, region.goal, !is_attack_first);
        alone_nodes += alone.nodes;
        second_nodes += second.nodes;
        if (second.certainty != Certainty::proved || alone.certainty != Certainty::proved) continue;
        ++compared;
        EXPECT_EQ(second.code, alone.code) << "round " << round << '\n' << board::print_position(region.position);
    }
    std::cout << compared << " compared; " << second_nodes << " positions, alone " << alone_nodes << '\n';
    EXPECT_GT(compared, 50);
    EXPECT_LT(second_nodes * 4, alone_nodes * 3);
}

TEST(LifeReader, WhatIsAskedAgainIsReadAnew) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(8, 10, random);
    board::Board board(region.position);
    LifeReader reader;
    const LifeAnswer first = reader.attack(board, region.goal);
    EXPECT_EQ(reader.attack(board, region.goal).nodes, first.nodes);
    const LifeAnswer defence = reader.defend(board, region.goal);
    EXPECT_EQ(reader.attack(board, region.goal).nodes, first.nodes);
    EXPECT_EQ(reader.defend(board, region.goal).nodes, defence.nodes);
}

TEST(LifeReader, OtherLimitsThanANumberOfPositionsAreAnotherQuestion) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(8, 10, random);
    board::Board board(region.position);
    LifeLimits shallow, blind;
    shallow.depth = 3;
    blind.means.promise = false;
    for (const LifeLimits& first : {shallow, blind}) {
        LifeReader reader(first), fresh;
        reader.attack(board, region.goal);
        reader.set_limits({});
        EXPECT_EQ(reader.defend(board, region.goal).nodes, fresh.defend(board, region.goal).nodes);
    }
}

// Whether a dragon lives anyway is read less far where the attack has just come to no end.
TEST(LifeReader, AnAttackThatCameToNoEndIsHardlyReadOnceMore) {
    std::mt19937 random(test::test_seed());
    constexpr LifeLimits limits{.nodes = 5'000};
    constexpr std::uint64_t hardly = 1'000;
    int open_attacks = 0;
    for (int round = 0; round < 1'000 && open_attacks < 3; ++round) {
        const ClosedRegion region = random_closed_region(11, 16, random);
        board::Board board(region.position);
        const board::Colour defender = region.goal.defender;
        LifeReader reader(limits), asking(limits);
        if (reader.attack(board, region.goal).certainty != Certainty::open) continue;
        asking.attack(board, region.goal);
        const LifeAnswer defence = reader.defend(board, region.goal);
        const LifeAnswer asked = asking.ask(board, region.goal, defender, defender);
        if (asked.certainty != Certainty::proved || asked.nodes < hardly) continue;
        if (asked.code != reading::TacticalCode::win || asked.move == board::pass_vertex) continue;
        ++open_attacks;
        EXPECT_LE(defence.nodes, asked.nodes + hardly);
        EXPECT_EQ(defence.code, asked.code);
        EXPECT_EQ(defence.certainty, Certainty::proved);
    }
    EXPECT_GT(open_attacks, 0);
}

TEST(LifeReader, AnotherBoardIsAnotherQuestion) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(8, 10, random), other = random_closed_region(8, 10, random);
    board::Board board(region.position), elsewhere(other.position);
    LifeReader reader;
    reader.attack(board, region.goal);
    reader.attack(elsewhere, other.goal);
    EXPECT_EQ(reader.defend(board, region.goal).nodes, LifeReader().defend(board, region.goal).nodes);
}

TEST(LifeReader, AnotherGoalOfOneBoardIsAnotherQuestion) {
    std::mt19937 random(test::test_seed());
    int asked = 0;
    for (int round = 0; round < 20; ++round) {
        const ClosedRegion region = random_closed_region(6, 8, random);
        board::Board board(region.position);
        DragonGoal part = region.goal;
        part.stones = board.string_stones(part.stones.first());
        if (part == region.goal) continue;
        ++asked;
        LifeReader reader;
        reader.attack(board, region.goal);
        EXPECT_EQ(reader.defend(board, part).nodes, LifeReader().defend(board, part).nodes);
    }
    EXPECT_GT(asked, 0);
}

// Black has taken the stone on the first line.
TEST(LifeReader, AKoThatCannotBeTakenBackIsAnotherQuestion) {
    const ClosedRegion problem =
        drawn_problem("A*aD*d*AA/AAD*DD**A/.AADDa*AA/..AA**AA./...A*AA../...AAA.../........./........./.........");
    board::Board board(problem.position);
    ASSERT_EQ(board.play(problem.goal.defender, *board::parse_vertex("B9", 9)), board::Legality::ok);
    ASSERT_NE(board.ko_point(), board::pass_vertex);
    board::Board set_up(board.position());
    LifeReader reader;
    reader.attack(board, problem.goal);
    EXPECT_EQ(reader.defend(set_up, problem.goal).nodes, LifeReader().defend(set_up, problem.goal).nodes);
}

// Hears that what won and what was refuted was tried.
class TriedMoves : public MoveAdviser {
  public:
    void hear(const SearchedPosition&, const ProvedMoves& proved) override {
        EXPECT_TRUE((proved.refuted - proved.tried).empty());
        EXPECT_TRUE(!proved.is_won || proved.winner == board::pass_vertex || proved.tried.contains(proved.winner));
        ++heard;
    }
    int heard = 0;
};

TEST(LifeReader, AnswersTheSameWithoutTheNetByOtherPositions) {
    std::mt19937 random(test::test_seed());
    TriedMoves tried;
    LifeReader by_net, by_sums({.means = {.net = false}});
    by_net.take_advice(&tried);
    by_sums.take_advice(&tried);
    int other = 0;
    for (int round = 0; round < test::rounds(10, 200); ++round) {
        const ClosedRegion region = random_closed_region(6, 10, random);
        board::Board board(region.position);
        for (const bool is_attack : {true, false}) {
            const LifeAnswer net = asked(by_net, board, region.goal, is_attack),
                             sums = asked(by_sums, board, region.goal, is_attack);
            if (net.nodes != sums.nodes) ++other;
            if (net.certainty == Certainty::proved && sums.certainty == Certainty::proved) {
                EXPECT_EQ(net.code, sums.code) << board::print_position(region.position);
            }
        }
    }
    EXPECT_GT(other, 0);
    EXPECT_GT(tried.heard, 100);
}

// Nothing is searched before eyes and playouts judge.
TEST(LifeReader, PlayoutsMayGiveHopeWhereEyesGiveNone) {
    std::mt19937 random(test::test_seed());
    LifeReader by_eyes({.nodes = 1}, solved_eyes().eyes), playing({.nodes = 1}, solved_eyes().eyes, {.playouts = 300});
    int hopes = 0;
    for (int round = 0; round < test::rounds(150, 1'000); ++round) {
        const ClosedRegion region = random_closed_region(6, 10, random);
        board::Board board(region.position);
        for (const bool is_attack : {true, false}) {
            const LifeAnswer judged = asked(by_eyes, board, region.goal, is_attack),
                             played = asked(playing, board, region.goal, is_attack);
            if (!played.is_played_out) {
                EXPECT_EQ(played.code, judged.code);
                continue;
            }
            ++hopes;
            EXPECT_FALSE(judged.succeeds());
            EXPECT_EQ(played.code, reading::TacticalCode::win);
            EXPECT_EQ(played.certainty, Certainty::open);
            EXPECT_TRUE(played.move == board::pass_vertex || region.goal.region.contains(played.move));
        }
    }
    EXPECT_GT(hopes, 0);
}

}  // namespace
}  // namespace katachi::life
