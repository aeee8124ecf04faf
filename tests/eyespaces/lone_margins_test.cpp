// Margins beside no space, by their definition on boards that random moves have filled.
#include <gtest/gtest.h>

#include "base/random/random.h"
#include "tests/eyespaces/read_eyes.h"

namespace katachi::eyespaces {
namespace {

using board::Colour;
using board::VertexSet;

board::Board crowded_board(base::Random& random) {
    constexpr int size = 9, stones = 40;
    board::Board board(size);
    for (int i = 0; i < stones; ++i) {
        const int row = random.below(size), column = random.below(size);
        board.play(i % 2 == 0 ? Colour::black : Colour::white, board::vertex_at(row, column));
    }
    return board;
}

bool touches(board::Vertex point, const VertexSet& set) { return VertexSet::of(point).beside().intersects(set); }

// Whether it is a margin of the side and touches no point that its spaces have for good. `is_lost` is whether the other
// side would lose what it plays there.
bool is_lone(board::Vertex point, const Domains& domains, const LivelyStones& lively, Colour side, bool is_lost) {
    const Colour other = board::opponent(side);
    const VertexSet own = domains.of(side), theirs = domains.of(other), stones = lively.black | lively.white;
    const auto is_margin_alone = [&](board::Vertex each) {
        return own.contains(each) && !theirs.contains(each) && touches(each, theirs - own - stones);
    };
    if (stones.contains(point)) return false;
    const bool is_shared = own.contains(point) && theirs.contains(point) && touches(point, own - theirs);
    if (!is_shared && !is_margin_alone(point)) return false;
    for (const board::Vertex beside : VertexSet::of(point).beside() & (own - theirs - stones))
        if (!is_margin_alone(beside)) return false;
    return !(touches(point, lively.of(other)) && is_lost);
}

TEST(LoneMargins, TouchNoSpace) {
    base::Random random(3);
    std::array<int, 2> lone{}, lost{};
    for (int game = 0; game < 10; ++game) {
        board::Board board = crowded_board(random);
        reading::Tactics tactics({.nodes = 100});
        const worms::Worms worms(board, tactics);
        KnownGames known(no_tables, 1);
        const EyeSpaces spaces(board, worms, tactics, known);
        SafeMoves safe_moves(board, tactics);
        const LivelyStones lively = lively_stones(board, worms);
        const Domains of_sides = domains(board.size(), lively);
        for (const Colour side : {Colour::black, Colour::white})
            for (const board::Vertex point : board.empty_points()) {
                const bool is_lost = safe_moves.is_lost(board::opponent(side), point);
                const bool expected = is_lone(point, of_sides, lively, side, is_lost);
                ASSERT_EQ(spaces.is_lone_margin(safe_moves, point, side), expected)
                    << board::vertex_name(point, board.size()) << " of " << board::to_rows(board.position());
                const auto which = static_cast<std::size_t>(side == Colour::black ? 0 : 1);
                lone[which] += expected ? 1 : 0;
                lost[which] += !expected && is_lone(point, of_sides, lively, side, false) ? 1 : 0;
            }
    }
    for (const int count : lone) EXPECT_GT(count, 5);
    for (const int count : lost) EXPECT_GT(count, 0);
}

TEST(LoneMargins, AreSpacesOfOneOpenPoint) {
    const board::Vertex point = board::vertex_at(2, 2);
    const EyeSpace space = lone_margin(point, Colour::white);
    EXPECT_EQ(space.owner, Colour::white);
    EXPECT_EQ(space.size(), 1);
    EXPECT_EQ(space.open_points(), VertexSet::of(point));
    EXPECT_EQ(match::eye_value_text(space.worth.value), "0000");
}

}  // namespace
}  // namespace katachi::eyespaces
