// The shipped trees as they are found in the build tree.
#include "tools/authoring/joseki/shipped_joseki.h"

#include <gtest/gtest.h>

#include "tools/authoring/shipped_library.h"

namespace katachi::authoring {
namespace {

TEST(ShippedJoseki, AreFoundBesideTheProgram) {
    const std::vector<std::filesystem::path> trees = shipped_joseki_trees();
    ASSERT_GE(trees.size(), 5U);
    for (const std::filesystem::path& tree : trees) EXPECT_EQ(tree.extension(), ".sgf") << tree;
}

TEST(ShippedJoseki, BeginOnTheEmptyBoardWithTheFivePointsOfTheirNames) {
    const joseki::Graph library = shipped_joseki();
    EXPECT_GT(library.edges().size(), 1000U);
    EXPECT_GE(library.node(0).continuations.size(), 5U);
}

}  // namespace
}  // namespace katachi::authoring
