#include "compiler/model/shape_key.h"

#include <set>

#include "tests/patterndb/diagrams.h"
#include "tests/patterndb/support.h"

namespace katachi {
namespace {

TEST(ShapeKey, IsTheSameSeenFromEverySideAndWithColoursExchanged) {
    const Diagram diagram = drawing({"|.XO", "|?*o", "+---"});
    for (const Orientation orientation : all_orientations) {
        EXPECT_EQ(shape_key(transformed(diagram, orientation)), shape_key(diagram));
        EXPECT_EQ(shape_key(colours_exchanged(transformed(diagram, orientation))), shape_key(diagram));
    }
}

TEST(ShapeKey, SeesAnchorsAsStones) { EXPECT_EQ(shape_key(drawing({"Q*Y"})), shape_key(drawing({"O*X"}))); }

TEST(ShapeKey, TellsSizesEdgesAndCellsApart) {
    const std::set<std::string> keys{
        shape_key(drawing({"O.", "*X"})),   shape_key(drawing({"O.*X"})),           shape_key(drawing({"O.", "X*"})),
        shape_key(drawing({"O.|", "*X|"})), shape_key(drawing({"O.", "*X", "--"})), shape_key(drawing({"O?", "*X"})),
    };
    EXPECT_EQ(keys.size(), 6U);
}

TEST(ShapeKey, RandomDiagramsOfEqualKeyAreImagesOfEachOther) {
    std::mt19937 random(test_seed());
    for (int round = 0; round < 2000; ++round) {
        const Diagram a = random_diagram(random, 2, "OX.");
        const Diagram b = random_diagram(random, 2, "OX.");
        bool image = false;
        for (const Orientation orientation : all_orientations) {
            image = image || transformed(a, orientation) == b || transformed(colours_exchanged(a), orientation) == b;
        }
        ASSERT_EQ(shape_key(a) == shape_key(b), image) << to_rows(a) << "\n" << to_rows(b);
    }
}

}  // namespace
}  // namespace katachi
