// Values of two eye spaces together.
#include "engine/eyespaces/eye_sums.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace katachi::eyespaces {
namespace {

constexpr std::array values{"0000", "0001", "0002", "0011", "0012", "0022", "0111", "0112",
                            "0122", "0222", "1111", "1112", "1122", "1222", "2222"};

match::EyeValue value(const std::string& text) {
    const auto digit = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i] - '0'); };
    return {digit(0), digit(1), digit(2), digit(3)};
}

std::string sum(const std::string& a, const std::string& b) {
    return match::eye_value_text(sum_of(value(a), value(b)));
}

TEST(EyeSums, OfWhatPeopleKnow) {
    EXPECT_EQ(sum("1111", "1111"), "2222");
    EXPECT_EQ(sum("0011", "0011"), "0112") << "two half eyes are one";
    EXPECT_EQ(sum("1111", "0011"), "1122");
    EXPECT_EQ(sum("0022", "0011"), "0122");
    EXPECT_EQ(sum("0111", "0011"), "1122") << "a threat that is answered changes nothing";
    EXPECT_EQ(sum("1122", "0011"), "1222");
}

TEST(EyeSums, NothingChangesNothing) {
    for (const char* const text : values) EXPECT_EQ(sum(text, "0000"), text);
}

TEST(EyeSums, DoNotDependOnTheOrderAndAreInOrder) {
    for (const char* const a : values)
        for (const char* const b : values) {
            const std::string both = sum(a, b);
            EXPECT_EQ(both, sum(b, a));
            EXPECT_TRUE(std::is_sorted(both.begin(), both.end())) << a << " and " << b << ": " << both;
        }
}

TEST(EyeSums, UrgencyIsOfWhatAMoveDecides) {
    EXPECT_EQ(urgency(value("1111")), 0);
    EXPECT_EQ(urgency(value("0011")), 2);
    EXPECT_EQ(urgency(value("0022")), 4);
    EXPECT_EQ(urgency(value("0112")), 2);
}

}  // namespace
}  // namespace katachi::eyespaces
