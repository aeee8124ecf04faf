#include "engine/analysis/influence/move_influence.h"

#include <gtest/gtest.h>

#include "engine/analysis/influence/worm_influence.h"
#include "engine/influence/difference.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using board::vertex_at;

struct Played {
    board::Board board;
    board::VertexSet saved;
    influence::Question question;
};

// The question is judged by strings alone.
std::optional<Played> after(const char* rows, Colour colour, board::Vertex move) {
    const board::Board board(board::parse_rows(rows).value());
    reading::Tactics tactics;
    const auto played = after_move(board, worms::Worms(board, tactics), tactics, colour, move);
    if (!played) return std::nullopt;
    const worms::Worms worms(played->board, tactics);
    const influence::Question judged = worm_influence(played->board.position(), worms, board::opponent(colour));
    return Played{played->board, played->saved, with_saved(judged, played->saved)};
}

// A white stone in atari: White saves it on the right, Black takes it there.
constexpr const char* in_atari =
    "........./..X....../.XO....../..X....../........./........./......X../........./.........";
const board::Vertex right = vertex_at(2, 3), caught = vertex_at(2, 2);

TEST(MoveInfluence, ACaptureTakesTheStoneOff) {
    const auto played = after(in_atari, Colour::black, right);
    ASSERT_TRUE(played);
    EXPECT_EQ(played->board.at(caught), Colour::empty);
    EXPECT_EQ(played->saved, board::VertexSet::of(right));
    EXPECT_TRUE(played->question.living.contains(right));
}

TEST(MoveInfluence, AMoveElsewhereLeavesTheOpponentToSaveIt) {
    const auto played = after(in_atari, Colour::black, vertex_at(7, 7));
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->question.living.contains(caught));
}

TEST(MoveInfluence, AMoveElsewhereLosesIt) {
    const auto played = after(in_atari, Colour::white, vertex_at(7, 2));
    ASSERT_TRUE(played);
    EXPECT_FALSE(played->question.living.contains(caught));
    EXPECT_EQ(played->saved, board::VertexSet::of(vertex_at(7, 2)));
}

// White has no move that saves the stone in the corner, which Black need not take.
TEST(MoveInfluence, WhatIsLostNeedsNoMove) {
    const auto played =
        after("OX......./.X......./X......../........./........./........./........./........./.........",
              Colour::black, vertex_at(6, 6));
    ASSERT_TRUE(played);
    EXPECT_FALSE(played->question.living.contains(vertex_at(0, 0)));
}

TEST(MoveInfluence, WhatIsSavedIsNamed) {
    const auto played = after(in_atari, Colour::white, right);
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->saved.contains(caught));
    EXPECT_TRUE(played->question.living.contains(caught));
}

TEST(MoveInfluence, AStoneThatCanBeTakenDoesNotLive) {
    const auto played =
        after("XO......./.O......./.O......./O......../........./........./........./........./.........",
              Colour::black, vertex_at(1, 0));
    ASSERT_TRUE(played);
    EXPECT_FALSE(played->question.living.contains(vertex_at(1, 0)));
}

TEST(MoveInfluence, OnlyOfLegalMoves) { EXPECT_FALSE(after(in_atari, Colour::black, caught)); }

// The second example of chapter 13.4, without barriers: territories before and after the move.
TEST(MoveInfluence, AnEndgameMoveGainsPoints) {
    constexpr const char* rows =
        "...OX..../...OX..../...OX..../...OX..../...OX..../...OX..../...OX..../...OX..../.........";
    const board::Board board(board::parse_rows(rows).value());
    const auto played = after(rows, Colour::white, vertex_at(8, 4));
    ASSERT_TRUE(played);
    EXPECT_GT(influence::points_gained(influence::influence_of(influence::Question(board.position())),
                                       influence::influence_of(played->question), Colour::white),
              0.5);
}

TEST(MoveInfluence, WhatIsLostByItsDragonStaysSoUnlessItIsSaved) {
    const board::Vertex lone = vertex_at(6, 6), wall = vertex_at(1, 2);
    influence::Question of_dragons(board::parse_rows(in_atari).value());
    of_dragons.living.remove(caught);
    of_dragons.living.remove(lone);
    of_dragons.strength[influence::at(wall)] = 40;
    of_dragons.strength[influence::at(caught)] = 80;
    const influence::Question told = with_saved(of_dragons, board::VertexSet::of(caught));
    EXPECT_TRUE(told.living.contains(caught));
    EXPECT_EQ(told.strength[influence::at(caught)], influence::full_strength);
    EXPECT_FALSE(told.living.contains(lone));
    EXPECT_EQ(told.strength[influence::at(wall)], 40);
}

}  // namespace
}  // namespace katachi::analysis
