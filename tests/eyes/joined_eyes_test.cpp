// Eyes by joined stones are eyes of the local game: against the plain solver, the solver, and in larger spaces around.
#include "engine/eyes/joined_eyes.h"

#include <gtest/gtest.h>

#include "engine/eyes/eye_solver.h"
#include "tests/eyes/plain_solver.h"
#include "tests/eyes/random_rules.h"
#include "tests/eyes/shapes.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::eyes {
namespace {

using match::BareEyeSpace;

constexpr std::size_t enough_positions = 300;

BareEyeSpace space_of(const std::string& text) { return match::bare_eye_space(match::read_eye_graph(text).graph); }

bool gets_eyes(const std::string& text, int eyes, int attacks) {
    return JoinedEyes(space_of(text), {}, enough_positions).gets_eyes(eyes, attacks);
}

// The eyes that are proved, as the solver writes a value, whose last number has no such proof.
std::string proved(const BareEyeSpace& space, const LocalRules& rules) {
    JoinedEyes joined(space, rules, enough_positions);
    std::string numbers;
    for (const int attacks : {2, 1, 0})
        numbers += joined.gets_eyes(2, attacks) ? '2' : joined.gets_eyes(1, attacks) ? '1' : '0';
    return numbers;
}

bool is_within(const std::string& proved, const EyeAnswer& truth) {
    const auto least = [&](std::size_t i) { return proved[i] - '0'; };
    const bool is_no_seki =
        (proved[1] < '2' || !truth.attacked_is_seki) && (proved[2] < '2' || !truth.defended_is_seki);
    return least(0) <= truth.value.attacked_twice && least(1) <= truth.value.attacked &&
           least(2) <= truth.value.defended && is_no_seki;
}

TEST(JoinedEyes, KnowTheShapesThatPeopleKnow) {
    EXPECT_TRUE(gets_eyes(".......", 2, 2));
    EXPECT_TRUE(gets_eyes("....", 2, 1));
    EXPECT_FALSE(gets_eyes("....", 2, 2));
    EXPECT_TRUE(gets_eyes("...", 2, 0));
    EXPECT_FALSE(gets_eyes("...", 2, 1));
    EXPECT_TRUE(gets_eyes("...", 1, 1));
    EXPECT_FALSE(gets_eyes("!", 1, 0));
    EXPECT_TRUE(gets_eyes("....X.....", 2, 2));
}

TEST(JoinedEyes, FindTwoEyesInLargeSpaces) {
    EXPECT_TRUE(gets_eyes("...%....%...%OO......%OO....", 2, 1));
    EXPECT_TRUE(gets_eyes("..............", 2, 2));
}

TEST(JoinedEyes, GiveUpAtTheirLimit) { EXPECT_FALSE(JoinedEyes(space_of("......."), {}, 0).gets_eyes(2, 1)); }

// What it gave up at proves nothing, and is looked at again.
TEST(JoinedEyes, GoOnWhereTheyGaveUpWhenAskedAgain) {
    constexpr std::size_t few_positions = 5;
    JoinedEyes joined(space_of("...%...%..."), {}, few_positions);
    EXPECT_FALSE(joined.gets_eyes(2, 1));
    bool is_found = false;
    for (int again = 0; again < 10 && !is_found; ++again) is_found = joined.gets_eyes(2, 1);
    EXPECT_TRUE(is_found);
}

TEST(JoinedEyes, AreThoseOfThePlainSolverInAllSmallShapes) {
    int found = 0;
    for (int size = 1; size <= 3; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, ".X!$"))
                for (const LocalRules& rules : {LocalRules{}, LocalRules{.outer_liberties = 1, .suicide = true}}) {
                    const std::string least = proved(space_of(coded(rows)), rules);
                    ASSERT_TRUE(is_within(least, plain_answer(space_of(coded(rows)), rules)))
                        << coded(rows) << " is not worth " << least;
                    found += least == "000" ? 0 : 1;
                }
    EXPECT_GE(found, 50);
}

TEST(JoinedEyes, AreThoseOfTheSolverInRandomSpaces) {
    std::mt19937 random(test::test_seed());
    int found = 0;
    const int rounds = test::rounds(400, 20'000);
    for (int round = 0; round < rounds; ++round) {
        const Rows rows = random_space(4 + round % 3, random);
        const LocalRules rules = random_rules(random);
        const auto answer = EyeSolver(space_of(coded(rows)), rules).solve();
        ASSERT_TRUE(answer.has_value());
        const std::string least = proved(space_of(coded(rows)), rules);
        ASSERT_TRUE(is_within(least, *answer))
            << coded(rows) << " is " << value_and_seki(*answer) << ", not " << least << "; outer liberties "
            << rules.outer_liberties << ", suicide " << rules.suicide;
        found += least == "000" ? 0 : 1;
    }
    EXPECT_GE(found, rounds / 5);
}

// The space without some of its points: what touched them is a margin now.
BareEyeSpace part_of(const BareEyeSpace& space, EyePoints kept) {
    BareEyeSpace part;
    std::array<std::size_t, match::largest_eye_graph> number{};
    for (EyePoints rest = kept; rest != 0; rest &= rest - 1) number[match::first_eye_point(rest)] = part.size++;
    const auto renumbered = [&](EyePoints points) {
        EyePoints found = 0;
        for (EyePoints rest = points & kept; rest != 0; rest &= rest - 1)
            found |= match::eye_point(number[match::first_eye_point(rest)]);
        return found;
    };
    part.stones = renumbered(space.stones);
    part.islands = renumbered(space.islands);
    part.margins = renumbered(space.margins);
    part.walled = renumbered(space.walled);
    for (EyePoints rest = kept; rest != 0; rest &= rest - 1) {
        const std::size_t point = match::first_eye_point(rest), place = number[point];
        part.neighbours[place] = renumbered(space.neighbours[point]);
        if ((space.neighbours[point] & ~kept) != 0) part.margins |= match::eye_point(place);
    }
    return part;
}

TEST(JoinedEyes, OfAPartAreEyesOfTheWholeSpace) {
    std::mt19937 random(test::test_seed());
    int found = 0;
    const int rounds = test::rounds(4'000, 20'000);
    for (int round = 0; round < rounds; ++round) {
        const Rows rows = random_space(5 + round % 3, random);
        const BareEyeSpace space = space_of(coded(rows));
        const EyePoints left_out = match::eye_point(random() % space.size) | match::eye_point(random() % space.size);
        const std::string least = proved(part_of(space, space.all() & ~left_out), {});
        if (least == "000") continue;
        const auto answer = EyeSolver(space, {}).solve();
        ASSERT_TRUE(answer.has_value());
        ASSERT_TRUE(is_within(least, *answer))
            << coded(rows) << " is " << value_and_seki(*answer) << ", its part " << least << " without " << left_out;
        ++found;
    }
    EXPECT_GE(found, rounds / 20);
}

}  // namespace
}  // namespace katachi::eyes
