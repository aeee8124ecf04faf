#include "patterndb/query/query.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "patterndb/import/import.h"
#include "patterndb/query/shape_search.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

class Query : public testing::Test {
  protected:
    Query() {
        const auto a =
            directory_.write("a.db", "attribute_map general\n\n" +
                                         entry("A1", "|.XO   keeps the eye\n|.X*", ":8,sB,value(35),followup(10)",
                                               "|.XO\n|.Xb\n\n;attack(b) && lib(b)>2\n>antisuji(b);") +
                                         entry("A2", "XO*\n?.?", ":|,C,value(12)") + entry("Conn3", "O*O", ":+,B"));
        const auto b = directory_.write("b.db", entry("A1", "XXO*", ":8,D"));
        import_databases(catalogue_, directory_.path(),
                         {{"alpha", compiler::DatabaseKind::move, {a}}, {"beta", compiler::DatabaseKind::attack, {b}}});
    }

    std::string names(const EntryFilter& filter) const {
        std::string result;
        for (const EntrySummary& entry : list_entries(catalogue_, filter).entries)
            result += (result.empty() ? "" : " ") + entry.database + "/" + entry.name;
        return result;
    }

    test::TemporaryFolder directory_;
    Catalogue catalogue_ = Catalogue::in_memory();
};

TEST_F(Query, ListsByEveryFilter) {
    EXPECT_EQ(names({}), "alpha/A1 alpha/A2 alpha/Conn3 beta/A1");
    EXPECT_EQ(names({.database = "beta"}), "beta/A1");
    EXPECT_EQ(names({.kind = compiler::DatabaseKind::move}), "alpha/A1 alpha/A2 alpha/Conn3");
    EXPECT_EQ(names({.class_letter = 'B'}), "alpha/A1 alpha/Conn3");
    EXPECT_EQ(names({.attribute = "followup"}), "alpha/A1");
    EXPECT_EQ(names({.rows = 2}), "alpha/A1 alpha/A2");
    EXPECT_EQ(names({.rows = 1, .columns = 4}), "beta/A1");
    EXPECT_EQ(names({.name = "a?"}), "alpha/A1 alpha/A2 beta/A1");
    EXPECT_EQ(names({.kind = compiler::DatabaseKind::move, .class_letter = 'B', .name = "*1"}), "alpha/A1");
    EXPECT_EQ(names({.name = "'; DROP TABLE entry; --"}), "");
}

TEST(Entries, OfOneNameAndDatabaseAreToldApartByTheirPlaces) {
    const test::TemporaryFolder folder;
    const std::string file = folder.write("a.db", entry("A1", "XO*") + entry("A1", "XX*")).string();
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, file);
    EXPECT_EQ(trouble([&] { find_entry(catalogue, "A1"); }),
              "A1 names 2 entries, say which: " + file + ":1, " + file + ":8");
}

// GNU Go's compiler of patterns goes by the last one.
TEST(Databases, HaveTheAttributeMapThatComesLast) {
    const test::TemporaryFolder folder;
    const auto a = folder.write("a.db", "attribute_map value_only\n\n" + entry("A1", "XO*"));
    const auto b = folder.write(
        "b.db", "attribute_map value_only\n\n" + entry("B1", "XX*") + "attribute_map general\n\n" + entry("B2", "OO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, folder.path(), {{"both", compiler::DatabaseKind::move, {a, b}}});
    ASSERT_EQ(list_databases(catalogue).size(), 1U);
    EXPECT_EQ(list_databases(catalogue)[0].attribute_map, "general");
}

TEST_F(Query, SaysHowManyThereAreBeyondTheLimit) {
    const EntryList list = list_entries(catalogue_, {}, 2);
    EXPECT_EQ(list.total, 4);
    ASSERT_EQ(list.entries.size(), 2U);
    EXPECT_EQ(list.entries[1].name, "A2");
}

TEST_F(Query, KnowsEverythingOfAnEntry) {
    const EntryDetails details = entry_details(catalogue_, find_entry(catalogue_, "alpha/A1").id);
    EXPECT_EQ(details.summary.path, (directory_ / "a.db").string());
    EXPECT_EQ(details.summary.line, 3);
    EXPECT_EQ(details.summary.rows, 2);
    EXPECT_EQ(details.summary.columns, 3);
    EXPECT_EQ(details.summary.symmetry, "8");
    EXPECT_EQ(details.summary.classes, "sB");
    EXPECT_TRUE(details.summary.has_constraint);
    EXPECT_TRUE(details.summary.has_action);
    EXPECT_EQ(details.text.substr(0, 11), "Pattern A1\n");
    EXPECT_TRUE(details.diagram.edges.west);
    EXPECT_EQ(details.diagram.at(1, 2), '*');
    ASSERT_EQ(details.attributes.size(), 2U);
    EXPECT_EQ(details.attributes[0].name, "value");
    EXPECT_EQ(details.attributes[0].number, 35.0);
    EXPECT_EQ(details.constraint, "attack(b) && lib(b) > 2");
    EXPECT_EQ(details.remarks, (std::vector<std::string>{"keeps the eye"}));
    EXPECT_EQ(details.labels, (std::map<char, std::vector<board::Offset>>{{'b', {{1, 2}}}}));
    EXPECT_EQ(details.calls, (std::map<std::string, int>{{"antisuji", 1}, {"attack", 1}, {"lib", 1}}));
    EXPECT_TRUE(details.weights.empty());
}

// Whoever draws a diagram or searches it looks at each point of its rectangle.
TEST_F(Query, RefusesADiagramWithoutAllItsCells) {
    const std::string damaged = "is damaged (a diagram lacks cells); katachi db recover";
    compiler::Diagram shape;
    shape.rows = 1;
    shape.columns = 1;
    shape.cells = {'X'};
    for (const char* size : {"row_count = 3", "row_count = -1", "column_count = 2147483647, row_count = 2147483647"}) {
        catalogue_.connection().exec(std::string("UPDATE entry SET ") + size);
        EXPECT_NE(trouble([&] { entry_details(catalogue_, 1); }).find(damaged), std::string::npos) << size;
    }
    EXPECT_NE(trouble([&] { search_shape(catalogue_, {.diagram = shape}); }).find(damaged), std::string::npos);
}

TEST_F(Query, FindsByNameAndNamesTheCandidates) {
    EXPECT_EQ(find_entries(catalogue_, "A1").size(), 2U);
    EXPECT_EQ(find_entry(catalogue_, "beta/A1").columns, 4);
    EXPECT_EQ(find_entry(catalogue_, "conn3").name, "Conn3");
    EXPECT_EQ(find_entry(catalogue_, "a.db:25").name, "Conn3");
    EXPECT_TRUE(find_entries(catalogue_, "db:25").empty());
    EXPECT_TRUE(find_entries(catalogue_, "a.db:24").empty());
    EXPECT_EQ(trouble([&] { find_entry(catalogue_, "A1"); }),
              "A1 names 2 entries, say which: alpha/A1 (a.db:3), beta/A1 (b.db:1)");
    EXPECT_EQ(trouble([&] { find_entry(catalogue_, "con"); }), "no entry is named con; near it: alpha/Conn3 (a.db:25)");
    EXPECT_EQ(trouble([&] { find_entry(catalogue_, "alpha/Comn3"); }),
              "no entry is named alpha/Comn3; near it: alpha/Conn3 (a.db:25)");
    EXPECT_EQ(trouble([&] { find_entry(catalogue_, "nothing"); }),
              "no entry is named nothing; list the entries to see their names");
    EXPECT_EQ(trouble([&] { entry_details(catalogue_, 999); }), "the catalogue has no entry 999");
}

TEST_F(Query, ListsDatabases) {
    const auto databases = list_databases(catalogue_);
    ASSERT_EQ(databases.size(), 2U);
    EXPECT_EQ(databases[0].name, "alpha");
    EXPECT_EQ(databases[0].attribute_map, "general");
    EXPECT_EQ(databases[0].collection, directory_.path());
    EXPECT_EQ(databases[1].kind, compiler::DatabaseKind::attack);
    EXPECT_EQ(databases[1].files, (std::vector<std::string>{directory_ / "b.db"}));
}

}  // namespace
}  // namespace katachi::catalogue
