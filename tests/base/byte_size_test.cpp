#include "base/text/byte_size.h"

#include <gtest/gtest.h>

namespace katachi::base {
namespace {

TEST(ByteSize, IsReadWithItsUnit) {
    EXPECT_EQ(byte_size("0"), 0U);
    EXPECT_EQ(byte_size("4096"), 4096U);
    EXPECT_EQ(byte_size("3K"), 3072U);
    EXPECT_EQ(byte_size("256M"), std::uint64_t{256} << 20);
    EXPECT_EQ(byte_size("1g"), std::uint64_t{1} << 30);
    EXPECT_EQ(byte_size("2T"), std::uint64_t{2} << 40);
}

TEST(ByteSize, IsNothingElse) {
    for (const char* text : {"", "M", "-1", "1.5G", "1GB", "1 G", " 1G", "1E", "1KK", "18446744073709551616",
                             "18014398509481984K", "16777216T"})
        EXPECT_EQ(byte_size(text), std::nullopt) << text;
    EXPECT_EQ(byte_size("16777215T"), std::uint64_t{16777215} << 40);
}

TEST(ByteSize, IsWrittenShort) {
    EXPECT_EQ(byte_size_text(0), "0");
    EXPECT_EQ(byte_size_text(1023), "1023");
    EXPECT_EQ(byte_size_text(1024), "1K");
    EXPECT_EQ(byte_size_text(1536), "1.5K");
    EXPECT_EQ(byte_size_text(std::uint64_t{256} << 20), "256M");
    EXPECT_EQ(byte_size_text(std::uint64_t{1} << 30), "1G");
    EXPECT_EQ(byte_size_text(7'130'317), "6.8M");
    EXPECT_EQ(byte_size_text(std::uint64_t{5} << 50), "5120T");
}

}  // namespace
}  // namespace katachi::base
