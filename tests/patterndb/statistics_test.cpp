#include "patterndb/query/statistics.h"

#include "patterndb/import/import.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

TEST(Statistics, CountsEverything) {
    test::TemporaryFolder directory;
    const auto a = directory.write(
        "a.db", entry("A1", "XO*", ":8,sB,value(3)", "XOa\n\n;lib(a)>1 && lib(a)<4\n>if (lib(a) > 2) antisuji(a);") +
                    entry("A2", "XO*\n...", ":8,B,value(1),terri(2),terri(3)", "XOa\n...\n\n;lib(a)==2"));
    const auto b = directory.write("b.db", entry("B1", "X*", ":8,C"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, directory.path(),
                     {{"one", compiler::DatabaseKind::move, {a}}, {"two", compiler::DatabaseKind::attack, {b}}});
    const Statistics statistics = catalogue_statistics(catalogue);
    ASSERT_EQ(statistics.databases.size(), 2U);
    EXPECT_EQ(statistics.databases[0].name, "one");
    EXPECT_EQ(statistics.databases[0].files, 1);
    EXPECT_EQ(statistics.databases[0].entries, 2);
    EXPECT_EQ(statistics.databases[0].with_constraint, 2);
    EXPECT_EQ(statistics.databases[0].with_action, 1);
    EXPECT_EQ(statistics.databases[0].unsound, 0);
    EXPECT_EQ(statistics.kinds, (std::vector<NamedCount>{{"move", 2}, {"attack", 1}}));
    EXPECT_EQ(statistics.classes, (std::vector<NamedCount>{{"B", 2}, {"C", 1}, {"s", 1}}));
    EXPECT_EQ(statistics.attributes, (std::vector<NamedCount>{{"value", 2}, {"terri", 1}}));
    EXPECT_EQ(statistics.sizes, (std::vector<SizeCount>{{1, 2, 1}, {1, 3, 1}, {2, 3, 1}}));
    EXPECT_EQ(statistics.calls, (std::vector<CallCount>{{"lib", 2, 4}, {"antisuji", 1, 1}}));
}

TEST(Statistics, CountsEntriesThatAreNotSound) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.write("a.db", entry("A1", "XO*") + entry("A2", "XO*\nX")));
    ASSERT_EQ(catalogue_statistics(catalogue).databases.size(), 1U);
    EXPECT_EQ(catalogue_statistics(catalogue).databases[0].entries, 2);
    EXPECT_EQ(catalogue_statistics(catalogue).databases[0].unsound, 1);
}

TEST(Statistics, OfAnEmptyCatalogueAreEmpty) {
    EXPECT_TRUE(catalogue_statistics(Catalogue::in_memory()).databases.empty());
}

}  // namespace
}  // namespace katachi::catalogue
