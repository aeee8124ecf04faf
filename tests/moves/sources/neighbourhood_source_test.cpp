// Shapes found in a table of neighbourhoods are those that the trie finds.
#include "engine/moves/sources/neighbourhood_source.h"

#include <gtest/gtest.h>

#include <random>

#include "engine/moves/sources/pattern_source.h"
#include "patterndb/mined_tables.h"
#include "tests/moves/sources/proposed.h"
#include "tests/support/random_position.h"

namespace katachi::moves {
namespace {

std::vector<Proposal> proposals(MoveSource& source, const board::Board& board, board::Colour to_move) {
    std::vector<Proposal> found;
    source.propose({board, to_move}, found);
    return found;
}

// The smallest neighbourhood around an own stone's hane, in the middle and at the edge, and its left half alone.
constexpr const char* eight_around = "Pattern hane\n\nOX.\n.*.\n...\n\n:8,s,value(3)\n";
constexpr const char* at_the_edge = "Pattern edge\n\nOX.\n.*.\n---\n\n:8,s,value(3)\n";

TEST(NeighbourhoodSource, FindsShapesInTheMiddleAndAtTheEdgeApart) {
    const auto tables = compiled(std::string(eight_around) + "\n\n" + at_the_edge);
    const auto source = NeighbourhoodSource::over("shape", tables->tables());
    ASSERT_NE(source, nullptr);
    const board::Board middle(board::parse_rows("...../.OX../...../...../.....").value());
    EXPECT_EQ(proposed(*source, middle, board::Colour::white), (Lines{"C3 move/hane", "C5 move/edge"}));
    EXPECT_EQ(proposed(*source, middle, board::Colour::black), (Lines{"B3 move/hane", "B5 move/edge"}));
}

TEST(NeighbourhoodSource, LeavesOtherPatternsToTheTrie) {
    const auto is_left = [](const char* text) {
        const auto tables = compiled(text);
        return NeighbourhoodSource::over("shape", tables->tables()) == nullptr;
    };
    EXPECT_FALSE(is_left(eight_around));
    EXPECT_FALSE(is_left(at_the_edge));
    EXPECT_TRUE(is_left("Pattern open\n\nOX?\n.*.\n...\n\n:8,s\n"));
    EXPECT_TRUE(is_left("Pattern either\n\nOX.\n.*.\n..o\n\n:8,s\n"));
    EXPECT_TRUE(is_left("Pattern beside\n\nOX..\n.*..\n....\n\n:8,s\n"));
    EXPECT_TRUE(is_left("Pattern room\n\nOX.?\n.*.?\n...?\n\n:8,s\n"));
    EXPECT_TRUE(is_left("Pattern far-edge\n\nOX.?|\n.*.?|\n...?|\n\n:8,s\n"));
    EXPECT_TRUE(is_left("Pattern asks\n\nOX.\n.*.\n...\n\n:8,s\n\naX.\n.*.\n...\n\n;lib(a)>1\n"));
    EXPECT_TRUE(is_left("Pattern dead\n\nOX.\n.*.\n...\n\n:8,x\n"));
    EXPECT_TRUE(is_left("Pattern bad\n\nOX.\n.*.\n...\n\n:8,N\n"));
}

TEST(NeighbourhoodSource, ProposesTheMinedShapesThatTheTrieFinds) {
    const auto source = NeighbourhoodSource::over("shape", mined_tables());
    ASSERT_NE(source, nullptr);
    PatternSource truth("shape", std::make_shared<PatternHits>(mined_tables()), PatternValues::worths);
    std::mt19937 random(test::test_seed());
    std::size_t compared = 0;
    const auto compare = [&](const board::Board& board) {
        for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
            const auto found = proposals(*source, board, to_move);
            ASSERT_EQ(found, proposals(truth, board, to_move));
            compared += found.size();
        }
    };
    for (int round = 0; round < 40; ++round) {
        const int size = round % 2 == 0 ? 19 : 2 + static_cast<int>(random() % 18);
        board::Board board(size);
        board::Colour to_move = board::Colour::black;
        for (int move = 0; move < 150; ++move, to_move = board::opponent(to_move)) {
            board.play(to_move, board::vertex_at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                                 static_cast<int>(random() % static_cast<unsigned>(size))));
            if (move % 6 == 0) compare(board);
        }
        compare(board::Board(test::random_position(size, 0.2, random)));
    }
    EXPECT_GT(compared, 10000U);
}

TEST(NeighbourhoodSource, SaysWhatThePatternsSay) {
    const auto source = NeighbourhoodSource::over("shape", mined_tables());
    ASSERT_NE(source, nullptr);
    const PatternSource truth("shape", std::make_shared<PatternHits>(mined_tables()), PatternValues::worths);
    ASSERT_EQ(source->feature_count(), truth.feature_count());
    for (std::uint32_t feature = 0; feature < source->feature_count(); feature += 97) {
        EXPECT_EQ(source->feature_name(feature), truth.feature_name(feature));
        EXPECT_EQ(source->reason(feature), truth.reason(feature));
        EXPECT_EQ(source->weight_unlearned(feature), truth.weight_unlearned(feature));
    }
}

}  // namespace
}  // namespace katachi::moves
