#include "base/text/path_uri.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(PathUri, WritesBytesThatMeanSomethingElseAsNumbers) {
    EXPECT_EQ(path_uri("/go/a-b_c.d~e.db"), "file:///go/a-b_c.d~e.db");
    EXPECT_EQ(path_uri("/my patterns/50%#1?.db"), "file:///my%20patterns/50%25%231%3F.db");
    EXPECT_EQ(path_uri("b/\xC3\xBC.db"), "b/%C3%BC.db");
}

}  // namespace
}  // namespace katachi::base
