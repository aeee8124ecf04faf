// What one search takes from the table of the search before, and what holds on one line alone.
#include "engine/life/life_table.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace katachi::life {
namespace {

constexpr std::uint64_t key = 77;
constexpr std::uint64_t nodes = 100;

SearchPath path_of(std::initializer_list<std::uint64_t> keys) {
    SearchPath path;
    for (const std::uint64_t position : keys) path.push(position);
    return path;
}

class Table : public testing::Test {
  protected:
    Table() { table_.begin(nodes, KoFavour::nobody, false); }

    void store(const Finding& finding) { table_.store(key, path_, finding); }
    bool is_known_on(const SearchPath& path) {
        Finding found;
        return table_.find(key, path, found);
    }
    // The search goes on with the board and the goal.
    bool is_known_to(KoFavour ko_favour) {
        table_.begin(nodes, ko_favour, true);
        return is_known_on(path_);
    }

    LifeTable table_{1};
    SearchPath path_ = path_of({1, 2});
};

TEST(SearchPath, FindsThePositionsThatAreOnIt) {
    SearchPath path = path_of({1, 2});
    path.push(1 + 256);  // at the place of the first one
    EXPECT_EQ(path.find(1), 0);
    EXPECT_EQ(path.find(1 + 256), 2);
    EXPECT_EQ(path.find(1 + 512), -1);
    path.pop();
    EXPECT_EQ(path.find(1 + 256), -1);
    EXPECT_EQ(path.find(2), 1);
}

TEST_F(Table, KeepsALifeByRepetitionWithItsLine) {
    store({.numbers = lives, .dependence = {1, 1}});
    EXPECT_TRUE(is_known_on(path_));
    EXPECT_TRUE(is_known_on(path_of({1, 2, 3})));
    EXPECT_FALSE(is_known_on(path_of({1})));
    EXPECT_FALSE(is_known_on(path_of({1, 3})));
    EXPECT_FALSE(is_known_on(path_of({3, 2})));
}

TEST_F(Table, KeepsALifeByRepetitionOfTheRoot) {
    store({.numbers = lives, .dependence = {0, 0}});
    EXPECT_TRUE(is_known_on(path_of({1, 3})));
    EXPECT_FALSE(is_known_on(path_of({3, 2})));
}

TEST_F(Table, KeepsWhatCountsOnNoLineForAll) {
    store({.numbers = captured});
    EXPECT_TRUE(is_known_on(path_of({})));
    EXPECT_TRUE(is_known_on(path_of({3, 4, 5})));
}

TEST_F(Table, KeepsWhatMetNoKoWhoeverWinsThem) {
    for (const Numbers numbers : {captured, lives}) {
        store({.numbers = numbers});
        EXPECT_TRUE(is_known_to(KoFavour::attacker));
        EXPECT_TRUE(is_known_to(KoFavour::defender));
    }
}

TEST_F(Table, KeepsWhatMetAKoForWhoDoesAtLeastAsWell) {
    store({.numbers = captured, .met_ko = true});
    EXPECT_TRUE(is_known_to(KoFavour::attacker));
    EXPECT_FALSE(is_known_to(KoFavour::defender));
    EXPECT_TRUE(is_known_to(KoFavour::nobody));
    store({.numbers = lives, .met_ko = true});
    EXPECT_FALSE(is_known_to(KoFavour::attacker));
    EXPECT_TRUE(is_known_to(KoFavour::defender));
    EXPECT_TRUE(is_known_to(KoFavour::nobody));
}

TEST_F(Table, KeepsWhatIsOpenForTheSameWinnerOfKosAlone) {
    store({.numbers = {2, 3}});
    EXPECT_TRUE(is_known_to(KoFavour::nobody));
    EXPECT_FALSE(is_known_to(KoFavour::attacker));
    EXPECT_FALSE(is_known_to(KoFavour::nobody));
}

TEST_F(Table, ForgetsAllOnAnotherBoard) {
    store({.numbers = captured});
    table_.begin(nodes, KoFavour::nobody, false);
    EXPECT_FALSE(is_known_on(path_));
    EXPECT_FALSE(is_known_to(KoFavour::attacker));
}

}  // namespace
}  // namespace katachi::life
