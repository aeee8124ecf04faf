// The weights that come with the engine fit its sources, and like sensible moves.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi::moves {
namespace {

MoveSources sources_of_the_engine() { return all_sources(mined_tables(), library_tables()); }

TEST(LearnedWeights, AreAllOfFeaturesThatThereAre) {
    std::size_t found = 0;
    for (const auto& source : sources_of_the_engine())
        for (std::uint32_t feature = 0; feature < source->feature_count(); ++feature)
            if (learned_weights().find(source->name(), source->feature_name(feature))) ++found;
    const std::string text = learned_weights().text();
    EXPECT_EQ(found, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
    EXPECT_GT(found, 1000U);
}

board::Vertex best_move(const board::Board& board, board::Colour to_move) {
    MoveKnowledge knowledge(sources_of_the_engine(), learned_weights());
    const MoveSituation situation{board, to_move};
    const auto& weights = knowledge.weigh(situation, SourceCost::every_node);
    board::Vertex best = board::pass_vertex;
    for (const board::Vertex vertex : board.empty_points())
        if (board.is_legal(to_move, vertex) == board::Legality::ok &&
            (best == board::pass_vertex ||
             weights[static_cast<std::size_t>(vertex)] > weights[static_cast<std::size_t>(best)]))
            best = vertex;
    return best;
}

TEST(LearnedWeights, OpenInACorner) {
    const board::Vertex move = best_move(board::Board(19), board::Colour::black);
    const auto lines = [](int index) { return std::min(index, 18 - index) + 1; };
    EXPECT_EQ(std::max(lines(board::row_of(move)), lines(board::column_of(move))), 4);
    EXPECT_GE(std::min(lines(board::row_of(move)), lines(board::column_of(move))), 3);
}

TEST(LearnedWeights, TakeWhatIsInAtari) {
    board::Board board(
        board::parse_rows("........./........./..XX...../.XOOX..../.XOOX..../..X....../......O../........./.........")
            .value());
    board.play(board::Colour::white, board::parse_vertex("E3", 9).value());
    EXPECT_EQ(board::vertex_name(best_move(board, board::Colour::black), 9), "D4");
}

}  // namespace
}  // namespace katachi::moves
