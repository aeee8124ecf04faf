// Files that are opened, and those that never are.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/files/file_error.h"
#include "games/base/game_base.h"
#include "tests/support/temporary_folder.h"
#include "tools/studio/files/beneath.h"
#include "tools/studio/files/page_files.h"
#include "tools/studio/studio.h"

namespace katachi::studio {

namespace {

namespace fs = std::filesystem;

class BeneathAFolder : public testing::Test {
  protected:
    BeneathAFolder() {
        fs::create_directory(folder_ / "in");
        folder_.write("in/a.db", "a");
        folder_.write("secret.db", "secret");
    }

    test::TemporaryFolder folder_;
};

TEST_F(BeneathAFolder, ReadsItsFiles) {
    const Beneath beneath(folder_ / "in");
    EXPECT_EQ(beneath.read("a.db"), "a");
    EXPECT_EQ(beneath.place("a.db"), fs::canonical(folder_ / "in/a.db"));
}

TEST_F(BeneathAFolder, FollowsLinksWithin) {
    fs::create_symlink("a.db", folder_ / "in/link.db");
    EXPECT_EQ(Beneath(folder_ / "in").read("link.db"), "a");
}

TEST_F(BeneathAFolder, NeverLeavesIt) {
    fs::create_symlink("../secret.db", folder_ / "in/out.db");
    fs::create_symlink(folder_ / "secret.db", folder_ / "in/far.db");
    fs::create_symlink("..", folder_ / "in/above");
    const Beneath beneath(folder_ / "in");
    for (const std::string& path :
         {std::string("../secret.db"), (folder_ / "secret.db").string(), std::string("out.db"), std::string("far.db"),
          std::string("above/secret.db"), std::string("a/../../secret.db")})
        EXPECT_ANY_THROW(beneath.read(path)) << path;
    EXPECT_THROW(beneath.read("out.db"), OutsideFolder);
    EXPECT_THROW(beneath.place("far.db"), OutsideFolder);
}

TEST_F(BeneathAFolder, ReadsNothingButFiles) {
    EXPECT_THROW(Beneath(folder_.path()).read("in"), OutsideFolder);
    EXPECT_THROW(Beneath(folder_ / "in").read("b.db"), base::FileError);
    EXPECT_THROW(Beneath(folder_ / "nowhere"), base::FileError);
}

TEST(GameShelf, HasOneStateUntilAFileChanges) {
    const test::TemporaryFolder folder;
    folder.write("a.sgf", "(;)");
    GameShelf shelf({folder.path().string()}, [](const std::string&) {});
    const auto first = shelf.state();
    EXPECT_EQ(shelf.state(), first);
    folder.write("a.sgf", "(;SZ[9])");
    const auto changed = shelf.state();
    EXPECT_NE(changed, first);
    folder.write("b.sgf", "(;)");
    EXPECT_NE(shelf.state(), changed);
}

TEST(GameShelf, TellsOnceWhatItPassesOver) {
    const test::TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "pipe.sgf").c_str(), S_IRWXU), 0);
    std::vector<std::string> told;
    GameShelf shelf({folder.path().string()}, [&](const std::string& line) { told.push_back(line); });
    shelf.files();
    EXPECT_EQ(told.size(), 1U);
}

TEST(GameShelf, GivesUtf16AsUtf8) {
    using namespace std::string_literals;
    const test::TemporaryFolder folder;
    folder.write("wide.sgf", "\xff\xfe(\0;\0B\0[\0c\0c\0]\0)\0"s);
    GameShelf shelf({folder.path().string()}, [](const std::string&) {});
    EXPECT_EQ(shelf.text((folder / "wide.sgf").string()), "(;B[cc])");
}

TEST(GameShelf, RefusesASecondBase) {
    const test::TemporaryFolder folder;
    for (const char* base : {"one", "two"}) games::GameBase::open(folder / base, games::GameBase::Access::write);
    const auto tell = [](const std::string&) {};
    EXPECT_NO_THROW(GameShelf({(folder / "one").string()}, tell));
    EXPECT_THROW(GameShelf({(folder / "one").string(), (folder / "two").string()}, tell), base::FileError);
}

TEST(PageFiles, AreThoseOfTheManifest) {
    const test::TemporaryFolder folder;
    folder.write("index.html", "<!doctype html>");
    folder.write("app-0123456789.js", "1");
    folder.write("secret.txt", "s");
    folder.write("manifest.json", R"({"index":"index.html","files":{"index.html":{"type":"text/html; charset=utf-8"},
        "app-0123456789.js":{"type":"text/javascript; charset=utf-8","sha256":"x"}}})");
    const PageFiles page(folder.path());
    ASSERT_TRUE(page.is_built());
    EXPECT_EQ(page.find("/")->text, "<!doctype html>");
    EXPECT_FALSE(page.find("/")->lasts);
    EXPECT_TRUE(page.find("/app-0123456789.js")->lasts);
    EXPECT_EQ(page.find("/secret.txt"), nullptr);
    EXPECT_EQ(page.find("/manifest.json"), nullptr);
}

TEST(PageFiles, AreNoneWithoutAManifest) { EXPECT_FALSE(PageFiles("/nowhere").is_built()); }

TEST(PageFiles, WhereThereAreNoneTheStudioSaysWhereAndWhatToDo) {
    const test::TemporaryFolder folder;
    std::vector<std::string> told;
    const Studio studio(
        {.program = "katachi", .page = folder.path(), .tell = [&](const std::string& line) { told.push_back(line); }});
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told.front().find(folder.path().string() + "; in the sources of Katachi, `make studio` builds it"),
              std::string::npos)
        << told.front();
    const auto answer = studio.at_once({.method = "GET"}, {.path = "/", .parameters = {}});
    ASSERT_TRUE(answer.has_value());
    EXPECT_NE(answer->body.find(told.front()), std::string::npos) << answer->body;
    EXPECT_EQ(answer->status, 200);
}

TEST(PageFiles, RefuseManifestsThatLeadAstray) {
    for (const char* manifest :
         {"{", "{}", R"({"index":"a","files":{}})", R"({"index":"../a","files":{"../a":{"type":"text/html"}}})",
          R"({"index":"a/b/c","files":{"a/b/c":{"type":"text/html"}}})",
          R"({"index":".a","files":{".a":{"type":"text/html"}}})",
          R"({"index":"a","files":{"a":{"type":"text/html\r\nX: y"}}})",
          R"({"index":"gone","files":{"gone":{"type":"text/html"}}})"}) {
        const test::TemporaryFolder folder;
        folder.write("a", "a");
        folder.write("manifest.json", manifest);
        EXPECT_ANY_THROW(PageFiles(folder.path())) << manifest;
    }
}

}  // namespace

}  // namespace katachi::studio
