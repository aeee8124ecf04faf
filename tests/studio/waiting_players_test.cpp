// A player waits for one piece of work at a time, beside as many others as may wait.
#include "tools/studio/waiting/waiting_players.h"

#include <gtest/gtest.h>

#include <optional>

#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

using Wait = WaitingPlayers::Wait;

class Waiting : public testing::Test {
  protected:
    // Why a player may not wait; "" where he may.
    std::string refusal(const std::string& player) {
        try {
            const Wait wait(players_, player);
        } catch (const Refused& refused) {
            EXPECT_EQ(refused.status, 503);
            return refused.what();
        }
        return "";
    }

    WaitingPlayers players_{2, "too many wait"};
};

TEST_F(Waiting, IsForAsManyAsMayWait) {
    std::optional<Wait> first(std::in_place, players_, "a");
    const Wait second(players_, "b");
    EXPECT_EQ(refusal("c"), "too many wait");
    EXPECT_EQ(players_.work_of("c"), nullptr);
    first.reset();
    EXPECT_EQ(players_.work_of("a"), nullptr);
    EXPECT_EQ(refusal("c"), "");
}

TEST_F(Waiting, GivesUpWhatThePlayerWaitedForBefore) {
    std::optional<Wait> before(std::in_place, players_, "a");
    const Wait other(players_, "b");
    Wait now(players_, "a");
    EXPECT_TRUE(before->work().is_given_up);
    EXPECT_FALSE(now.work().is_given_up);
    before.reset();
    EXPECT_EQ(players_.work_of("a").get(), &now.work());
    EXPECT_EQ(refusal("c"), "too many wait");
}

TEST_F(Waiting, IsGivenUpByThePlayerAlone) {
    Wait wait(players_, "a"), other(players_, "b");
    EXPECT_FALSE(players_.give_up("c"));
    EXPECT_TRUE(players_.give_up("a"));
    EXPECT_TRUE(wait.work().is_given_up);
    EXPECT_FALSE(other.work().is_given_up);
}

TEST_F(Waiting, EndsForAll) {
    Wait wait(players_, "a"), other(players_, "b");
    players_.give_up_all();
    EXPECT_TRUE(wait.work().is_given_up);
    EXPECT_TRUE(other.work().is_given_up);
    EXPECT_EQ(refusal("a"), "the studio ends");
}

}  // namespace

}  // namespace katachi::studio
