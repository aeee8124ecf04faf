// The weights that come with the engine fit its sources, and like sensible moves.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/moves/default_sources.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"
#include "engine/moves/sources/corner_source.h"
#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/judged_pattern_source.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/moves/sources/tactics_source.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi {
namespace {

// Those of the engine.
std::vector<std::unique_ptr<MoveSource>> all_sources() {
    auto sources = default_sources();
    sources.push_back(std::make_unique<PatternSource>("shapes", mined_tables(), PatternValues::worths));
    sources.push_back(std::make_unique<PatternSource>("patterns", library_tables(), PatternValues::points));
    sources.push_back(std::make_unique<CornerSource>("joseki", library_tables()));
    sources.push_back(std::make_unique<FusekiSource>("fuseki", library_tables()));
    sources.push_back(std::make_unique<JudgedPatternSource>("judged-patterns", library_tables()));
    sources.push_back(std::make_unique<TacticsSource>());
    return sources;
}

TEST(LearnedWeights, AreAllOfFeaturesThatThereAre) {
    std::size_t found = 0;
    for (const auto& source : all_sources())
        for (std::uint32_t feature = 0; feature < source->feature_count(); ++feature)
            if (learned_weights().find(source->name(), source->feature_name(feature))) ++found;
    const std::string text = learned_weights().text();
    EXPECT_EQ(found, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
    EXPECT_GT(found, 1000U);
}

Vertex best_move(const Board& board, Colour to_move) {
    MoveKnowledge knowledge(all_sources(), learned_weights());
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
