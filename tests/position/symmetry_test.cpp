// Dragons do not depend on how the board lies, nor on which side is called Black.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/board/turned_vertex.h"
#include "tests/position/judged.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/outcomes.h"
#include "tests/support/turned_position.h"

namespace katachi::position {
namespace {

using board::Orientation;

std::multiset<std::string> described(Judged& judged, Orientation orientation, bool are_exchanged) {
    std::multiset<std::string> texts;
    const Dragons& dragons = judged.stages().dragons_before_life();
    for (int number = 0; number < dragons.count(); ++number) {
        const Dragon& dragon = dragons.number(number);
        const int size = judged.stages().board().size();
        board::VertexSet stones;
        for (const board::Vertex stone : dragon.stones) stones.insert(board::turned(stone, orientation, size));
        const auto colour = are_exchanged ? board::opponent(dragon.colour) : dragon.colour;
        std::string text = std::to_string(static_cast<int>(colour));
        for (const board::Vertex stone : stones) text += ' ' + std::to_string(stone);
        text += " eyes " + match::eye_value_text(dragon.genus) + match::eye_value_text(dragon.eyes) + " escape " +
                std::to_string(dragon.escape_route) + " surrounded " +
                std::to_string(static_cast<int>(dragon.surrounding.status)) + ' ' +
                std::to_string(dragon.surrounding.size) + " neighbours " + std::to_string(dragon.neighbours.size()) +
                " lunch " + std::to_string(dragon.largest_capturable) + " moyo " + std::to_string(dragon.moyo.size);
        texts.insert(text);
    }
    return texts;
}

TEST(DragonSymmetry, OfTurnedBoardsAndExchangedColours) {
    KATACHI_NEEDS(test::judged_outcomes_file);
    int compared = 0, different = 0;
    for (const test::Outcome& outcome : test::outcomes(test::judged_outcomes_file, test::rounds(80, 8))) {
        Judged plain(outcome.position, outcome.to_move);
        for (const Orientation orientation : {Orientation::identity, Orientation::rotated_90}) {
            Judged other(test::turned(test::colours_exchanged(outcome.position), orientation),
                         board::opponent(outcome.to_move));
            const auto a = described(plain, orientation, false), b = described(other, Orientation::identity, true);
            for (const std::string& text : a) {
                ++compared;
                different += b.contains(text) ? 0 : 1;
            }
        }
    }
    std::cout << compared << " dragons, " << different << " different\n";
    EXPECT_GT(compared, 200);
    // Reading that ends at its limit hangs on the order of moves.
    EXPECT_LE(different, compared / 50);
}

}  // namespace
}  // namespace katachi::position
