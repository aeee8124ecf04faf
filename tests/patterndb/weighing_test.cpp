#include "patterndb/weighing.h"

#include "compiler/reader/reader.h"
#include "patterndb/import/import.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

constexpr PatternWeight weight{
    .matched = 20, .at_once = 5, .later = 3, .opponent = 2, .won = 4, .lost = 3, .expected = 3'600'000};

class StoredWeighings : public testing::Test {
  protected:
    StoredWeighings() { write("XO*"); }

    // Reads and imports it, too.
    void write(const std::string& diagram) {
        directory_.write("a.db", entry("A1", diagram) + entry("A2", "XO*\n..."));
        import_databases(catalogue_, directory_.path(), {spec_});
        database_ = compiler::read_database(spec_, diagnostics_);
    }
    bool store(const std::string& games, std::int64_t count, bool complete = true) {
        Weighing weighing{.games = count, .decided_games = count - 1, .complete = complete, .patterns = {}};
        weighing.patterns.push_back({&database_, &database_.patterns[0], weight});
        weighing.patterns.push_back({&database_, &database_.patterns[1], {.matched = count}});
        return store_weighing(catalogue_, {games, "b.zip"}, weighing);
    }
    std::vector<StoredPatternWeight> weights_of(const std::string& name) const {
        return entry_weights(catalogue_, find_entry(catalogue_, name).id);
    }

    test::TemporaryFolder directory_;
    Catalogue catalogue_ = Catalogue::in_memory();
    compiler::DatabaseSpec spec_{"one", compiler::DatabaseKind::move, {directory_ / "a.db"}};
    base::Diagnostics diagnostics_;
    compiler::PatternDatabase database_;
};

TEST_F(StoredWeighings, AreToldOfTheirEntries) {
    EXPECT_TRUE(weights_of("A1").empty());
    store("a.sgf", 10);
    const auto weights = weights_of("A1");
    ASSERT_EQ(weights.size(), 1U);
    EXPECT_EQ(weights[0].weight, weight);
    EXPECT_EQ(weights[0].run.games, "a.sgf, b.zip");
    EXPECT_EQ(weights[0].run.made_at.size(), std::string("2026-11-21 08:00:00").size());
    EXPECT_EQ(weights[0].run.game_count, 10);
    EXPECT_EQ(weights[0].run.decided_count, 9);
    EXPECT_TRUE(weights[0].run.complete);
    EXPECT_EQ(weights_of("A2")[0].weight.matched, 10);
}

TEST_F(StoredWeighings, GiveWayToALaterRunOverTheSameGames) {
    store("a.sgf", 10);
    store("c.sgf", 20);
    EXPECT_TRUE(store("a.sgf", 30));
    const auto weights = weights_of("A2");
    ASSERT_EQ(weights.size(), 2U);
    EXPECT_EQ(weights[0].weight.matched, 30);
    EXPECT_EQ(weights[1].weight.matched, 20);
    const auto runs = list_weighings(catalogue_);
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0].game_count, 30);
    EXPECT_EQ(runs[0].patterns, 2);
    EXPECT_EQ(runs[0].played, 8);
    EXPECT_EQ(runs[1].games, "c.sgf, b.zip");
}

TEST_F(StoredWeighings, GiveWayToAnInterruptedRunWhereTheyWereInterrupted) {
    EXPECT_TRUE(store("a.sgf", 10, false));
    EXPECT_FALSE(weights_of("A1")[0].run.complete);
    EXPECT_TRUE(store("a.sgf", 20));
    EXPECT_FALSE(store("a.sgf", 30, false));
    ASSERT_EQ(list_weighings(catalogue_).size(), 1U);
    EXPECT_EQ(list_weighings(catalogue_)[0].game_count, 20);
}

TEST_F(StoredWeighings, AreOfThePatternsAsTheyWere) {
    store("a.sgf", 10);
    EXPECT_EQ(pattern_weights(catalogue_, spec_, database_.patterns[0]).size(), 1U);
    write("XO*.");
    EXPECT_TRUE(weights_of("A1").empty()) << "the entry has changed";
    EXPECT_TRUE(pattern_weights(catalogue_, spec_, database_.patterns[0]).empty());
    EXPECT_EQ(weights_of("A2").size(), 1U) << "the entry was read again";
    write("XO*");
    EXPECT_EQ(weights_of("A1").size(), 1U);
}

TEST_F(StoredWeighings, NeedNoEntryInTheCatalogue) {
    const Catalogue empty = Catalogue::in_memory();
    store_weighing(empty, {"a.sgf"}, {.games = 1, .patterns = {{&database_, &database_.patterns[0], weight}}});
    const auto weights = pattern_weights(empty, spec_, database_.patterns[0]);
    ASSERT_EQ(weights.size(), 1U);
    EXPECT_EQ(weights[0].weight, weight);
}

}  // namespace
}  // namespace katachi::catalogue
