#include "base/memory/zeroed_array.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

struct Entry {
    int number = 7;
    bool is_there = true;
};

TEST(ZeroedArray, BeginsAsZerosWhateverInitializersSay) {
    const ZeroedArray<Entry> entries(1000);
    EXPECT_EQ(entries.size(), 1000U);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(entries[i].number, 0) << i;
        EXPECT_FALSE(entries[i].is_there) << i;
    }
}

TEST(ZeroedArray, KeepsWhatIsWritten) {
    ZeroedArray<Entry> entries(1000);
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i] = {static_cast<int>(i), i % 3 == 0};
    const ZeroedArray<Entry> moved = std::move(entries);
    for (std::size_t i = 0; i < moved.size(); ++i) {
        EXPECT_EQ(moved[i].number, static_cast<int>(i));
        EXPECT_EQ(moved[i].is_there, i % 3 == 0) << i;
    }
}

}  // namespace
}  // namespace katachi::base
