// The zone of a proof: changed by chance outside of it, positions of closed regions are won as before, by the plain
// judge.
#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "engine/board/position_text.h"
#include "engine/board/string_without_liberty.h"
#include "engine/life/life_search.h"
#include "engine/life/moves/move_adviser.h"
#include "tests/life/drawn_problem.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_positions_changed = 3'000;
constexpr int changes_of_a_proof = 10;

// Where stones may change: outside of the zone, but for strings that nobody can take, since they are given or have a
// liberty where nobody plays.
board::VertexSet free_points(const ClosedRegion& region, const board::VertexSet& zone) {
    const board::Board board(region.position);
    board::VertexSet free = region.goal.region - zone;
    for (const board::Vertex stone : free - board.empty_points())
        if (board.string_stones(stone).intersects(region.goal.given_safe) ||
            !(board.liberty_points(stone) - region.goal.region).empty())
            free.remove(stone);
    return free;
}

// The same with other stones on these points, or none; nothing where a string has no liberty.
std::optional<ClosedRegion> changed(ClosedRegion region, const board::VertexSet& points, std::mt19937& random) {
    constexpr std::array anything{board::Colour::empty, board::Colour::black, board::Colour::white};
    for (const board::Vertex point : points) region.position.put(point, anything[random() % anything.size()]);
    const board::Board board(region.position);
    region.goal.stones &= board.stones(region.goal.defender);
    if (region.goal.stones.empty() || board::string_without_liberty(board)) return std::nullopt;
    return region;
}

// White fills C6, and his two stones above hang together with the wall: the proof takes them for safe from there on.
TEST(LifeZone, HoldsStringsThatAMoveMakesSafe) {
    const ClosedRegion problem =
        drawn_problem("**a*DAAA/DDaDDAAA/AA**AAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAA.A.");
    MoveAdviser adviser;  // with one, a search plays on the whole board
    LifeSearch search;
    search.take_advice(&adviser);
    board::Board board(problem.position);
    const LifeResult result =
        search.run(board, problem.goal, problem.goal.attacker(), {problem.goal.attacker()}, {.nodes = 20'000});
    ASSERT_TRUE(result.is_captured && result.is_settled);
    for (const board::Vertex stone : {board::vertex_at(0, 2), board::vertex_at(1, 2)})
        EXPECT_TRUE(result.zone.contains(stone)) << board::vertex_name(stone, 8);
}

TEST(LifeZone, HoldsWhateverStandsOutsideOfIt) {
    std::mt19937 random(test::test_seed());
    MoveAdviser adviser;  // with one, a search plays on the whole board
    LifeSearch small, whole;
    whole.take_advice(&adviser);
    int proofs = 0, held = 0, captured = 0;
    const int wanted = test::rounds(300, 100'000);
    for (int round = 0; held < wanted; ++round) {
        const ClosedRegion region = random_closed_region(3, test::rounds(5, 7), random);
        const board::Colour to_move = round % 2 == 0 ? region.goal.attacker() : region.goal.defender;
        const KoWinner ko_winner = std::array{KoWinner::nobody, KoWinner::attacker, KoWinner::defender}[round % 3];
        const board::Colour takes_back = ko_winner == KoWinner::nobody     ? board::Colour::empty
                                         : ko_winner == KoWinner::attacker ? region.goal.attacker()
                                                                           : region.goal.defender;
        for (LifeSearch* search : {&small, &whole}) {
            board::Board board(region.position);
            const LifeResult result = search->run(board, region.goal, to_move, {takes_back}, {.nodes = 20'000});
            const board::VertexSet outside = free_points(region, result.zone);
            if (!result.is_settled || result.is_believed || outside.empty()) continue;
            ++proofs;
            if (result.is_captured) {
                EXPECT_TRUE((region.goal.stones - result.zone).empty());
            }
            for (int change = 0; change < changes_of_a_proof; ++change) {
                const auto other = changed(region, outside, random);
                if (!other) continue;
                const auto truth =
                    is_plainly_captured(plain_question(*other, to_move, ko_winner), most_positions_changed);
                if (!truth) continue;
                ++held;
                captured += *truth ? 1 : 0;
                EXPECT_EQ(*truth, result.is_captured)
                    << "round " << round << (search == &small ? ", small" : ", whole") << ", "
                    << (to_move == region.goal.defender ? "defender" : "attacker") << " to move, ko winner "
                    << static_cast<int>(ko_winner) << ", defender "
                    << (region.goal.defender == board::Colour::black ? "X" : "O") << '\n'
                    << board::print_position(region.position) << board::print_position(other->position);
            }
        }
    }
    std::cout << held << " changes of " << proofs << " proofs, " << captured << " captured\n";
    EXPECT_GT(captured, held / 20);
    EXPECT_LT(captured, held - held / 20);
}

}  // namespace
}  // namespace katachi::life
