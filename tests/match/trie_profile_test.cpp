// Hits and costs of the profile: the first as the reference matcher counts them, the second adding up.
#include "engine/match/trie_profile.h"

#include <gtest/gtest.h>

#include <numeric>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "tests/match/judge.h"
#include "tests/match/random_corners.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

compiler::PatternDatabase database_of(const std::string& text) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::connection;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("a.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

double sum(const std::vector<double>& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

TEST(TrieProfile, CountsTheReferenceMatchersHits) {
    std::mt19937 random(test::test_seed());
    std::uint64_t hits = 0;
    for (int round = 0; round < 40; ++round) {
        const board::Position position = test::random_position(2 + round % 18, 0.1 + 0.2 * (round % 4), random);
        const std::vector<compiler::PatternDatabase> databases{random_database(position, 20, 4, random)};
        const compiler::BuiltTables built(databases);
        TrieProfile profile(built.tables());
        std::vector<std::uint64_t> expected(built.tables().patterns.size());
        for (int times = 0; times < 2; ++times) {
            profile.add(position);
            for (const board::Colour own : {board::Colour::black, board::Colour::white})
                for (const Match& match : by_reference(databases, position, own)) ++expected[match.pattern];
        }
        ASSERT_EQ(profile.hits(), expected) << "round " << round << ", board " << board::to_rows(position);
        EXPECT_NEAR(sum(profile.shares()), 1, 1e-9);
        hits += std::accumulate(expected.begin(), expected.end(), std::uint64_t{0});
    }
    EXPECT_GT(hits, 300U);
}

// They are found without the trie, and the trie's patterns share its tests alone.
TEST(TrieProfile, CountsTheHitsOfCorners) {
    const std::vector<compiler::PatternDatabase> databases{
        corner_database("Pattern A\n\n---+\n...|\n..*|\n...|\n\n:8,s\n\n"), database_of("Pattern B\n\nXO\n\n:8,-\n\n")};
    const compiler::BuiltTables built(databases);
    TrieProfile profile(built.tables());
    profile.add(board::Position(9));
    EXPECT_EQ(profile.hits(), (std::vector<std::uint64_t>{16, 0}));
    EXPECT_EQ(profile.shares(), (std::vector<double>{0, 1}));
    const compiler::BuiltTables corners({databases.data(), 1});
    TrieProfile alone(corners.tables());
    alone.add(board::Position(9));
    EXPECT_EQ(alone.hits(), std::vector<std::uint64_t>{16});
}

TEST(TrieProfile, SharesAPatternsTestsWithItsDouble) {
    const std::string shape = "\n\nXO.\n.OX\n\n:8,-\n\n";
    const std::vector<compiler::PatternDatabase> databases{database_of("Pattern A" + shape + "Pattern B" + shape)};
    const compiler::BuiltTables built(databases);
    TrieProfile profile(built.tables());
    std::mt19937 random(test::test_seed());
    profile.add(test::random_position(19, 0.5, random));
    EXPECT_EQ(profile.hits()[0], profile.hits()[1]);
    EXPECT_NEAR(profile.shares()[0], 0.5, 1e-9);
}

TEST(TrieProfile, HasNoSharesBeforeThereIsAPosition) {
    const std::vector<compiler::PatternDatabase> databases{database_of("Pattern A\n\nXO\n\n:8,-\n\n")};
    const compiler::BuiltTables built(databases);
    const TrieProfile profile(built.tables());
    EXPECT_EQ(profile.hits(), std::vector<std::uint64_t>{0});
    EXPECT_EQ(profile.shares(), std::vector<double>{0});
    const compiler::BuiltTables none({});
    TrieProfile empty(none.tables());
    empty.add(board::Position(19));
    EXPECT_TRUE(empty.shares().empty());
}

}  // namespace
}  // namespace katachi::match
