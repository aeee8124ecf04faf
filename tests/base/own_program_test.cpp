#include "base/process/own_program.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(OwnProgram, IsFoundByProcAndByHowItWasStarted) {
    EXPECT_EQ(own_program().filename(), "base_tests");
    EXPECT_EQ(own_program_as_started(), own_program());
}

}  // namespace
}  // namespace katachi::base
