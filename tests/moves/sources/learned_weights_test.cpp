// The weights that come with the engine fit its sources, and like sensible moves.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi {
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

Vertex best_move(const Board& board, Colour to_move) {
    MoveKnowledge knowledge(sources_of_the_engine(), learned_weights());
    const MoveSituation situation{board, to_move};
    const auto& weights = knowledge.weigh(situation, SourceCost::every_node);
    Vertex best = pass_vertex;
    for (const Vertex vertex : board.empty_points())
        if (board.is_legal(to_move, vertex) == Legality::ok &&
            (best == pass_vertex ||
             weights[static_cast<std::size_t>(vertex)] > weights[static_cast<std::size_t>(best)]))
            best = vertex;
    return best;
}

TEST(LearnedWeights, OpenInACorner) {
    const Vertex move = best_move(Board(19), Colour::black);
    const auto lines = [](int index) { return std::min(index, 18 - index) + 1; };
    EXPECT_EQ(std::max(lines(row_of(move)), lines(column_of(move))), 4);
    EXPECT_GE(std::min(lines(row_of(move)), lines(column_of(move))), 3);
}

TEST(LearnedWeights, TakeWhatIsInAtari) {
    Board board(parse_rows("........./........./..XX...../.XOOX..../.XOOX..../..X....../......O../........./.........")
                    .value());
    board.play(Colour::white, parse_vertex("E3", 9).value());
    EXPECT_EQ(vertex_name(best_move(board, Colour::black), 9), "D4");
}

}  // namespace
}  // namespace katachi
