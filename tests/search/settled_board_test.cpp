#include "engine/search/settled_board.h"

#include <gtest/gtest.h>

namespace katachi::search {
namespace {

using Ownership = std::array<float, board::vertex_count>;

// White has two eyes in the upper left, Black has the rest; playouts agree with that.
const board::Board counted(*board::parse_rows(".O.OX/OOOOX/XXXXX/X.X.X/XXXXX"));

Ownership ownership_of_counted() {
    Ownership ownership{};
    for (int row = 0; row < counted.size(); ++row)
        for (int column = 0; column < counted.size(); ++column)
            ownership[static_cast<std::size_t>(board::vertex_at(row, column))] = row < 2 && column < 4 ? -1.0F : 1.0F;
    return ownership;
}

TEST(SettledBoard, IsOneWherePlayoutsAgreeWithTheCount) {
    EXPECT_TRUE(is_settled(counted, {}, ownership_of_counted()));
}

TEST(SettledBoard, IsNoneWherePlayoutsTakeLivingStonesOrTerritory) {
    for (const board::Vertex vertex :
         {board::vertex_at(4, 0), board::vertex_at(3, 1), board::vertex_at(1, 0), board::vertex_at(0, 2)}) {
        Ownership ownership = ownership_of_counted();
        float& owner = ownership[static_cast<std::size_t>(vertex)];
        owner = -owner;
        EXPECT_FALSE(is_settled(counted, {}, ownership)) << board::vertex_name(vertex, counted.size());
    }
}

TEST(SettledBoard, IsNoneWhereADeadStoneIsSavedOrALivingOneIsCalledDead) {
    EXPECT_FALSE(is_settled(counted, counted.stones(board::Colour::white), ownership_of_counted()));
}

TEST(BareBoard, HasFewStonesAndOwnersThatNobodyKnows) {
    const board::Board few(*board::parse_rows("...../.X.../...../...O./....."));
    EXPECT_TRUE(is_bare(few, {}));
    EXPECT_FALSE(is_bare(counted, {}));
    Ownership known_half{};
    for (int column = 0; column < few.size(); ++column)
        for (int row = 0; row < 3; ++row)
            known_half[static_cast<std::size_t>(board::vertex_at(row, column))] = row == 0 ? 0.9F : -0.9F;
    EXPECT_FALSE(is_bare(few, known_half));
}

}  // namespace
}  // namespace katachi::search
