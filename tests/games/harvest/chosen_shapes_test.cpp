// Which shapes are chosen, of counts that are written by hand.
#include "games/harvest/chosen_shapes.h"

#include <gtest/gtest.h>

#include "games/harvest/mined_text.h"

namespace katachi::games {
namespace {

constexpr ShapeCount one_in_a_hundred{.played = 1000, .seen = 100'000};
constexpr std::size_t smallest = board::smallest_neighbourhood;

void add(ShapeCounts& counted, std::size_t size, const std::vector<std::pair<ShapeCode, ShapeCount>>& shapes) {
    std::vector<ShapeCode> codes;
    for (const auto& [code, count] : shapes) {
        codes.push_back(code);
        counted.counts[size].push_back(count);
    }
    counted.shapes[size] = ShapeTable(codes);
}

std::vector<std::pair<int, std::uint64_t>> sizes_and_played(const std::vector<ChosenShape>& shapes) {
    std::vector<std::pair<int, std::uint64_t>> found;
    for (const ChosenShape& shape : shapes) found.emplace_back(shape.size, shape.count.played);
    return found;
}

using Found = std::vector<std::pair<int, std::uint64_t>>;

TEST(ChosenShapes, ArePlayedMoreOrLessOftenThanOtherMovesAndNotByChance) {
    ShapeCounts counted{.shapes = {}, .counts = {}, .all = one_in_a_hundred};
    add(counted, smallest,
        {{{0, 0}, {.played = 100, .seen = 1000}},
         {{0, 1}, {.played = 3, .seen = 90}},              // three where one was to be expected
         {{0, 2}, {.played = 12'000, .seen = 1'000'000}},  // nearly as often as all moves
         {{0, 3}, {.played = 1, .seen = 10'000}}});
    const auto chosen = choose_shapes(counted, 20, 100);
    ASSERT_EQ(sizes_and_played(chosen), (Found{{3, 100}, {3, 1}}));
    EXPECT_NEAR(chosen[0].worth, 10, 0.1);
    EXPECT_NEAR(chosen[1].worth, 0.01, 0.001);
}

TEST(ChosenShapes, OfLargerSizesWerePlayedOftenEnough) {
    ShapeCounts counted{.shapes = {}, .counts = {}, .all = one_in_a_hundred};
    add(counted, smallest, {{{0, 0}, {.played = 500, .seen = 1000}}});
    add(counted, smallest + 1,
        {{{0, 1U << 16U}, {.played = 19, .seen = 20}}, {{0, 2U << 16U}, {.played = 20, .seen = 21}}});
    EXPECT_EQ(sizes_and_played(choose_shapes(counted, 20, 100)), (Found{{4, 20}, {3, 500}}));
}

// Two stones that face each other across the middle: no drawing of the shape has both among its first points.
TEST(ChosenShapes, SayMoreThanTheSmallerOnesInThem) {
    board::Position position(19);
    for (const board::Vertex stone : {board::vertex_at(6, 8), board::vertex_at(12, 10)})
        position.put(stone, board::Colour::black);
    ShapeBoard around;
    around.set(position, board::Colour::black);
    GrowingShape shape(around, board::vertex_at(9, 9));
    ShapeCounts counted{.shapes = {}, .counts = {}, .all = one_in_a_hundred};
    for (std::size_t size = smallest; size <= board::largest_neighbourhood; ++size)
        add(counted, size, {{shape.grow(), size < 7 ? ShapeCount{100, 1000} : ShapeCount{90, 100}}});
    EXPECT_EQ(sizes_and_played(choose_shapes(counted, 20, 100)), (Found{{7, 90}, {3, 100}}));
}

TEST(ChosenShapes, HaveWorthsWithinWhatAPatternMayHave) {
    EXPECT_EQ(value_text(2.345678), "2.35");
    EXPECT_EQ(value_text(1000), "361");
    EXPECT_EQ(value_text(0), "0.001");
}

}  // namespace
}  // namespace katachi::games
