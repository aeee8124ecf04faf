// Statuses by reading, where another judge doubts them.
#include "engine/life/life_status_judge.h"

#include <gtest/gtest.h>

#include "tests/position/judged.h"

namespace katachi::life {
namespace {

using position::Status;
using position::Verdict;

// Says the same of all.
class OneVerdict : public position::StatusJudge {
  public:
    explicit OneVerdict(const Verdict& verdict) : verdict_(verdict) {}
    Verdict judge(const position::Dragons&, int, std::span<const Status>) override { return verdict_; }

  private:
    Verdict verdict_;
};

constexpr Verdict doubt{Status::unknown, 0.5F};

// Black's stones at the lower left edge with so many points in a row, White's around them, which can never be captured.
board::Position row_of_eyes(int points) {
    const std::string open = "........./";
    const std::string text = ".O.O...../OOOO...../" + open + open + open + open + "OOOOOOO../XXXXXXO../X" +
                             std::string(static_cast<std::size_t>(points), '.') +
                             std::string(static_cast<std::size_t>(5 - points), 'X') + "O..";
    return *board::parse_rows(text);
}

// Of Black's dragon, the others being as they are believed.
Verdict verdict_of(const board::Position& position, Status believed, const Verdict& first, std::uint64_t nodes) {
    position::Judged judged(position, board::Colour::white);
    const position::Dragons& dragons = judged.stages().dragons_before_life();
    OneVerdict other(first);
    const board::Board board(position);
    LifeStatusJudge judge(board, other, {.search = {.nodes = nodes}});
    const std::vector<Status> statuses(static_cast<std::size_t>(dragons.count()), believed);
    return judge.judge(dragons, dragons.number_at(board.stones(board::Colour::black).first()), statuses);
}

TEST(LifeStatuses, AreRead) {
    EXPECT_EQ(verdict_of(row_of_eyes(2), Status::alive, doubt, 20'000).status, Status::dead);
    EXPECT_EQ(verdict_of(row_of_eyes(3), Status::alive, doubt, 20'000).status, Status::critical);
    EXPECT_EQ(verdict_of(row_of_eyes(4), Status::alive, doubt, 20'000).status, Status::alive);
}

TEST(LifeStatuses, LeanOnWhatIsBelievedOfOpponents) {
    const Verdict verdict = verdict_of(row_of_eyes(3), Status::alive, doubt, 20'000);
    ASSERT_FALSE(verdict.assumptions.empty());
    for (const position::Assumption& assumption : verdict.assumptions) EXPECT_EQ(assumption.status, Status::alive);
    const Verdict unread = verdict_of(row_of_eyes(3), Status::unknown, doubt, 20'000);
    EXPECT_EQ(unread.status, Status::unknown);
    EXPECT_FALSE(unread.assumptions.empty());
}

TEST(LifeStatuses, AreThoseOfTheFirstJudgeWhereNothingIsToBeRead) {
    EXPECT_EQ(verdict_of(row_of_eyes(3), Status::alive, {Status::alive, 0.95F}, 20'000).status, Status::alive);
    EXPECT_EQ(verdict_of(row_of_eyes(4), Status::alive, {Status::dead, 0.4F, true}, 20'000).status, Status::dead);
}

TEST(LifeStatuses, AreThoseOfTheFirstJudgeWhereASearchIsOpen) {
    const Verdict verdict = verdict_of(row_of_eyes(4), Status::alive, {Status::dead, 0.4F}, 1);
    EXPECT_EQ(verdict.status, Status::dead);
    EXPECT_FALSE(verdict.assumptions.empty());
}

}  // namespace
}  // namespace katachi::life
