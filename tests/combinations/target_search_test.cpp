// Combinations of threats of any kind: on targets made for it, on shapes that a reader can check, and against the plain
// search on boards by chance.
#include "engine/combinations/target_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/board/position_text.h"
#include "engine/combinations/capture_target.h"
#include "engine/combinations/cut_target.h"
#include "tests/combinations/plain_combinations.h"
#include "tests/support/random_position.h"

namespace katachi::combinations {
namespace {

using board::Vertex;
using board::vertex_at;
using board::VertexSet;

// It is taken where Black has these stones and White none on a point of `saves`.
class TargetAt : public Target {
  public:
    TargetAt(const VertexSet& stones, const VertexSet& saves) : stones_(stones), saves_(saves) {}

    bool is_safe(board::Board& board) override { return !take(board); }
    std::optional<VertexSet> take(board::Board& board) override {
        if (!(stones_ - board.stones(board::Colour::black)).empty() ||
            saves_.intersects(board.stones(board::Colour::white)))
            return std::nullopt;
        return saves_;
    }
    VertexSet threat_points(const board::Board& board) const override { return stones_ & board.empty_points(); }

  private:
    VertexSet stones_, saves_;
};

VertexSet points(std::initializer_list<Vertex> vertices) {
    VertexSet set;
    for (const Vertex vertex : vertices) set.insert(vertex);
    return set;
}

using Combinations = std::vector<TargetCombination>;

Combinations threats_of_black(board::Board& board, std::initializer_list<Target*> targets) {
    const std::vector<Target*> all(targets);
    return TargetSearch(board, board::Colour::black, all).double_threats();
}

const Vertex fork = vertex_at(2, 2), left = vertex_at(2, 0), right = vertex_at(2, 4), between = vertex_at(0, 2);

TEST(DoubleThreats, AreMovesThatNoAnswerMeets) {
    board::Board board(5);
    TargetAt one(points({fork}), points({left})), other(points({fork}), points({right}));
    EXPECT_EQ(threats_of_black(board, {&one, &other}), (Combinations{{{fork}, {0, 1}}}));
    EXPECT_EQ(threats_of_black(board, {&one}), Combinations());
    EXPECT_TRUE(board.stones(board::Colour::black).empty());
}

TEST(DoubleThreats, AreNoneWhereOneAnswerSavesBoth) {
    board::Board board(5);
    TargetAt one(points({fork}), points({left, between})), other(points({fork}), points({right, between}));
    EXPECT_EQ(threats_of_black(board, {&one, &other}), Combinations());
}

TEST(DoubleThreats, LeaveOutWhatIsNotThreatenedThere) {
    board::Board board(5);
    TargetAt one(points({fork}), points({left})), elsewhere(points({between}), points({right}));
    EXPECT_EQ(threats_of_black(board, {&one, &elsewhere}), Combinations());
}

TEST(DoubleThreats, LeaveOutWhatIsTakenAtOnce) {
    board::Board board(5);
    board.play(board::Colour::black, fork);
    TargetAt taken(points({fork}), points({left})), other(points({between}), points({right})),
        third(points({between}), points({left}));
    EXPECT_EQ(threats_of_black(board, {&taken, &other}), Combinations());
    EXPECT_EQ(threats_of_black(board, {&taken, &other, &third}), (Combinations{{{between}, {1, 2}}}));
}

TEST(DoubleThreats, FindAFork) {
    board::Board board(
        board::parse_rows("......../......../......../..XO..../...XO.../....X.../......../........").value());
    reading::Tactics tactics(reading::SearchLimits{.nodes = 100});
    CaptureTarget upper(tactics, vertex_at(3, 3)), lower(tactics, vertex_at(4, 4));
    EXPECT_EQ(threats_of_black(board, {&upper, &lower}), (Combinations{{{vertex_at(3, 4)}, {0, 1}}}));
}

class TwoThreats : public testing::Test {
  protected:
    std::optional<TargetCombination> shortest(const TargetLimits& limits) {
        const std::vector<Target*> all{&first_, &second_, &third_};
        TargetSearch search(board_, board::Colour::black, all, limits);
        const auto found = search.shortest();
        is_complete_ = search.is_complete();
        return found;
    }

    board::Board board_ = board::Board(5);
    bool is_complete_ = false;

  private:
    TargetAt first_{points({between}), points({left, right})};
    TargetAt second_{points({between, fork}), points({vertex_at(4, 0)})};
    TargetAt third_{points({between, fork}), points({vertex_at(4, 4)})};
};

TEST_F(TwoThreats, AreFoundWithTheAnswerBetween) {
    EXPECT_EQ(shortest({}), (TargetCombination{{between, left, fork}, {0, 1, 2}}));
    EXPECT_TRUE(is_complete_);
    EXPECT_TRUE(board_.stones(board::Colour::black).empty());
}

TEST_F(TwoThreats, AreNotFoundWithOne) {
    EXPECT_EQ(shortest({.threats = 1}), std::nullopt);
    EXPECT_TRUE(is_complete_);
}

TEST_F(TwoThreats, AreNotFoundFarFromTheFirst) { EXPECT_EQ(shortest({.reach = 1}), std::nullopt); }

TEST_F(TwoThreats, AreLeftOpenAtTheLimit) {
    EXPECT_EQ(shortest({.takes = 4}), std::nullopt);
    EXPECT_FALSE(is_complete_);
}

// White's strings as targets, and with cuts also the links of those that are near each other.
class WhiteTargets {
  public:
    WhiteTargets(const board::Board& board, bool with_cuts) {
        const VertexSet strings = board.strings(board::Colour::white);
        for (const Vertex string : strings) {
            if (board.liberties(string) == 0) continue;
            add({string, string}, std::make_unique<CaptureTarget>(tactics_, string));
            if (!with_cuts) continue;
            for (const Vertex other : board.string_stones(string).beside().beside() & strings)
                if (other > string && board.liberties(other) > 0)
                    add({string, other}, std::make_unique<CutTarget>(tactics_, string, other));
        }
    }

    std::span<Target* const> all() const { return all_; }
    reading::Tactics& tactics() { return tactics_; }

    // Read further, since after an answer few nodes may leave a target open. A cut by a capture counts.
    bool loses_one(board::Board& board, const std::set<std::size_t>& targets) {
        return std::ranges::any_of(targets, [&](std::size_t target) {
            const auto [one, other] = strings_[target];
            const auto answer = one == other ? further_.attack(board, one) : further_.disconnect(board, one, other);
            return answer.code == reading::TacticalCode::win && answer.is_settled;
        });
    }

  private:
    void add(std::pair<Vertex, Vertex> strings, std::unique_ptr<Target> target) {
        strings_.push_back(strings);
        all_.push_back(target.get());
        targets_.push_back(std::move(target));
    }

    reading::Tactics tactics_{reading::SearchLimits{.nodes = 100}}, further_{reading::SearchLimits{.nodes = 10'000}};
    std::vector<std::pair<Vertex, Vertex>> strings_;
    std::vector<std::unique_ptr<Target>> targets_;
    std::vector<Target*> all_;
};

// Every legal answer and the pass, the zones of the targets left aside.
bool every_answer_loses_one(board::Board& board, const TargetCombination& threat, WhiteTargets& white) {
    for (const Vertex answer : board.empty_points()) {
        if (board.play(board::Colour::white, answer) != board::Legality::ok) continue;
        const bool loses = white.loses_one(board, threat.targets);
        board.undo();
        if (!loses) return false;
    }
    return white.loses_one(board, threat.targets);
}

TEST(DoubleThreats, HoldAgainstEveryAnswer) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    int found = 0;
    for (int i = 0; i < 150; ++i) {
        board::Board board(test::random_position(7, 0.55, random));
        WhiteTargets white(board, true);
        for (const TargetCombination& threat :
             TargetSearch(board, board::Colour::black, white.all()).double_threats()) {
            ++found;
            ASSERT_GE(threat.targets.size(), 2U);
            ASSERT_EQ(threat.line.size(), 1U);
            ASSERT_EQ(board.play(board::Colour::black, threat.line.front()), board::Legality::ok);
            EXPECT_TRUE(every_answer_loses_one(board, threat, white))
                << "seed " << seed << ", board " << i << ", " << board::vertex_name(threat.line.front(), board.size());
            board.undo();
        }
    }
    EXPECT_GT(found, 5);
}

TEST(TargetSearch, FindsCombinationsThatThePlainSearchFinds) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    int found = 0, of_two = 0;
    for (int i = 0; i < 300; ++i) {
        board::Board board(test::random_position(5, 0.5, random));
        WhiteTargets white(board, false);
        const auto combination = TargetSearch(board, board::Colour::black, white.all()).shortest();
        if (!combination) continue;
        ++found;
        const int threats = static_cast<int>(combination->line.size() + 1) / 2;
        of_two += threats == 2 ? 1 : 0;
        reading::Tactics further(reading::SearchLimits{.nodes = 1'000});
        CombinationQuestion question = all_stones(board, board::Colour::black);
        question.stones = safe_stones(board, white.tactics(), question);
        EXPECT_TRUE(plain_combination(board, further, question, threats)) << "seed " << seed << ", board " << i << "\n"
                                                                          << board::print_position(board.position());
    }
    EXPECT_GT(found, 2);
    EXPECT_GT(of_two, 0);
}

}  // namespace
}  // namespace katachi::combinations
