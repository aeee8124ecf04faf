// Tables that were written as C++ source and compiled in are the tables that were built.
#include <gtest/gtest.h>

#include "compiler/emit/blob.h"
#include "compiler/emit/cpp_tables.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "patterndb/library_tables.h"
#include "tests/support/shipped_library.h"

namespace katachi::match {
namespace {

std::vector<compiler::PatternDatabase> library() {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const std::filesystem::path& folder : test::shipped_pattern_folders())
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
            databases.push_back(compiler::read_database(spec, diagnostics));
    EXPECT_TRUE(diagnostics.empty());
    EXPECT_GT(databases.size(), 5U);
    return databases;
}

TEST(EmbeddedTables, HoldWhatWasBuilt) {
    const compiler::BuiltTables built(library());
    EXPECT_EQ(compiler::blob_bytes(library_tables()), compiler::blob_bytes(built.tables()));
}

TEST(EmbeddedTables, AreTheSameTextEveryTime) {
    const compiler::BuiltTables first(library());
    const compiler::BuiltTables second(library());
    EXPECT_EQ(compiler::cpp_tables_source(first.tables(), "f", "f.h"),
              compiler::cpp_tables_source(second.tables(), "f", "f.h"));
}

TEST(EmbeddedTables, HoldEyeShapesButNoPlayoutPatterns) {
    EXPECT_EQ(library_tables().eyes.shapes.size(), 68U);
    ASSERT_FALSE(library_tables().databases.empty());
    for (const DatabaseRow& database : library_tables().databases)
        EXPECT_NE(static_cast<DatabaseKind>(database.kind), DatabaseKind::monte_carlo);
}

TEST(EmbeddedTables, RefuseNamesThatAreNoFunction) {
    EXPECT_TRUE(compiler::is_function_name("library_tables"));
    EXPECT_FALSE(compiler::is_function_name("library-tables"));
    EXPECT_FALSE(compiler::is_function_name("1st"));
    for (const char* name : {"int", "co_yield", "xor_eq", "true", "char8_t", "match", "board"})
        EXPECT_FALSE(compiler::is_function_name(name)) << name;
    EXPECT_TRUE(compiler::is_function_name("integer"));
    EXPECT_FALSE(compiler::is_function_name(""));
    for (const char* keyword : {"int", "xor_eq", "alignas", "match"})
        EXPECT_FALSE(compiler::is_function_name(keyword)) << keyword;
}

}  // namespace
}  // namespace katachi::match
