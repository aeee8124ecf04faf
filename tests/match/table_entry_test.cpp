// What the rows of compiled tables say of an entry is what its text says.
#include "engine/match/table_entry.h"

#include <gtest/gtest.h>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"

namespace katachi::match {
namespace {

compiler::PatternDatabase read(const std::string& name, DatabaseKind kind, const std::string& text) {
    compiler::PatternDatabase database;
    database.spec = {.name = name, .kind = kind, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>(name + ".db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty());
    return database;
}

std::vector<compiler::PatternDatabase> databases() {
    return {read("fuseki9", DatabaseKind::whole_board, "F-1 3 ee\nF-2 2 ggcc\n"),
            read("endings", DatabaseKind::endgame,
                 "Pattern Hane\n# saves points\n\nXO?\n.*.\n---\n\n"
                 ":8,sOx,value(3.5),minterri(2),shape(-1),reverse_followup(4)\n\n"
                 "Pattern Plain\n\nXO\n.*\n\n:8,-\n\n")};
}

TEST(TableRows, HoldKindClassesAndAttributes) {
    const auto texts = databases();
    const compiler::BuiltTables built(texts);
    const PatternTables& tables = built.tables();
    ASSERT_EQ(tables.patterns.size(), 2U);
    const PatternRow& hane = tables.patterns[0];
    EXPECT_EQ(tables.kind_of(hane), DatabaseKind::endgame);
    EXPECT_EQ(hane.letters, ClassSet::of("xOs"));
    EXPECT_TRUE(hane.letters.has('O'));
    EXPECT_FALSE(hane.letters.has('o'));
    EXPECT_EQ(hane.value, 3.5F);
    EXPECT_EQ(tables.attribute(hane, PatternAttribute::minterri), 2.0F);
    EXPECT_EQ(tables.attribute(hane, PatternAttribute::shape), -1.0F);
    EXPECT_EQ(tables.attribute(hane, PatternAttribute::reverse_followup), 4.0F);
    EXPECT_EQ(tables.attribute(hane, PatternAttribute::followup), std::nullopt);
    const PatternRow& plain = tables.patterns[1];
    EXPECT_EQ(plain.letters, ClassSet());
    EXPECT_EQ(plain.attribute_count, 0);
}

TEST(TableEntries, NumberPatternsFirstThenOpenings) {
    const auto texts = databases();
    const compiler::BuiltTables built(texts);
    const PatternTables& tables = built.tables();
    ASSERT_EQ(entry_count(tables), 4U);
    EXPECT_EQ(full_name_of_entry(tables, 0), "endings/Hane");
    EXPECT_EQ(remark_of_entry(tables, 0), "saves points");
    EXPECT_EQ(value_of_entry(tables, 0), 3.5F);
    const std::uint32_t second = entry_of_board(tables, 1);
    EXPECT_EQ(second, 3U);
    EXPECT_EQ(full_name_of_entry(tables, second), "fuseki9/F-2");
    EXPECT_EQ(remark_of_entry(tables, second), "");
    EXPECT_EQ(value_of_entry(tables, second), 2.0F);
    EXPECT_EQ(tables.kind_of(database_of_entry(tables, second)), DatabaseKind::whole_board);
}

// Every kind is spelled once, and found by its name again.
TEST(DatabaseKinds, AreFoundByTheirNames) {
    for (int number = 0; number < database_kind_count; ++number) {
        const auto kind = static_cast<DatabaseKind>(number);
        EXPECT_EQ(compiler::database_kind(name(kind)), kind) << name(kind);
    }
    EXPECT_EQ(compiler::database_kind("life_attack"), DatabaseKind::life_attack);
    EXPECT_EQ(compiler::database_kind("joseki"), std::nullopt);
}

}  // namespace
}  // namespace katachi::match
