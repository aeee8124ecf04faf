// Weights as a text: what is written is read again, and what is no weights is refused with its line.
#include <gtest/gtest.h>

#include <array>

#include "engine/moves/move_weights.h"

namespace katachi::moves {
namespace {

TEST(MoveWeights, AreReadAsTheyAreWritten) {
    MoveWeights weights;
    weights.set("capture", "3-stones", {1.25F, 8812});
    weights.set("shape", "xo./.*./#..", {-0.001F, 0});
    const auto read = MoveWeights::read(weights.text());
    ASSERT_TRUE(std::holds_alternative<MoveWeights>(read));
    EXPECT_EQ(std::get<MoveWeights>(read).text(), weights.text());
    EXPECT_EQ(std::get<MoveWeights>(read).find("capture", "3-stones"), 1.25F);
    EXPECT_EQ(std::get<MoveWeights>(read).find("capture", "4-stones"), std::nullopt);
}

TEST(MoveWeights, AreTakenOutBySource) {
    MoveWeights weights;
    weights.set("shape", "a", {1, 1});
    weights.set("shapes", "mined/d3", {2, 1});
    weights.set("shapes", "mined/d4", {3, 1});
    weights.set("tactics", "geta", {4, 1});
    const MoveWeights shapes = weights.extract("shapes");
    EXPECT_EQ(weights.text(), "shape/a 1 1\ntactics/geta 4 1\n");
    EXPECT_EQ(shapes.text(), "shapes/mined/d3 2 1\nshapes/mined/d4 3 1\n");
    weights.set("shapes", "mined/d3", {5, 1});
    weights.set_all(shapes);
    EXPECT_EQ(weights.find("shapes", "mined/d3"), 2.0F);
    EXPECT_EQ(weights.find("shape", "a"), 1.0F);
}

TEST(MoveWeights, MayHaveCommentsAndBlankLines) {
    const auto read = MoveWeights::read("# learned\n\nko/takes 0.5 3\n");
    ASSERT_TRUE(std::holds_alternative<MoveWeights>(read));
    EXPECT_EQ(std::get<MoveWeights>(read).find("ko", "takes"), 0.5F);
}

struct BadText {
    const char* text;
    int line;
    const char* message;
};

TEST(MoveWeights, AreRefusedWithTheLineAndTheReason) {
    constexpr std::array bad{
        BadText{"", 1, "there is no weight"},
        BadText{"# nothing\n\n", 1, "there is no weight"},
        BadText{"ko/takes 0.5\n", 1, "a line is `source/feature weight count`"},
        BadText{"# x\nko 0.5 3\n", 2, "a line is `source/feature weight count`"},
        BadText{"ko/takes much 3\n", 1, "`much` is no weight"},
        BadText{"ko/takes inf 3\n", 1, "`inf` is no weight"},
        BadText{"ko/takes 0.5 -3\n", 1, "`-3` is no count"},
        BadText{"ko/takes 0.5 3\nko/takes 0.5 3\n", 2, "`ko/takes` has a weight already"},
    };
    for (const auto& [text, line, message] : bad) {
        const auto read = MoveWeights::read(text);
        ASSERT_TRUE(std::holds_alternative<MoveWeightsError>(read)) << text;
        EXPECT_EQ(std::get<MoveWeightsError>(read).line, line) << text;
        EXPECT_EQ(std::get<MoveWeightsError>(read).message, message);
    }
}

}  // namespace
}  // namespace katachi::moves
