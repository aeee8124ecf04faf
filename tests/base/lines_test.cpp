// Texts by lines.
#include "base/text/lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace katachi::base {
namespace {

using testing::ElementsAre;

TEST(Lines, EndWhereALineEnds) {
    EXPECT_THAT(lines_of("a\n\nb\n"), ElementsAre("a", "", "b"));
    EXPECT_THAT(lines_of("a\nb"), ElementsAre("a", "b")) << "the last one needs no end";
    EXPECT_THAT(lines_of("\n"), ElementsAre(""));
    EXPECT_TRUE(lines_of("").empty());
}

}  // namespace
}  // namespace katachi::base
