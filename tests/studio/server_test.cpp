// What the server does by itself: who waits, listens or is slow, and what stands above every answer.
#include "tools/studio/http/server.h"

#include <gtest/gtest.h>

#include <latch>
#include <thread>

#include "tests/studio/running_studio.h"
#include "tools/studio/http/open_connections.h"

namespace katachi::studio {

namespace {

using std::chrono::seconds;

constexpr int soon = 200, at_last = 60'000;  // milliseconds
constexpr std::size_t longest_answer = std::size_t{32} << 20;

class Served : public testing::Test {
  protected:
    std::string head(const std::string& method, const std::string& target, const std::string& more = "") const {
        return method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + port() + "\r\nCookie: katachi-" + port() +
               "=abcd\r\n" + more + "\r\n";
    }
    // What the server does once a second, as if so much time had gone by.
    void tick_after(seconds time) { server_.tick(std::chrono::steady_clock::now() + time); }

    int number() const { return number_; }

    std::latch begun_{1}, may_end_{1};

  private:
    std::string port() const { return std::to_string(number_); }

    static std::optional<Answer> at_once(const Request&, const Target& target) {
        if (target.path == "/events") return Answer{.type = "text/event-stream", .is_event_stream = true};
        if (target.path == "/kept") return Answer{.headers = {{"Cache-Control", "private"}}};
        if (target.path == "/quick") return Answer{.body = "quick"};
        if (target.path == "/long") return Answer{.body = std::string(longest_answer, 'x')};
        return std::nullopt;
    }
    Answer in_time() {
        begun_.count_down();
        may_end_.wait();
        return Answer{.body = "done"};
    }

    ListeningSocket socket_{0};
    int number_ = socket_.port();
    Server server_{socket_,
                   Guard(number_, "abcd"),
                   {.at_once = at_once,
                    .in_time = [this](const Request&, const Target&) { return in_time(); },
                    .first_event = [] { return EventStreams::event_text("studio", "{}"); }}};
};

TEST_F(Served, MayWaitForAnAnswerLongerThanARequestMayTake) {
    const Wire wire(number());
    wire.send(head("GET", "/work"));
    begun_.wait();
    tick_after(seconds(3600));
    may_end_.count_down();
    EXPECT_EQ(read_reply(wire.receive(at_last, "done")).body, "done");
}

TEST_F(Served, MayListenForEver) {
    const Wire wire(number());
    wire.send(head("GET", "/events"));
    EXPECT_NE(wire.receive(at_last, "{}\n\n").find("event: studio\ndata: {}\n\n"), std::string::npos);
    tick_after(seconds(3600));
    EXPECT_NE(wire.receive(at_last, "beat").find("\n: beat\n\n"), std::string::npos);
}

TEST_F(Served, IsCutWhereARequestTakesTooLong) {
    const Wire wire(number());
    wire.send(head("GET", "/quick"));
    EXPECT_EQ(read_reply(wire.receive(at_last, "quick")).status, 200);
    std::string half = head("POST", "/work", "Content-Length: 2\r\n");
    wire.send(half);
    for (int looks = 0; looks < 50; ++looks) {
        tick_after(OpenConnections::longest_request + seconds(1));
        const std::string heard = wire.receive(soon);
        if (heard.empty()) continue;  // the half of it has not come yet
        EXPECT_EQ(read_reply(heard).status, 408);
        return;
    }
    FAIL() << "it is not cut";
}

TEST_F(Served, MayRestBetweenTwoRequestsForAWhile) {
    const Wire wire(number());
    for (int i = 0; i < 2; ++i) {
        wire.send(head("GET", "/quick"));
        EXPECT_EQ(read_reply(wire.receive(at_last, "quick")).status, 200);
        wire.receive(soon);
        tick_after(OpenConnections::longest_request + seconds(1));
    }
    tick_after(OpenConnections::longest_rest + seconds(1));
    constexpr int less_than_silence = 5000;
    EXPECT_TRUE(wire.is_closed(less_than_silence));
}

// The answer is longer than what the sockets hold.
TEST_F(Served, MayTakeAnAnswerForAWhile) {
    for (const bool is_cut : {false, true}) {
        const Wire wire(number());
        wire.send(head("GET", "/long", "Connection: close\r\n"));
        const std::size_t begin = wire.receive(at_last, "x").size();
        tick_after(is_cut ? OpenConnections::longest_answer + seconds(1)
                          : OpenConnections::longest_request + seconds(1));
        EXPECT_EQ(begin + wire.receive(at_last).size() < longest_answer, is_cut);
    }
}

TEST_F(Served, TellsBrowsersNotToKeepAnswersUnlessTheyMay) {
    const Wire wire(number());
    wire.send(head("GET", "/kept", "Connection: close\r\n"));
    const std::string kept = wire.receive(at_last);
    EXPECT_NE(kept.find("\r\nCache-Control: private\r\n"), std::string::npos) << kept;
    EXPECT_EQ(kept.find("no-store"), std::string::npos) << kept;
}

TEST_F(Served, IsRefusedABodyByItsHeadAlone) {
    const auto status = [&](const std::string& method, const std::string& more) {
        const Wire wire(number());
        wire.send(head(method, "/quick", more));
        return read_reply(wire.receive(at_last, "\n\r\n")).status;
    };
    const std::string longest = std::to_string(Server::longest_body), longer = std::to_string(Server::longest_body + 1);
    EXPECT_EQ(status("POST", "Content-Length: " + longer + "\r\n"), 413);
    EXPECT_EQ(status("GET", "Content-Length: 1\r\n"), 400);
    EXPECT_EQ(status("GET", "Content-Length: 0\r\n"), 200);
    EXPECT_EQ(status("POST", "Transfer-Encoding: chunked\r\n"), 411);
}

}  // namespace

}  // namespace katachi::studio
