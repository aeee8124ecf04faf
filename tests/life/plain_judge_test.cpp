// The search against the plain judge, in closed regions.
#include <gtest/gtest.h>

#include <iostream>

#include "engine/board/position_text.h"
#include "engine/life/life_search.h"
#include "engine/life/moves/move_adviser.h"
#include "tests/life/closed_region.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_positions = 10'000;

struct Tally {
    int asked = 0, settled = 0, captured = 0, too_large = 0;
};

board::Colour side_of(KoWinner winner, const DragonGoal& goal) {
    return winner == KoWinner::nobody     ? board::Colour::empty
           : winner == KoWinner::attacker ? goal.attacker()
                                          : goal.defender;
}

TEST(PlainJudge, NothingIsProvedThatIsNotSo) {
    std::mt19937 random(test::test_seed());
    LifeSearch search;
    Tally tally;
    for (int round = 0; round < test::rounds(16, 5'000); ++round) {
        const ClosedRegion region = random_closed_region(1, test::rounds(5, 8), random);
        board::Board board(region.position);
        bool goes_on = false;
        const board::Colour to_move = round % 2 == 0 ? region.goal.attacker() : region.goal.defender;
        for (const KoWinner winner : {KoWinner::nobody, KoWinner::attacker, KoWinner::defender}) {
            const auto truth = is_plainly_captured(plain_question(region, to_move, winner), most_positions);
            if (!truth) {
                ++tally.too_large;
                continue;
            }
            const LifeResult result = search.run(board, region.goal, to_move, {side_of(winner, region.goal)},
                                                 {.nodes = 20'000}, {.goes_on = goes_on});
            goes_on = true;
            ++tally.asked;
            if (!result.is_settled || result.is_believed) continue;
            ++tally.settled;
            tally.captured += *truth ? 1 : 0;
            EXPECT_EQ(result.is_captured, *truth)
                << "round " << round << ", " << (to_move == region.goal.defender ? "defender" : "attacker")
                << " to move, ko winner " << static_cast<int>(winner) << ", defender "
                << (region.goal.defender == board::Colour::black ? "X" : "O") << '\n'
                << board::print_position(region.position, [&](board::Vertex vertex) {
                       return region.goal.region.contains(vertex) && region.position.at(vertex) == board::Colour::empty
                                  ? std::string("*")
                                  : std::string();
                   });
        }
    }
    std::cout << tally.asked << " asked, " << tally.settled << " settled, of these captured " << tally.captured
              << "; too large for the judge " << tally.too_large << '\n';
    EXPECT_GT(tally.asked, 20);
    EXPECT_GT(tally.captured, 10);
    EXPECT_GT(tally.settled * 100, tally.asked * 97);
}

TEST(PlainJudge, NothingIsProvedThatIsNotSoWhereAKoHasJustBeenTaken) {
    std::mt19937 random(test::test_seed());
    MoveAdviser adviser;  // with one, a search plays on the whole board
    LifeSearch small, whole;
    whole.take_advice(&adviser);
    int asked = 0, settled = 0, met_kos = 0;
    for (int round = 0; round < test::rounds(600, 20'000); ++round) {
        const auto played = played_to_a_ko(random_closed_region(2, test::rounds(5, 7), random), random);
        if (!played) continue;
        board::Board board = played->board;
        const DragonGoal& goal = played->region.goal;
        bool goes_on = false;
        for (const KoWinner winner : {KoWinner::nobody, KoWinner::attacker, KoWinner::defender}) {
            const auto truth = is_plainly_captured(plain_question(*played, winner), most_positions);
            if (!truth) break;
            for (LifeSearch* search : {&small, &whole}) {
                const LifeResult result = search->run(board, goal, played->to_move, {side_of(winner, goal)},
                                                      {.nodes = 20'000}, {.goes_on = goes_on});
                ++asked;
                if (!result.is_settled) continue;
                ++settled;
                met_kos += result.met_ko ? 1 : 0;
                EXPECT_EQ(result.is_captured, *truth)
                    << "round " << round << (search == &small ? ", small" : ", whole") << ", ko winner "
                    << static_cast<int>(winner) << ", ko at " << board::vertex_name(board.ko_point(), board.size())
                    << ", " << (played->to_move == goal.defender ? "defender" : "attacker") << " to move, defender "
                    << (goal.defender == board::Colour::black ? "X" : "O") << '\n'
                    << board::print_position(played->region.position);
            }
            goes_on = true;
        }
    }
    std::cout << asked << " asked, " << settled << " settled, of these " << met_kos << " met kos\n";
    EXPECT_GT(met_kos, 10);
    EXPECT_GT(settled * 100, asked * 97);
}

}  // namespace
}  // namespace katachi::life
