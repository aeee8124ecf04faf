#include "games/search/shape_sequence.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/random_games.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using board::Colour;

constexpr ShapeWays unturned{.turns = false, .exchanges_colours = false};

sgf::Game played_game(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

std::vector<ShapeHit> followed(const Shape& shape, const std::string& sequence, const std::string& text,
                               const ShapeWays& ways = unturned) {
    const sgf::Game game = played_game(text);
    const auto moves = std::get<ShapeSequence>(read_sequence(sequence, shape.rows, shape.columns));
    return SequenceSearch(shape, ways, moves)
        .followed(PlainScan(shape, ways, HitCounting::placements).hits(game), game);
}

TEST(ReadSequence, TakesColoursAndPointsOfTheShape) {
    const auto read = read_sequence("X A1 O C2, x b1", 2, 3);
    EXPECT_EQ(std::get<ShapeSequence>(read),
              (ShapeSequence{{1, 0, Colour::black}, {0, 2, Colour::white}, {1, 1, Colour::black}}));
}

TEST(ReadSequence, SaysWhatIsWrong) {
    const auto message = [](std::string_view text) {
        return std::get<SequenceError>(read_sequence(text, 2, 3)).message;
    };
    EXPECT_EQ(message(""), "it names no move; X B2 O C1 names two");
    EXPECT_EQ(message("B A1"), "'B' is no colour: write X or O before each point");
    EXPECT_EQ(message("X A3"),
              "'A3' is no point of the shape, which has 3 columns from A and 2 rows from 1 at the bottom");
    EXPECT_EQ(message("X D1"),
              "'D1' is no point of the shape, which has 3 columns from A and 2 rows from 1 at the bottom");
    EXPECT_EQ(message("X A99999999999999999999"),
              "'A99999999999999999999' is no point of the shape, which has 3 columns from A and 2 rows from 1 at the "
              "bottom");
    EXPECT_EQ(message("X A1 O"), "a point is missing behind 'O'");
}

// Black's stone is taken in a ko, and takes back.
TEST(ShapeSequence, MayComeBackToAPoint) {
    const std::string ko = "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[ee];W[ea];B[cb];W[de];B[aa])";
    const Shape mouth = drawn_shape({"XO.", "..O", "XO."});
    const auto back = followed(mouth, "X B2 O A2 X B2", ko);
    ASSERT_EQ(back.size(), 1U);
    EXPECT_EQ(back[0].position, 11);
    EXPECT_EQ(back[0].end, HitEnd::stands);
}

TEST(ShapeSequence, DoesNotMindMovesElsewhere) {
    const Shape shape = drawn_shape({"X..."});
    const auto found = followed(shape, "O C1 X D1", "(;SZ[9];B[aa];W[ii];B[hh];W[ca];B[ih];W[gg];B[da];W[ei];B[ba])");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].position, 7);
    EXPECT_EQ(found[0].next_move, 9);
    EXPECT_EQ(found[0].continuation, (ShapeMove{0, 1, Colour::black}));
    EXPECT_FALSE(found[0].is_at_once());
}

// White takes the stone of the sequence from outside of the rectangle.
TEST(ShapeSequence, IsOverWhereStonesAreTakenFromElsewhere) {
    const Shape shape = drawn_shape({".O"}, {.north = true});
    const std::string game = "(;SZ[5];W[ba];B[aa];W[ab];B[ee]";
    EXPECT_EQ(followed(shape, "X A1", game + ")").size(), 1U);
    EXPECT_EQ(followed(shape, "X A1", game + ")")[0].end, HitEnd::broken);
    EXPECT_TRUE(followed(shape, "X A1 X A1", game + ";B[aa])").empty());
}

TEST(ShapeSequence, OfASymmetricShapeIsThatOfItsMirrorImage) {
    const Shape shape = drawn_shape({".X."});
    const std::string game = "(;SZ[5];B[cc];W[dc];B[bc])";
    EXPECT_EQ(followed(shape, "O A1 X C1", game, {.turns = true, .exchanges_colours = false}).size(), 1U);
    EXPECT_EQ(followed(shape, "O C1 X A1", game, {.turns = true, .exchanges_colours = false}).size(), 1U);
    EXPECT_TRUE(followed(shape, "O C1 X C1", game, {.turns = true, .exchanges_colours = false}).empty());
}

// The shape and White's first move are the same in a mirror. Of both drawings the one counts in which what comes next
// has the least points.
TEST(ShapeSequence, DrawsTheReplyAsTheContinuationBeforeIt) {
    const Shape stone = drawn_shape({"...", ".X.", "..."});
    const ShapeWays turned{.turns = true, .exchanges_colours = false};
    const auto to_the_right = followed(stone, "O B3", "(;SZ[9];B[ee];W[ed];B[fd];W[de])", turned);
    ASSERT_EQ(to_the_right.size(), 1U);
    EXPECT_EQ(to_the_right[0].continuation, (ShapeMove{0, 0, Colour::black}));
    EXPECT_EQ(to_the_right[0].reply, (ShapeMove{1, 2, Colour::white}));
    const auto on_the_mirror = followed(stone, "O B3", "(;SZ[9];B[ee];W[ed];B[ef];W[fe])", turned);
    ASSERT_EQ(on_the_mirror.size(), 1U);
    EXPECT_EQ(on_the_mirror[0].continuation, (ShapeMove{2, 1, Colour::black}));
    EXPECT_EQ(on_the_mirror[0].reply, (ShapeMove{1, 0, Colour::white}));
}

// What follows one move is found again behind it, whatever the shape.
TEST(ShapeSequence, PartsTheHitsByTheirContinuations) {
    std::mt19937 random(test::test_seed());
    using Counts = std::map<ShapeMove, std::size_t>;
    const auto counts = [](const std::vector<ShapeHit>& hits) {
        Counts found;
        for (const ShapeHit& hit : hits)
            if (hit.end == HitEnd::played) ++found[hit.continuation];
        return found;
    };
    std::size_t compared = 0;
    for (int i = 0; i < 150; ++i) {
        const sgf::Game game = random_game(7, 120, i % 2 == 0 ? GameKind::regular : GameKind::any, random);
        const Shape shape = i % 3 == 0 ? cut_shape(game, 3, random) : made_up_shape(3, random);
        if (asks_for_nothing(shape)) continue;
        const ShapeWays ways{.turns = i % 5 != 0, .exchanges_colours = i % 7 != 0};
        const auto hits = PlainScan(shape, ways, HitCounting::placements).hits(game);
        for (const auto& [first, count] : counts(hits)) {
            const auto behind_first = SequenceSearch(shape, ways, {first}).followed(hits, game);
            ASSERT_EQ(behind_first.size(), count);
            for (const auto& [second, second_count] : counts(behind_first)) {
                ASSERT_EQ(SequenceSearch(shape, ways, {first, second}).followed(hits, game).size(), second_count);
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 500U);
}

}  // namespace
}  // namespace katachi::games
