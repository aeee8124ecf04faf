// What a studio tells its listeners of changes on disk, and how long browsers may keep its page.
#include "tools/studio/studio.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/support/temporary_folder.h"

namespace katachi::studio {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// It shows the folder that we are in.
class OwnStudio : public testing::Test {
  protected:
    OwnStudio() {
        write("a.db", "Pattern a\n\nOX\n*.\n\n:8,-\n");
        write("a.tst", "1 name\n");
        write("app-0123456789.js", "1");
        write("index.html", "<!doctype html>");
        write("manifest.json", R"({"index": "index.html", "files": {"index.html": {"type": "text/html"},
                                   "app-0123456789.js": {"type": "text/javascript"}}})");
        fs::current_path(folder_.path());
    }
    ~OwnStudio() override { fs::current_path(before_); }
    OwnStudio(const OwnStudio&) = delete;
    OwnStudio& operator=(const OwnStudio&) = delete;

    void write(const std::string& name, const std::string& text) const { folder_.write(name, text); }
    Studio studio() const {
        return Studio({.shows = Library::Shows::this_folder,
                       .suites = {"a.tst"},
                       .program = "katachi",
                       .page = folder_.path(),
                       .tell = [](const std::string& line) { ADD_FAILURE() << line; }});
    }

  private:
    test::TemporaryFolder folder_;
    fs::path before_ = fs::current_path();
};

TEST_F(OwnStudio, TellsWhichFilesHaveChanged) {
    Studio shown = studio();
    const auto files = [&] { return json::parse(shown.take_change())["files"]; };
    EXPECT_EQ(files(), json::array());
    write("a.db", "Pattern changed\n\nOX\n*.\n\n:8,-\n");
    EXPECT_EQ(files(), json({"./a.db"}));
    write("b.db", "Pattern b\n\nOX\n*.\n\n:8,-\n");
    EXPECT_EQ(files(), json({"./b.db"}));
    fs::remove("b.db");
    EXPECT_EQ(files(), json({"./b.db"}));
    EXPECT_EQ(json::parse(shown.revision_data())["revision"], 5);
}

TEST_F(OwnStudio, TellsOnceOfASuiteThatHasChanged) {
    Studio shown = studio();
    EXPECT_FALSE(shown.take_change_of_games());
    write("a.tst", "1 version\n");
    const auto change = shown.take_change_of_games();
    ASSERT_TRUE(change);
    EXPECT_EQ(json::parse(*change)["revision"], 2);
    EXPECT_FALSE(shown.take_change_of_games());
}

TEST_F(OwnStudio, LetsBrowsersKeepFilesWhoseNamesHaveAHash) {
    const Studio shown = studio();
    const auto headers = [&](const char* path) {
        return shown.at_once({.method = "GET"}, {.path = path, .parameters = {}}).value().headers;
    };
    EXPECT_TRUE(headers("/").empty());
    EXPECT_TRUE(headers("/index.html").empty());
    ASSERT_EQ(headers("/app-0123456789.js").size(), 1U);
    EXPECT_EQ(headers("/app-0123456789.js")[0].first, "Cache-Control");
    EXPECT_EQ(headers("/app-0123456789.js")[0].second, "private, max-age=31536000, immutable");
}

}  // namespace

}  // namespace katachi::studio
