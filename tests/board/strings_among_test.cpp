#include "engine/board/strings_among.h"

#include <gtest/gtest.h>

namespace katachi::board {
namespace {

Vertex at(const char* name) { return *parse_vertex(name, 5); }

VertexSet points(std::initializer_list<const char*> names) {
    VertexSet set;
    for (const char* name : names) set.insert(at(name));
    return set;
}

TEST(StringsAmong, AreEachVisitedOnceByAStoneAmongThem) {
    const Board board(*parse_rows("XX.O./X..O./...../OOO../....X"));
    std::vector<Vertex> visited;
    each_string(board, points({"B5", "A4", "D4", "E1"}), [&](Vertex stone) { visited.push_back(stone); });
    EXPECT_EQ(visited, (std::vector{at("B5"), at("D4"), at("E1")}));
}

TEST(StringsAmong, AreWhole) {
    const Board board(*parse_rows("XX.O./X..O./...../OOO../....X"));
    EXPECT_EQ(whole_strings(board, points({"A4", "D4"})), points({"A5", "B5", "A4", "D5", "D4"}));
    EXPECT_EQ(whole_strings(board, {}), VertexSet());
    EXPECT_EQ(origins_of(board, points({"A4", "C2", "E1"})),
              points({"E1"}) | VertexSet::of(board.origin(at("A5"))) | VertexSet::of(board.origin(at("A2"))));
}

}  // namespace
}  // namespace katachi::board
