// What each kind of target says of itself, on shapes that a reader can check.
#include <gtest/gtest.h>

#include "engine/combinations/any_target.h"
#include "engine/combinations/break_in_target.h"
#include "engine/combinations/capture_target.h"
#include "engine/combinations/cut_target.h"

namespace katachi::combinations {
namespace {

using board::vertex_at;
using board::VertexSet;

constexpr reading::SearchLimits few_nodes{.nodes = 2'000};

board::Board board_of(std::string_view rows) { return board::Board(board::parse_rows(rows).value()); }

class Cut : public testing::Test {
  protected:
    board::Board board_ =
        board_of("........./...X...../..O.O..../.X.X...../........./........./........./........./.........");
    reading::Tactics tactics_{few_nodes};
    CutTarget link_{tactics_, vertex_at(2, 2), vertex_at(2, 4)};
};

TEST_F(Cut, IsTakenWhereTheLinkDoesNotHold) {
    EXPECT_FALSE(link_.is_safe(board_));
    const auto zone = link_.take(board_);
    ASSERT_TRUE(zone);
    EXPECT_TRUE(zone->contains(vertex_at(2, 3)));
    EXPECT_FALSE(zone->contains(vertex_at(8, 8)));
}

TEST_F(Cut, IsNoneBetweenStonesOfOneString) {
    board_.play(board::Colour::white, vertex_at(2, 3));
    EXPECT_TRUE(link_.is_safe(board_));
    EXPECT_FALSE(link_.take(board_));
}

TEST_F(Cut, IsThreatenedNearBothStrings) {
    const VertexSet near = link_.threat_points(board_);
    EXPECT_TRUE(near.contains(vertex_at(2, 3)));
    EXPECT_FALSE(near.contains(vertex_at(2, 1)));  // three steps from one of them
    EXPECT_FALSE(near.contains(vertex_at(1, 3)));  // a stone
}

class BreakIn : public testing::Test {
  protected:
    board::Board board_ = board_of("...O.../...O.../...O.../..XO.../...O.../..X..../.......");
    reading::Tactics tactics_{few_nodes};
    VertexSet right_side_ = [] {
        VertexSet area;
        for (int row = 0; row < 7; ++row)
            for (int column = 4; column < 7; ++column) area.insert(vertex_at(row, column));
        return area;
    }();
    BreakInTarget territory_{tactics_, board::Colour::black, vertex_at(5, 2), right_side_};
};

TEST_F(BreakIn, IsTakenThroughAGap) {
    EXPECT_FALSE(territory_.is_safe(board_));
    EXPECT_TRUE(territory_.take(board_));
}

TEST_F(BreakIn, IsNoneOnceTheGapIsClosed) {
    board_.play(board::Colour::white, vertex_at(5, 3));
    EXPECT_TRUE(territory_.is_safe(board_));
    EXPECT_FALSE(territory_.take(board_));
}

TEST_F(BreakIn, IsThreatenedBesideTheAreaAndNearTheString) {
    const VertexSet near = territory_.threat_points(board_);
    EXPECT_TRUE(near.contains(vertex_at(6, 3)));
    EXPECT_TRUE(near.contains(vertex_at(5, 5)));
    EXPECT_FALSE(near.contains(vertex_at(6, 1)));  // far from the area
    EXPECT_FALSE(near.contains(vertex_at(0, 4)));  // far from the string
}

TEST_F(BreakIn, IsNoneOfAStringThatIsGone) {
    board::Board other = board_of("...O.../...O.../...O.../..XO.../...O.../......./.......");
    EXPECT_FALSE(territory_.take(other));
    EXPECT_TRUE(territory_.threat_points(other).empty());
}

TEST(Capture, IsNoneOfAStringThatIsGone) {
    board::Board board = board_of("...../...../...../...../.....");
    reading::Tactics tactics(few_nodes);
    CaptureTarget string(tactics, vertex_at(2, 2));
    EXPECT_FALSE(string.take(board));
    EXPECT_TRUE(string.threat_points(board).empty());
}

// The stone in the middle is taken by a ko alone.
TEST(Capture, IsNotSafeWhereAKoTakesIt) {
    board::Board board = board_of(".XO../XO.O./.XO../...../.....");
    reading::Tactics tactics(few_nodes);
    CaptureTarget stone(tactics, vertex_at(1, 1));
    EXPECT_FALSE(stone.is_safe(board));
    EXPECT_FALSE(stone.take(board));
}

class KnownTarget : public Target {
  public:
    KnownTarget(bool is_safe, std::optional<VertexSet> taken, board::Vertex threat)
        : is_safe_(is_safe), taken_(taken), threat_(threat) {}
    bool is_safe(board::Board&) override { return is_safe_; }
    std::optional<VertexSet> take(board::Board&) override { return taken_; }
    VertexSet threat_points(const board::Board&) const override { return VertexSet::of(threat_); }

  private:
    bool is_safe_;
    std::optional<VertexSet> taken_;
    board::Vertex threat_;
};

TEST(AnyTarget, IsTakenInItsFirstWayThatSucceedsAndSafeInAll) {
    board::Board board(5);
    const VertexSet zone = VertexSet::of(vertex_at(3, 3));
    const auto either = [&](const KnownTarget& first, const KnownTarget& second) {
        std::vector<std::unique_ptr<Target>> ways;
        ways.push_back(std::make_unique<KnownTarget>(first));
        ways.push_back(std::make_unique<KnownTarget>(second));
        return AnyTarget(std::move(ways));
    };
    const KnownTarget safe(true, std::nullopt, vertex_at(0, 0)), taken(false, zone, vertex_at(1, 1));
    EXPECT_EQ(either(safe, taken).take(board), zone);
    EXPECT_EQ(either(safe, safe).take(board), std::nullopt);
    EXPECT_FALSE(either(safe, taken).is_safe(board));
    EXPECT_TRUE(either(safe, safe).is_safe(board));
    EXPECT_EQ(either(safe, taken).threat_points(board).count(), 2);
}

}  // namespace
}  // namespace katachi::combinations
