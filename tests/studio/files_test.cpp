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
#include "tools/studio/files/game_trees.h"
#include "tools/studio/files/page_files.h"
#include "tools/studio/files/pattern_files.h"
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

class ReadGames : public testing::Test {
  protected:
    // The names of the players are what tells games apart.
    std::string write(const std::string& name, const std::string& player) {
        folder_.write(name, "(;PB[" + player + "];B[cc])");
        return (folder_ / name).string();
    }
    std::shared_ptr<const ReadTree> read(const std::string& game) {
        GameShelf shelf({folder_.path().string()}, [](const std::string&) {});
        return trees_.read(game, shelf);
    }
    std::string player_of(const std::string& game) { return std::string(read(game)->tree.nodes.front().text("PB")); }

    test::TemporaryFolder folder_;
    GameTrees trees_;
};

TEST_F(ReadGames, AreReadAgainWhereTheirFileHasAnotherText) {
    const std::string game = write("a.sgf", "one");
    const auto first = read(game);
    EXPECT_EQ(read(game), first);
    write("a.sgf", "two");
    EXPECT_EQ(player_of(game), "two");
}

TEST_F(ReadGames, OfAFileOfSeveralAreNumbered) {
    folder_.write("two.sgf", "(;PB[one];B[cc])(;PB[two];B[dd])");
    const std::string file = (folder_ / "two.sgf").string();
    EXPECT_EQ(player_of(file + "#2"), "two");
    EXPECT_EQ(player_of(file + "#1"), "one");
    EXPECT_EQ(player_of(file), "one");
    EXPECT_THROW(read(file + "#3"), base::FileError);
}

TEST_F(ReadGames, AreKeptWhileSomebodyLooksAtAFewOthers) {
    const std::string game = write("a.sgf", "a");
    const auto first = read(game);
    std::vector<std::string> others;
    for (char letter = 'b'; letter <= 'h'; ++letter) others.push_back(write({letter, '.', 's', 'g', 'f'}, {letter}));
    for (const std::string& other : others) read(other);
    EXPECT_EQ(read(game), first);
}

// The patterns of the folder that we are in.
class ShownPatterns : public testing::Test {
  protected:
    void SetUp() override {
        folder_.write("a.db", "Pattern a\n\nOX\n.*\n\n:8,O\n");
        fs::current_path(folder_.path());
    }
    void TearDown() override { fs::current_path(before_); }

    test::TemporaryFolder folder_;
    fs::path before_ = fs::current_path();
};

TEST_F(ShownPatterns, AreReadAndCheckedAnewOnceTheyAreForgotten) {
    Library library(Library::Shows::this_folder);
    const auto read = library.patterns();
    const auto checked = library.checked();
    EXPECT_TRUE(checked->findings.empty());
    folder_.write("a.db", "Pattern b\n\nOX\n..\n\n:8,O\n");
    EXPECT_EQ(library.patterns(), read);
    EXPECT_EQ(library.checked(), checked);
    library.forget();
    EXPECT_TRUE(library.patterns()->has_entry("b"));
    EXPECT_FALSE(library.checked()->findings.empty()) << "it has no move";
}

TEST_F(ShownPatterns, AreRememberedAsTheyWereGivenOutTheLatestLongest) {
    Library library(Library::Shows::this_folder);
    PatternFiles files(library);
    const std::string name = library.files().front();
    EXPECT_EQ(files.remembered(text_hash(files.text(name))), files.text(name));
    const auto text = [](int number) { return "# " + std::to_string(number) + "\n"; };
    constexpr int many = 64;
    for (int i = 0; i < many; ++i) files.remember(text(i));
    EXPECT_EQ(files.remembered(text_hash(text(0))), text(0));
    files.remember(text(many));
    EXPECT_EQ(files.remembered(text_hash(text(0))), text(0)) << "it was asked for later than the next one";
    EXPECT_EQ(files.remembered(text_hash(text(1))), std::nullopt);
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
