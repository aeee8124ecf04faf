#include <gmock/gmock.h>

#include "tests/bad_input/support.h"

namespace katachi::compiler {
namespace {

TEST(Remarks, AreForPeople) {
    const auto reading =
        test::read_text("Pattern t\n# The net.\n# katachi: ignore[label-case] old habit\n\nXO  tight\n.*\n\n:8,s\n");
    EXPECT_THAT(reading.database.patterns.at(0).remarks(), testing::ElementsAre("tight", "The net."));
}

}  // namespace
}  // namespace katachi::compiler
