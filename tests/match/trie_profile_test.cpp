// Hits and costs of the profile: the first as the reference matcher counts them, the second adding up.
#include "engine/match/trie_profile.h"

#include <gtest/gtest.h>

#include <numeric>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "tests/match/judge.h"
#include "tests/match/random_corners.h"
#include "tests/support/random_position.h"

namespace katachi {
namespace {

PatternDatabase database_of(const std::string& text) {
    PatternDatabase database;
    database.spec.kind = DatabaseKind::connection;
    Diagnostics diagnostics;
    read_source(std::make_shared<SourceFile>("a.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

double sum(const std::vector<double>& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

TEST(TrieProfile, CountsTheReferenceMatchersHits) {
    std::mt19937 random(test_seed());
    std::uint64_t hits = 0;
    for (int round = 0; round < 40; ++round) {
        const Position position = random_position(2 + round % 18, 0.1 + 0.2 * (round % 4), random);
        const std::vector<PatternDatabase> databases{random_database(position, 20, 4, random)};
        const BuiltTables built(databases);
        TrieProfile profile(built.tables());
        std::vector<std::uint64_t> expected(built.tables().patterns.size());
        for (int times = 0; times < 2; ++times) {
            profile.add(position);
            for (const Colour own : {Colour::black, Colour::white})
                for (const Match& match : by_reference(databases, position, own)) ++expected[match.pattern];
        }
        ASSERT_EQ(profile.hits(), expected) << "round " << round << ", board " << to_rows(position);
        EXPECT_NEAR(sum(profile.shares()), 1, 1e-9);
        hits += std::accumulate(expected.begin(), expected.end(), std::uint64_t{0});
    }
    EXPECT_GT(hits, 0U);
}

// They are found without the trie, and the trie's patterns share its tests alone.
TEST(TrieProfile, CountsTheHitsOfCorners) {
    const std::vector<PatternDatabase> databases{corner_database("Pattern A\n\n---+\n...|\n..*|\n...|\n\n:8,s\n\n"),
                                                 database_of("Pattern B\n\nXO\n\n:8,-\n\n")};
    const BuiltTables built(databases);
    TrieProfile profile(built.tables());
    profile.add(Position(9));
    EXPECT_EQ(profile.hits(), (std::vector<std::uint64_t>{16, 0}));
    EXPECT_EQ(profile.shares(), (std::vector<double>{0, 1}));
    const BuiltTables corners({databases.data(), 1});
    TrieProfile alone(corners.tables());
    alone.add(Position(9));
    EXPECT_EQ(alone.hits(), std::vector<std::uint64_t>{16});
}

TEST(TrieProfile, SharesAPatternsTestsWithItsDouble) {
    const std::string shape = "\n\nXO.\n.OX\n\n:8,-\n\n";
    const std::vector<PatternDatabase> databases{database_of("Pattern A" + shape + "Pattern B" + shape)};
    const BuiltTables built(databases);
    TrieProfile profile(built.tables());
    std::mt19937 random(test_seed());
    profile.add(random_position(19, 0.5, random));
    EXPECT_EQ(profile.hits()[0], profile.hits()[1]);
    EXPECT_NEAR(profile.shares()[0], 0.5, 1e-9);
}

TEST(TrieProfile, HasNoSharesBeforeThereIsAPosition) {
    const std::vector<PatternDatabase> databases{database_of("Pattern A\n\nXO\n\n:8,-\n\n")};
    const BuiltTables built(databases);
    const TrieProfile profile(built.tables());
    EXPECT_EQ(profile.hits(), std::vector<std::uint64_t>{0});
    EXPECT_EQ(profile.shares(), std::vector<double>{0});
    const BuiltTables none({});
    TrieProfile empty(none.tables());
    empty.add(Position(19));
    EXPECT_TRUE(empty.shares().empty());
}

}  // namespace
}  // namespace katachi
