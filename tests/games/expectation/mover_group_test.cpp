#include "games/expectation/mover_group.h"

#include <gtest/gtest.h>

#include <set>

namespace katachi::games {
namespace {

GameChances chances(const std::string& root) {
    const std::string record = "(;" + root + ")";
    sgf::SgfReader reader(record);
    return chances_of(*reader.next());
}

TEST(GameChances, AreReadFromTheHeader) {
    EXPECT_EQ(chances("RE[W+R]BR[3d]WR[5d]KM[6.5]"), (GameChances{board::Colour::white, -2, KomiClass::below_seven}));
    EXPECT_EQ(chances("RE[Void]BR[1d]WR[2k]KM[0]"), (GameChances{{}, 2, KomiClass::below_one}));
    EXPECT_EQ(chances("RE[B+3]BR[9 Dan]WR[20k]KM[375]"),
              (GameChances{board::Colour::black, 9, KomiClass::seven_or_more}));
    EXPECT_EQ(chances("BR[九段]WR[7단]").rank_difference, 2);
    EXPECT_EQ(chances("BR[1p]WR[9d]").rank_difference, 9) << "a professional stands above every dan";
    EXPECT_EQ(chances("BR[9p]HA[3]KM[6.5]"), (GameChances{{}, {}, KomiClass::handicap}));
    EXPECT_EQ(chances("BR[strong]WR[9d]"), (GameChances{{}, {}, KomiClass::unknown}));
}

TEST(GameChances, FitIntoAByte) {
    for (const char* root : {"BR[3d]WR[5d]KM[6.5]", "KM[0]", "BR[9d]WR[20k]HA[2]", "BR[1k]WR[9p]"})
        EXPECT_EQ(chances_of_code(code_of(chances(root))), chances(root));
}

TEST(GameChances, TellClassesOfKomiApart) {
    EXPECT_EQ(chances("KM[-5]").komi, KomiClass::below_one);
    EXPECT_EQ(chances("KM[1]").komi, KomiClass::below_five);
    EXPECT_EQ(chances("KM[5.5]").komi, KomiClass::below_six);
    EXPECT_EQ(chances("KM[6]").komi, KomiClass::below_seven);
    EXPECT_EQ(chances("KM[7]").komi, KomiClass::seven_or_more);
}

TEST(MoverGroup, IsSeenFromTheMover) {
    const GameChances chances{.winner = {}, .rank_difference = 3, .komi = KomiClass::below_six};
    EXPECT_EQ(mover_group(chances, board::Colour::white, 20),
              (MoverGroup{board::Colour::white, 0, -3, KomiClass::below_six}));
    EXPECT_EQ(mover_group(chances, board::Colour::black, 21),
              (MoverGroup{board::Colour::black, 1, 3, KomiClass::below_six}));
    EXPECT_EQ(mover_group(chances, board::Colour::black, 5000).band, band_count - 1);
}

TEST(MoverGroup, HasANumberOfItsOwn) {
    std::set<std::uint32_t> numbers;
    for (const auto colour : {board::Colour::black, board::Colour::white})
        for (int band = 0; band < band_count; ++band)
            for (int komi = 0; komi < komi_class_count; ++komi) {
                MoverGroup group{colour, band, {}, static_cast<KomiClass>(komi)};
                numbers.insert(number_of(group));
                for (int rank = -greatest_rank_difference; rank <= greatest_rank_difference; ++rank) {
                    group.rank_difference = rank;
                    numbers.insert(number_of(group));
                }
            }
    for (const std::uint32_t number : numbers) EXPECT_EQ(number_of(group_of(number)), number);
    EXPECT_EQ(numbers.size(), mover_group_count);
    EXPECT_EQ(*numbers.rbegin(), mover_group_count - 1);
}

}  // namespace
}  // namespace katachi::games
