// What searches know of positions that earlier ones met.
#include "engine/reading/proof_table.h"

#include <gtest/gtest.h>

namespace katachi::reading {
namespace {

constexpr Effort some{3, 7};
constexpr Effort proved{0, infinite};
constexpr Effort given_up{infinite, 0, true};
constexpr std::uint64_t key = 0x1234567890abcdef;

class Table : public testing::Test {
  protected:
    Table() { table_.begin(entries, false); }

    static constexpr std::size_t entries = 16;
    ProofTable table_ = ProofTable(entries);
    const board::VertexSet zone_ = board::VertexSet::of(board::vertex_at(3, 4));
};

TEST_F(Table, KnowsWhatWasStored) {
    EXPECT_FALSE(table_.find(key));
    table_.store(key, some, false, zone_);
    const auto found = table_.find(key);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->effort.proof, some.proof);
    EXPECT_EQ(found->effort.disproof, some.disproof);
    EXPECT_FALSE(found->effort.is_given_up);
    EXPECT_FALSE(found->met_ko);
    EXPECT_EQ(found->zone, nullptr);
    EXPECT_FALSE(table_.find(key + entries)) << "another key in the same place";
}

TEST_F(Table, KnowsWhySettledPositionsAre) {
    table_.store(key, proved, true, zone_);
    table_.store(key + 1, given_up, false, {});
    const auto works = table_.find(key);
    const auto fails = table_.find(key + 1);
    ASSERT_TRUE(works && fails);
    EXPECT_EQ(works->effort.proof, 0U);
    EXPECT_EQ(works->effort.disproof, infinite);
    EXPECT_TRUE(works->met_ko);
    EXPECT_EQ(*works->zone, zone_);
    EXPECT_EQ(fails->effort.disproof, 0U);
    EXPECT_EQ(fails->effort.proof, infinite);
    EXPECT_TRUE(fails->effort.is_given_up);
    EXPECT_EQ(*fails->zone, board::VertexSet());
}

TEST_F(Table, ForgetsKosInTheNextSearchAndAllOnTheNextBoard) {
    table_.store(key, proved, true, zone_);
    table_.store(key + 1, proved, false, zone_);
    table_.begin(entries, true);
    EXPECT_FALSE(table_.find(key));
    EXPECT_TRUE(table_.find(key + 1));
    table_.begin(entries, false);
    EXPECT_FALSE(table_.find(key + 1));
}

// A small search leaves most places of the table alone.
TEST(GrowingTable, KnowsNothingOfAnotherBoardBeyondASmallSearch) {
    constexpr std::uint64_t many = 512, few = 4;
    constexpr std::uint64_t far_key = 2 * many - 1;
    ProofTable table(2 * many);
    table.begin(many, false);
    table.store(far_key, some, false, {});
    table.begin(few, false);
    table.store(1, some, false, {});
    table.begin(many, true);
    EXPECT_FALSE(table.find(far_key));
    EXPECT_TRUE(table.find(1));
    table.store(far_key, some, false, {});
    table.begin(few, true);
    table.begin(many, true);
    EXPECT_TRUE(table.find(far_key));
}

TEST_F(Table, ForgetsTheOldestZonesAlone) {
    table_.store(key, proved, false, zone_);
    for (std::size_t i = 1; i <= entries; ++i) {
        ASSERT_EQ(*table_.find(key)->zone, zone_);
        table_.store(key + 1, proved, false, {});
    }
    const auto found = table_.find(key);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->effort.proof, 0U);
    EXPECT_EQ(found->zone, nullptr);
    EXPECT_NE(table_.find(key + 1)->zone, nullptr);
}

}  // namespace
}  // namespace katachi::reading
