// The words of claims that are made by hand.
#include "tools/authoring/review/sentence.h"

#include <gtest/gtest.h>

namespace katachi::answers {
namespace {

using authoring::Claim;
using authoring::ClaimKind;
using authoring::sentence;

// Black's stones in a row from A9 on.
Claim claim_of(ClaimKind kind, int stones, std::vector<double> numbers) {
    Claim claim{.kind = kind, .numbers = std::move(numbers)};
    claim.side = board::Colour::black;
    for (int column = 0; column < stones; ++column) claim.points.push_back(board::vertex_at(0, column));
    return claim;
}

TEST(Sentence, TellsAChanceInPercent) {
    const auto told = [](double chance) { return sentence(claim_of(ClaimKind::chance, 1, {chance, 2, 60}), 9); };
    EXPECT_EQ(told(0.5), "Strong players would play here with a chance of 50 % (choice 2 of 60).");
    EXPECT_EQ(told(0.0996), "Strong players would play here with a chance of 10 % (choice 2 of 60).");
    EXPECT_EQ(told(0.0994), "Strong players would play here with a chance of 9.9 % (choice 2 of 60).");
    EXPECT_EQ(told(0.0009), "Strong players would play here with a chance of under 0.1 % (choice 2 of 60).");
}

TEST(Sentence, NamesStonesUpToFour) {
    const auto told = [](int stones) { return sentence(claim_of(ClaimKind::captured, stones, {}), 9); };
    EXPECT_EQ(told(1), "Black takes the stone A9.");
    EXPECT_EQ(told(4), "Black takes the 4 stones A9, B9, C9, D9.");
    EXPECT_EQ(told(5), "Black takes the 5 stones at A9.");
}

TEST(Sentence, TellsWhatIsBelievedBeforeAndAfter) {
    EXPECT_EQ(sentence(claim_of(ClaimKind::group, 1, {0.2, 0.9}), 9),
              "The group of the stone A9 is believed to live with a chance of 90 %; before the move it was 20 %.");
    EXPECT_EQ(sentence(claim_of(ClaimKind::eyes, 1, {1, 2}), 9),
              "Gives the group of the stone A9 two eyes even if White attacks first, where it had one eye.");
    EXPECT_EQ(sentence(claim_of(ClaimKind::turning_point, 1, {-9, 2.04, -6.96}), 9),
              "A turning point: the expected score goes from B+2.0 to W+7.0 in the moves around.");
    EXPECT_EQ(authoring::lead_text(0.04), "0");
}

}  // namespace
}  // namespace katachi::answers
