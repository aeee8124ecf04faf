// The search on small boards, which the plain judge watches in plain_judge_test.cpp, beside the search on whole boards.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>

#include "engine/board/position_text.h"
#include "engine/life/closed/neighbour_counts.h"
#include "engine/life/closed/settled_zones.h"
#include "engine/life/closed/small_board.h"
#include "engine/life/closed/small_moves.h"
#include "engine/life/closed/small_zone.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/kept_moves.h"
#include "engine/life/life_search.h"
#include "engine/life/moves/life_moves.h"
#include "tests/life/closed_region.h"
#include "tests/life/drawn_problem.h"
#include "tests/life/moved_region.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

TEST(SmallSearch, ProvesWhatTheSearchOnWholeBoardsProves) {
    std::mt19937 random(test::test_seed());
    MoveAdviser adviser;  // with one, a search plays on the whole board
    LifeSearch small, whole;
    whole.take_advice(&adviser);
    int asked = 0, settled = 0;
    std::uint64_t small_nodes = 0, whole_nodes = 0;
    for (int round = 0; round < test::rounds(60, 3'000); ++round) {
        ClosedRegion region = random_closed_region(1, 12, random);
        if (round % 3 == 0) region = moved(region, 12, 0, round % 2);
        if (round % 3 == 1) region = moved(region, 13, 2, 3);
        if (round % 5 < 2) region = long_region(random);
        if (round % 5 == 1) region = turned(region);
        board::Board board(region.position);
        const board::Colour to_move = round % 2 == 0 ? region.goal.attacker() : region.goal.defender;
        bool goes_on = false;
        std::optional<bool> whoever_wins_kos;
        for (const board::Colour ko_winner : {board::Colour::empty, board::Colour::black, board::Colour::white}) {
            const LifeLimits limits{.nodes = 5'000};
            const LifeResult a = small.run(board, region.goal, to_move, {ko_winner}, limits, {.goes_on = goes_on});
            const LifeResult b = whole.run(board, region.goal, to_move, {ko_winner}, limits, {.goes_on = goes_on});
            goes_on = true;
            if (whoever_wins_kos && a.is_settled) {
                EXPECT_EQ(a.is_captured, *whoever_wins_kos) << "round " << round;
            }
            if (a.is_settled && !a.met_ko) whoever_wins_kos = a.is_captured;
            ++asked;
            small_nodes += a.nodes;
            whole_nodes += b.nodes;
            if (!a.is_settled || !b.is_settled) continue;
            ++settled;
            EXPECT_EQ(a.is_captured, b.is_captured) << "round " << round << '\n'
                                                    << board::print_position(region.position);
            EXPECT_FALSE(a.is_believed);
        }
    }
    std::cout << asked << " asked, " << settled << " settled by both; " << small_nodes << " and " << whole_nodes
              << " positions\n";
    EXPECT_GT(settled * 100, asked * 80);
    EXPECT_LT(small_nodes, whole_nodes * 5 / 4);
}

// Black has taken the stone on the first line. Who wins kos takes back there, or lives: White's other moves and his
// pass lose, and that one comes last.
TEST(SmallSearch, MeetsAKoThatIsTheLastMoveToBeTried) {
    const ClosedRegion problem =
        drawn_problem("A*aD*d*AA/AAD*DD**A/.AADDa*AA/..AA**AA./...A*AA../...AAA.../........./........./.........");
    board::Board board(problem.position);
    ASSERT_EQ(board.play(problem.goal.defender, *board::parse_vertex("B9", 9)), board::Legality::ok);
    MoveAdviser adviser;  // with one, a search plays on the whole board
    for (const bool is_small : {true, false})
        for (const board::Colour ko_winner : {board::Colour::empty, board::Colour::black, board::Colour::white}) {
            SCOPED_TRACE(is_small);
            LifeSearch search;
            if (!is_small) search.take_advice(&adviser);
            const board::Colour attacker = problem.goal.attacker();
            const LifeResult result = search.run(board, problem.goal, attacker, {ko_winner}, {.nodes = 20'000});
            EXPECT_TRUE(result.is_settled);
            EXPECT_TRUE(result.met_ko);
            EXPECT_EQ(result.is_captured, ko_winner == attacker);
        }
}

// The eye is taken by more than four moves.
TEST(SmallSearch, TakesABeliefForNoProofOfAnotherPosition) {
    const ClosedRegion problem =
        drawn_problem("D***DAAA/D**DDAAA/aDDDaAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAA.A.");
    board::Board board(problem.position);
    const auto read = [&](int depth) {
        return LifeSearch().run(board, problem.goal, problem.goal.attacker(), {}, {.nodes = 1'000, .depth = depth});
    };
    EXPECT_TRUE(read(100).is_captured);
    EXPECT_FALSE(read(4).is_captured);
    EXPECT_TRUE(read(4).is_believed);
}

TEST(SmallSearch, TakesWhatMetAKoForNoProofWhereAnotherSideWinsThem) {
    const ClosedRegion problem =
        drawn_problem("**DAAAAA/*d*AAAAA/**DAAAAA/DDaAAAAA/AAAAAAAA/AAAAAAAA/AAAAAAAA/AAAAA.A.");
    board::Board board(problem.position);
    const board::Colour defender = problem.goal.defender;
    LifeSearch search;
    EXPECT_TRUE(search.run(board, problem.goal, defender, {board::Colour::empty}, {.nodes = 5'000}).is_captured);
    EXPECT_FALSE(
        search.run(board, problem.goal, defender, {defender}, {.nodes = 5'000}, {.goes_on = true}).is_captured);
}

template <typename Window>
void expect_counts_of_one_point_after_the_other() {
    std::mt19937_64 random(test::test_seed());
    for (int round = 0; round < 100; ++round) {
        const PointSet<Window> set(random() & Window::all);
        const auto beside_set = NeighbourCounts<Window>::beside(set), diagonal = NeighbourCounts<Window>::diagonal(set);
        for (const Point point : PointSet<Window>::everything()) {
            int besides = 0, diagonals = 0;
            for (const Point other : set) {
                const int rows = std::abs(point / Window::columns - other / Window::columns);
                const int columns = std::abs(point % Window::columns - other % Window::columns);
                if (rows + columns == 1) ++besides;
                if (rows == 1 && columns == 1) ++diagonals;
            }
            EXPECT_EQ(beside_set.at(point), besides);
            EXPECT_EQ(diagonal.at(point), diagonals);
        }
    }
}

TEST(NeighbourCounts, AreThoseOfOnePointAfterTheOther) {
    expect_counts_of_one_point_after_the_other<SquareWindow>();
    expect_counts_of_one_point_after_the_other<LongWindow>();
}

TEST(KeptMoves, LeaveOutWhatHangsOnKos) {
    KeptMoves kept(4);
    kept.begin(false);
    constexpr std::uint64_t key = 17;
    EXPECT_TRUE(kept.find(key).empty());
    const std::array<KeptMove, 2> moves{{{.key = 3, .numbers = lives, .zone = 5, .point = 7, .is_seen = true},
                                         {.key = 4, .doubt = 9, .point = 8, .is_seen = true, .met_ko = true}}};
    kept.store(key, moves);
    kept.begin(true);
    ASSERT_EQ(kept.find(key).size(), 2U);
    const KeptMove& plain = kept.find(key)[0];
    EXPECT_EQ(plain.key, 3U);
    EXPECT_EQ(plain.zone, 5U);
    EXPECT_TRUE(plain.is_seen);
    const KeptMove& with_ko = kept.find(key)[1];
    EXPECT_EQ(with_ko.point, 8);
    EXPECT_EQ(with_ko.doubt, 9U);
    EXPECT_EQ(with_ko.key, 0U);
    EXPECT_FALSE(with_ko.is_seen);
    EXPECT_TRUE(kept.find(key + 4).empty());  // at the same place
    kept.begin(false);
    EXPECT_TRUE(kept.find(key).empty());
}

TEST(SettledZones, AreFoundWhereTheBoardIsTheSameInThem) {
    std::mt19937 random(test::test_seed());
    const ClosedRegion region = random_closed_region(8, 12, random);
    SmallRegion<SquareWindow> frame;
    const auto board =
        SmallBoard<SquareWindow>::of(board::Board(region.position), region.goal, region.goal.defender, frame);
    ASSERT_TRUE(board);
    SettledZones<SquareWindow> zones;
    zones.begin(false);
    bool met_ko = false;
    int asked = 0;
    for (const Point point : board->empty_points() & frame.region) {
        if (!board->is_quiet(Side::attacker, point)) continue;
        ++asked;
        SmallBoard other = *board;
        ASSERT_TRUE(other.play(Side::attacker, point, frame, met_ko));
        const PointSet around = board->goal() | board->empty_points();
        zones.begin(false);
        EXPECT_FALSE(zones.find(*board, Side::defender));
        zones.store(*board, Side::defender, {true, around});
        EXPECT_TRUE(zones.find(*board, Side::defender));
        EXPECT_FALSE(zones.find(*board, Side::attacker));
        EXPECT_FALSE(zones.find(other, Side::defender));
        const PointSet elsewhere = around - PointSet<SquareWindow>::of(point);
        zones.store(*board, Side::defender, {true, elsewhere});
        const auto found = zones.find(other, Side::defender);
        ASSERT_TRUE(found);
        EXPECT_TRUE(found->is_captured);
        EXPECT_EQ(found->zone, elsewhere);
        zones.begin(true);
        EXPECT_TRUE(zones.find(other, Side::defender));
    }
    EXPECT_GT(asked, 0);
}

TEST(SmallZone, HoldsStringsThatAMoveMakesSafe) {
    std::mt19937 random(test::test_seed());
    int made_safe = 0;
    for (int round = 0; round < 100; ++round) {
        const ClosedRegion region = random_closed_region(8, 14, random);
        SmallRegion<SquareWindow> frame;
        auto board =
            SmallBoard<SquareWindow>::of(board::Board(region.position), region.goal, region.goal.attacker(), frame);
        ASSERT_TRUE(board);
        Side side = Side::attacker;
        for (const Point point : board->empty_points() & frame.region) {
            const SmallBoard before = *board;
            bool met_ko = false;
            if (!board->is_quiet(side, point) || !board->play(side, point, frame, met_ko)) continue;
            const PointSet safe = (board->safe(side) - before.safe(side)) - PointSet<SquareWindow>::of(point);
            EXPECT_EQ(zone_of_joins(before, side, point), safe);
            if (!safe.empty()) ++made_safe;
            if (random() % 3 == 0) side = other(side);
        }
    }
    EXPECT_GT(made_safe, 0);
}

TEST(SmallMoves, PromiseWhatTheyPromiseOnWholeBoards) {
    std::mt19937 random(test::test_seed());
    int compared = 0;
    for (int round = 0; round < 100; ++round) {
        const ClosedRegion region = random_closed_region(6, 14, random);
        board::Board board(region.position);
        DragonGoal goal = region.goal;
        board::Colour to_move = goal.attacker();
        for (int move = 0; move < 6; ++move, to_move = board::opponent(to_move)) {
            SmallRegion<SquareWindow> frame;
            const auto small = SmallBoard<SquareWindow>::of(board, goal, to_move, frame);
            if (!small) break;
            const Side side = frame.side_of(to_move);
            const PointSet points = small->empty_points() & frame.region;
            if (points.empty()) break;
            LifeMoves whole;
            add_moves(move_surroundings(board, goal, goal.stones, to_move, safe_stones(board, goal, goal.attacker())),
                      frame.vertices_of(points), whole);
            const SmallMoves moves = moves_at(*small, frame, side, points);
            // Doubts are told beside the best move, which may touch strings that nobody can take: of these the whole
            // board counts liberties, and the small one does not.
            const PointSet safe = small->safe(Side::attacker) | small->safe(Side::defender);
            std::optional<std::int64_t> apart;
            std::size_t i = 0;
            for (const SmallMove& promised : moves) {
                const DoubtfulMove& other = whole[i++];
                ASSERT_EQ(frame.vertex_of(promised.point), other.vertex);
                if (beside<SquareWindow>(promised.point).intersects(safe)) continue;
                const std::int64_t difference = std::int64_t{promised.doubt} - other.doubt;
                if (apart) {
                    ++compared;
                    EXPECT_EQ(difference, *apart);
                }
                apart = difference;
            }
            const auto chosen = std::uniform_int_distribution<std::size_t>(0, whole.count() - 1)(random);
            if (board.play(to_move, whole[chosen].vertex) != board::Legality::ok) break;
            goal.stones &= board.stones(goal.defender);
            if (goal.stones.empty()) break;
        }
    }
    EXPECT_GT(compared, 1'000);
}

TEST(LifeMoves, SeeNoStringOfARecordedSuicide) {
    const ClosedRegion problem = drawn_problem("*D*A*/DDDA*/AAAA*/...../.....");
    board::Board board(problem.position);
    const board::Vertex corner = board::vertex_at(0, 0);
    board.play_recorded(problem.goal.attacker(), corner);
    // The point is one of another string's for a while.
    ASSERT_EQ(board.play(problem.goal.defender, corner), board::Legality::ok);
    board.undo();
    const MoveSurroundings around =
        move_surroundings(board, problem.goal, problem.goal.stones, problem.goal.defender, {});
    EXPECT_TRUE(around.is_by_net);
    EXPECT_TRUE(around.liberties_of_last.empty());
}

}  // namespace
}  // namespace katachi::life
