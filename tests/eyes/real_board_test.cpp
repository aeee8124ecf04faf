// The solver against the judge, who plays real stones.
#include <gtest/gtest.h>

#include "engine/eyes/eye_solver.h"
#include "tests/eyes/real_board.h"
#include "tests/support/nightly.h"

namespace katachi::eyes {
namespace {

std::string text_of(const DrawnSpace& space) {
    std::string text;
    std::size_t columns = 0;
    for (const std::string& row : space.rows) columns = std::max(columns, row.size());
    for (const std::string& row : space.rows) text += (space.west ? "|" : "") + row + "%";
    if (space.south) text += (space.west ? "+" : "") + std::string(columns, '-');
    return text;
}

struct Tally {
    int compared = 0;
    int without_place = 0;
};

void compare(const DrawnSpace& space, int outer_liberties, Tally& tally) {
    const auto reading = match::read_eye_graph(text_of(space));
    ASSERT_EQ(reading.trouble, "") << text_of(space);
    EyeSolver solver(reading.graph, {.outer_liberties = outer_liberties});
    for (const bool extra_eye : {false, true}) {
        const auto real = laid_out(space, outer_liberties, extra_eye);
        if (!real) {
            ++tally.without_place;
            continue;
        }
        for (const Side first : {Side::attacker, Side::defender}) {
            const auto colour = first == Side::attacker ? board::Colour::black : board::Colour::white;
            ASSERT_EQ(solver.is_captured(first, extra_eye), black_captures(*real, colour))
                << text_of(space) << ", outer liberties " << outer_liberties << ", extra eye " << extra_eye << ", "
                << (first == Side::attacker ? "the attacker" : "the defender") << " begins\n"
                << board::to_rows(real->position);
            ++tally.compared;
        }
    }
}

// Compares every `step`th filling of each shape.
Tally compare_all(int size, std::size_t step, const std::vector<int>& outer_liberties) {
    Tally tally;
    std::size_t number = 0;
    for (const Rows& shape : connected_shapes(size))
        for (const bool south : {false, true})
            for (const bool west : {false, true})
                for (const Rows& rows : fillings(shape, ".X!$")) {
                    if (number++ % step != 0) continue;
                    for (const int count : outer_liberties) compare({rows, south, west}, count, tally);
                    if (testing::Test::HasFatalFailure()) return tally;
                }
    testing::Test::RecordProperty("compared", tally.compared);
    testing::Test::RecordProperty("without place", tally.without_place);
    return tally;
}

TEST(RealBoard, AgreesOnAllSpacesOfUpToThreePoints) {
    EXPECT_GE(compare_all(1, 1, {0, 1, 2, 3}).compared, 10);
    EXPECT_GE(compare_all(2, 1, {0, 1, 2, 3}).compared, 100);
    EXPECT_GE(compare_all(3, static_cast<std::size_t>(test::rounds(3, 1)), {0, 2}).compared, 300);
}

TEST(RealBoard, AgreesOnSpacesOfFourPoints) {
    const auto step = static_cast<std::size_t>(test::rounds(101, 1));
    EXPECT_GE(compare_all(4, step, {0, 1, 2, 3}).compared, 100);
}

TEST(RealBoard, AgreesOnSpacesOfFivePoints) {
    const auto step = static_cast<std::size_t>(test::rounds(1'009, 1));
    EXPECT_GE(compare_all(5, step, {0, 2}).compared, 40);
}

// Stones are thrown in again and again; GNU Go gives these, 78000 and 78564 of its table, a half eye more.
TEST(RealBoard, AgreesWhereGnuGoDiffers) {
    Tally tally;
    for (const Rows& rows : {Rows{" X.", "X.X", ".X"}, Rows{".X.", "XX", ".."}}) compare({rows, true, true}, 2, tally);
    EXPECT_EQ(tally.compared, 8);
}

}  // namespace
}  // namespace katachi::eyes
