// The search by index against the scan without one.
#include "games/search/indexed_search.h"

#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "engine/sgf/values.h"
#include "games/index/segment_builder.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/games/search/random_games.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

// Of some it is not known.
std::uint16_t year_of(std::size_t game) { return static_cast<std::uint16_t>(game % 3 == 0 ? 0 : 1900 + game * 7 % 50); }

// Games in segments of so many, and as they are.
class Base {
  public:
    Base(std::vector<sgf::Game> games, std::size_t games_of_a_segment) : games_(std::move(games)) {
        for (std::size_t first = 0; first < games_.size(); first += games_of_a_segment) {
            std::vector<SegmentGame> given;
            for (std::size_t i = first; i < std::min(first + games_of_a_segment, games_.size()); ++i)
                given.push_back({&games_[i], sgf::sgf_winner(games_[i].result), year_of(i)});
            segments_.emplace_back(segment_bytes(given), "base");
        }
        for (const Segment& segment : segments_) searched_.push_back({&segment});
    }

    const std::vector<sgf::Game>& games() const { return games_; }
    std::span<const SearchedSegment> searched() const { return searched_; }

    // By two threads.
    ShapeAnswer plain_answer(const ShapeQuestion& question) const {
        const PlainScan scan(question.shape, question.ways, question.counting);
        std::array<ShapeAnswer, 2> halves;
        std::vector<std::jthread> threads;
        for (std::size_t half = 0; half < halves.size(); ++half)
            threads.emplace_back([&, half] {
                for (std::size_t i = half; i < games_.size(); i += halves.size())
                    halves[half].add(scan.hits(games_[i]), sgf::sgf_winner(games_[i].result), year_of(i));
            });
        threads.clear();
        halves[0].add(halves[1]);
        if (!question.asks_replies) halves[0].replies.clear();
        return halves[0];
    }

    std::vector<GameHit> plain_hits(const ShapeQuestion& question, ShapeAnswer& answer) const {
        const PlainScan scan(question.shape, question.ways, question.counting);
        std::vector<GameHit> all;
        auto game = games_.begin();
        for (std::size_t i = 0; i < segments_.size(); ++i)
            for (std::uint32_t j = 0; j < segments_[i].games(); ++j, ++game) {
                const auto hits = scan.hits(*game);
                answer.add(hits, sgf::sgf_winner(game->result),
                           year_of(static_cast<std::size_t>(game - games_.begin())));
                for (const ShapeHit& hit : hits) all.push_back({i, j, hit});
            }
        if (!question.asks_replies) answer.replies.clear();
        return all;
    }

  private:
    std::vector<sgf::Game> games_;
    std::vector<Segment> segments_;
    std::vector<SearchedSegment> searched_;
};

// How many hits there are.
std::size_t expect_plain(const Base& base, const ShapeQuestion& question) {
    ShapeAnswer expected;
    const std::vector<GameHit> hits = base.plain_hits(question, expected);
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
    }
    return games;
}

TEST(IndexedSearch, FindsWhatTheScanFindsInRandomGamesOnSmallBoards) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0;
    for (int i = 0; i < test::rounds(40, 4000); ++i) {
        const int size = 2 + static_cast<int>(random() % 8);
        const Base base(random_games(size, 8, 150, random), 5);
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
        const Base base(std::move(games), 3);
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

// The games that are not chosen, and those that are not counted, are as if they were not there.
TEST(IndexedSearch, LooksAtChosenAndCountedGamesOnly) {
    const std::string text = "(;SZ[19];B[dd];W[pp])";
    const sgf::Game game = *sgf::SgfReader(text).next();
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
        for (const GameHit& hit : listed_hits(chosen, question, 100)) EXPECT_EQ(hit.game, 2U);
    }
}

// Half a game's moves in 8 bits, and more than there are.
TEST(IndexedSearch, FindsWhatTheScanFindsInLongGames) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0;
    for (const int events : {253, 254, 255, 400, 1200, 5000}) {
        const Base base({random_game(7, 3 * events, GameKind::regular, random)}, 1);
        for (int j = 0; j < 20 && !HasFailure(); ++j)
            hits += expect_plain(base, any_question(made_up_shape(4, random), random));
    }
    EXPECT_GT(hits, 1000U);
}

void add_games(const std::string& text, std::size_t most, std::vector<sgf::Game>& games) {
    sgf::SgfReader reader(text);
    while (games.size() < most) {
        auto game = reader.next();
        if (!game) return;
        games.push_back(std::move(*game));
    }
}

std::vector<sgf::Game> all_games() {
    std::vector<sgf::Game> games;
    const auto folder = test::shared_data() / "games19";
    for (const char* archive : {"server-9d-2016-07.sgf.gz", "server-9d-2009.tar.gz"})
        add_games(test::gzip_bytes(folder / archive), 1'000'000, games);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / "loose"))
        if (entry.path().extension() == ".sgf") add_games(test::file_bytes(entry.path()), 1'000'000, games);
    std::erase_if(games, [](const sgf::Game& game) { return game.size == 0; });
    return games;
}

const sgf::Game& any_game(const Base& base, std::mt19937& random) {
    return base.games()[random() % base.games().size()];
}

Shape any_cut_shape(const Base& base, std::mt19937& random) {
    const sgf::Game& game = any_game(base, random);
    switch (random() % 6) {
        case 0: return cut_corner(game, 7, 100, random);
        case 1: return cut_corner(game, 19, 30, random);
        default: return cut_shape(game, std::array{3, 5, 9, 19}[random() % 4], random);
    }
}

TEST(IndexedSearch, FindsWhatTheScanFindsInRealGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    add_games(test::gzip_bytes(test::shared_data() / test::bulk_games_file), 40, games);
    const Base base(std::move(games), 15);
    std::size_t hits = 0;
    for (int i = 0; i < 12 && !HasFailure(); ++i) {
        hits += expect_plain(base, any_question(any_cut_shape(base, random), random));
        if (i % 4 == 0) hits += expect_plain(base, any_question(made_up_shape(4, random), random));
    }
    EXPECT_GT(hits, 1000U);
}

// Long: the scan takes seconds for a shape.
TEST(IndexedSearch, AnswersWhatTheScanAnswersInAllGames) {
    KATACHI_NEEDS(test::bulk_games_file);
    const int cut = test::rounds(0, 500), made_up = test::rounds(0, 200);
    if (cut == 0) return;
    std::mt19937 random(test::test_seed());
    const Base base(all_games(), 5000);
    for (int i = 0; i < cut + made_up && !HasFailure(); ++i) {
        const ShapeQuestion question =
            any_question(i < cut ? any_cut_shape(base, random) : made_up_shape(4, random), random);
        EXPECT_EQ(searched_answer(base.searched(), question, 2), base.plain_answer(question)) << i;
    }
}

}  // namespace
}  // namespace katachi::games
