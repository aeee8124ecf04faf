#include "base/text/number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

namespace katachi::base {
namespace {

TEST(NumberFrom, ReadsTheWholeText) {
    EXPECT_EQ(number_from<int>("0"), 0);
    EXPECT_EQ(number_from<int>("361"), 361);
    EXPECT_EQ(number_from<int>("-7"), -7);
    EXPECT_EQ(number_from<int>("007"), 7);
    EXPECT_EQ(number_from<double>("6.5"), 6.5);
    EXPECT_EQ(number_from<double>("-.5"), -0.5);
    EXPECT_EQ(number_from<double>("1e3"), 1000);
    EXPECT_EQ(number_from<float>("0.1"), 0.1F);
}

TEST(NumberFrom, HoldsTheLimitsAndNoMore) {
    EXPECT_EQ(number_from<int>("2147483647"), 2147483647);
    EXPECT_EQ(number_from<int>("-2147483648"), -2147483647 - 1);
    EXPECT_EQ(number_from<int>("2147483648"), std::nullopt);
    EXPECT_EQ(number_from<int>("-2147483649"), std::nullopt);
    EXPECT_EQ(number_from<int>("99999999999999999999999999"), std::nullopt);
    EXPECT_EQ(number_from<std::uint64_t>("18446744073709551615"), 18446744073709551615U);
    EXPECT_EQ(number_from<std::uint64_t>("18446744073709551616"), std::nullopt);
    EXPECT_TRUE(number_from<double>("1e308"));
    EXPECT_EQ(number_from<double>("1e309"), std::nullopt);
    EXPECT_EQ(number_from<double>("1e-400"), std::nullopt);
    EXPECT_EQ(number_from<float>("1e39"), std::nullopt);
}

TEST(NumberFrom, RefusesWhatIsNoNumber) {
    for (const char* text : {"", " ", "-", "+", "--1", "+1", " 1", "1 ", "1\n", "1x", "x1", "0x10", "1,5", "١"}) {
        EXPECT_EQ(number_from<int>(text), std::nullopt) << text;
        EXPECT_EQ(number_from<double>(text), std::nullopt) << text;
    }
    EXPECT_EQ(number_from<int>("1.0"), std::nullopt);
    EXPECT_EQ(number_from<int>("1e3"), std::nullopt);
    EXPECT_EQ(number_from<unsigned>("-1"), std::nullopt);
    EXPECT_EQ(number_from<int>(std::string_view("1\0", 2)), std::nullopt);
    EXPECT_EQ(number_from<int>(std::string_view()), std::nullopt);
}

TEST(NumberFrom, KnowsInfinityAndNan) {
    EXPECT_EQ(number_from<double>("inf"), INFINITY);
    EXPECT_EQ(number_from<double>("-inf"), -INFINITY);
    EXPECT_TRUE(std::isnan(number_from<double>("nan").value()));
    for (const char* text : {"inf", "-inf", "infinity", "nan", "nan(1)", "", "1x"})
        EXPECT_EQ(finite_number_from<double>(text), std::nullopt) << text;
    EXPECT_EQ(finite_number_from<double>("6.5"), 6.5);
}

TEST(LeadingNumber, TellsWhereItEnds) {
    const auto range = leading_number<int>("12-40");
    ASSERT_TRUE(range);
    EXPECT_EQ(range->value, 12);
    EXPECT_EQ(range->rest, "-40");
    const auto whole = leading_number<int>("12");
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->rest, "");
    const auto komi = leading_number<double>("6.5 points");
    ASSERT_TRUE(komi);
    EXPECT_EQ(komi->value, 6.5);
    EXPECT_EQ(komi->rest, " points");
    const auto exponent = leading_number<double>("1e");
    ASSERT_TRUE(exponent);
    EXPECT_EQ(exponent->value, 1);
    EXPECT_EQ(exponent->rest, "e");
}

TEST(LeadingNumber, RefusesWhatBeginsWithNoneOrTooLargeAOne) {
    for (const char* text : {"", "x1", " 1", "+1", "-", "99999999999999999999x"})
        EXPECT_FALSE(leading_number<int>(text)) << text;
}

}  // namespace
}  // namespace katachi::base
