// A position that is turned, or has its colours exchanged, has the same moves proposed for the same reasons.
#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <set>

#include "engine/board/turned_vertex.h"
#include "engine/moves/default_sources.h"
#include "tests/support/random_position.h"

namespace katachi::moves {
namespace {

// Moves at random, legal ones, so that strings, atari and ko come about.
std::vector<board::Move> random_moves(int size, int count, std::mt19937& random) {
    std::vector<board::Move> moves;
    board::Board board(size);
    board::Colour colour = board::Colour::black;
    for (int i = 0; i < count; ++i, colour = board::opponent(colour)) {
        const int free = board.empty_points().count();
        if (free == 0) break;
        const board::Vertex vertex = board.empty_points().nth(std::uniform_int_distribution(0, free - 1)(random));
        if (board.play(colour, vertex) == board::Legality::ok) moves.push_back({colour, vertex});
    }
    return moves;
}

std::vector<std::vector<Proposal>> proposals(const std::vector<board::Move>& moves, int size,
                                             board::Orientation orientation, bool exchanged) {
    board::Board board(size);
    for (const board::Move& move : moves)
        board.play(exchanged ? board::opponent(move.colour) : move.colour,
                   board::turned(move.vertex, orientation, size));
    const board::Colour to_move = board::opponent(board.history().back().colour);
    std::vector<std::vector<Proposal>> result;
    for (const auto& source : default_sources()) source->propose({board, to_move}, result.emplace_back());
    return result;
}

// A line each, in one order, the vertices as they lie after `orientation`.
std::string text_of(const std::vector<Proposal>& proposals, const MoveSource& source, int size,
                    board::Orientation orientation = board::Orientation::identity) {
    std::multiset<std::string> lines;
    for (const Proposal& proposal : proposals)
        lines.insert(board::vertex_name(board::turned(proposal.vertex, orientation, size), size) + " " +
                     source.feature_name(proposal.feature) + "\n");
    return std::accumulate(lines.begin(), lines.end(), std::string());
}

TEST(Sources, ProposeTheSameInEveryDrawing) {
    std::mt19937 random(test::test_seed());
    const auto sources = default_sources();
    std::vector<std::size_t> proposed(sources.size());
    for (int round = 0; round < 40; ++round) {
        const int size = std::uniform_int_distribution(5, 19)(random);
        const auto moves = random_moves(size, std::uniform_int_distribution(1, size * size)(random), random);
        const auto drawn = proposals(moves, size, board::Orientation::identity, false);
        for (std::size_t source = 0; source < sources.size(); ++source) proposed[source] += drawn[source].size();
        for (const board::Orientation orientation : board::all_orientations)
            for (const bool exchanged : {false, true}) {
                const auto again = proposals(moves, size, orientation, exchanged);
                for (std::size_t source = 0; source < sources.size(); ++source)
                    ASSERT_EQ(text_of(again[source], *sources[source], size),
                              text_of(drawn[source], *sources[source], size, orientation))
                        << sources[source]->name() << ", round " << round << ", " << board::name(orientation);
            }
    }
    for (std::size_t source = 0; source < sources.size(); ++source)
        EXPECT_GT(proposed[source], 0U) << sources[source]->name();
}

}  // namespace
}  // namespace katachi::moves
