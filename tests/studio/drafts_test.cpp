// Texts that are being written, in a database of two files.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/studio/running_studio.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::studio {

namespace {

using nlohmann::json;

// A folder with all that the studio is to show, before it begins.
class TwinFiles {
  public:
    TwinFiles() {
        write_manifest("attack");
        folder_.write("a.db", entry("twin"));
        folder_.write("b.db", entry("twin"));
        folder_.write("b.test", "");
        folder_.write("a.sgf", "(;SZ[9];B[ee];W[ed](;B[fd])(;B[dd];W[de]))");
    }
    void write_manifest(const std::string& kind) const {
        folder_.write("katachi.toml", "[[database]]\nname = 'both'\nkind = '" + kind + "'\nfiles = ['a.db', 'b.db']\n");
    }
    static std::string entry(const std::string& name) { return "Pattern " + name + "\n\nXO\n*.\n\n:8,A\n"; }
    const test::TemporaryFolder& folder() const { return folder_; }

  private:
    test::TemporaryFolder folder_;
};

class Drafting : public testing::Test {
  protected:
    std::string hash(const std::string& file) const {
        const std::string tag = ask(studio_, "/api/text?file=" + file).headers["etag"];
        return tag.substr(1, tag.size() - 2);
    }
    Reply save(const std::string& file, const std::string& base, const std::string& text) const {
        return post(studio_, "/api/save", json{{"file", file}, {"hash", base}, {"text", text}}.dump());
    }
    json judged(const json& body) const { return json::parse(post(studio_, "/api/draft", body.dump()).body); }
    // Whether the whole file, while its text is as it was at first, has an entry of a name that stands before it.
    bool repeats_a_name(const std::string& file) const {
        const json findings = judged({{"file", file}, {"text", TwinFiles::entry("twin")}})["findings"];
        return std::ranges::any_of(findings, [](const json& each) { return each["rule"] == "duplicate-name"; });
    }
    // The entry of a.db is written, and nothing else.
    json entry_of_a(const std::string& base) const {
        const std::string text = TwinFiles::entry("twin");
        return {{"file", "./a.db"}, {"base", base}, {"begin", 0}, {"end", text.size()}, {"text", text}};
    }
    // What is true as soon as the studio has seen a change on disk.
    static bool comes_true(const std::function<bool()>& what) {
        constexpr int looks = 250;
        for (int i = 0; i < looks; ++i, std::this_thread::sleep_for(std::chrono::milliseconds(20)))
            if (what()) return true;
        return false;
    }

    TwinFiles twins_;
    RunningStudio studio_{{".", "--games", "."}, twins_.folder().path().string()};
};

TEST_F(Drafting, TellsOfTheFileThatIsWrittenAlone) {
    EXPECT_FALSE(repeats_a_name("./a.db"));
    EXPECT_TRUE(repeats_a_name("./b.db"));
    const json entries = judged(entry_of_a(hash("./a.db")))["entries"];
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0]["file"], "./a.db");
}

TEST_F(Drafting, KnowsTheOtherFilesAsTheyAreOnDisk) {
    EXPECT_TRUE(repeats_a_name("./b.db"));
    twins_.folder().write("a.db", TwinFiles::entry("other"));
    EXPECT_TRUE(comes_true([&] { return !repeats_a_name("./b.db"); }));
    const json body = entry_of_a(hash("./a.db"));
    const auto kind = [&] { return judged(body)["entries"][0]["kind"]; };
    EXPECT_EQ(kind(), "attack");
    twins_.write_manifest("defence");
    EXPECT_TRUE(comes_true([&] { return kind() == "defence"; }));
}

TEST_F(Drafting, IsMatchedInThePositionOfTheNode) {
    json body = entry_of_a(hash("./a.db"));
    body["game"] = "./a.sgf";
    const auto expect_as_matched = [&](const std::string& node) {
        const json ours = judged(body)["matches"];
        const json theirs = json::parse(ask(studio_, "/api/match?game=./a.sgf" + node).body);
        for (const char* name : {"rows", "to_move", "colours"}) EXPECT_EQ(ours[name], theirs[name]) << name << node;
    };
    expect_as_matched("");
    for (const int node : {1, 5}) {
        body["node"] = node;
        expect_as_matched("&node=" + std::to_string(node));
    }
}

TEST_F(Drafting, BeginsFromWhatWasSaved) {
    const std::string text = TwinFiles::entry("twin") + TwinFiles::entry("more");
    const std::string saved = json::parse(save("./a.db", hash("./a.db"), text).body)["hash"];
    EXPECT_EQ(judged(entry_of_a(saved))["entries"].size(), 1U);
}

TEST_F(Drafting, IsOfFilesThatAreShown) {
    const auto status = [&](const std::string& route, json body, const std::string& file = "./none.db") {
        body["file"] = file;
        return post(studio_, route, body.dump()).status;
    };
    json body = entry_of_a(hash("./a.db"));
    EXPECT_EQ(status("/api/draft", body), 404);
    body["at"] = 0;
    EXPECT_EQ(status("/api/completion", body), 404);
    EXPECT_EQ(status("/api/format", {{"text", body["text"]}}), 404);
    EXPECT_EQ(status("/api/save", {{"hash", body["base"]}, {"text", body["text"]}}, "none.db"), 404);
    EXPECT_FALSE(std::filesystem::exists(twins_.folder() / "none.db"));
}

TEST_F(Drafting, LeavesTheFormOfTestsAlone) {
    const std::string text = "Pattern a\n\n\n\nXO\n*.\n\n\n:8,A\n";
    EXPECT_EQ(save("./b.test", hash("./b.test"), text).status, 200);
    EXPECT_EQ(test::file_bytes(twins_.folder() / "b.test"), text);
}

}  // namespace

}  // namespace katachi::studio
