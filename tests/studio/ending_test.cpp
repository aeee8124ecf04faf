// What somebody hears who asks while the server ends.
#include <gtest/gtest.h>

#include <latch>
#include <memory>
#include <thread>

#include "tests/studio/running_studio.h"
#include "tools/studio/http/server.h"

namespace katachi::studio {

namespace {

const std::string secret = "0123";

Reply asked(int socket_port, const std::string& target) {
    const std::string place = std::to_string(socket_port);
    const Wire wire(socket_port);
    wire.send("GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + place + "\r\nCookie: katachi-" + place + "=" +
              secret + "\r\nConnection: close\r\n\r\n");
    constexpr int longest_answer = 60'000;
    return read_reply(wire.receive(longest_answer));
}

// The answer is longer than what the sockets hold, so that it is on its way when the server ends.
TEST(EndingServer, SendsWhatItHasAnswered) {
    constexpr std::size_t size = std::size_t{32} << 20;
    std::latch begun(1);
    ListeningSocket socket(0);
    const int socket_port = socket.port();
    auto server =
        std::make_unique<Server>(socket, Guard(socket_port, secret),
                                 Answers{.at_once = [](const Request&, const Target&) { return std::nullopt; },
                                         .in_time =
                                             [&](const Request&, const Target&) {
                                                 begun.count_down();
                                                 return Answer{.body = std::string(size, 'x')};
                                             },
                                         .first_event = {}});
    Reply reply;
    std::thread who_asks([&] { reply = asked(socket_port, "/save"); });
    begun.wait();
    server.reset();
    who_asks.join();
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body.size(), size);
}

TEST(EndingServer, TellsThatItEnds) {
    std::latch begun(1), may_end(1);
    ListeningSocket socket(0);
    const int socket_port = socket.port();
    const auto answer = [&](const Request&, const Target& target) {
        if (target.path == "/long") {
            begun.count_down();
            may_end.wait();
        }
        return Answer{};
    };
    auto server =
        std::make_unique<Server>(socket, Guard(socket_port, secret),
                                 Answers{.at_once = [](const Request&, const Target&) { return std::nullopt; },
                                         .in_time = answer,
                                         .first_event = {}});
    Reply quick;
    std::thread who_asks_first([&] { asked(socket_port, "/long"); });
    begun.wait();
    std::thread end([&] { server.reset(); });
    do {
        quick = asked(socket_port, "/quick");
    } while (quick.status == 200);
    may_end.count_down();
    end.join();
    who_asks_first.join();
    EXPECT_EQ(quick.status, 503);
    EXPECT_EQ(quick.body, json_refusal(503, "the studio ends").body);
}

}  // namespace

}  // namespace katachi::studio
