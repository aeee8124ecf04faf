// Tables that were written as C++ source and compiled in are the tables that were built.
#include <gtest/gtest.h>

#include <cstring>

#include "compiler/emit/cpp_tables.h"
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "patterndb/library_tables.h"

namespace katachi {
namespace {

template <typename Element>
bool same_bytes(std::span<const Element> a, std::span<const Element> b) {
    static_assert(std::has_unique_object_representations_v<Element> || std::is_same_v<Element, TablePattern>);
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

std::vector<PatternDatabase> library() {
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const char* folder : {"patterndb/library", "joseki/library"})
        for (const DatabaseSpec& spec : discover_databases(std::filesystem::path(KATACHI_SOURCE) / folder))
            databases.push_back(read_database(spec, diagnostics));
    EXPECT_TRUE(diagnostics.empty());
    return databases;
}

TEST(EmbeddedTables, HoldWhatWasBuilt) {
    const BuiltTables built(library());
    const PatternTables& linked = library_tables();
    EXPECT_EQ(linked.version, built.tables().version);
    EXPECT_TRUE(same_bytes(linked.databases, built.tables().databases));
    EXPECT_TRUE(same_bytes(linked.patterns, built.tables().patterns));
    EXPECT_TRUE(same_bytes(linked.orientations, built.tables().orientations));
    EXPECT_TRUE(same_bytes(linked.cells, built.tables().cells));
    EXPECT_TRUE(same_bytes(linked.strings, built.tables().strings));
}

TEST(EmbeddedTables, AreTheSameTextEveryTime) {
    const BuiltTables first(library());
    const BuiltTables second(library());
    EXPECT_EQ(cpp_tables_source(first.tables(), "f", "f.h"), cpp_tables_source(second.tables(), "f", "f.h"));
}

TEST(EmbeddedTables, HoldNoEyeShapesAndNoPlayoutPatterns) {
    for (const TableDatabase& database : library_tables().databases) {
        const std::string kind = library_tables().text(database.kind);
        EXPECT_NE(kind, "eye-shape");
        EXPECT_NE(kind, "monte-carlo");
    }
}

TEST(EmbeddedTables, RefuseNamesThatAreNoFunction) {
    EXPECT_TRUE(is_function_name("library_tables"));
    EXPECT_FALSE(is_function_name("library-tables"));
    EXPECT_FALSE(is_function_name("1st"));
    EXPECT_FALSE(is_function_name(""));
}

}  // namespace
}  // namespace katachi
