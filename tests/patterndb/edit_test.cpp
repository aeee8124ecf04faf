#include "patterndb/import/edit.h"

#include "patterndb/import/import.h"
#include "patterndb/query/export.h"
#include "patterndb/query/query.h"
#include "tests/patterndb/support.h"

namespace katachi::catalogue {
namespace {

class Edit : public testing::Test {
  protected:
    Edit() { import_path(catalogue_, directory_.path()); }

    std::int64_t id(const char* name) const { return find_entry(catalogue_, name).id; }

    const std::string head_ = "# head, kept as it is\t\n\nattribute_map general\n\n" + entry("A1", "XO*");
    const std::string middle_ = entry("A2", "XX*   (old)", ":8,B, value( 7 )");
    const std::string tail_ = entry("A3", "OO*   odd   spacing ") + "# the end";
    test::TemporaryFolder directory_;
    const std::filesystem::path file_ = directory_.write("a.db", head_ + middle_ + tail_);
    Catalogue catalogue_ = Catalogue::in_memory();
};

TEST_F(Edit, ReplacesOneEntryWithinItsFile) {
    const std::int64_t row = id("A2");
    const std::int64_t last = id("A3");
    const EditResult result = replace_entry_text(catalogue_, row, "Pattern A2\n\nXX.*\n\n:8,C,value(9)\n");
    EXPECT_TRUE(result.stored);
    EXPECT_TRUE(result.diagnostics.empty());
    EXPECT_EQ(id("A2"), row);
    EXPECT_EQ(id("A3"), last);
    EXPECT_EQ(entry_details(catalogue_, row).summary.columns, 4);

    const std::string text = source_text(catalogue_, "a.db");
    EXPECT_EQ(text.substr(0, head_.size()), head_);
    EXPECT_EQ(text.substr(text.size() - tail_.size()), tail_);
    EXPECT_NE(text.find("XX.*"), std::string::npos);
    EXPECT_EQ(text.find("(old)"), std::string::npos);
    const EntryDetails moved = entry_details(catalogue_, last);
    EXPECT_NE(text.find(moved.text), std::string::npos);
    EXPECT_EQ(moved.text.substr(0, 10), "Pattern A3");
}

TEST_F(Edit, RefusesATextWithErrorsAndKeepsTheOldOne) {
    const EditResult result = replace_entry_text(catalogue_, id("A2"), "Pattern A2\n\nXX*\nX\n\n:8,C\n");
    EXPECT_FALSE(result.stored);
    EXPECT_FALSE(result.diagnostics.empty());
    EXPECT_EQ(source_text(catalogue_, "a.db"), test::file_bytes(file_));
}

TEST_F(Edit, RefusesWhatIsNotOneEntry) {
    EXPECT_NE(trouble([&] {
                  replace_entry_text(catalogue_, id("A2"), entry("A2", "XX*") + entry("A4", "XX*"));
              }).find("it holds 2"),
              std::string::npos);
    EXPECT_FALSE(replace_entry_text(catalogue_, id("A2"), entry("A2", "XX*") + "Pattern").stored);
    EXPECT_NE(trouble([&] {
                  replace_entry_text(catalogue_, id("A2"), entry("A3", "XX*"));
              }).find("already has an entry named A3"),
              std::string::npos);
    EXPECT_EQ(source_text(catalogue_, "a.db"), test::file_bytes(file_));
}

TEST_F(Edit, RenamesAnEntry) {
    const std::int64_t row = id("A2");
    EXPECT_TRUE(replace_entry_text(catalogue_, row, entry("B7", "XX*")).stored);
    EXPECT_EQ(id("B7"), row);
    EXPECT_TRUE(find_entries(catalogue_, "A2").empty());
}

TEST_F(Edit, TakesTheLineEndsOfTheFile) {
    const auto file = directory_.write("crlf.db", "Pattern C1\r\n\r\nXO*\r\n\r\n:8,B\r\n");
    import_path(catalogue_, file);
    EXPECT_TRUE(replace_entry_text(catalogue_, id("C1"), entry("C1", "XX*", ":8,B")).stored);
    EXPECT_EQ(source_text(catalogue_, "crlf.db"), "Pattern C1\r\n\r\nXX*\r\n\r\n:8,B\r\n");
}

TEST_F(Edit, SurvivesAnImportOfTheUnchangedFile) {
    replace_entry_text(catalogue_, id("A2"), entry("A2", "XX.*"));
    const ImportReport report = import_path(catalogue_, directory_.path());
    EXPECT_EQ(report.files_unchanged, 1);
    EXPECT_TRUE(report.kept.empty());
    EXPECT_EQ(entry_details(catalogue_, id("A2")).summary.columns, 4);
}

TEST_F(Edit, IsKeptWhereTheFileChangedToo) {
    replace_entry_text(catalogue_, id("A2"), entry("A2", "XX.*"));
    directory_.write("a.db", head_);
    ImportReport report = import_path(catalogue_, directory_.path());
    EXPECT_EQ(report.kept, (std::vector{file_}));
    EXPECT_EQ(entry_details(catalogue_, id("A2")).summary.columns, 4);

    report = import_path(catalogue_, directory_.path(), {.discard_edits = true});
    EXPECT_TRUE(report.kept.empty());
    EXPECT_EQ(report.files_changed, 1);
    EXPECT_TRUE(find_entries(catalogue_, "A2").empty());
}

TEST_F(Edit, IsKeptWhereTheFileVanished) {
    directory_.write("b.db", entry("B1", "XO*"));
    replace_entry_text(catalogue_, id("A2"), entry("A2", "XX.*"));
    std::filesystem::remove(file_);
    EXPECT_EQ(import_path(catalogue_, directory_.path()).kept, (std::vector{file_}));
    EXPECT_EQ(id("A2"), find_entry(catalogue_, "A2").id);
}

TEST_F(Edit, IsAtHomeOnceExported) {
    replace_entry_text(catalogue_, id("A2"), entry("A2", "XX.*"));
    export_file(catalogue_, "a.db", file_);
    EXPECT_EQ(import_path(catalogue_, directory_.path()).files_unchanged, 1);
    directory_.write("a.db", head_);
    const ImportReport report = import_path(catalogue_, directory_.path());
    EXPECT_TRUE(report.kept.empty());
    EXPECT_EQ(report.files_changed, 1);
}

}  // namespace
}  // namespace katachi::catalogue
