// How safe dragons are, what they have to fear, and what their death is worth.
#include "engine/position/weakness.h"

#include <gtest/gtest.h>

#include "engine/position/strategic_size.h"
#include "tests/position/judged.h"

namespace katachi::position {
namespace {

TEST(Safety, IsThatOfTheStringsBeforeThatOfTheirLife) {
    const Verdict dead{.status = Status::dead};
    Dragon dragon;
    EXPECT_EQ(safety(dragon, dead), Safety::dead);
    dragon.stones_lost = 1;
    dragon.strings.insert(board::vertex_at(0, 0));
    EXPECT_EQ(safety(dragon, dead), Safety::tactically_dead);
    dragon.is_inessential = true;
    EXPECT_EQ(safety(dragon, dead), Safety::inessential);
    dragon.is_invincible = true;
    EXPECT_EQ(safety(dragon, dead), Safety::invincible);
}

TEST(Safety, OfLivingDragonsIsGreaterWithTwoEyes) {
    Dragon dragon;
    for (const Status status : {Status::alive, Status::unknown}) EXPECT_EQ(safety(dragon, {status}), Safety::alive);
    EXPECT_EQ(safety(dragon, {Status::critical}), Safety::critical);
    dragon.eyes.attacked = 2;
    EXPECT_EQ(safety(dragon, {Status::alive}), Safety::strongly_alive);
    EXPECT_EQ(safety(dragon, {Status::unknown}), Safety::alive);
}

TEST(Weakness, BeforeLifeIsTheChanceToDie) {
    const Verdict verdict{.chance_to_live = 0.75F};
    EXPECT_FLOAT_EQ(weakness_before_life({}, verdict), 0.25F);
    Dragon inessential, invincible;
    inessential.is_inessential = true;
    invincible.is_invincible = true;
    EXPECT_EQ(weakness_before_life(inessential, verdict), 0);
    EXPECT_EQ(weakness_before_life(invincible, verdict), 0);
}

TEST(Weakness, OfLivingDragonsIsLessWithAMoyo) {
    const Verdict verdict{.status = Status::alive, .chance_to_live = 0.5F};
    EXPECT_FLOAT_EQ(weakness(Safety::alive, verdict, {}), 0.5F);
    EXPECT_FLOAT_EQ(weakness(Safety::alive, verdict, {.value = 12.5F}), 0.25F);
    EXPECT_EQ(weakness(Safety::alive, verdict, {.value = 40}), 0);
    EXPECT_FLOAT_EQ(weakness(Safety::alive_in_seki, verdict, {.value = 12.5F}), 0.25F);
    for (const Safety lost : {Safety::dead, Safety::critical, Safety::tactically_dead})
        EXPECT_EQ(weakness(lost, verdict, {.value = 40}), 1) << name(lost);
    for (const Safety safe : {Safety::strongly_alive, Safety::invincible, Safety::inessential})
        EXPECT_EQ(weakness(safe, verdict, {}), 0) << name(safe);
}

// White lies beside both of Black's dragons, which lie beside each other.
TEST(StrategicSize, HasAShareOfHostileNeighbours) {
    Judged judged(board::parse_rows("X......../........./..O....../........./XX......./........./........./........./"
                                    ".........")
                      .value(),
                  board::Colour::black);
    const Dragons& dragons = judged.stages().dragons_before_life();
    ASSERT_EQ(dragons.count(), 3);
    const auto size = [&](int number) { return dragons.number(number).effective_size; };
    ASSERT_EQ(dragons.number(0).neighbours, (std::vector<int>{1, 2}));
    const std::vector<float> sizes = strategic_sizes(dragons, std::vector<float>{1, 0.5F, 0.25F});
    EXPECT_FLOAT_EQ(sizes[0], size(0) + 0.25F * size(2) / 2);
    EXPECT_FLOAT_EQ(sizes[1], size(1) + 0.25F * size(2) / 2);
    EXPECT_FLOAT_EQ(sizes[2], size(2) + size(0) + 0.5F * size(1));
}

}  // namespace
}  // namespace katachi::position
