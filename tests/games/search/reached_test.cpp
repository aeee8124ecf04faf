// How often continuations were reached, against a judge that looks at every place of every position; and games that are
// kept in memory.
#include "games/search/reached.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "games/index/kept_games.h"
#include "games/search/shape_after.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/plain_judge.h"
#include "tests/games/search/random_games.h"
#include "tests/games/search/searched_games.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using MoveRange = std::pair<int, int>;

bool is_in(int position, const MoveRange& moves) { return position >= moves.first && position <= moves.second; }

// The points that a hit covers.
std::set<std::pair<int, int>> points_of(const ShapeHit& hit, const Shape& shape) {
    const bool exchanges_axes = board::exchanges_axes(hit.form.orientation);
    std::set<std::pair<int, int>> points;
    for (int row = 0; row < (exchanges_axes ? shape.columns : shape.rows); ++row)
        for (int column = 0; column < (exchanges_axes ? shape.rows : shape.columns); ++column)
            points.emplace(hit.upper_left.row + row, hit.upper_left.column + column);
    return points;
}

// The game is one: `chosen` are the hits of the shape that count, all or those of some moves.
std::uint64_t judged_times(const ShapeQuestion& question, const ShapeMove& move, const std::vector<ShapeHit>& chosen,
                           const std::optional<MoveRange>& moves, const sgf::Game& game) {
    const Shape after = shape_after(question.shape, move);
    std::uint64_t times = 0;
    for (const ShapeHit& hit : judged_hits(after, question.ways, question.counting, game)) {
        const bool is_gone_on_to =
            question.counting == HitCounting::placements && std::ranges::any_of(chosen, [&](const ShapeHit& before) {
                return before.end == HitEnd::played && before.continuation == move &&
                       before.next_move == hit.position &&
                       points_of(before, question.shape) == points_of(hit, question.shape);
            });
        if (!moves || is_in(hit.position, *moves) || is_gone_on_to) ++times;
    }
    return times;
}

TEST(Reached, IsWhatAJudgeOfPositionsCounts) {
    std::mt19937 random(test::test_seed());
    std::uint64_t compared = 0, with_moves = 0;
    for (int i = 0; i < 80; ++i) {
        std::vector<sgf::Game> given;
        const GameKind kind = i % 2 == 0 ? GameKind::regular : GameKind::any;
        for (int j = 0; j < 3; ++j) given.push_back(random_game(5, 70, kind, random));
        const SearchedGames base(given, 2);
        const ShapeQuestion question{i % 3 == 0 ? made_up_shape(3, random) : cut_shape(given[0], 3, random),
                                     {random() % 4 != 0, random() % 4 != 0},
                                     i % 5 == 0 ? HitCounting::positions : HitCounting::placements};
        if (asks_for_nothing(question.shape)) continue;
        const std::optional<MoveRange> moves = i % 4 < 2 ? std::optional(MoveRange(10, 40)) : std::nullopt;

        Reached reached(question, moves);
        std::set<ShapeMove> continuations;
        std::vector<std::vector<ShapeHit>> chosen(given.size());
        for (const GameHit& found : listed_hits(base.searched(), question, 1'000'000)) {
            if (moves && !is_in(found.hit.position, *moves)) continue;
            reached.choose(found);
            chosen[found.segment * 2 + found.game].push_back(found.hit);
            if (found.hit.end == HitEnd::played) continuations.insert(found.hit.continuation);
        }
        for (const ShapeMove& move : continuations) {
            std::uint64_t expected = 0;
            for (std::size_t game = 0; game < given.size(); ++game)
                expected += judged_times(question, move, chosen[game], moves, given[game]);
            ASSERT_EQ(reached.times(base.searched(), move, 1), expected) << i;
            compared += expected;
            if (moves) with_moves += expected;
        }
    }
    EXPECT_GT(compared, 1000U);
    EXPECT_GT(with_moves, 100U);
}

// A continuation behind the last of the moves counts where it goes on from a hit among them.
TEST(Reached, CountsWhatAChosenHitGoesOnTo) {
    sgf::SgfReader reader("(;SZ[9];B[ba];W[ii];B[hh];W[bb])(;SZ[9];B[ii];W[ba];B[bb];W[hh])");
    std::vector<sgf::Game> games{*reader.next(), *reader.next()};
    const SearchedGames base(games, 2);
    const ShapeQuestion question{drawn_shape({"X", "."}, {.north = true})};
    Reached reached(question, MoveRange(1, 1));
    for (const GameHit& found : listed_hits(base.searched(), question, 100))
        if (found.hit.position == 1) reached.choose(found);
    EXPECT_EQ(reached.times(base.searched(), {1, 0, board::Colour::white}, 1), 1U);
    EXPECT_EQ(Reached(question).times(base.searched(), {1, 0, board::Colour::white}, 1), 2U);
    // Of positions those count that are among the moves themselves.
    const ShapeQuestion of_positions{question.shape, question.ways, HitCounting::positions};
    Reached among(of_positions, MoveRange(1, 1));
    for (const GameHit& found : listed_hits(base.searched(), of_positions, 100))
        if (found.hit.position == 1) among.choose(found);
    EXPECT_EQ(among.times(base.searched(), {1, 0, board::Colour::white}, 1), 0U);
}

// White's move makes the shape along a row, where it could be made from move 1 on, and along a column.
TEST(Reached, CountsAPlaceApartFromTheOneTurnedAboutItsCorner) {
    sgf::SgfReader reader("(;SZ[9];B[fe];W[ii];B[ef];W[ee])");
    const SearchedGames base({*reader.next()}, 1);
    const ShapeQuestion question{drawn_shape({".X"})};
    Reached reached(question, MoveRange(1, 1));
    for (const GameHit& found : listed_hits(base.searched(), question, 100))
        if (found.hit.position == 1) reached.choose(found);
    EXPECT_EQ(reached.times(base.searched(), {0, 0, board::Colour::white}, 1), 1U);
    EXPECT_EQ(Reached(question).times(base.searched(), {0, 0, board::Colour::white}, 1), 2U);
}

TEST(Reached, IsTheSameInWhateverOrderHitsAreChosen) {
    sgf::SgfReader reader("(;SZ[9];B[ba];W[ii];B[hh];W[bb])(;SZ[9];B[ba];W[bb])(;SZ[9];B[ba];W[ii];B[gg];W[bb])");
    std::vector<sgf::Game> games{*reader.next(), *reader.next(), *reader.next()};
    const SearchedGames base(games, 2);
    const ShapeQuestion question{drawn_shape({"X", "."}, {.north = true})};
    Reached reached(question, MoveRange(1, 1));
    auto hits = listed_hits(base.searched(), question, 100);
    std::ranges::reverse(hits);
    for (const GameHit& found : hits)
        if (found.hit.position == 1) reached.choose(found);
    EXPECT_EQ(reached.times(base.searched(), {1, 0, board::Colour::white}, 1), 3U);
}

TEST(KeptGames, AreSearchedAsTheyWereGiven) {
    std::mt19937 random(test::test_seed());
    const ShapeQuestion question{drawn_shape({"X.", ".O"})};
    const PlainScan scan(question.shape, question.ways, question.counting);
    KeptGames kept;
    std::uint64_t hits = 0;
    std::vector<std::pair<KeptGames::Place, ShapeHit>> expected;
    for (std::size_t number = 0; number < KeptGames::games_of_a_segment + 100; ++number) {
        const sgf::Game game = random_game(3, 12, number % 2 == 0 ? GameKind::regular : GameKind::any, random);
        for (const ShapeHit& hit : scan.hits(game)) expected.emplace_back(KeptGames::place_of(number), hit);
        kept.add(game);
    }
    std::vector<SearchedSegment> searched;
    for (const Segment& segment : kept.segments()) searched.push_back({.segment = &segment});
    const auto found = listed_hits(searched, question, 1'000'000);
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].segment, expected[i].first.segment);
        EXPECT_EQ(found[i].game, expected[i].first.game);
        EXPECT_EQ(found[i].hit, expected[i].second);
        ++hits;
    }
    EXPECT_GT(hits, 100U);
}

}  // namespace
}  // namespace katachi::games
