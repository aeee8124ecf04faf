// The numbers themselves are fixed: matches are gone on with, and searches repeated, by their seeds.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "base/random/random.h"
#include "base/random/split_mix.h"

namespace katachi::base {
namespace {

template <typename Draw>
auto drawn(int count, Draw draw) {
    std::vector<decltype(draw())> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(draw());
    return numbers;
}

std::vector<std::uint32_t> random_numbers(std::uint64_t seed, int count) {
    Random random(seed);
    return drawn(count, [&] { return random.next(); });
}

std::vector<std::uint64_t> split_mix_numbers(std::uint64_t seed, int count) {
    SplitMix random(seed);
    return drawn(count, [&] { return random.next(); });
}

TEST(Random, BeginsAsEver) {
    EXPECT_EQ(random_numbers(0, 4), (std::vector<std::uint32_t>{0xAD5DB60B, 0xBEDAF65D, 0x0A1FE02D, 0x9706F44D}));
    EXPECT_EQ(random_numbers(1, 4), (std::vector<std::uint32_t>{0x901F4254, 0x0469B097, 0x49B0C7C0, 0x522975BC}));
    EXPECT_EQ(random_numbers(2026, 4), (std::vector<std::uint32_t>{0xA01DED36, 0x1FE30B03, 0x6073577A, 0x27859AA8}));
}

TEST(Random, HasNoSeedThatGivesZerosAlone) {
    constexpr std::uint64_t seed_of_state_zero = 0xBDCD24AB55804917;
    EXPECT_EQ(random_numbers(seed_of_state_zero, 2), (std::vector<std::uint32_t>{0x47E4CE4B, 0xABCFA6A8}));
}

TEST(Random, StaysWithinItsBounds) {
    Random points(1);
    EXPECT_EQ(drawn(8, [&] { return points.below(361); }), (std::vector<int>{203, 6, 103, 115, 227, 24, 273, 7}));
    Random units(1);
    EXPECT_EQ(drawn(4, [&] { return units.unit(); }),
              (std::vector<float>{0x1.203e84p-1F, 0x1.1a6cp-6F, 0x1.26c31cp-2F, 0x1.48a5d4p-2F}));
}

TEST(SplitMix, BeginsAsEver) {
    EXPECT_EQ(split_mix_numbers(0, 4), (std::vector<std::uint64_t>{0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4,
                                                                   0x06C45D188009454F, 0xF88BB8A8724C81EC}));
    EXPECT_EQ(split_mix_numbers(1, 4), (std::vector<std::uint64_t>{0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67,
                                                                   0xF893A2EEFB32555E, 0x71C18690EE42C90B}));
    EXPECT_EQ(split_mix_numbers(2026, 4), (std::vector<std::uint64_t>{0xDB9C559891948D23, 0x78BC927DED35455D,
                                                                      0xAAD71E75CDE2B88E, 0x6280938AD5A104F2}));
    SplitMix points(1);
    EXPECT_EQ(drawn(8, [&] { return points.below(361); }),
              (std::vector<std::uint64_t>{332, 312, 166, 336, 33, 146, 21, 285}));
}

TEST(SplitMix, MakesOneNumberOfTwo) {
    EXPECT_EQ(mixed(1, 2), 0xBCD9DBB49673066B);
    EXPECT_EQ(mixed(2, 1), 0xE06DD043328BD285);
}

}  // namespace
}  // namespace katachi::base
