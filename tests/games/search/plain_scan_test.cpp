// Hits in games that can be followed by eye, and the scan against its judge.
#include "games/search/plain_scan.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/sgf/values.h"
#include "games/search/continuation_chances.h"
#include "games/search/shape_answer.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/plain_judge.h"
#include "tests/games/search/random_games.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

sgf::Game game_of(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

std::vector<ShapeHit> hits(const Shape& shape, const std::string& game, HitCounting counting = HitCounting::placements,
                           const ShapeWays& ways = {}) {
    return PlainScan(shape, ways, counting).hits(game_of(game));
}

constexpr ShapeWays as_drawn{.turns = false, .exchanges_colours = false};

TEST(PlainScan, TellsWhatWasPlayedNext) {
    const auto found = hits(drawn_shape({"X..", "..."}), "(;SZ[5];B[cc];W[aa];B[dd])", {}, as_drawn);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].position, 1);
    EXPECT_EQ(found[0].upper_left, (board::Offset{2, 2}));
    EXPECT_EQ(found[0].end, HitEnd::played);
    EXPECT_EQ(found[0].next_move, 3);
    EXPECT_FALSE(found[0].is_at_once());
    EXPECT_EQ(found[0].continuation, (ShapeMove{1, 1, board::Colour::black}));
}

TEST(PlainScan, TellsWhatStandsAtTheEnd) {
    const auto found = hits(drawn_shape({"X"}), "(;SZ[5];B[cc];W[])", {}, as_drawn);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].end, HitEnd::stands);
}

// Black takes the stone at b1 from c1; the shape is White's stone with the point above it.
TEST(PlainScan, TellsOfCapturesFromOutside) {
    const auto found = hits(drawn_shape({"X", "O"}), "(;SZ[5];B[bd];W[be];B[ae];W[ea];B[ce])", {}, as_drawn);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].position, 2);
    EXPECT_EQ(found[0].end, HitEnd::broken);
}

// The stone in ko is taken, comes back and is taken again.
TEST(PlainScan, CountsAPlacementAgainWhereItComesBack) {
    const std::string ko =
        "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[ee];W[ea];B[cb];W[de];B[aa];W[bb])";
    int at_the_ko = 0;
    for (const ShapeHit& hit : hits(drawn_shape({".O"}), ko, HitCounting::placements, as_drawn))
        if (hit.upper_left == board::Offset{1, 2}) ++at_the_ko;
    EXPECT_EQ(at_the_ko, 3);  // before the first taking, and behind both of White's
}

TEST(PlainScan, CountsPositionsWhereAsked) {
    const std::string game = "(;SZ[5];B[cc];W[aa];W[ea];B[dd])";
    const auto found = hits(drawn_shape({"X.", ".."}), game, HitCounting::positions, as_drawn);
    int at_the_first = 0;
    for (const ShapeHit& hit : found)
        if (hit.upper_left == board::Offset{2, 2}) {
            EXPECT_EQ(hit.next_move, 4);
            EXPECT_EQ(hit.is_at_once(), hit.position == 3);
            ++at_the_first;
        }
    EXPECT_EQ(at_the_first, 3);
}

TEST(PlainScan, SeesStonesThatAreSetUp) {
    const auto found = hits(drawn_shape({"XX"}), "(;SZ[5]AB[bb][cb];W[ee];AE[bb];W[aa])");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].position, 0);
    EXPECT_EQ(found[0].end, HitEnd::broken);
}

TEST(ShapeAnswer, CountsGamesHitsAndWinners) {
    const PlainScan scan(drawn_shape({"X..", "..."}), as_drawn, HitCounting::placements);
    ShapeAnswer answer;
    for (const auto& [moves, winner] : {std::pair(";B[cc];W[aa];B[dd]", std::optional(board::Colour::black)),
                                        std::pair(";B[cc];B[dd]", std::optional(board::Colour::white)),
                                        std::pair(";B[cc];B[dd]", std::optional<board::Colour>()),
                                        std::pair(";B[cc]", std::optional(board::Colour::black)),
                                        std::pair(";W[cc]", std::optional(board::Colour::black))})
        answer.add(scan.hits(game_of(std::string("(;SZ[5]") + moves + ")")), winner);
    EXPECT_EQ(answer.games, 5U);
    EXPECT_EQ(answer.games_with_hit, 4U);
    EXPECT_EQ(answer.hits, 4U);
    EXPECT_EQ(answer.standing, 1U);
    ASSERT_EQ(by_count(answer).size(), 1U);
    EXPECT_EQ(by_count(answer)[0].second, (ContinuationCount{.at_once = 2, .later = 1, .won = 1, .lost = 1}));
}

TEST(ShapeAnswer, TakesInTheAnswerOfOtherGames) {
    const ShapeMove move{0, 1, board::Colour::black}, reply{1, 1, board::Colour::white};
    ShapeAnswer sum, other;
    other.games = other.games_with_hit = other.hits = other.hits_exchanged = other.broken = other.standing = 1;
    other.continuations[move] = {.later = 1, .won = 1};
    other.replies[move][reply] = 1;
    other.reached[move] = 1;
    for (int i = 0; i < 2; ++i) sum.add(other);
    ShapeAnswer expected;
    expected.games = expected.games_with_hit = expected.hits = expected.hits_exchanged = 2;
    expected.broken = expected.standing = 2;
    expected.continuations[move] = {.later = 2, .won = 2};
    expected.replies[move][reply] = 2;
    expected.reached[move] = 2;
    EXPECT_EQ(sum, expected);
}

// Black wins three games of four; White's answer comes in all of them.
TEST(ContinuationChances, TellWhatWasToBeExpected) {
    const PlainScan scan(drawn_shape({"X..", "..."}), as_drawn, HitCounting::placements);
    ShapeAnswer answer;
    ContinuationChances chances;
    for (int i = 0; i < 200; ++i) {
        const sgf::Game game = game_of(i % 4 == 0 ? "(;SZ[5]RE[W+R];B[cc];W[dd])" : "(;SZ[5]RE[B+R];B[cc];W[dd])");
        const auto found = scan.hits(game);
        answer.add(found, sgf::sgf_winner(game.result));
        chances.add(found, game);
    }
    const auto undecided = game_of("(;SZ[5];B[cc];W[dd])");
    answer.add(scan.hits(undecided), {});
    chances.add(scan.hits(undecided), undecided);
    chances.tell(answer);
    ASSERT_EQ(answer.continuations.size(), 1U);
    EXPECT_EQ(answer.continuations.begin()->second,
              (ContinuationCount{.at_once = 201, .won = 50, .lost = 150, .expected = std::uint64_t{50} * certain}));
}

void expect_judged(const Shape& shape, const sgf::Game& game, std::mt19937& random, std::size_t& hit_count) {
    const ShapeWays ways{random() % 4 != 0, random() % 4 != 0};
    const HitCounting counting = random() % 4 == 0 ? HitCounting::positions : HitCounting::placements;
    const auto found = PlainScan(shape, ways, counting).hits(game);
    ASSERT_EQ(found, judged_hits(shape, ways, counting, game));
    hit_count += found.size();
}

TEST(PlainScan, FindsWhatTheJudgeFindsInRandomGames) {
    std::mt19937 random(test::test_seed());
    std::size_t hit_count = 0;
    for (int i = 0; i < test::rounds(100, 10000); ++i) {
        const int size = 3 + static_cast<int>(random() % 5);
        const sgf::Game game = random_game(size, 60, GameKind::any, random);
        ASSERT_NO_FATAL_FAILURE(expect_judged(made_up_shape(4, random), game, random, hit_count)) << i;
        ASSERT_NO_FATAL_FAILURE(expect_judged(cut_shape(game, 7, random), game, random, hit_count)) << i;
    }
    EXPECT_GT(hit_count, 1000U);
}

TEST(PlainScan, FindsWhatTheJudgeFindsInRealGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    std::mt19937 random(test::test_seed());
    std::size_t hit_count = 0;
    for (int i = 0; i < test::rounds(6, 1000); ++i) {
        const auto cut_from = reader.next();
        const auto other = reader.next();
        ASSERT_TRUE(cut_from && other);
        for (const int most_lines : {3, 9, 19}) {
            const Shape shape = cut_shape(*cut_from, most_lines, random);
            ASSERT_NO_FATAL_FAILURE(expect_judged(shape, *cut_from, random, hit_count)) << i;
            ASSERT_NO_FATAL_FAILURE(expect_judged(shape, *other, random, hit_count)) << i;
        }
        ASSERT_NO_FATAL_FAILURE(expect_judged(made_up_shape(3, random), *other, random, hit_count)) << i;
    }
    EXPECT_GT(hit_count, 1000U);
}

}  // namespace
}  // namespace katachi::games
