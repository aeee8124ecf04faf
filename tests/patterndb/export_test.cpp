#include "patterndb/query/export.h"

#include "patterndb/import/import.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

TEST(Export, GivesFilesBackByteForByte) {
    test::TemporaryFolder directory;
    const std::string odd = "# caf\xE9 \r\n\r\n" + entry("A1", "XO*   remark") + "\t \n# no line end";
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.write("a.db", odd));
    EXPECT_EQ(source_text(catalogue, "a.db"), odd);
    EXPECT_EQ(source_text(catalogue, (directory / "a.db").string()), odd);
}

TEST(Export, GivesOneEntry) {
    test::TemporaryFolder directory;
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.write("a.db", entry("A1", "XO*") + entry("A2", "XX*", ":8,C")));
    EXPECT_EQ(entry_text(catalogue, find_entry(catalogue, "A2").id), "Pattern A2\n\nXX*\n\n:8,C\n");
}

TEST(Export, WritesADatabaseIntoADirectory) {
    test::TemporaryFolder directory;
    const auto a = directory.write("a.db", entry("A1", "XO*"));
    const auto b = directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, directory.path(), {{"both", compiler::DatabaseKind::move, {a, b}}});
    const auto written = export_database(catalogue, "both", directory / "new/place");
    ASSERT_EQ(written.size(), 2U);
    EXPECT_EQ(test::file_bytes(written[0]), test::file_bytes(a));
    EXPECT_EQ(test::file_bytes(written[1]), test::file_bytes(b));
}

TEST(Export, KeepsWhatWasWrittenSince) {
    test::TemporaryFolder directory;
    const auto a = directory.write("a.db", entry("A1", "XO*"));
    const auto b = directory.write("b.db", entry("B1", "XO*"));
    Catalogue catalogue = Catalogue::in_memory();
    import_databases(catalogue, directory.path(), {{"both", compiler::DatabaseKind::move, {a, b}}});
    EXPECT_EQ(export_database(catalogue, "both", directory.path()).size(), 2U) << "they are as they were";
    directory.write("b.db", "edited");
    std::filesystem::remove(a);
    EXPECT_NE(trouble([&] { export_database(catalogue, "both", directory.path()); }).find("b.db: has another text"),
              std::string::npos);
    EXPECT_EQ(test::file_bytes(b), "edited");
    EXPECT_FALSE(std::filesystem::exists(a)) << "nothing is half written";
}

TEST(Export, SaysWhatItDoesNotHold) {
    test::TemporaryFolder directory;
    std::filesystem::create_directory(directory / "other");
    Catalogue catalogue = Catalogue::in_memory();
    import_path(catalogue, directory.write("a.db", entry("A1", "XO*")));
    import_path(catalogue, directory.write("other/a.db", entry("A1", "XX*")));
    EXPECT_EQ(trouble([&] { source_text(catalogue, "b.db"); }),
              "catalogue in memory: holds no file b.db, only a.db, a.db");
    EXPECT_NE(trouble([&] { source_text(catalogue, "a.db"); }).find("names several files"), std::string::npos);
    const std::filesystem::path other = directory / "other/a.db";
    EXPECT_EQ(source_text(catalogue, other.string()), entry("A1", "XX*"));
    EXPECT_EQ(source_text(catalogue, std::filesystem::relative(other).string()), entry("A1", "XX*"));
    EXPECT_NE(trouble([&] { export_database(catalogue, "none", directory.path()); }).find("no database is named none"),
              std::string::npos);
}

TEST(Export, WritesNothingWhereItIsNotClearWhat) {
    test::TemporaryFolder directory;
    for (const char* folder : {"one", "two"}) std::filesystem::create_directory(directory / folder);
    const auto first = directory.write("one/a.db", entry("A1", "XO*"));
    const auto second = directory.write("two/a.db", entry("A2", "XX*"));
    Catalogue twins = Catalogue::in_memory();
    import_databases(twins, directory.path(), {{"both", compiler::DatabaseKind::move, {first, second}}});
    EXPECT_NE(trouble([&] { export_database(twins, "both", directory / "out"); }).find("has two files named a.db"),
              std::string::npos);
    Catalogue namesakes = Catalogue::in_memory();
    for (const char* folder : {"one", "two"}) import_path(namesakes, directory / folder);
    EXPECT_NE(trouble([&] { export_database(namesakes, "a", directory / "out"); }).find("names a database in each of"),
              std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(directory / "out"));
}

}  // namespace
}  // namespace katachi::catalogue
