// Paths that hold no databases: one clear line each, with the path first.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files/file_error.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/bad_input/support.h"

namespace katachi::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// The line that reading everything at `path` ends with; empty where there was no trouble.
std::string trouble_with(const fs::path& path) {
    try {
        base::Diagnostics diagnostics;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(path))
            compiler::read_database(spec, diagnostics);
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

MATCHER_P(IsOneLineAbout, path, "") {
    return testing::ExplainMatchResult(AllOf(StartsWith(path.string()), Not(HasSubstr("\n"))), arg, result_listener);
}

TEST(Discovery, AMissingPath) {
    const fs::path path = TemporaryFolder().path() / "missing.db";
    EXPECT_THAT(trouble_with(path), AllOf(IsOneLineAbout(path), HasSubstr("no such file")));
}

TEST(Discovery, AFolderWithoutDatabases) {
    const TemporaryFolder folder;
    folder.write("README", "no patterns");
    EXPECT_THAT(trouble_with(folder.path()), AllOf(IsOneLineAbout(folder.path()), HasSubstr("katachi.toml")));
}

TEST(Discovery, AFolderCalledLikeADatabaseIsPassedOver) {
    const TemporaryFolder folder;
    fs::create_directory(folder.path() / "odd.db");
    EXPECT_THAT(trouble_with(folder.path()), IsOneLineAbout(folder.path()));
}

// Root may read everything, so as root these tests look with the eyes of nobody.
class WithoutRootsRights {
  public:
    WithoutRootsRights() {
        if (was_root_) {
            EXPECT_EQ(seteuid(nobody), 0);
        }
    }
    ~WithoutRootsRights() {
        if (was_root_) {
            EXPECT_EQ(seteuid(0), 0);
        }
    }
    WithoutRootsRights(const WithoutRootsRights&) = delete;
    WithoutRootsRights& operator=(const WithoutRootsRights&) = delete;

  private:
    static constexpr uid_t nobody = 65534;
    const bool was_root_ = geteuid() == 0;
};

TEST(Discovery, AFolderWithoutPermission) {
    const TemporaryFolder folder;
    folder.write("a.db", samples().front().text);
    fs::permissions(folder.path(), fs::perms::none);
    const WithoutRootsRights rights;
    EXPECT_THAT(trouble_with(folder.path()), AllOf(IsOneLineAbout(folder.path()), HasSubstr("ermission denied")));
}

TEST(Discovery, AFileWithoutPermission) {
    const TemporaryFolder folder;
    const fs::path file = folder.write("a.db", samples().front().text);
    fs::permissions(file, fs::perms::none);
    constexpr auto may_look_inside = fs::perms::group_read | fs::perms::group_exec;  // nobody keeps root's group
    fs::permissions(folder.path(), may_look_inside, fs::perm_options::add);
    const WithoutRootsRights rights;
    EXPECT_THAT(trouble_with(file), AllOf(IsOneLineAbout(file), HasSubstr("ermission denied")));
    EXPECT_THAT(trouble_with(folder.path()), IsOneLineAbout(file));
}

TEST(Discovery, ADanglingLinkIsPassedOver) {
    const TemporaryFolder folder;
    folder.write("a.db", samples().front().text);
    fs::create_symlink(folder.path() / "nowhere", folder.path() / "b.db");
    EXPECT_EQ(trouble_with(folder.path()), "");
    EXPECT_EQ(compiler::discover_databases(folder.path()).size(), 1U);
}

TEST(Discovery, AnEmptyDatabaseIsNoTrouble) {
    const TemporaryFolder folder;
    EXPECT_EQ(trouble_with(folder.write("empty.db", "")), "");
}

class BrokenManifest : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(BrokenManifest, IsOneLineAtItsPlace) {
    const auto& [text, said] = GetParam();
    const TemporaryFolder folder;
    folder.write("a.db", samples().front().text);
    const fs::path manifest = folder.write("katachi.toml", text);
    EXPECT_THAT(trouble_with(folder.path()), AllOf(IsOneLineAbout(manifest), HasSubstr(said)));
    EXPECT_THAT(trouble_with(manifest), AllOf(IsOneLineAbout(manifest), HasSubstr(said)));
}

INSTANTIATE_TEST_SUITE_P(
    Discovery, BrokenManifest,
    testing::Values(
        std::pair{"", "names no [[database]]"}, std::pair{"[database]\nname = 'a'", "names no [[database]]"},
        std::pair{"database = [1]", ":1:"}, std::pair{"[[database]\nname = 'a'", "katachi.toml:1:"},
        std::pair{"\n[[database]]\nkind = 'move'\nfiles = ['a.db']", "lacks `name"},
        std::pair{"[[database]]\nname = 'a'\nfiles = ['a.db']", "lacks `kind"},
        std::pair{"[[database]]\nname = 'a'\nkind = 'mvoe'\nfiles = ['a.db']", "unknown kind `mvoe`"},
        std::pair{"[[database]]\nname = 'a'\nkind = 'move'", "lacks `files"},
        std::pair{"[[database]]\nname = 'a'\nkind = 'move'\nfiles = [1]", "a file must be a text"},
        std::pair{"[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db']\nfile = 1", "unknown key `file`"},
        std::pair{"helpers = 1\n[[database]]", "write [helpers]"},
        std::pair{"[chek]", ":1:2: unknown key `chek`; did you mean check?"},
        std::pair{"[helpers]\nmine = 'two'", ":2:8: `mine` needs its number of labels"},
        std::pair{"[helpers]\nmine = -1", "needs its number of labels"},
        std::pair{"[helpers]\nmine = 1000", "needs its number of labels"},
        std::pair{"[helpers]\n'2 eyes' = 1", "cannot be called"},
        std::pair{"[helpers]\nlib = 1", "is an autohelper already"}, std::pair{"\xFF\xFE", "katachi.toml:1:"}));

TEST(Discovery, AManifestThatDeclaresHelpers) {
    const TemporaryFolder folder;
    folder.write("a.db", samples().front().text);
    folder.write("katachi.toml", "[helpers]\nmine = 2\n[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db']\n");
    const auto specs = compiler::discover_databases(folder.path());
    ASSERT_EQ(specs.size(), 1U);
    EXPECT_THAT(specs.front().helpers, testing::ElementsAre(testing::Pair("mine", 2)));
}

TEST(Discovery, AManifestThatNamesAMissingFile) {
    const TemporaryFolder folder;
    folder.write("a.db", samples().front().text);
    const fs::path manifest =
        folder.write("katachi.toml", "[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db', 'b.db']\n");
    EXPECT_THAT(trouble_with(folder.path()),
                AllOf(IsOneLineAbout(manifest),
                      HasSubstr(":4:18: names " + (folder.path() / "b.db").string() + ", and there is no such file")));
}

TEST(Discovery, AManifestThatIsAPipeIsNotWaitedFor) {
    const TemporaryFolder folder;
    const fs::path file = folder.write("a.db", samples().front().text);
    const fs::path manifest = folder.path() / "katachi.toml";
    ASSERT_EQ(mkfifo(manifest.c_str(), 0600), 0);
    for (const fs::path& path : {folder.path(), file, manifest})
        EXPECT_THAT(trouble_with(path), AllOf(IsOneLineAbout(manifest), HasSubstr("is a pipe or a device")));
}

}  // namespace
}  // namespace katachi::test
