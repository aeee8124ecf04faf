// Double threats: on targets made for it, on a fork that a reader can check, and each answer on boards by chance.
#include "engine/combinations/double_threats.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/combinations/capture_target.h"
#include "tests/support/random_position.h"

namespace katachi::combinations {
namespace {

using board::Vertex;
using board::vertex_at;
using board::VertexSet;

// It is taken where one of Black's stones stands on `threat` and none of White's on a point of `saves`.
class TargetAt : public Target {
  public:
    TargetAt(Vertex threat, const VertexSet& saves) : threat_(threat), saves_(saves) {}

    std::optional<VertexSet> take(board::Board& board) override {
        if (board.at(threat_) != board::Colour::black || saves_.intersects(board.stones(board::Colour::white)))
            return std::nullopt;
        return saves_;
    }
    VertexSet threat_points(const board::Board&) const override { return VertexSet::of(threat_); }

  private:
    Vertex threat_;
    VertexSet saves_;
};

VertexSet points(std::initializer_list<Vertex> vertices) {
    VertexSet set;
    for (const Vertex vertex : vertices) set.insert(vertex);
    return set;
}

std::vector<DoubleThreat> threats_of_black(board::Board& board, std::initializer_list<Target*> targets) {
    const std::vector<Target*> all(targets);
    return double_threats(board, board::Colour::black, all);
}

const Vertex fork = vertex_at(2, 2), left = vertex_at(2, 0), right = vertex_at(2, 4), between = vertex_at(0, 2);

TEST(DoubleThreats, AreMovesThatNoAnswerMeets) {
    board::Board board(5);
    TargetAt one(fork, points({left})), other(fork, points({right}));
    EXPECT_EQ(threats_of_black(board, {&one, &other}), (std::vector{DoubleThreat{fork, {0, 1}}}));
    EXPECT_EQ(threats_of_black(board, {&one}), std::vector<DoubleThreat>());
    EXPECT_TRUE(board.stones(board::Colour::black).empty());
}

TEST(DoubleThreats, AreNoneWhereOneAnswerSavesBoth) {
    board::Board board(5);
    TargetAt one(fork, points({left, between})), other(fork, points({right, between}));
    EXPECT_EQ(threats_of_black(board, {&one, &other}), std::vector<DoubleThreat>());
}

TEST(DoubleThreats, LeaveOutWhatIsNotThreatenedThere) {
    board::Board board(5);
    TargetAt one(fork, points({left})), elsewhere(between, points({right}));
    EXPECT_EQ(threats_of_black(board, {&one, &elsewhere}), std::vector<DoubleThreat>());
}

TEST(DoubleThreats, LeaveOutWhatIsTakenAtOnce) {
    board::Board board(5);
    board.play(board::Colour::black, fork);
    TargetAt taken(fork, points({left})), other(between, points({right})), third(between, points({left}));
    EXPECT_EQ(threats_of_black(board, {&taken, &other}), std::vector<DoubleThreat>());
    EXPECT_EQ(threats_of_black(board, {&taken, &other, &third}), (std::vector{DoubleThreat{between, {1, 2}}}));
}

TEST(DoubleThreats, FindAFork) {
    board::Board board(
        board::parse_rows("......../......../......../..XO..../...XO.../....X.../......../........").value());
    reading::Tactics tactics(reading::SearchLimits{.nodes = 100});
    CaptureTarget upper(tactics, vertex_at(3, 3)), lower(tactics, vertex_at(4, 4));
    EXPECT_EQ(threats_of_black(board, {&upper, &lower}), (std::vector{DoubleThreat{vertex_at(3, 4), {0, 1}}}));
}

// Every legal answer and the pass, the zones of captures left aside.
bool every_answer_loses_one(board::Board& board, const DoubleThreat& threat, std::span<Target* const> targets) {
    const auto loses_one = [&] {
        return std::ranges::any_of(threat.targets, [&](std::size_t i) { return targets[i]->take(board).has_value(); });
    };
    for (const Vertex answer : board.empty_points()) {
        if (board.play(board::Colour::white, answer) != board::Legality::ok) continue;
        const bool loses = loses_one();
        board.undo();
        if (!loses) return false;
    }
    return loses_one();
}

std::vector<Target*> pointers(std::vector<CaptureTarget>& captures) {
    std::vector<Target*> targets;
    for (CaptureTarget& capture : captures) targets.push_back(&capture);
    return targets;
}

TEST(DoubleThreats, HoldAgainstEveryAnswer) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    int found = 0;
    for (int i = 0; i < 60; ++i) {
        board::Board board(test::random_position(7, 0.55, random));
        reading::Tactics tactics(reading::SearchLimits{.nodes = 100});
        reading::Tactics further(
            reading::SearchLimits{.nodes = 10'000});  // after an answer 100 nodes may leave it open
        std::vector<CaptureTarget> captures, same;
        VertexSet strings = board.stones(board::Colour::white);
        for (; !strings.empty(); strings -= board.string_stones(strings.first())) {
            if (board.liberties(strings.first()) == 0) continue;
            captures.emplace_back(tactics, strings.first());
            same.emplace_back(further, strings.first());
        }
        const auto targets = pointers(captures), judges = pointers(same);
        for (const DoubleThreat& threat : double_threats(board, board::Colour::black, targets)) {
            ++found;
            ASSERT_GE(threat.targets.size(), 2U);
            ASSERT_EQ(board.play(board::Colour::black, threat.move), board::Legality::ok);
            EXPECT_TRUE(every_answer_loses_one(board, threat, judges))
                << "seed " << seed << ", board " << i << ", " << board::vertex_name(threat.move, board.size());
            board.undo();
        }
    }
    EXPECT_GT(found, 5);
}

}  // namespace
}  // namespace katachi::combinations
