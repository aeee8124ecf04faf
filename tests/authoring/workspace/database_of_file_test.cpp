// Which database a file belongs to.
#include "tools/authoring/workspace/database_of_file.h"

#include <gmock/gmock.h>

#include "base/files/file_error.h"
#include "compiler/model/manifest.h"
#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

const std::string move_entry = "Pattern A\n\nOX\n.*\n\n:8,O\n";

FileDatabase owner_of(const std::filesystem::path& path, const std::string& text = move_entry) {
    return database_of_file(path, base::SourceFile(path.string(), text));
}

TEST(DatabaseOfFile, IsThatOfTheNearestManifest) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml", "[[database]]\nname = \"both\"\nkind = \"influence\"\nfiles = [\"a.db\", \"b.db\"]\n");
    const auto b = folder.write("b.db", move_entry);
    const FileDatabase found = owner_of(b);
    EXPECT_EQ(found.spec.name, "both");
    EXPECT_EQ(found.spec.kind, compiler::DatabaseKind::influence);
    EXPECT_EQ(found.spec.files.size(), 2U);
    EXPECT_EQ(found.file, 1U);
    EXPECT_FALSE(found.spec.kind_is_guessed);
    EXPECT_EQ(compiler::file_number(found.spec, folder / "./b.db"), 1U);
    EXPECT_EQ(compiler::file_number(found.spec, folder / "c.db"), std::nullopt);
    EXPECT_TRUE(owner_of(folder / "c.db").spec.kind_is_guessed) << "the manifest names it not";
    folder.write("katachi.toml", "[[database]\n");
    EXPECT_THROW(owner_of(b), base::FileError);
}

TEST(DatabaseOfFile, IsCheckedByTheNearestManifestThoughThatNamesItNot) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml", "[helpers]\nmine = 2\n[check]\nignore = [\"label-case\"]\n");
    const FileDatabase found = owner_of(folder.write("b.db", move_entry));
    EXPECT_THAT(found.spec.helpers, testing::ElementsAre(testing::Pair("mine", 2)));
    ASSERT_EQ(found.spec.check.ignore.size(), 1U);
    EXPECT_TRUE(found.spec.kind_is_guessed);
}

TEST(DatabaseOfFile, IsThatOfGnuGosFileNames) {
    const test::TemporaryFolder folder;
    folder.write("patterns2.db", move_entry);
    const FileDatabase found = owner_of(folder.write("patterns.db", move_entry));
    ASSERT_EQ(found.spec.files.size(), 2U);
    EXPECT_EQ(found.spec.files[found.file].filename(), "patterns.db");
    EXPECT_FALSE(found.spec.kind_is_guessed);
}

TEST(DatabaseOfFile, IsGuessedFromTheTextElse) {
    const FileDatabase found = owner_of("untitled:a.db");
    EXPECT_EQ(found.spec.kind, compiler::DatabaseKind::move);
    EXPECT_EQ(found.spec.files.size(), 1U);
    EXPECT_TRUE(found.spec.kind_is_guessed);
}

}  // namespace
}  // namespace katachi::authoring
