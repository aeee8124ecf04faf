#include "engine/life/zero_rows.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace katachi::life {
namespace {

struct Row {
    std::uint64_t key = 7;  // what a row of zero bytes does not have
    int count = 7;
};

TEST(ZeroRows, AreZeroAndKeepWhatIsWritten) {
    ZeroRows<Row> rows(10'000);
    ASSERT_EQ(rows.size(), 10'000U);
    for (std::size_t i = 0; i < rows.size(); ++i)
        ASSERT_EQ(rows[i].key + static_cast<std::uint64_t>(rows[i].count), 0U);
    rows[9'999] = {.key = 1, .count = 2};
    ZeroRows<Row> others(1);
    others = std::move(rows);
    const ZeroRows<Row> moved(std::move(others));
    EXPECT_EQ(moved.size(), 10'000U);
    EXPECT_EQ(moved[9'999].count, 2);
}

}  // namespace
}  // namespace katachi::life
