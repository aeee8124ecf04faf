// Texts that the page writes.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <future>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <sstream>

#include "base/files/folder_lock.h"
#include "tests/studio/running_studio.h"
#include "tests/studio/shown_folder.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::studio {

namespace {

using nlohmann::json;

class Writing : public testing::Test {
  protected:
    std::string on_disk(const std::string& file) const { return test::file_bytes(shown_.folder() / file); }

    // The name of the text that the file has.
    std::string hash(const std::string& file) const {
        const std::string tag = ask(studio_, "/api/text?file=" + in_address(file)).headers["etag"];
        return tag.size() > 2 ? tag.substr(1, tag.size() - 2) : "";
    }

    // The name is as answers name the files of the folder.
    std::string named(const std::string& file) const {
        const json shown = json::parse(ask(studio_, "/api/studio").body);
        for (const json& each : shown["files"])
            if (std::filesystem::path(each.get<std::string>()).filename() == file) return each;
        return file;
    }

    Reply save(const std::string& file, const std::string& hash_of_base, const std::string& text) const {
        return post(studio_, "/api/save", json{{"file", file}, {"hash", hash_of_base}, {"text", text}}.dump());
    }

    ShownFolder shown_;
    RunningStudio studio_{{".", "--games", "games"}, shown_.path()};
};

TEST_F(Writing, SavesATextThatWasReadBefore) {
    const std::string file = named("attack.db");
    EXPECT_EQ(ask(studio_, "/api/text?file=" + in_address(file)).body, attack_text);
    EXPECT_EQ(ask(studio_, "/api/entries").body.find("\"new\""), std::string::npos);
    const std::string text = std::string(attack_text) + "\n\nPattern new\n\nXO\n.*\n\n\n:8,A\n";
    const Reply reply = save(file, hash(file), text);
    ASSERT_EQ(reply.status, 200) << reply.body;
    EXPECT_EQ(on_disk("attack.db"), std::string(attack_text) + "\n\nPattern new\n\nXO\n.*\n\n:8,A\n");
    EXPECT_EQ(json::parse(reply.body)["text"], on_disk("attack.db"));
    EXPECT_EQ(json::parse(reply.body)["hash"], hash(file));
    EXPECT_NE(ask(studio_, "/api/entries").body.find("\"new\""), std::string::npos);
}

TEST_F(Writing, KeepsEveryByteOfOtherEntries) {
    const std::string unformed = "Pattern a\n\n\n\nXO\n*.\n\n\n:8,A   \n\n\n\n\nPattern b\n\nXO\n.*\n\n:8,A\n";
    shown_.folder().write("attack.db", unformed);
    const std::string file = named("attack.db");
    std::string edited = unformed;
    edited.replace(edited.find(".*\n\n:8,A"), 8, "*.\n\n\n:8,A");
    ASSERT_EQ(save(file, hash(file), edited).status, 200);
    EXPECT_EQ(on_disk("attack.db"), "Pattern a\n\n\n\nXO\n*.\n\n\n:8,A   \n\n\n\n\nPattern b\n\nXO\n*.\n\n:8,A\n");
}

TEST_F(Writing, NeverOverwritesWhatItDoesNotKnow) {
    const std::string file = named("attack.db"), base = hash(file);
    const std::string theirs = std::string(attack_text) + "\n# theirs\n";
    shown_.folder().write("attack.db", theirs);
    const Reply reply = save(file, base, "yours\n");
    EXPECT_EQ(reply.status, 409);
    const json answer = json::parse(reply.body);
    EXPECT_EQ(answer["base"], attack_text);
    EXPECT_EQ(answer["yours"], "yours\n");
    EXPECT_EQ(answer["theirs"], theirs);
    EXPECT_EQ(answer["hash"], hash(file));
    EXPECT_EQ(on_disk("attack.db"), theirs);
    EXPECT_TRUE(json::parse(save(file, "0123456789abcdef", "yours\n").body)["base"].is_null());
    EXPECT_EQ(save(file, "", "yours\n").status, 409);
}

// What another studio or a formatter writes while this one saves is not lost.
TEST_F(Writing, WaitsForOthersThatWrite) {
    const std::string file = named("attack.db"), base = hash(file);
    const std::string theirs = std::string(attack_text) + "\n# theirs\n", fresh = "Pattern a\n\nXO\n*.\n\n:8,A\n";
    std::optional<base::FolderLock> others(std::in_place, shown_.folder().path());
    auto saved = std::async(std::launch::async, [&] { return save(file, base, "yours\n"); });
    auto made = std::async(std::launch::async, [&] { return save("fresh.db", "", fresh); });
    constexpr std::chrono::milliseconds moment{200};
    EXPECT_EQ(saved.wait_for(moment), std::future_status::timeout);
    EXPECT_EQ(made.wait_for(moment), std::future_status::timeout);
    shown_.folder().write("attack.db", theirs);
    shown_.folder().write("fresh.db", "theirs\n");
    others.reset();
    EXPECT_EQ(saved.get().status, 409);
    EXPECT_NE(made.get().status, 200);
    EXPECT_EQ(on_disk("attack.db"), theirs);
    EXPECT_EQ(on_disk("fresh.db"), "theirs\n");
}

// The answer of the first save was lost, so that the page saves again.
TEST_F(Writing, SavesTheSameTwice) {
    const std::string file = named("attack.db"), base = hash(file);
    const std::string text = std::string(attack_text) + "\n\nPattern new\n\nXO\n.*\n\n\n:8,A\n";
    const std::string first = save(file, base, text).body;
    const Reply again = save(file, base, text);
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(again.body, first);
    EXPECT_EQ(save("fresh.db", "", "Pattern a\n\nXO\n*.\n\n\n:8,A\n").status, 200);
    EXPECT_EQ(save(named("fresh.db"), "", "Pattern a\n\nXO\n*.\n\n\n:8,A\n").status, 200);
    EXPECT_EQ(on_disk("fresh.db"), "Pattern a\n\nXO\n*.\n\n:8,A\n");
}

TEST_F(Writing, MakesNewFilesOfPlainNamesAlone) {
    EXPECT_EQ(save("fresh.db", "", "Pattern a\n\nXO\n*.\n\n:8,A\n").status, 200);
    EXPECT_EQ(on_disk("fresh.db"), "Pattern a\n\nXO\n*.\n\n:8,A\n");
    for (const char* name :
         {"../out.db", "/tmp/out.db", "games/a.sgf", "a/b.db", ".hidden.db", "katachi.toml", "x.txt", ""})
        EXPECT_EQ(save(name, "", "x").status, 404) << name;
    std::filesystem::create_symlink("/tmp/katachi-never.db", shown_.folder() / "link.db");
    EXPECT_NE(save("link.db", "", "x").status, 200);
}

TEST(Links, ThatLeadOutAreRefused) {
    const test::TemporaryFolder outside;
    outside.write("out.db", attack_text);
    const ShownFolder shown;
    std::filesystem::create_symlink(outside / "out.db", shown.folder() / "out.db");
    std::filesystem::create_symlink("/etc/passwd", shown.folder() / "games/out.sgf");
    std::filesystem::create_symlink(outside / "out.db", shown.folder() / "games/out.zip");
    const RunningStudio studio({".", "--games", "games"}, shown.path());
    const std::string what_there_is = ask(studio, "/api/studio").body;
    EXPECT_NE(what_there_is.find("out.db"), std::string::npos);
    EXPECT_NE(what_there_is.find("out.sgf"), std::string::npos);
    EXPECT_EQ(ask(studio, "/api/text?file=./out.db").status, 403);
    const json body{{"file", "./out.db"}, {"hash", "0123456789abcdef"}, {"text", "x"}};
    EXPECT_EQ(post(studio, "/api/save", body.dump()).status, 403);
    for (const char* route : {"/api/match", "/api/tree", "/api/names", "/api/picture"})
        EXPECT_EQ(ask(studio, std::string(route) + "?game=games/out.sgf").status, 403) << route;
    EXPECT_EQ(ask(studio, "/api/tree?game=games/out.zip:%20a.sgf").status, 403) << "an archive";
    EXPECT_EQ(test::file_bytes(outside / "out.db"), attack_text);
}

TEST_F(Writing, NeedsJson) {
    const std::string body = json{{"file", named("attack.db")}, {"text", "x"}}.dump();
    for (const char* type : {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""})
        EXPECT_EQ(post(studio_, "/api/draft", body, {{"Content-Type", type}}).status, 415) << type;
    EXPECT_EQ(post(studio_, "/api/draft", body, {{"Content-Type", "application/json; charset=utf-8"}}).status, 200);
    EXPECT_EQ(post(studio_, "/api/draft", "{").status, 400);
    EXPECT_EQ(post(studio_, "/api/nothing", "{}").status, 404);
    EXPECT_EQ(post(studio_, "/api/save?force=1", "{}").status, 400);
    EXPECT_EQ(post(studio_, "/api/draft?force=1", body).status, 400);
}

TEST_F(Writing, TellsWhatIsWrongWithADraft) {
    const std::string file = named("attack.db");
    std::string text = attack_text;
    text.replace(text.find("oplay_attack(*,A)"), 17, "oplay_attack(*,B)");
    const json draft{{"file", file},
                     {"base", hash(file)},
                     {"begin", 0},
                     {"end", std::string(attack_text).find("Pattern hane")},
                     {"text", text.substr(0, text.find("Pattern hane"))},
                     {"game", "games/a.sgf"},
                     {"node", 3}};
    const Reply reply = post(studio_, "/api/draft", draft.dump());
    ASSERT_EQ(reply.status, 200) << reply.body;
    const json answer = json::parse(reply.body);
    ASSERT_FALSE(answer["findings"].empty());
    EXPECT_EQ(answer["findings"][0]["rule"], "label-not-in-diagram");
    EXPECT_EQ(answer["entries"][0]["name"], "net");
    EXPECT_TRUE(answer["tests"].contains("tests")) << answer["tests"].dump(1);
    EXPECT_TRUE(answer["matches"].contains("matches"));
    EXPECT_EQ(on_disk("attack.db"), attack_text);
    const auto finding_count = [&](const std::string& whole) {
        return json::parse(post(studio_, "/api/draft", json{{"file", file}, {"text", whole}}.dump()).body)["findings"]
            .size();
    };
    EXPECT_GT(finding_count(text), 0U);
    EXPECT_EQ(finding_count(attack_text), 0U);
    EXPECT_EQ(post(studio_, "/api/draft", json{{"file", file}}.dump()).status, 200);
}

TEST_F(Writing, TellsOfTheEntriesThatAreWrittenAlone) {
    const std::string file = named("attack.db");
    const std::string base = hash(file), second = "\n\nPattern twin\n\nXO\n.*\n\n:~,A\n";
    const std::string third = "\n\nPattern twin\n\nXO\n.*\n\n:9,A\n";
    shown_.folder().write("attack.db", attack_text + third);
    const std::string changed = hash(file);
    const std::size_t begin = std::string_view(attack_text).size();
    const auto judged = [&](const json& body) { return json::parse(post(studio_, "/api/draft", body.dump()).body); };
    const json part{{"file", file}, {"base", changed}, {"begin", begin}, {"end", begin}, {"text", second}};
    const json some = judged(part);
    ASSERT_EQ(some["entries"].size(), 1U) << some.dump(1);
    EXPECT_EQ(some["entries"][0]["name"], "twin");
    EXPECT_EQ(some["entries"][0]["cell_places"].size(), 4U);
    EXPECT_TRUE(some["entries"][0]["label_places"].empty());
    ASSERT_EQ(some["findings"].size(), 1U) << some["findings"].dump(1);
    EXPECT_EQ(some["findings"][0]["rule"], "unknown-symmetry");
    const std::string text = attack_text + second + third;
    const json whole = judged({{"file", file}, {"text", text}});
    EXPECT_FALSE(whole.contains("entries"));
    EXPECT_GT(whole["findings"].size(), 2U);
    EXPECT_EQ(whole["findings"][0]["file"], file);
    const auto refused = [&](json body, const std::string& name, const json& value) {
        body[name] = value;
        return post(studio_, "/api/draft", body.dump()).status;
    };
    EXPECT_EQ(refused(part, "base", base), 200) << "the text before";
    EXPECT_EQ(refused(part, "base", "0123456789abcdef"), 410);
    EXPECT_EQ(refused(part, "end", text.size()), 400);
    EXPECT_EQ(refused(part, "end", 0), 400);
    EXPECT_EQ(refused(part, "begin", "a"), 400);
    EXPECT_EQ(refused(part, "file", "./none.db"), 404);
}

TEST_F(Writing, OffersWhatCanBeWritten) {
    const std::string file = named("attack.db"), text = "Pattern a\n\nXO\n.*\n\n:8,A\n\n;oplay_at";
    const std::size_t end = std::string_view(attack_text).size();
    const json part{{"file", file}, {"base", hash(file)}, {"begin", 0}, {"end", end}, {"text", text}};
    const auto reply = [&](std::size_t at) {
        json body = part;
        body["at"] = at;
        return post(studio_, "/api/completion", body.dump());
    };
    const auto offered = [&](std::size_t at) { return json::parse(reply(at).body); };
    const json helpers = offered(text.size());
    EXPECT_EQ(helpers["typed"]["begin"], text.size() - 8);
    EXPECT_EQ(helpers["typed"]["end"], text.size());
    const auto& candidates = helpers["candidates"];
    EXPECT_TRUE(std::ranges::any_of(candidates, [](const json& each) {
        return each["text"] == "oplay_attack" && each["kind"] == "helper" && each["meaning"] != "";
    }));
    EXPECT_TRUE(offered(12).is_null());
    EXPECT_EQ(reply(999).status, 400);
    EXPECT_EQ(on_disk("attack.db"), attack_text);
}

TEST_F(Writing, FormatsAText) {
    const json body{{"file", named("attack.db")}, {"text", "Pattern a\n\n\nXO\n*.\n\n:8,A\n"}};
    EXPECT_EQ(json::parse(post(studio_, "/api/format", body.dump()).body)["text"], "Pattern a\n\nXO\n*.\n\n:8,A\n");
}

TEST(Suites, AreAskedWithThePatternsThatAreShown) {
    const ShownFolder shown;
    shown.folder().write("here.db", "Pattern here\n\nX*\n\n:8,-\n");
    const RunningStudio studio({".", "suites/a.tst"}, shown.path());
    const json told = json::parse(ask(studio, "/api/studio").body);
    EXPECT_EQ(told["suites"], json({"suites/a.tst"}));
    EXPECT_EQ(told["games"], json({"games/a.sgf", "games/two.sgf"}));
    const auto run = [&](const json& body) { return post(studio, "/api/suite/run", body.dump()); };
    const auto result = [&](int test) {
        return json::parse(run({{"suite", "suites/a.tst"}, {"test", test}}).body)["suites"][0]["results"][0];
    };
    EXPECT_EQ(result(1)["answer"], "G7 E5");
    EXPECT_EQ(result(2)["number"], 2);
    std::istringstream matches(result(2)["answer"].get<std::string>());
    int match_count = 0;
    for (std::string match; std::getline(matches, match); ++match_count)
        EXPECT_TRUE(match.starts_with("here ")) << match;
    EXPECT_GT(match_count, 0);
    EXPECT_EQ(run({{"suite", "suites/a.tst"}, {"test", 3}}).status, 422);
    EXPECT_EQ(run({{"suite", "suites/a.tst"}, {"test", -1}}).status, 400);
    EXPECT_EQ(run({{"suite", "suites/none.tst"}, {"test", 1}}).status, 404);
    EXPECT_EQ(run({{"suite", "suites/a.tst"}}).status, 400);
}

TEST(ShippedLibrary, IsOnlyShown) {
    const test::TemporaryFolder folder;
    const RunningStudio studio({}, folder.path().string());
    const json shown = json::parse(ask(studio, "/api/studio").body);
    EXPECT_FALSE(shown["can_save"].get<bool>());
    EXPECT_TRUE(shown["folder"].is_null());
    const std::string file = shown["files"][0];
    const std::string body = json{{"file", file}, {"hash", ""}, {"text", "x"}}.dump();
    EXPECT_EQ(post(studio, "/api/save", body).status, 403);
}

// SIGKILL in the midst of saving: the file has the old text or the new one.
TEST(KilledStudio, LeavesOldOrNewText) {
    std::mt19937 random(test::test_seed());
    std::string longer = attack_text;
    for (int i = 0; i < 400; ++i) longer += "\n\nPattern p" + std::to_string(i) + "\n\nXO\n*.\n\n:8,A\n";
    const auto saved_until_killed = [&](std::chrono::microseconds time) {
        const ShownFolder shown;
        RunningStudio studio({"."}, shown.path());
        const std::string tag = ask(studio, "/api/text?file=./attack.db").headers["etag"];
        const std::string body =
            json{{"file", "./attack.db"}, {"hash", tag.substr(1, tag.size() - 2)}, {"text", longer}}.dump();
        const Wire wire(studio.port());
        wire.send(
            request_text(studio, "POST", "/api/save",
                         {{"Content-Type", "application/json"}, {"Content-Length", std::to_string(body.size())}}) +
            body);
        const bool is_answered = !wire.receive(static_cast<int>(time.count() / 1000), "HTTP/1.1 200").empty();
        studio.end(SIGKILL);
        const std::string left = test::file_bytes(shown.folder() / "attack.db");
        EXPECT_TRUE(left == longer || (!is_answered && left == attack_text));
        return left == longer;
    };
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_TRUE(saved_until_killed(std::chrono::seconds(30)));
    const auto longest =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
    int written = 0;
    const int rounds = test::rounds(8, 300);
    for (int round = 0; round < rounds; ++round)
        written += saved_until_killed(std::chrono::microseconds(
                       std::uniform_int_distribution<std::int64_t>(0, longest.count())(random)))
                       ? 1
                       : 0;
    std::cout << written << " of " << rounds << " texts were written\n";
}

}  // namespace

}  // namespace katachi::studio
