#include "compiler/model/shape_key.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/patterndb/diagrams.h"
#include "tests/support/random_position.h"

namespace katachi::compiler {
namespace {

TEST(ShapeKey, IsTheSameSeenFromEverySideAndWithColoursExchanged) {
    const Diagram diagram = catalogue::drawing({"|.XO", "|?*o", "+---"});
    for (const board::Orientation orientation : board::all_orientations) {
        EXPECT_EQ(shape_key(transformed(diagram, orientation)), shape_key(diagram));
        EXPECT_EQ(shape_key(colours_exchanged(transformed(diagram, orientation))), shape_key(diagram));
    }
}

TEST(ShapeKey, SeesAnchorsAsStones) {
    EXPECT_EQ(shape_key(catalogue::drawing({"Q*Y"})), shape_key(catalogue::drawing({"O*X"})));
}

TEST(ShapeKey, TellsSizesEdgesAndCellsApart) {
    const std::set<std::string> keys{
        shape_key(catalogue::drawing({"O.", "*X"})),       shape_key(catalogue::drawing({"O.*X"})),
        shape_key(catalogue::drawing({"O.", "X*"})),       shape_key(catalogue::drawing({"O.|", "*X|"})),
        shape_key(catalogue::drawing({"O.", "*X", "--"})), shape_key(catalogue::drawing({"O?", "*X"})),
    };
    EXPECT_EQ(keys.size(), 6U);
}

TEST(ShapeKey, RandomDiagramsOfEqualKeyAreImagesOfEachOther) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < 2000; ++round) {
        const Diagram a = catalogue::random_diagram(random, 2, "OX.");
        const Diagram b = catalogue::random_diagram(random, 2, "OX.");
        bool image = false;
        for (const board::Orientation orientation : board::all_orientations) {
            image = image || transformed(a, orientation) == b || transformed(colours_exchanged(a), orientation) == b;
        }
        ASSERT_EQ(shape_key(a) == shape_key(b), image) << catalogue::to_rows(a) << "\n" << catalogue::to_rows(b);
    }
}

}  // namespace
}  // namespace katachi::compiler
