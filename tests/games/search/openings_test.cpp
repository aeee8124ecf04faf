// The tree of openings against positions that are written down and compared one by one.
#include "games/search/openings.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "games/index/segment_builder.h"
#include "tests/games/search/searched_games.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

constexpr int size = board::max_board_size;

// The stones of a position drawn in all sixteen ways: equal for positions that are one another turned, mirrored, or
// with colours exchanged.
using Drawings = std::set<std::set<std::pair<board::Vertex, board::Colour>>>;

Drawings drawings(const board::Position& position) {
    Drawings all;
    for (const board::Orientation orientation : board::all_orientations) {
        std::set<std::pair<board::Vertex, board::Colour>> drawn, exchanged;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const board::Colour stone = position.at(row, column);
                if (!board::is_stone(stone)) continue;
                const board::Vertex there = board::turned(board::vertex_at(row, column), orientation, size);
                drawn.insert({there, stone});
                exchanged.insert({there, board::opponent(stone)});
            }
        all.insert(drawn);
        all.insert(exchanged);
    }
    return all;
}

// Few different points, so that games meet again turned and by other orders of moves.
sgf::Game random_opening(std::mt19937& random) {
    sgf::Game game;
    game.size = size;
    const board::Orientation orientation = board::all_orientations[random() % board::orientation_count];
    const bool begins_with_white = random() % 2 == 0;
    std::vector<board::Vertex> points{board::vertex_at(3, 3), board::vertex_at(3, 15), board::vertex_at(15, 15),
                                      board::vertex_at(2, 13)};
    for (int number = 0; !points.empty(); ++number) {
        const std::size_t at = random() % std::min<std::size_t>(2, points.size());
        const board::Vertex vertex = board::turned(points[at], orientation, size);
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(at));
        const bool is_white = (number % 2 == 0) == begins_with_white;
        game.events.push_back({.kind = sgf::Event::Kind::move,
                               .colour = is_white ? board::Colour::white : board::Colour::black,
                               .vertex = vertex});
    }
    return game;
}

// In how many games a position stood, and from how many of them the game went on to another.
struct PlainCounts {
    std::map<Drawings, std::uint64_t> stood;
    std::map<std::pair<Drawings, Drawings>, std::uint64_t> went_on;

    void add(const sgf::Game& game) {
        board::Board board(size);
        Drawings before = drawings(board.position());
        ++stood[before];
        for (const sgf::Event& event : game.events) {
            sgf::execute(event, board);
            const Drawings after = drawings(board.position());
            ++stood[after];
            ++went_on[{before, after}];
            before = after;
        }
    }
};

TEST(OpeningTree, HoldsEachPositionOnceAndAllItsContinuations) {
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    std::vector<SegmentGame> given;
    PlainCounts plain;
    for (int i = 0; i < 60; ++i) plain.add(games.emplace_back(random_opening(random)));
    for (const sgf::Game& game : games) given.push_back({&game});
    const Segment segment(segment_bytes(given), "base");
    const SearchedSegment searched{&segment};
    const OpeningTree tree = opening_tree({&searched, 1}, 4, 1000);

    EXPECT_TRUE(tree.is_whole);
    EXPECT_FALSE(tree.tells_expected);
    EXPECT_EQ(tree.from_empty, 60U);
    std::map<std::pair<Drawings, Drawings>, std::uint64_t> told;
    std::vector<board::Board> boards;
    for (const OpeningMove& move : tree.moves) {
        const board::Board before = move.parent ? boards[*move.parent] : board::Board(size);
        board::Board& after = boards.emplace_back(before);
        ASSERT_EQ(after.play(move.move.colour, move.move.vertex), board::Legality::ok);
        const Drawings from = drawings(before.position()), to = drawings(after.position());
        EXPECT_EQ(move.stood, plain.stood.at(from));
        EXPECT_EQ(move.games_after, plain.stood.at(to));
        EXPECT_TRUE(told.emplace(std::pair(from, to), move.count.played()).second) << "a continuation told twice";
        if (move.same) {
            ASSERT_LT(*move.same + 1, boards.size()) << "it stands before this move";
            EXPECT_EQ(to, drawings(boards[*move.same].position()));
        }
    }
    EXPECT_EQ(told, plain.went_on);
    EXPECT_EQ(by_lines(tree).size(), tree.moves.size());
    EXPECT_TRUE(std::ranges::any_of(tree.moves, [](const OpeningMove& move) { return move.same.has_value(); }));
}

// Where all games with a position come from the same move, its replies are what is played in that position.
TEST(OpeningTree, TellsTheMostFrequentReply) {
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    for (int i = 0; i < 60; ++i) games.push_back(random_opening(random));
    const SearchedGames base(std::move(games), 25);
    const OpeningTree tree = opening_tree(base.searched(), 4, 1000);
    std::vector<std::uint64_t> most_played(tree.moves.size());
    for (const OpeningMove& move : tree.moves)
        if (move.parent) most_played[*move.parent] = std::max(most_played[*move.parent], move.count.played());
    std::size_t compared = 0;
    for (std::size_t i = 0; i < tree.moves.size(); ++i) {
        const OpeningMove& move = tree.moves[i];
        if (move.number == 4) {
            EXPECT_FALSE(move.reply);
            continue;
        }
        if (move.games_after != move.count.played() || move.same) continue;
        ASSERT_TRUE(move.reply);
        EXPECT_EQ(move.reply->second, most_played[i]);
        const bool is_child = std::ranges::any_of(tree.moves, [&](const OpeningMove& child) {
            return child.parent == i && child.count.played() == most_played[i] &&
                   child.move.colour == move.reply->first.colour;
        });
        EXPECT_TRUE(is_child);
        ++compared;
    }
    EXPECT_GT(compared, 5U);
}

// All moves are among the first twenty of games alike, so that the colour alone makes a group.
TEST(OpeningTree, TellsWhatWasToBeExpectedWhereChancesAreKnown) {
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    std::map<board::Colour, std::pair<std::uint64_t, std::uint64_t>> won_of_moves;
    for (int i = 0; i < 150; ++i) {
        sgf::Game& game = games.emplace_back(random_opening(random));
        const board::Colour winner = random() % 3 == 0 ? board::Colour::white : board::Colour::black;
        game.result = winner == board::Colour::white ? "W+R" : "B+R";
        for (const sgf::Event& event : game.events) {
            auto& [won, all] = won_of_moves[event.colour];
            if (event.colour == winner) ++won;
            ++all;
        }
    }
    const SearchedGames base(std::move(games), 70);
    const OpeningTree tree = opening_tree(base.searched(), 4, 1000);
    ASSERT_TRUE(tree.tells_expected);
    // With colours exchanged the mover is the other colour, so that the expectation lies between the two.
    std::pair<double, double> bounds(1, 0);
    for (const auto& [colour, counts] : won_of_moves) {
        const double share = static_cast<double>(counts.first) / static_cast<double>(counts.second);
        bounds = {std::min(bounds.first, share), std::max(bounds.second, share)};
    }
    double expected = 0, won = 0;
    for (const OpeningMove& move : tree.moves) {
        const auto decided = static_cast<double>(move.count.won + move.count.lost);
        const double mean = static_cast<double>(move.count.expected) / certain / decided;
        EXPECT_GE(mean, bounds.first - 1e-5);
        EXPECT_LE(mean, bounds.second + 1e-5);
        expected += mean * decided;
        won += static_cast<double>(move.count.won);
    }
    EXPECT_NEAR(expected, won, 0.01);  // each move counts once in the tree and once in its group
}

TEST(OpeningTree, ListsTheMostPlayedMovesWhereItIsLimited) {
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    std::vector<SegmentGame> given;
    for (int i = 0; i < 30; ++i) games.push_back(random_opening(random));
    for (const sgf::Game& game : games) given.push_back({&game});
    const Segment segment(segment_bytes(given), "base");
    const SearchedSegment searched{&segment};
    const OpeningTree whole = opening_tree({&searched, 1}, 3, 1000);
    const OpeningTree limited = opening_tree({&searched, 1}, 3, 2);
    EXPECT_FALSE(limited.is_whole);
    ASSERT_EQ(limited.moves.size(), 2U);
    for (const OpeningMove& move : whole.moves) {
        EXPECT_LE(move.number, 3);
        if (!move.parent) {
            EXPECT_LE(move.count.played(), limited.moves[0].count.played());
        }
    }
}

std::vector<sgf::Game> games_of(const std::string& text) {
    std::vector<sgf::Game> games;
    sgf::SgfReader reader(text);
    while (auto game = reader.next()) games.push_back(*game);
    return games;
}

TEST(OpeningTree, OfMovesThatArePlayedAsOftenHasTheFirstPointFirst) {
    const SearchedGames base(games_of("(;SZ[19];B[dd])(;SZ[19];B[cc])"), 2);
    const OpeningTree tree = opening_tree(base.searched(), 1, 1);
    ASSERT_EQ(tree.moves.size(), 1U);
    EXPECT_EQ(tree.moves.front().move.vertex, board::vertex_at(2, 2));
}

TEST(OpeningTree, ExpectsNothingWhereTheChancesOfSomeGamesAreUnknown) {
    const SearchedGames base(games_of("(;SZ[19]RE[B+R];B[dd])(;SZ[19]RE[B+R];B[cc])"), 1);
    std::vector<SearchedSegment> searched(base.searched().begin(), base.searched().end());
    EXPECT_TRUE(opening_tree(searched, 1, 9).tells_expected);
    searched.back().chances = {};
    EXPECT_FALSE(opening_tree(searched, 1, 9).tells_expected);
}

}  // namespace
}  // namespace katachi::games
