// The search by index against the scan without one.
#include "games/search/indexed_search.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/random_games.h"
#include "tests/games/search/searched_games.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

// Tells the answer what was to be expected, too.
std::vector<GameHit> plain_hits(const SearchedGames& base, const ShapeQuestion& question, ShapeAnswer& answer) {
    ContinuationChances chances;
    const PlainScan scan(question.shape, question.ways, question.counting);
    std::vector<GameHit> all;
    std::size_t game = 0;
    for (std::size_t i = 0; i < base.segments().size(); ++i)
        for (std::uint32_t j = 0; j < base.segments()[i].games(); ++j, ++game) {
            const auto hits = scan.hits(base.games()[game]);
            answer.add(hits, base.winner(game), SearchedGames::year(game));
            chances.add(hits, base.games()[game]);
            for (const ShapeHit& hit : hits) all.push_back({i, j, hit});
        }
    chances.tell(answer);
    if (!question.asks_replies) answer.replies.clear();
    return all;
}

// How many hits there are.
std::size_t expect_plain(const SearchedGames& base, const ShapeQuestion& question) {
    ShapeAnswer expected;
    const std::vector<GameHit> hits = plain_hits(base, question, expected);
    ContinuationChances chances;
    ShapeAnswer answer = searched_answer(base.searched(), question, 2, &chances);
    chances.add(expectations_of(base.searched()));
    chances.tell(answer);
    EXPECT_EQ(answer, expected);
    for (auto& [move, count] : expected.continuations) count.expected = 0;
    expected.tells_expected = false;
    EXPECT_EQ(searched_answer(base.searched(), question, 2), expected);
    EXPECT_EQ(listed_hits(base.searched(), question, hits.size() + 1), hits);
    const std::size_t half = hits.size() / 2;
    EXPECT_EQ(listed_hits(base.searched(), question, half),
              std::vector<GameHit>(hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(half)));
    return hits.size();
}

ShapeQuestion any_question(Shape shape, std::mt19937& random) {
    return {std::move(shape),
            {random() % 4 != 0, random() % 4 != 0},
            random() % 4 == 0 ? HitCounting::positions : HitCounting::placements,
            random() % 4 != 0};
}

std::vector<sgf::Game> random_games(int size, int count, int events, std::mt19937& random) {
    std::vector<sgf::Game> games;
    for (int i = 0; i < count; ++i) {
        games.push_back(random_game(size, events, i % 4 == 0 ? GameKind::any : GameKind::regular, random));
        games.back().result = std::array{"B+1", "W+R", "?"}[random() % 3];
        games.back().komi = std::array{"0", "6.5", ""}[random() % 3];
        if (random() % 2 == 0) games.back().more_texts = {{"BR", "3d"}, {"WR", std::array{"1d", "5d"}[random() % 2]}};
    }
    return games;
}

TEST(IndexedSearch, FindsWhatTheScanFindsInRandomGamesOnSmallBoards) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0;
    for (int i = 0; i < test::rounds(40, 4000); ++i) {
        const int size = 2 + static_cast<int>(random() % 8);
        const SearchedGames base(random_games(size, 8, 150, random), 5);
        for (int j = 0; j < 4 && !testing::Test::HasFailure(); ++j) {
            hits += expect_plain(base, any_question(made_up_shape(std::min(4, size), random), random));
            hits += expect_plain(base, any_question(cut_shape(base.games()[random() % 8], 7, random), random));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    EXPECT_GT(hits, 10000U);
}

TEST(IndexedSearch, FindsWhatTheScanFindsInRandomGamesOnLargeBoards) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0;
    for (int i = 0; i < test::rounds(4, 200); ++i) {
        auto games = random_games(19, 6, 500, random);
        games.push_back(random_game(13, 300, GameKind::regular, random));
        const SearchedGames base(std::move(games), 3);
        for (int j = 0; j < 4 && !testing::Test::HasFailure(); ++j) {
            const sgf::Game& game = base.games()[random() % 6];
            hits += expect_plain(base, any_question(made_up_shape(4, random), random));
            hits += expect_plain(base, any_question(cut_shape(game, 19, random), random));
            hits += expect_plain(base, any_question(cut_corner(game, 7, 100, random), random));
            hits += expect_plain(base, any_question(cut_corner(game, 19, 60, random), random));
        }
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    EXPECT_GT(hits, 10000U);
}

// The games that are not chosen, and those that are not counted, are as if they were not there. Games in which stones
// are set up later are looked through in another way.
TEST(IndexedSearch, LooksAtChosenAndCountedGamesOnly) {
    for (const char* text : {"(;SZ[19];B[dd];W[pp])", "(;SZ[19];B[dd];AB[ss];W[pp])"}) {
        const sgf::Game game = *sgf::SgfReader(std::string_view(text)).next();
        const std::vector<SegmentGame> given{{&game}, {&game, {}, 0, false}, {&game}};
        const Segment segment(segment_bytes(given), "base");
        for (const Shape& shape : {drawn_shape({"X.", ".."}), drawn_shape({".......", ".......", ".......", "...X...",
                                                                           ".......", ".......", "......."},
                                                                          {true, false, true})}) {
            const ShapeQuestion question{shape, {}, HitCounting::placements};
            const ShapeAnswer all = searched_answer(std::array{SearchedSegment{&segment}}, question, 1);
            EXPECT_EQ(all.games, 2U);
            EXPECT_EQ(all.games_with_hit, 2U);
            const std::vector<std::uint8_t> last{0, 1, 1};
            const std::array chosen{SearchedSegment{&segment, last}};
            const ShapeAnswer one = searched_answer(chosen, question, 1);
            EXPECT_EQ(one.games, 1U);
            EXPECT_EQ(2 * one.hits, all.hits);
            const auto hits = listed_hits(chosen, question, 100);
            ASSERT_FALSE(hits.empty());
            for (const GameHit& hit : hits) EXPECT_EQ(hit.game, 2U);
        }
    }
}

// Passes are no moves that anybody wins by, and nothing is to be expected of a game that nobody won.
TEST(IndexedSearch, ExpectsWhatItsGamesTell) {
    std::vector<sgf::Game> games;
    for (const char* text :
         {"(;RE[B+R];B[aa];W[bb];B[];W[cc])", "(;RE[?];B[aa])", "(;RE[W+3]KM[6.5];B[aa];W[bb];B[dd])"})
        games.push_back(*sgf::SgfReader(std::string_view(text)).next());
    const SearchedGames base(games, 3);
    Expectations of_all, of_last;
    for (const sgf::Game& game : games) of_all.add(game);
    of_last.add(games.back());
    EXPECT_EQ(expectations_of(base.searched()).rows(), of_all.rows());
    const std::vector<std::uint8_t> last{0, 0, 1};
    SearchedSegment chosen = base.searched().front();
    chosen.chosen = last;
    EXPECT_EQ(expectations_of({&chosen, 1}).rows(), of_last.rows());
}

// The years of the games rise and fall again.
TEST(IndexedSearch, TellsTheFirstAndTheLastYearOfAContinuation) {
    const std::string text = "(;SZ[19];B[dd];W[cf])";
    const SearchedGames base(std::vector<sgf::Game>(9, *sgf::SgfReader(text).next()), 9);
    ASSERT_GT(SearchedGames::year(7), SearchedGames::year(8));
    const Shape corner = drawn_shape({".......", ".......", ".......", "...X...", ".......", ".......", "......."},
                                     {.north = true, .west = true});
    EXPECT_EQ(expect_plain(base, {corner, {}, HitCounting::placements}), 9U);
}

// Half a game's moves in 8 bits, and more than there are.
TEST(IndexedSearch, FindsWhatTheScanFindsInLongGames) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0;
    for (const int events : {253, 254, 255, 400, 1200, 5000}) {
        const SearchedGames base({random_game(7, 3 * events, GameKind::regular, random)}, 1);
        for (int j = 0; j < 20 && !HasFailure(); ++j)
            hits += expect_plain(base, any_question(made_up_shape(4, random), random));
    }
    EXPECT_GT(hits, 1000U);
}

// The last stone comes in the last of the 8-bit times, or in the first after the times have been made coarser.
TEST(IndexedSearch, FindsTheLastMoveOfAGameOfAnyLength) {
    const ShapeQuestion question{drawn_shape({"..", ".X"}, {.south = true, .east = true}),
                                 {.turns = false, .exchanges_colours = true}};
    for (const int length : {253, 254, 255, 256, 509, 510, 511, 512}) {
        sgf::Game game;
        const auto play = [&](board::Vertex vertex) {
            const bool is_white = game.events.size() % 2 == 1;
            game.events.push_back({.colour = is_white ? board::Colour::white : board::Colour::black, .vertex = vertex});
        };
        play(board::vertex_at(0, 0));
        while (game.move_count() < length - 1) play(board::pass_vertex);
        play(board::vertex_at(18, 18));
        EXPECT_EQ(expect_plain(SearchedGames({game}, 1), question), 1U) << length;
    }
}

const sgf::Game& any_game(const SearchedGames& base, std::mt19937& random) {
    return base.games()[random() % base.games().size()];
}

TEST(IndexedSearch, FindsWhatTheScanFindsInRealGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    add_games(test::gzip_bytes(test::shared_data() / test::bulk_games_file), 40, games);
    const SearchedGames base(std::move(games), 15);
    std::size_t hits = 0;
    for (int i = 0; i < 12 && !HasFailure(); ++i) {
        hits += expect_plain(base, any_question(any_cut_shape(any_game(base, random), random), random));
        if (i % 4 == 0) hits += expect_plain(base, any_question(made_up_shape(4, random), random));
    }
    EXPECT_GT(hits, 1000U);
}

}  // namespace
}  // namespace katachi::games
