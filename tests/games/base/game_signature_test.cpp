// Signatures of random games against a plain judge: all sixteen sequences are written out, and the least is taken.
#include "games/base/game_signature.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "engine/board/turned_vertex.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

using sgf::Event;

sgf::Game game_of(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

sgf::Game seen(const sgf::Game& game, board::Orientation orientation, bool exchanges) {
    sgf::Game other = game;
    for (Event& event : other.events) {
        event.vertex = board::turned(event.vertex, orientation, game.size);
        if (exchanges && board::is_stone(event.colour)) event.colour = board::opponent(event.colour);
    }
    return other;
}

// Kind, colour and vertex of each event; stones that are set up together in the order of these.
using Sequence = std::vector<std::array<int, 3>>;

Sequence sequence(const sgf::Game& game) {
    Sequence all;
    std::size_t begin = 0;  // of the stones that are set up together
    for (const Event& event : game.events) {
        if (event.kind == Event::Kind::turn) continue;
        all.push_back({static_cast<int>(event.kind), static_cast<int>(event.colour), event.vertex});
        const bool is_move = event.kind == Event::Kind::move;
        std::sort(all.begin() + static_cast<std::ptrdiff_t>(begin), all.end() - (is_move ? 1 : 0));
        if (is_move) begin = all.size();
    }
    return all;
}

std::pair<int, Sequence> judged(const sgf::Game& game) {
    std::set<Sequence> sequences;
    for (const bool exchanges : {false, true})
        for (const board::Orientation orientation : board::all_orientations)
            sequences.insert(sequence(seen(game, orientation, exchanges)));
    return {game.size, *sequences.begin()};
}

sgf::Game random_game(std::mt19937& random) {
    const auto below = [&](int limit) { return std::uniform_int_distribution(0, limit - 1)(random); };
    sgf::Game game;
    game.size = 2 + below(3);
    const auto vertex = [&] { return board::vertex_at(below(game.size), below(game.size)); };
    for (int stones = below(3); stones > 0; --stones)
        game.events.push_back({Event::Kind::set_up, board::Colour::black, vertex()});
    for (int moves = 1 + below(3); moves > 0; --moves) {
        const auto colour = below(2) == 0 ? board::Colour::black : board::Colour::white;
        game.events.push_back({Event::Kind::move, colour, below(8) == 0 ? board::pass_vertex : vertex()});
        if (below(6) == 0) game.events.push_back({Event::Kind::set_up, board::Colour::empty, vertex()});
        if (below(6) == 0) game.events.push_back({Event::Kind::turn, colour});
    }
    return game;
}

TEST(GameSignature, IsTheSameWhereTheJudgeSaysSo) {
    std::mt19937 random(test::test_seed());
    std::map<std::pair<int, Sequence>, GameSignature> by_sequence;
    std::set<GameSignature> signatures;
    for (int round = 0; round < 4000; ++round) {
        const sgf::Game game = random_game(random);
        const auto signature = game_signature(game);
        ASSERT_TRUE(signature.has_value());
        const auto [known, is_new] = by_sequence.try_emplace(judged(game), *signature);
        EXPECT_EQ(known->second, *signature);
        EXPECT_EQ(signatures.insert(*signature).second, is_new);
    }
    EXPECT_GT(by_sequence.size(), 100U);
    EXPECT_LT(by_sequence.size(), 3900U) << "hardly any two games were the same";
}

TEST(GameSignature, DiffersForAGameThatGoesOn) {
    EXPECT_NE(game_signature(game_of("(;SZ[9];B[cc];W[dd])")), game_signature(game_of("(;SZ[9];B[cc];W[dd];B[ee])")));
}

TEST(GameSignature, DiffersByTheBoardAndByTheOrderOfMoves) {
    EXPECT_NE(game_signature(game_of("(;SZ[9];B[ee])")), game_signature(game_of("(;SZ[13];B[ee])")));
    EXPECT_NE(game_signature(game_of("(;B[cc];W[dd];B[ce])")), game_signature(game_of("(;B[ce];W[dd];B[cc])")));
}

TEST(GameSignature, IsMissingWithoutMoves) { EXPECT_EQ(game_signature(game_of("(;SZ[9]AB[cc][dd])")), std::nullopt); }

}  // namespace
}  // namespace katachi::games
