// What is told of groups that are made by hand.
#include <gtest/gtest.h>

#include "tools/authoring/review/judged_position.h"

namespace katachi::answers {
namespace {

using authoring::ClaimKind;
using authoring::JudgedGroup;
using authoring::JudgedPosition;

constexpr auto black = board::Colour::black, white = board::Colour::white;
constexpr board::Move move{black, board::vertex_at(5, 5)};

JudgedPosition with_group(board::Colour colour, int eyes, double chance, bool has_move = false) {
    JudgedGroup group{.colour = colour, .stones = {}, .eyes = eyes, .chance_to_live = chance};
    for (int column = 0; column < 3; ++column) group.stones.insert(board::vertex_at(0, column));
    if (has_move) group.stones.insert(move.vertex);
    return {.score = {}, .groups = {group}};
}

std::vector<ClaimKind> told(const JudgedPosition& before, const JudgedPosition& after) {
    std::vector<ClaimKind> kinds;
    for (const authoring::Claim& claim : authoring::group_claims(before, after, move, 7)) kinds.push_back(claim.kind);
    return kinds;
}

using Kinds = std::vector<ClaimKind>;

TEST(GroupClaims, TellOfTwoEyesThatTheMoverMakes) {
    EXPECT_EQ(told(with_group(black, 1, 1), with_group(black, 2, 1, true)), Kinds{ClaimKind::eyes});
    EXPECT_EQ(told(with_group(black, 2, 1), with_group(black, 2, 1)), Kinds{});
    EXPECT_EQ(told(with_group(white, 1, 1), with_group(white, 2, 1)), Kinds{}) << "nobody gives eyes to the other side";
}

TEST(GroupClaims, TellOfALifeThatIsBelievedOtherwise) {
    EXPECT_EQ(told(with_group(white, 1, 0.2), with_group(white, 1, 0.6)), Kinds{ClaimKind::group});
    EXPECT_EQ(told(with_group(white, 1, 0.6), with_group(white, 1, 0.2)), Kinds{ClaimKind::group});
    EXPECT_EQ(told(with_group(white, 1, 0.6), with_group(white, 1, 0.3)), Kinds{});
    EXPECT_EQ(told(with_group(white, 1, 1), with_group(black, 1, 0)), Kinds{}) << "another group stands there";
    EXPECT_EQ(told(with_group(white, 1, 1), {}), Kinds{});
}

}  // namespace
}  // namespace katachi::answers
