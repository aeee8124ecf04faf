// The search by index against the scan without one.
#include "games/search/indexed_search.h"

#include <gtest/gtest.h>

#include <random>

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

    std::vector<GameHit> plain_hits(const ShapeQuestion& question, ShapeAnswer& answer) const {
        const PlainScan scan(question.shape, question.ways, question.counting);
        std::vector<GameHit> all;
        auto game = games_.begin();
        for (std::size_t i = 0; i < segments_.size(); ++i)
            for (std::uint32_t j = 0; j < segments_[i].games(); ++j, ++game) {
                const auto hits = scan.hits(*game);
                answer.add(hits, sgf::sgf_winner(game->result), year_of(static_cast<std::size_t>(game - games_.begin())));
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

}  // namespace
}  // namespace katachi::games
