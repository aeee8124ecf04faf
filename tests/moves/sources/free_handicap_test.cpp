// Handicap stones that patterns place.
#include "engine/moves/free_handicap.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/board/distance.h"
#include "engine/board/handicap.h"
#include "patterndb/library_tables.h"
#include "tests/moves/sources/proposed.h"

namespace katachi::moves {
namespace {

board::VertexSet points(std::initializer_list<const char*> names) {
    board::VertexSet set;
    for (const char* name : names) set.insert(board::parse_vertex(name, 19).value());
    return set;
}

TEST(FreeHandicap, TakesTheFourCornersFirst) {
    EXPECT_EQ(free_handicap(library_tables(), 19, 2), points({"Q16", "D4"}));
    EXPECT_EQ(free_handicap(library_tables(), 19, 4), points({"Q16", "D4", "D16", "Q4"}));
}

TEST(FreeHandicap, PlacesAsManyAsAskedApartFromEachOther) {
    for (int size = 7; size <= board::max_board_size; ++size)
        for (int stones = 2; stones <= 9; ++stones) {
            const board::VertexSet placed = free_handicap(library_tables(), size, stones);
            ASSERT_EQ(placed.count(), stones) << size;
            for (const board::Vertex stone : placed) EXPECT_GE(board::lines_to_edge(stone, size), 1) << size;
        }
}

TEST(FreeHandicap, LeavesSmallBoardsWithRoom) {
    for (int size = board::min_board_size; size < 7; ++size)
        for (int stones = 2; stones <= 9; ++stones)
            EXPECT_LE(free_handicap(library_tables(), size, stones).count(), stones);
}

TEST(FreeHandicap, KnowsHowManyStonesAreLeft) {
    const auto tables = compiled(
        "attribute_map value_only\n\nPattern point\n\n|...\n|...\n|.*.\n|...\n|O..\n+---\n\n:8,-,value(10)\n\n"
        "|...\n|...\n|.*.\n|...\n|O..\n+---\n\n;remaining_handicap_stones()==1\n",
        compiler::DatabaseKind::handicap);
    EXPECT_EQ(free_handicap(tables->tables(), 19, 1).count(), 1);
    int by_pattern = 0;
    for (const board::Vertex stone : free_handicap(tables->tables(), 19, 1))
        if (board::lines_to_edge(stone, 19) == 1) ++by_pattern;
    EXPECT_EQ(by_pattern, 1) << "of one stone it is the last";
    EXPECT_EQ(free_handicap(tables->tables(), 19, 2), board::free_handicap(19, 2)) << "of two the first has no pattern";
}

TEST(FreeHandicap, CountsTheStonesThatAreLeftAfterEach) {
    const auto tables = compiled(
        "attribute_map value_only\n\nPattern first\n\n|....\n|....\n|..*.\n|....\n|....\n|O...\n+----\n\n"
        ":8,-,value(10)\n\n"
        "|....\n|....\n|..*.\n|....\n|....\n|O...\n+----\n\n;remaining_handicap_stones()==2\n\n"
        "Pattern last\n\n|...\n|...\n|.*.\n|...\n|O..\n+---\n\n:8,-,value(10)\n\n"
        "|...\n|...\n|.*.\n|...\n|O..\n+---\n\n;remaining_handicap_stones()==1\n",
        compiler::DatabaseKind::handicap);
    std::multiset<int> lines;
    for (const board::Vertex stone : free_handicap(tables->tables(), 19, 2))
        lines.insert(board::lines_to_edge(stone, 19));
    EXPECT_EQ(lines, (std::multiset<int>{1, 2}));
}

}  // namespace
}  // namespace katachi::moves
