#include "engine/influence/influence.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/board/turned_vertex.h"
#include "tests/support/random_position.h"
#include "tests/support/turned_position.h"

namespace katachi::influence {
namespace {

Influence influence_of(const board::Position& position) {
    static std::map<int, InfluenceReader> readers;
    return readers.try_emplace(position.size, position.size).first->second.of(Question(position));
}

TEST(Influence, IsSymmetricUnderTurnsAndColours) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < 125; ++i) {
        const int size = std::uniform_int_distribution(5, 19)(random);
        const board::Position position = test::random_position(size, 0.2, random);
        const Influence drawn = influence_of(position);
        for (const board::Orientation orientation : board::all_orientations) {
            const Influence turned = influence_of(test::colours_exchanged(test::turned(position, orientation)));
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const board::Vertex here = board::vertex_at(row, column);
                    const board::Vertex there = board::turned(here, orientation, size);
                    ASSERT_NEAR(drawn.black[at(here)], turned.white[at(there)], 1e-3);
                    ASSERT_NEAR(drawn.white[at(here)], turned.black[at(there)], 1e-3);
                    ASSERT_NEAR(drawn.territory[at(here)], -turned.territory[at(there)], 1e-4);
                }
        }
    }
}

}  // namespace
}  // namespace katachi::influence
