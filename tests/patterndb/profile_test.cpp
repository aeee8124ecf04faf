#include "patterndb/profile.h"

#include "compiler/reader/reader.h"
#include "patterndb/import/import.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

// Two patterns with figures, as they stand in the file.
Profile profile_of(const compiler::PatternDatabase& database, std::int64_t hits) {
    Profile profile{.games = 2, .positions = 300, .hits = 3 * hits, .seconds = 0.5, .patterns = {}};
    profile.patterns.push_back({&database, &database.patterns[0], hits, 0.25});
    profile.patterns.push_back({&database, &database.patterns[1], 2 * hits, 0.75});
    return profile;
}

class StoredProfiles : public testing::Test {
  protected:
    StoredProfiles() {
        write("A1", "XO*");
        database_ = compiler::read_database(spec_, diagnostics_);
    }

    void write(const std::string& name, const std::string& diagram) {
        directory_.write("a.db", entry(name, diagram) + entry("A2", "XO*\n..."));
        import_databases(catalogue_, directory_.path(), {spec_});
    }
    std::vector<EntryProfile> profiles_of(const std::string& name) const {
        return entry_profiles(catalogue_, find_entry(catalogue_, name).id);
    }

    test::TemporaryFolder directory_;
    Catalogue catalogue_ = Catalogue::in_memory();
    compiler::DatabaseSpec spec_{"one", compiler::DatabaseKind::move, {directory_ / "a.db"}};
    base::Diagnostics diagnostics_;
    compiler::PatternDatabase database_;
};

TEST_F(StoredProfiles, AreListedAndShownWithTheirEntries) {
    EXPECT_TRUE(list_profiles(catalogue_).empty());
    EXPECT_TRUE(profiles_of("A1").empty());
    store_profile(catalogue_, {"a.sgf", "b.zip"}, profile_of(database_, 10));

    const auto runs = list_profiles(catalogue_);
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0].games, "a.sgf, b.zip");
    EXPECT_EQ(runs[0].made_at.size(), std::string("2026-11-21 08:00:00").size());
    EXPECT_EQ(runs[0].game_count, 2);
    EXPECT_EQ(runs[0].position_count, 300);
    EXPECT_EQ(runs[0].patterns, 2);
    EXPECT_EQ(runs[0].hits, 30);
    EXPECT_TRUE(runs[0].complete);

    const auto profiles = profiles_of("A2");
    ASSERT_EQ(profiles.size(), 1U);
    EXPECT_EQ(profiles[0].hits, 20);
    EXPECT_EQ(profiles[0].share, 0.75);
    EXPECT_EQ(profiles[0].run.games, "a.sgf, b.zip");
}

TEST_F(StoredProfiles, GiveWayToALaterRunOverTheSameGames) {
    store_profile(catalogue_, {"a.sgf"}, profile_of(database_, 10));
    store_profile(catalogue_, {"b.sgf"}, profile_of(database_, 20));
    EXPECT_TRUE(store_profile(catalogue_, {"a.sgf"}, profile_of(database_, 30)));
    EXPECT_EQ(list_profiles(catalogue_).size(), 2U);
    const auto profiles = profiles_of("A1");
    ASSERT_EQ(profiles.size(), 2U);
    EXPECT_EQ(profiles[0].hits, 30);
    EXPECT_EQ(profiles[1].hits, 20);
    EXPECT_EQ(latest_hits(catalogue_).at({"one", "A1"}).hits, 30);
}

TEST_F(StoredProfiles, GiveWayToAnInterruptedRunWhereTheyWereInterrupted) {
    const auto hits_after = [&](std::int64_t hits, bool complete) {
        Profile run = profile_of(database_, hits);
        run.complete = complete;
        const bool is_stored = store_profile(catalogue_, {"a.sgf"}, run);
        const std::vector<EntryProfile> profiles = profiles_of("A1");
        return std::pair(is_stored, profiles.size() == 1 ? profiles.front().hits : -1);
    };
    EXPECT_EQ(hits_after(10, false), std::pair(true, std::int64_t{10}));
    EXPECT_EQ(hits_after(20, false), std::pair(true, std::int64_t{20}));
    EXPECT_EQ(hits_after(30, true), std::pair(true, std::int64_t{30}));
    EXPECT_EQ(hits_after(40, false), std::pair(false, std::int64_t{30}));
}

TEST_F(StoredProfiles, AreOfThePatternsAsTheyWere) {
    store_profile(catalogue_, {"a.sgf"}, profile_of(database_, 10));
    write("A1", "XO*.");
    EXPECT_TRUE(profiles_of("A1").empty()) << "the entry has changed";
    EXPECT_EQ(profiles_of("A2").size(), 1U) << "the entry was read again";
    write("A1", "XO*");
    EXPECT_EQ(profiles_of("A1").size(), 1U);
}

}  // namespace
}  // namespace katachi::catalogue
