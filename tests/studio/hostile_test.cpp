// Requests that mean no good: each is refused in one line, and the studio lives on.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>

#include "tests/studio/running_studio.h"
#include "tests/studio/shown_folder.h"

namespace katachi::studio {

namespace {

using Headers = std::map<std::string, std::string>;

class Hostile : public testing::Test {
  protected:
    void TearDown() override { EXPECT_EQ(ask(studio_, "/api/studio").status, 200); }

    static bool is_one_line(const std::string& text) {
        return !text.empty() && text.find('\n') == text.size() - 1 && text.find('<') == std::string::npos;
    }
    void expect_refused(int status, const std::string& target, const Headers& headers) const {
        const Reply reply = ask(studio_, target, headers);
        EXPECT_EQ(reply.status, status) << target;
        EXPECT_TRUE(is_one_line(reply.body)) << reply.body;
    }

    // The memory is that of the studio's process, in MiB.
    std::size_t memory() const {
        std::ifstream file("/proc/" + std::to_string(studio_.process()) + "/statm");
        std::size_t all = 0, resident = 0;
        file >> all >> resident;
        return resident * 4096 >> 20;
    }

    ShownFolder shown_;
    RunningStudio studio_{{".", "--games", "games"}, shown_.path()};
};

TEST_F(Hostile, ForeignHostsAndOriginsAskInVain) {
    for (const char* target : {"/", "/api/studio", "/api/entries", "/?token=x", "/nothing"}) {
        expect_refused(403, target, {{"Host", "evil.example"}});
        expect_refused(403, target, {{"Host", "evil.example:" + std::to_string(studio_.port())}});
        expect_refused(403, target, {{"Origin", "http://evil.example"}});
        expect_refused(403, target, {{"Origin", "null"}});
        expect_refused(403, target, {{"Sec-Fetch-Site", "cross-site"}});
    }
    const Reply reply = post(studio_, "/api/save", "{}", {{"Origin", "http://evil.example"}});
    EXPECT_EQ(reply.status, 403);
}

TEST_F(Hostile, NobodyIsLetInWithoutTheToken) {
    for (const char* target : {"/", "/api/studio", "/api/entries", "/api/events", "/nothing.js"}) {
        expect_refused(401, target, {{"Cookie", ""}});
        expect_refused(401, target, {{"Cookie", "katachi-" + std::to_string(studio_.port()) + "=0"}});
    }
    expect_refused(401, "/?token=0123", {{"Cookie", ""}});
    const Reply entrance = ask(studio_, "/?token=" + studio_.token(), {{"Cookie", ""}});
    EXPECT_EQ(entrance.status, 303);
    EXPECT_EQ(Reply(entrance).headers["location"], "/");
    EXPECT_NE(Reply(entrance).headers["set-cookie"].find("HttpOnly; SameSite=Strict"), std::string::npos);
}

TEST_F(Hostile, EveryAnswerHasThePolicy) {
    for (const char* target : {"/", "/api/studio", "/nothing"}) {
        Reply reply = ask(studio_, target);
        EXPECT_TRUE(reply.headers["content-security-policy"].starts_with("default-src 'self';"));
        EXPECT_EQ(reply.headers["x-content-type-options"], "nosniff");
        EXPECT_EQ(reply.headers["referrer-policy"], "no-referrer");
        EXPECT_EQ(reply.headers["x-frame-options"], "DENY");
        EXPECT_EQ(reply.headers["cross-origin-resource-policy"], "same-origin");
        EXPECT_EQ(reply.headers["cross-origin-opener-policy"], "same-origin");
        EXPECT_NE(reply.headers["content-security-policy"].find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_EQ(reply.headers["cache-control"], "no-store");
    }
}

TEST_F(Hostile, NoPathLeadsOut) {
    for (const char* target :
         {"/../etc/passwd", "/%2e%2e/etc/passwd", "/a/..%2f..%2fetc/passwd", "/..\\etc", "/%00", "/%ff"})
        expect_refused(400, target, {});
}

TEST_F(Hostile, MethodsAreTwo) {
    for (const char* method : {"PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"}) {
        const Wire wire(studio_.port());
        wire.send(request_text(studio_, method, "/", {{"Connection", "close"}}));
        Reply reply = read_reply(wire.receive(5000));
        EXPECT_EQ(reply.status, 405) << method;
        EXPECT_EQ(reply.headers["allow"], "GET, POST");
    }
}

TEST_F(Hostile, BodiesOfAGigabyteAreNotTaken) {
    const std::size_t before = memory();
    for (const char* length : {"1073741824", "99999999999999999999999999", "-1", "x"}) {
        const Wire wire(studio_.port());
        wire.send(request_text(studio_, "POST", "/api/save",
                               {{"Content-Type", "application/json"}, {"Content-Length", length}}));
        const std::string block(1 << 20, 'a');
        for (int i = 0; i < 64 && wire.send(block); ++i) continue;
        const int status = read_reply(wire.receive(5000)).status;
        EXPECT_TRUE(status == 413 || status == 400 || status == 0) << length << ": " << status;
    }
    const Wire wire(studio_.port());
    wire.send(request_text(studio_, "POST", "/api/save",
                           {{"Content-Type", "application/json"}, {"Transfer-Encoding", "chunked"}}));
    EXPECT_EQ(read_reply(wire.receive(5000)).status, 411);
    EXPECT_LT(memory(), before + 40);
}

TEST_F(Hostile, FloodsOfHeadersAreCut) {
    const std::size_t before = memory();
    {
        const Wire wire(studio_.port());
        wire.send("GET / HTTP/1.1\r\n");
        const std::string line = "X-A: " + std::string(1000, 'a') + "\r\n";
        for (int i = 0; i < 100'000 && wire.send(line); ++i) continue;
    }
    {
        const Wire wire(studio_.port());
        wire.send("GET /");
        const std::string block(1 << 16, 'a');
        for (int i = 0; i < 1000 && wire.send(block); ++i) continue;
    }
    EXPECT_LT(memory(), before + 40);
}

TEST_F(Hostile, GarbageIsNoRequest) {
    for (const std::string& bytes :
         {std::string("\0\0\0\0\r\n\r\n", 8), std::string("GET\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
          std::string("\x16\x03\x01\x02"), std::string("GET / HTTP/1.1\r\n : \r\n\r\n"), std::string(100, '\n')}) {
        const Wire wire(studio_.port());
        wire.send(bytes);
        static_cast<void>(wire.receive(200));
    }
}

TEST_F(Hostile, SlowOnesHoldNobodyUp) {
    std::vector<std::unique_ptr<Wire>> slow;
    for (int i = 0; i < 200; ++i) {
        slow.push_back(std::make_unique<Wire>(studio_.port()));
        slow.back()->send("GET / HTTP/1.1\r\nHo");
    }
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(ask(studio_, "/").status, 200);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST_F(Hostile, AHundredStreamsAreSixteen) {
    std::vector<std::unique_ptr<Wire>> streams;
    int open = 0, refused = 0;
    for (int i = 0; i < 100; ++i) {
        streams.push_back(std::make_unique<Wire>(studio_.port()));
        streams.back()->send(request_text(studio_, "GET", "/api/events", {{"Connection", "close"}}));
        const std::string answer = streams.back()->receive(5000, "\n\n");
        if (answer.find("event: studio\ndata: {\"revision\":1}\n\n") != std::string::npos) ++open;
        if (answer.find("HTTP/1.1 503") == 0) ++refused;
    }
    EXPECT_EQ(open, 16);
    EXPECT_EQ(refused, 84);
    EXPECT_EQ(ask(studio_, "/").status, 200);
    streams.clear();
    const Wire another(studio_.port());
    another.send(request_text(studio_, "GET", "/api/events", {}));
    EXPECT_NE(another.receive(5000, "\n\n").find("event: studio"), std::string::npos);
}

TEST_F(Hostile, TellsListenersOfChanges) {
    const Wire wire(studio_.port());
    wire.send(request_text(studio_, "GET", "/api/events", {}));
    ASSERT_NE(wire.receive(5000, "\n\n").find("event: studio"), std::string::npos);
    shown_.folder().write("attack.db", std::string(attack_text) + "\n# changed\n");
    const std::string event = wire.receive(5000, "attack.db\"]}");
    EXPECT_NE(event.find("event: changed\ndata: {\"revision\":2,\"files\":[\"./attack.db\"]}"), std::string::npos)
        << event;
}

// Neither a name that is no UTF-8 nor a file of tests that cannot be looked at ends the studio.
TEST_F(Hostile, TellsListenersOfChangesInOddFiles) {
    const Wire wire(studio_.port());
    wire.send(request_text(studio_, "GET", "/api/events", {}));
    ASSERT_NE(wire.receive(5000, "\n\n").find("event: studio"), std::string::npos);
    shown_.folder().write("caf\xe9.db", attack_text);
    std::string event = wire.receive(5000, "\n\n");
    EXPECT_NE(event.find("\"files\":[\"./caf\xef\xbf\xbd.db\"]"), std::string::npos) << event;
    const auto tests = shown_.folder() / "attack.test";
    std::filesystem::remove(tests);
    std::filesystem::create_symlink("attack.test", tests);
    event = wire.receive(5000, "\n\n");
    EXPECT_NE(event.find("\"files\":[\"./attack.test\"]"), std::string::npos) << event;
}

TEST_F(Hostile, AnotherStudioIsRefusedThePort) {
    EXPECT_THROW(RunningStudio({".", "--port", std::to_string(studio_.port())}, shown_.path()), std::runtime_error);
}

TEST(EndedStudio, LeavesCleanly) {
    const ShownFolder shown;
    for (const int signal : {SIGINT, SIGTERM}) {
        RunningStudio studio({".", "--games", "games"}, shown.path());
        const Wire stream(studio.port()), idle(studio.port()), question(studio.port());
        stream.send(request_text(studio, "GET", "/api/events", {}));
        static_cast<void>(stream.receive(5000, "\n\n"));
        question.send(request_text(studio, "GET", "/api/position?game=games/two.sgf", {}));
        const int status = studio.end(signal);
        EXPECT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), 0);
        EXPECT_TRUE(stream.is_closed(5000));
    }
}

}  // namespace

}  // namespace katachi::studio
