// What searches may cost.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/reading/goals/capture_goal.h"
#include "engine/reading/tactics.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::reading {
namespace {

// How deep a search went.
class Depth : public SearchTrace {
  public:
    std::size_t deepest() const { return deepest_; }

    void begin(const SearchStart&) override { here_ = 0; }
    void enter(board::Move) override { deepest_ = std::max(deepest_, ++here_); }
    void leave(Effort) override { here_ -= here_ > 0 ? 1 : 0; }
    void settle(board::Move, Effort) override {}

  private:
    std::size_t here_ = 0;
    std::size_t deepest_ = 0;
};

class Limits : public testing::Test {
  protected:
    void SetUp() override {
        KATACHI_NEEDS(test::recorded_matches_file);
        for (const test::RecordedPosition& recorded : test::recorded_positions())
            if (recorded.move > 100 && recorded.position.size == board::max_board_size)
                boards_.emplace_back(recorded.position);
        boards_.resize(std::min<std::size_t>(boards_.size(), 20));
    }

    // Calls `check` with each string that is not obviously safe.
    template <typename Check>
    void for_each_string(Check check) {
        for (board::Board& board : boards_)
            for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                for (const board::Vertex string : board.strings(colour))
                    if (board.liberties(string) <= 4) check(board, string);
    }

    SearchResult attack(board::Board& board, board::Vertex string, const SearchLimits& limits) {
        return search_.run(board, CaptureGoal(board, string), board::opponent(board.at(string)), {}, limits);
    }

    std::vector<board::Board> boards_;
    ProofSearch search_;
};

TEST_F(Limits, NoMoreNodesAreExpanded) {
    int at_the_limit = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        for (const std::uint64_t nodes : {1U, 2U, 7U, 100U}) {
            const SearchResult result = attack(board, string, {.nodes = nodes});
            ASSERT_LE(result.nodes, nodes);
            ASSERT_TRUE(result.is_settled || result.nodes == nodes);
            at_the_limit += result.nodes == nodes ? 1 : 0;
        }
    });
    EXPECT_GT(at_the_limit, 300);
}

TEST_F(Limits, NoMoreNodesAreExpandedInStages) {
    int likely = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        const CaptureGoal goal(board, string, far_reach);
        for (const std::uint64_t nodes : {1U, 2U, 7U, 100U, 300U}) {
            const board::Colour attacker = board::opponent(board.at(string));
            const SearchResult result = search_.run_in_stages(board, goal, attacker, {}, {.nodes = nodes});
            ASSERT_LE(result.nodes, nodes);
            ASSERT_FALSE(result.is_settled && result.is_likely);
            ASSERT_FALSE(result.is_reached && !result.is_settled);
            ASSERT_TRUE(result.is_settled || result.zone == board::VertexSet::everything());
            likely += result.is_likely ? 1 : 0;
        }
    });
    EXPECT_GT(likely, 0);
}

TEST_F(Limits, ASearchThatNeedsHopeEndsSoonerAndMissesHardlyACapture) {
    int captures = 0, missed = 0;
    std::uint64_t nodes = 0, nodes_with_hope = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        const SearchResult plain = attack(board, string, {.nodes = 60});
        const SearchResult hopeful = attack(board, string, {.nodes = 60, .least_hope = 2});
        // It goes the same way as far as it goes.
        ASSERT_TRUE(hopeful.is_settled ? hopeful.nodes == plain.nodes : hopeful.nodes <= plain.nodes);
        ASSERT_TRUE(!hopeful.is_settled || (plain.is_settled && hopeful.is_reached == plain.is_reached));
        captures += plain.is_reached ? 1 : 0;
        missed += plain.is_reached && !hopeful.is_reached ? 1 : 0;
        nodes += plain.nodes;
        nodes_with_hope += hopeful.nodes;
    });
    EXPECT_GT(captures, 50);
    EXPECT_LE(missed, captures / 50);
    EXPECT_LT(nodes_with_hope, nodes * 4 / 5);
}

TEST_F(Limits, AQuickReaderReadsLessAndDiffersHardly) {
    Tactics careful({.nodes = 600, .far_nodes = 3000});
    Tactics quick({.nodes = 600, .far_nodes = 3000, .is_quick = true});
    int asked = 0;
    int different = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        ++asked;
        if (careful.attack(board, string).code != quick.attack(board, string).code) ++different;
    });
    EXPECT_GT(asked, 500);
    EXPECT_LE(different, asked / 50);
    EXPECT_LT(quick.nodes(), careful.nodes() * 3 / 4);
}

TEST_F(Limits, NoReaderIsQuickWithoutASecondSearch) {
    Tactics careful({.nodes = 300});
    Tactics quick({.nodes = 300, .is_quick = true});
    std::uint64_t read = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        const TacticalAnswer answer = careful.attack(board, string);
        const TacticalAnswer quick_answer = quick.attack(board, string);
        ASSERT_EQ(quick_answer.code, answer.code);
        ASSERT_EQ(quick_answer.move, answer.move);
        ASSERT_EQ(quick_answer.nodes, answer.nodes);
        read += answer.nodes;
    });
    EXPECT_GT(read, 1000U);
}

TEST_F(Limits, WhereOnlySettledAnswersCountLessIsReadForTheSameOnes) {
    SearchLimits limits{.nodes = 200, .far_nodes = 400};
    Tactics all(limits);
    limits.only_settled = true;
    Tactics settled(limits);
    int open = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        for (const auto ask : {&Tactics::attack, &Tactics::defend}) {
            const TacticalAnswer one = (all.*ask)(board, string), other = (settled.*ask)(board, string);
            ASSERT_EQ(one.is_settled, other.is_settled) << board::vertex_name(string, board.size());
            ASSERT_LE(other.nodes, one.nodes);
            if (one.is_settled) {
                ASSERT_EQ(one.code, other.code);
                ASSERT_EQ(one.move, other.move);
            }
            open += one.is_settled ? 0 : 1;
        }
    });
    EXPECT_GT(open, 20);
    EXPECT_LT(10 * settled.nodes(), 9 * all.nodes());
}

TEST_F(Limits, ShallowReadingFindsFewerCaptures) {
    const SearchLimits limits{.nodes = 600, .far_nodes = 3000};
    Tactics usual(limits), shallow(limits, {.near = {0, 0, 0}, .far = {1, 1, 1}});
    int found = 0, found_shallow = 0;
    const auto works = [](const TacticalAnswer& answer) { return answer.code == TacticalCode::failure ? 0 : 1; };
    for_each_string([&](board::Board& board, board::Vertex string) {
        found += works(usual.attack(board, string));
        found_shallow += works(shallow.attack(board, string));
    });
    EXPECT_LT(found_shallow, found);
    EXPECT_GT(found_shallow, 0);
}

TEST_F(Limits, NoDeeperPositionIsExpanded) {
    std::size_t at_the_limit = 0;
    for_each_string([&](board::Board& board, board::Vertex string) {
        for (const std::size_t depth : {0U, 1U, 4U, 9U}) {
            Depth reached;
            search_.set_trace(&reached);
            attack(board, string, {.nodes = 200, .depth = depth});
            ASSERT_LE(reached.deepest(), depth);
            at_the_limit += reached.deepest() == depth ? 1 : 0;
        }
    });
    EXPECT_GT(at_the_limit, 1000U);
}

TEST(Depth, BeyondItNothingIsProved) {
    board::Board board(board::max_board_size);
    const auto point = [](const char* name) { return board::parse_vertex(name, board::max_board_size).value(); };
    board.place(board::Colour::white, point("C3"));
    for (const char* name : {"B3", "C2", "D2", "B4"}) board.place(board::Colour::black, point(name));
    EXPECT_EQ(Tactics().attack(board, point("C3")).code, TacticalCode::win);
    EXPECT_EQ(Tactics({.depth = 2}).attack(board, point("C3")).code, TacticalCode::failure);
}

// The search sees the clock within a few hundred nodes; no question here is read in no time.
TEST_F(Limits, TimeRunsOut) {
    bool has_timed_out = false;
    for_each_string([&](board::Board& board, board::Vertex string) {
        if (has_timed_out) return;
        const SearchResult result =
            attack(board, string, {.nodes = 1'000'000'000, .time = std::chrono::milliseconds(1)});
        has_timed_out = result.is_timed_out;
        EXPECT_FALSE(result.is_timed_out && result.is_settled);
    });
    EXPECT_TRUE(has_timed_out);
}

TEST_F(Limits, ReadingAllocatesNothing) {
    Tactics tactics({.nodes = 100});
    const auto read_all = [&] {
        for_each_string([&](board::Board& board, board::Vertex string) {
            tactics.attack(board, string);
            tactics.defend(board, string);
        });
    };
    tactics.set_caching(false);
    read_all();
    const std::size_t before = test::counted_allocations();
    read_all();
    tactics.set_caching(true);
    read_all();
    read_all();
    EXPECT_GT(tactics.cache_hits(), 0U);
    EXPECT_EQ(test::counted_allocations(), before);
}

}  // namespace
}  // namespace katachi::reading
