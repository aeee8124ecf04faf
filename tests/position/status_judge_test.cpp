// Verdicts that lean on one another.
#include "engine/position/status_judge.h"

#include <gtest/gtest.h>

#include <functional>

#include "tests/position/judged.h"

namespace katachi::position {
namespace {

// Three dragons, numbers 0 to 2, of one, two and three stones.
constexpr const char* three_dragons =
    "X......../........./........./........./XX......./........./........./........./......OOO";

class TableJudge : public StatusJudge {
  public:
    using Judge = std::function<Verdict(int number, std::span<const Status> believed)>;

    explicit TableJudge(Judge judge) : judge_(std::move(judge)) {}

    Verdict judge(const Dragons&, int number, std::span<const Status> believed) override {
        ++asked;
        return judge_(number, believed);
    }

    int asked = 0;

  private:
    Judge judge_;
};

class Verdicts : public testing::Test {
  protected:
    std::vector<Status> statuses(TableJudge& judge) {
        Judged judged(board::parse_rows(three_dragons).value(), board::Colour::black);
        const Dragons& dragons = judged.stages().dragons_before_life();
        EXPECT_EQ(dragons.count(), 3);
        std::vector<Status> statuses;
        for (const Verdict& verdict : judge_all(dragons, judge)) statuses.push_back(verdict.status);
        return statuses;
    }
};

Verdict leaning(Status status, int on, std::span<const Status> believed) {
    return {.status = status, .assumptions = {{on, believed[static_cast<std::size_t>(on)]}}};
}

TEST_F(Verdicts, AreAskedOnceWithoutAssumptions) {
    TableJudge judge([](int, std::span<const Status>) { return Verdict{.status = Status::alive}; });
    EXPECT_EQ(statuses(judge), std::vector<Status>(3, Status::alive));
    EXPECT_EQ(judge.asked, 3);
}

// A dragon beside one that dies lives.
TEST_F(Verdicts, AreAskedAgainWhereAnAssumptionFalls) {
    TableJudge judge([](int number, std::span<const Status> believed) {
        if (number == 2) return Verdict{.status = Status::dead};
        if (number == 0) return leaning(believed[2] == Status::dead ? Status::alive : Status::dead, 2, believed);
        return Verdict{.status = Status::alive};
    });
    EXPECT_EQ(statuses(judge), (std::vector<Status>{Status::alive, Status::alive, Status::dead}));
    EXPECT_EQ(judge.asked, 4);
}

TEST_F(Verdicts, AreUnknownWhereTheyNeverAgree) {
    TableJudge judge([](int number, std::span<const Status> believed) {
        if (number == 1) return Verdict{.status = Status::alive};
        const int other = 2 - number;
        const bool is_other_dead = believed[static_cast<std::size_t>(other)] == Status::dead;
        // One says the same as the other, the other the opposite.
        const bool is_dead = number == 0 ? is_other_dead : !is_other_dead;
        return leaning(is_dead ? Status::dead : Status::alive, other, believed);
    });
    const std::vector<Status> found = statuses(judge);
    EXPECT_EQ(found[1], Status::alive);
    EXPECT_TRUE(found[0] == Status::unknown || found[2] == Status::unknown);
    EXPECT_LE(judge.asked, 9);
}

}  // namespace
}  // namespace katachi::position
