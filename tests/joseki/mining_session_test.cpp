// Mining runs: stopped, shared out, repeated or with more workers, they end with the same result.
#include "joseki/mining/mining_session.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/mining/mining_merge.h"
#include "tests/joseki/mining_games.h"
#include "tests/joseki/support.h"
#include "tests/support/random_position.h"

namespace katachi::joseki {
namespace {

struct Ways {
    int workers = 1;
    Shard shard = {};
    std::size_t stop_behind = static_cast<std::size_t>(-1);  // so many texts
};

class MiningSessions : public testing::Test {
  protected:
    MiningSessions() {
        std::mt19937 random(katachi::test::test_seed());
        for (int i = 0; i < 12; ++i) texts_.push_back(joseki::random_games(25, random));
    }

    static MiningRun run_of(const Shard& shard = {}) {
        return {.paths = {"games"}, .games_per_piece = 10, .shard = shard, .min_games = 3};
    }

    // Whether all was read.
    bool mine(const catalogue::Catalogue& catalogue, const Ways& ways = {}) {
        std::atomic<bool> stop = false;
        warnings_.clear();
        MiningSession session(catalogue, run_of(ways.shard),
                              {.workers = ways.workers, .stop = &stop, .warning = [&](const std::string& line) {
                                   warnings_.push_back(line);
                               }});
        bool all = true;
        for (std::size_t i = 0; i < texts_.size() && all; ++i) {
            if (i == ways.stop_behind) stop = true;
            all = session.add_text("text" + std::to_string(i), texts_[i]);
        }
        session.finish(all);
        changed_pieces_ = session.changed_pieces();
        return all;
    }

    static std::string exported(const catalogue::Catalogue& catalogue) {
        const MinedCollection collection = mined_collection(catalogue, stored_run(catalogue).value());
        const Graph graph = mined_graph(collection.sums.kept, collection.game_name);
        EXPECT_GT(graph.edges().size(), 20U);
        return compiler::sgf_text(sgf_trees(graph)) + corner_patterns(graph, corner_moves(graph, 3));
    }

    std::vector<std::string> texts_;
    std::vector<std::string> warnings_;
    std::int64_t changed_pieces_ = 0;
};

TEST_F(MiningSessions, GiveTheSameWithMoreWorkers) {
    const catalogue::Catalogue one = catalogue::Catalogue::in_memory();
    mine(one);
    const auto warnings = warnings_;
    const catalogue::Catalogue three = catalogue::Catalogue::in_memory();
    mine(three, {.workers = 3});
    EXPECT_EQ(exported(three), exported(one));
    EXPECT_EQ(warnings_, warnings);
    EXPECT_FALSE(warnings.empty());
    const MiningFacts facts = mined_facts(one);
    EXPECT_EQ(facts, mined_facts(three));
    EXPECT_EQ(facts.texts, 12);
    EXPECT_GT(facts.read_games(), 100);
}

// Games are numbered, and pieces shared out, by division.
TEST_F(MiningSessions, AreDamagedWithoutPieces) {
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    for (const char* number : {"games_per_piece", "shard_count"}) {
        store_run(catalogue, run_of());
        catalogue.connection().exec(std::string("UPDATE mining_run SET ") + number + " = 0");
        EXPECT_THROW(stored_run(catalogue), catalogue::CatalogueError) << number;
    }
}

TEST_F(MiningSessions, GoOnWhereTheyWereStopped) {
    const catalogue::Catalogue undisturbed = catalogue::Catalogue::in_memory();
    mine(undisturbed);
    const catalogue::Catalogue disturbed = catalogue::Catalogue::in_memory();
    for (const std::size_t texts : {0U, 3U, 3U, 7U, 11U}) {
        EXPECT_FALSE(mine(disturbed, {.workers = 2, .stop_behind = texts}));
        EXPECT_FALSE(stored_run(disturbed)->is_complete());
    }
    EXPECT_TRUE(mine(disturbed));
    EXPECT_EQ(exported(disturbed), exported(undisturbed));
    EXPECT_EQ(changed_pieces_, 0);
}

TEST_F(MiningSessions, CountAgainWhatHasChanged) {
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    mine(catalogue);
    EXPECT_EQ(changed_pieces_, 0);
    std::mt19937 random(katachi::test::test_seed() + 1);
    texts_[4] = joseki::random_games(25, random);
    texts_.pop_back();
    mine(catalogue);
    EXPECT_GT(changed_pieces_, 0);
    const catalogue::Catalogue anew = catalogue::Catalogue::in_memory();
    mine(anew);
    EXPECT_EQ(exported(catalogue), exported(anew));
    EXPECT_EQ(mined_facts(catalogue), mined_facts(anew));
}

TEST_F(MiningSessions, CountAGameAsOftenAsItIsThere) {
    texts_ = {joseki::game_text("D16 F17 C14"), joseki::game_text("D16 F17 C14")};
    const Graph graph = joseki::mined(texts_);
    EXPECT_EQ(joseki::times_played(graph, "D16 F17", "C14"), 2);
}

TEST_F(MiningSessions, RefuseToReplaceAnUnfinishedRun) {
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue, {.stop_behind = 3});
    MiningRun other = run_of();
    other.rule.reach = 4;
    EXPECT_THROW(MiningSession(catalogue, other, {}), catalogue::CatalogueError);
    mine(catalogue);
    MiningSession session(catalogue, other, {});
    session.add_text("text", joseki::game_text("D16 F17 C14"));
    session.finish(true);
    EXPECT_EQ(stored_run(catalogue)->rule.reach, 4);
    EXPECT_TRUE(stored_run(catalogue)->is_complete());
    EXPECT_EQ(piece_hashes(catalogue).size(), 1U);
    EXPECT_EQ(mined_facts(catalogue).games, 1);
}

// Else its pieces would count where a run is gone on with that was stopped before it came to them.
TEST_F(MiningSessions, TakeNothingFromTheRunThatTheyReplace) {
    const auto mine_otherwise = [&](const catalogue::Catalogue& catalogue, std::size_t texts) {
        MiningRun run = run_of();
        run.rule.reach = 4;
        MiningSession session(catalogue, run, {});
        for (std::size_t i = 0; i < texts; ++i) session.add_text("text" + std::to_string(i), texts_[i]);
        session.finish(texts == texts_.size());
    };
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    const std::string before = exported(catalogue);
    for (const std::size_t texts : {std::size_t{3}, texts_.size()}) mine_otherwise(catalogue, texts);
    const catalogue::Catalogue anew = catalogue::Catalogue::in_memory();
    mine_otherwise(anew, texts_.size());
    EXPECT_EQ(exported(catalogue), exported(anew));
    EXPECT_NE(exported(anew), before);
}

TEST_F(MiningSessions, LeaveARunAsItWasWhereThereIsNoGame) {
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    const std::string before = exported(catalogue);
    const auto pieces = piece_hashes(catalogue);
    MiningRun other = run_of();
    other.rule.reach = 4;
    // The same games, all gone, and other ones.
    for (const MiningRun& run : {run_of(), other})
        for (const char* text : {"", "mail"}) {
            MiningSession session(catalogue, run, {});
            if (*text != 0) session.add_text("text", text);
            session.finish(true);
            EXPECT_FALSE(session.has_games());
            EXPECT_TRUE(stored_run(catalogue)->is_complete());
            EXPECT_EQ(stored_run(catalogue)->rule, run_of().rule);
            EXPECT_EQ(piece_hashes(catalogue), pieces);
            EXPECT_EQ(exported(catalogue), before);
        }
}

TEST_F(MiningSessions, AreShardsOfOneRun) {
    const catalogue::Catalogue whole = catalogue::Catalogue::in_memory();
    mine(whole);
    std::vector<catalogue::Catalogue> shards;
    for (const int number : {3, 1, 2}) {
        shards.push_back(catalogue::Catalogue::in_memory());
        mine(shards.back(), {.workers = number, .shard = {number, 3}});
    }
    const catalogue::Catalogue merged = catalogue::Catalogue::in_memory();
    merge_shards(shards, merged);
    EXPECT_EQ(exported(merged), exported(whole));
    EXPECT_EQ(mined_facts(merged), mined_facts(whole));
    EXPECT_TRUE(stored_run(merged)->is_complete());
}

TEST_F(MiningSessions, AreMergedAgainWhereAMergeWasStopped) {
    std::vector<catalogue::Catalogue> shards;
    for (const int number : {1, 2}) {
        shards.push_back(catalogue::Catalogue::in_memory());
        mine(shards.back(), {.shard = {number, 2}});
    }
    MiningRun with_addition = stored_run(shards.front()).value();
    with_addition.addition = 1;
    store_run(shards.front(), with_addition);
    catalogue::Catalogue merged = catalogue::Catalogue::in_memory();
    const auto merge = [&] {
        MiningRun run = merge_shards(shards, merged);
        const MinedCollection collection = mined_collection(merged, run);
        const auto before = run.addition;
        const auto report = add_mined(merged, run, mined_graph(collection.sums.kept, collection.game_name), 1);
        return std::pair(before, report.is_repeated);
    };
    EXPECT_EQ(merge(), std::pair(std::optional<std::int64_t>(), false));
    EXPECT_EQ(merge(), std::pair(stored_run(merged)->addition, true));
    EXPECT_EQ(stored_additions(merged).size(), 1U);

    MiningRun other = stored_run(merged).value();
    other.rule.reach = 4;
    store_run(merged, other);
    EXPECT_THROW(merge_shards(shards, merged), catalogue::CatalogueError);
}

// The message with which a merge is refused.
std::string refusal(const std::vector<catalogue::Catalogue>& shards) {
    const catalogue::Catalogue target = catalogue::Catalogue::in_memory();
    try {
        merge_shards(shards, target);
    } catch (const catalogue::CatalogueError& error) {
        EXPECT_FALSE(stored_run(target));
        return error.what();
    }
    return "";
}

TEST_F(MiningSessions, RefuseToMergeWhatIsNotOneRun) {
    const auto shards = [&](std::initializer_list<Ways> all) {
        std::vector<catalogue::Catalogue> catalogues;
        for (const Ways& ways : all) {
            catalogues.push_back(catalogue::Catalogue::in_memory());
            mine(catalogues.back(), ways);
        }
        return catalogues;
    };
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    EXPECT_TRUE(has(refusal(shards({{.shard = {1, 2}}, {.shard = {1, 2}}})), "both shard 1/2"));
    EXPECT_TRUE(has(refusal(shards({{.shard = {1, 2}}})), "shard 2/2 is missing"));
    EXPECT_TRUE(has(refusal(shards({{.shard = {1, 2}}, {.shard = {2, 3}}})), "merge shards of one run"));
    EXPECT_TRUE(has(refusal(shards({{.shard = {1, 2}}, {.shard = {2, 2}, .stop_behind = 3}})), "not complete"));
    auto changed = shards({{.shard = {1, 2}}});
    texts_.pop_back();
    changed.push_back(std::move(shards({{.shard = {2, 2}}}).front()));
    EXPECT_TRUE(has(refusal(changed), "the games changed"));
}

TEST_F(MiningSessions, GiveAllThatTheyHaveCountedToTheLibrary) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    MiningRun run = stored_run(catalogue).value();
    const MinedCollection collection = mined_collection(catalogue, run);
    const Graph graph = mined_graph(collection.sums.kept, collection.game_name);
    add_mined(catalogue, run, graph, collection.facts.read_games());
    const Graph library = load_library(catalogue);
    ASSERT_EQ(library.nodes().size(), graph.nodes().size());
    for (const Node& node : graph.nodes()) {
        const Node& stored = library.node(library.find(node.stones).value());
        EXPECT_EQ(stored.ended, node.ended);
        EXPECT_EQ(stored.rest, node.rest);
    }
    ASSERT_EQ(library.edges().size(), graph.edges().size());
    for (const Edge& edge : graph.edges()) {
        const NodeIndex from = library.find(graph.node(edge.from).stones).value();
        const Edge& stored = library.edge(library.find(from, edge.move).value());
        EXPECT_EQ(stored.played, edge.played);
        EXPECT_EQ(stored.example, edge.example);
    }
}

TEST_F(MiningSessions, GiveToTheLibraryInPlaceOfWhatTheyGaveBefore) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto give = [&] {
        mine(catalogue);
        MiningRun run = stored_run(catalogue).value();
        const MinedCollection collection = mined_collection(catalogue, run);
        return add_mined(catalogue, run, mined_graph(collection.sums.kept, collection.game_name), 1);
    };
    EXPECT_GT(give().new_moves, 20);
    EXPECT_TRUE(give().is_repeated);
    std::mt19937 random(katachi::test::test_seed() + 1);
    texts_.push_back(joseki::random_games(50, random));
    EXPECT_FALSE(give().is_repeated);
    EXPECT_EQ(stored_additions(catalogue).size(), 1U);
}

TEST_F(MiningSessions, LeaveAdditionsOfOthersAlone) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const auto give = [&](std::int64_t min_games) {
        mine(catalogue);
        MiningRun run = stored_run(catalogue).value();
        const MinedCollection collection = mined_collection(catalogue, run);
        run.min_games = min_games;
        return add_mined(catalogue, run, mined_graph(collection.sums.kept, collection.game_name), 1);
    };
    undo_addition(catalogue, give(3).id);
    EXPECT_FALSE(stored_run(catalogue)->addition);
    const auto edit = add_to_library(catalogue, graph_of("(;SZ[19];B[pd])"), "by hand", Repetition::allowed);
    const auto mined = give(1);
    ASSERT_EQ(stored_additions(catalogue).size(), 2U);
    EXPECT_EQ(stored_additions(catalogue).front().id, edit.id);
    EXPECT_EQ(stored_run(catalogue)->addition, mined.id);
}

TEST_F(MiningSessions, LeaveOutWhatWasTakenOutByHand) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    texts_ = {joseki::game_text("D16 F17 C14 D18")};
    const auto library = [&] {
        mine(catalogue);
        MiningRun run = stored_run(catalogue).value();
        run.min_games = 1;
        const MinedCollection collection = mined_collection(catalogue, run);
        add_mined(catalogue, run, mined_graph(collection.sums.kept, collection.game_name), 1);
        return load_library(catalogue);
    };
    const Graph before = library();
    const NodeIndex star = node_after(before, "D16");
    remove_move(catalogue, before.node(star).stones, before.edge(before.node(star).continuations.front()).move, "hand");
    texts_.push_back(joseki::game_text("D16 F17 R4 D18"));
    const Graph after = library();
    EXPECT_EQ(stored_additions(catalogue).size(), 2U);
    EXPECT_TRUE(after.node(node_after(after, "D16")).continuations.empty());
    EXPECT_EQ(reached(after, node_after(after, "D16")).games, 2);
}

TEST_F(MiningSessions, TakeNoAdditionOfAPersonForTheirs) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    MiningRun run = stored_run(catalogue).value();
    const MinedCollection collection = mined_collection(catalogue, run);
    const Graph graph = mined_graph(collection.sums.kept, collection.game_name);
    add_to_library(catalogue, graph, "other.kdb");
    EXPECT_TRUE(add_mined(catalogue, run, graph, 1).is_repeated);
    EXPECT_FALSE(stored_run(catalogue)->addition);
}

// A kill before the end would do the same.
TEST_F(MiningSessions, LeaveTheLibraryAsItWasWhereTheRunCannotBeStored) {
    catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    mine(catalogue);
    const auto give = [&](std::int64_t min_games) {
        MiningRun run = stored_run(catalogue).value();
        run.min_games = min_games;
        const MinedCollection collection = mined_collection(catalogue, run);
        return add_mined(catalogue, run, mined_graph(collection.sums.kept, collection.game_name), 1);
    };
    const AdditionReport first = give(3);
    const std::string library = text_of(load_library(catalogue));
    catalogue.connection().exec(
        "CREATE TEMP TRIGGER no_run BEFORE INSERT ON mining_run BEGIN SELECT RAISE(ABORT, 'killed'); END");
    EXPECT_THROW(give(1), catalogue::CatalogueError);
    EXPECT_EQ(text_of(load_library(catalogue)), library);
    ASSERT_EQ(stored_additions(catalogue).size(), 1U);
    EXPECT_EQ(stored_additions(catalogue).front().id, first.id);
    EXPECT_EQ(stored_run(catalogue)->min_games, 3);
    catalogue.connection().exec("DROP TRIGGER no_run");
    EXPECT_FALSE(give(1).is_repeated);
    EXPECT_EQ(stored_additions(catalogue).size(), 1U);
}

TEST_F(MiningSessions, CountGamesThatStandTwice) {
    const catalogue::Catalogue catalogue = catalogue::Catalogue::in_memory();
    const std::string game = "(;GM[1]SZ[19];B[dd];W[fc])", other = "(;GM[1]SZ[19];B[dd];W[fd])";
    MiningSession session(catalogue, run_of(), {});
    session.add_text("one", game + other);
    session.add_text("two", game);
    session.finish(true);
    EXPECT_EQ(session.counted_games(), 3);
    EXPECT_EQ(session.repeated_games(), 1);
}

}  // namespace
}  // namespace katachi::joseki
