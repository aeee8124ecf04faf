// Which run a catalogue holds: what goes on, what is begun anew, and what the library has of it.
#include <gtest/gtest.h>

#include "joseki/mining/mining_merge.h"
#include "joseki/mining/mining_session.h"
#include "tests/joseki/mining_games.h"

namespace katachi::joseki {
namespace {

class MiningRuns : public testing::Test {
  protected:
    MiningRuns() {
        for (int i = 0; i < 15; ++i) texts_.push_back(game_text(i == 12 ? "D16 C17 D17" : "D16 F17 C14"));
    }

    static MiningRun run_over(const std::string& path, const Shard& shard = {}) {
        return {.paths = {path}, .games_per_piece = 2, .shard = shard, .min_games = 1};
    }

    // So many games as it has counted.
    std::int64_t mine(const MiningRun& run, bool is_read_to_its_end = true) const {
        return mine(catalogue_, run, is_read_to_its_end);
    }
    std::int64_t mine(const catalogue::Catalogue& catalogue, const MiningRun& run,
                      bool is_read_to_its_end = true) const {
        MiningSession session(catalogue, run, {});
        for (std::size_t i = 0; i < texts_.size(); ++i)
            session.add_text("text" + std::to_string(i) + ".sgf", texts_[i]);
        session.finish(is_read_to_its_end);
        return session.counted_games();
    }

    AdditionReport give() {
        MiningRun run = stored_run(catalogue_).value();
        const MinedCollection collection = mined_collection(catalogue_, run);
        return add_mined(catalogue_, run, mined_graph(collection.sums.kept, collection.game_name), 15);
    }

    std::vector<std::string> texts_;
    catalogue::Catalogue catalogue_ = catalogue::Catalogue::in_memory();
};

TEST_F(MiningRuns, NameTheFirstGameOfAMove) {
    mine(run_over("games"));
    const MinedCollection collection = mined_collection(catalogue_, stored_run(catalogue_).value());
    const Graph graph = mined_graph(collection.sums.kept, collection.game_name);
    const auto example = [&](const char* behind, const char* move) {
        const NodeIndex from = node_behind(graph, behind), to = node_behind(graph, std::string(behind) + " " + move);
        for (const EdgeIndex edge : graph.node(from).continuations)
            if (graph.edge(edge).to == to) return graph.edge(edge).example;
        return std::string();
    };
    EXPECT_EQ(example("D16", "F17"), "text0.sgf, 2016-07-13");
    EXPECT_EQ(example("D16", "C17"), "text12.sgf, 2016-07-13");
}

TEST_F(MiningRuns, CountWhatIsCountedAlready) {
    EXPECT_EQ(mine(run_over("games")), 15);
    EXPECT_EQ(mine(run_over("games")), 15);
}

TEST_F(MiningRuns, TakeNothingFromAnotherShard) {
    mine(run_over("games", {1, 3}));
    mine(run_over("games", {2, 3}));
    const catalogue::Catalogue anew = catalogue::Catalogue::in_memory();
    mine(anew, run_over("games", {2, 3}));
    EXPECT_EQ(piece_hashes(catalogue_), piece_hashes(anew));
    EXPECT_EQ(mined_facts(catalogue_), mined_facts(anew));
}

TEST_F(MiningRuns, AreNotCompleteWhileTheyAreReadAgain) {
    mine(run_over("games"));
    texts_.resize(1);
    mine(stored_run(catalogue_).value(), false);
    EXPECT_FALSE(stored_run(catalogue_)->is_complete());
}

TEST_F(MiningRuns, AreStoredBeforeTheyHaveCounted) {
    texts_.clear();
    mine(run_over("games"), false);
    ASSERT_TRUE(stored_run(catalogue_));
    EXPECT_EQ(stored_run(catalogue_)->paths, std::vector<std::string>{"games"});
    EXPECT_NO_THROW(MiningSession(catalogue_, run_over("other games"), {})) << "nothing would be lost";
}

TEST_F(MiningRuns, LeaveWhatOtherGamesGaveToTheLibrary) {
    mine(run_over("games"));
    const AdditionReport first = give();
    EXPECT_TRUE(additions_of_other_runs(catalogue_, stored_run(catalogue_).value()).empty());
    texts_ = {game_text("C16 E17 E16")};
    mine(run_over("other games"));
    ASSERT_EQ(additions_of_other_runs(catalogue_, stored_run(catalogue_).value()).size(), 1U);
    EXPECT_NE(give().id, first.id);
    EXPECT_EQ(stored_additions(catalogue_).size(), 2U);
}

TEST_F(MiningRuns, TellOfTextsWithoutGamesBehindTheLastPiece) {
    texts_ = {game_text("D16 F17"), game_text("D16 C14"), "a letter"};
    mine(run_over("games"));
    EXPECT_EQ(mined_facts(catalogue_).texts, 3);
    EXPECT_EQ(mined_facts(catalogue_).empty_texts, 1);
}

TEST_F(MiningRuns, OfShardsAreOneWhole) {
    std::vector<catalogue::Catalogue> shards;
    for (const int number : {2, 1}) {
        shards.push_back(catalogue::Catalogue::in_memory());
        mine(shards.back(), run_over("games", {number, 2}));
    }
    EXPECT_EQ(merge_shards(shards, catalogue_).shard, Shard{});
    EXPECT_EQ(stored_run(catalogue_)->shard, Shard{});
    EXPECT_EQ(mine(run_over("games")), 15) << "it goes on with the pieces of both";
}

TEST_F(MiningRuns, OfShardsThatReadOtherGamesAreNone) {
    std::vector<catalogue::Catalogue> shards;
    for (const int number : {1, 2}) {
        shards.push_back(catalogue::Catalogue::in_memory());
        mine(shards.back(), run_over("games", {number, 2}));
        texts_[3] = game_text("D16 C17");  // as many games as before
    }
    EXPECT_THROW(check_shards(shards), catalogue::CatalogueError);
}

}  // namespace
}  // namespace katachi::joseki
