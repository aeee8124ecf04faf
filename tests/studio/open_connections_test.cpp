// Connections that take for ever are cut, and others are not.
#include "tools/studio/http/open_connections.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string>
#include <thread>

namespace katachi::studio {

namespace {

using Phase = OpenConnections::Phase;
using std::chrono::seconds;

// Ours and theirs.
class Pair {
  public:
    Pair() { ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends_.data()); }
    ~Pair() {
        for (const int end : ends_) ::close(end);
    }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;

    int ours() const { return ends_[0]; }
    // What they hear at once; "closed" behind it where that was all.
    std::string heard() const {
        std::string text;
        std::array<char, 1024> bytes{};
        ssize_t count = 0;
        while ((count = ::recv(ends_[1], bytes.data(), bytes.size(), MSG_DONTWAIT)) > 0)
            text.append(bytes.data(), static_cast<std::size_t>(count));
        return text + (count == 0 ? "closed" : "");
    }

  private:
    std::array<int, 2> ends_{};
};

TEST(OpenConnections, CutRequestsThatTakeTooLong) {
    const Pair pair;
    OpenConnections connections;
    connections.open(pair.ours());
    const auto now = OpenConnections::Clock::now();
    connections.cut_slow_ones(now + OpenConnections::longest_request - seconds(1));
    EXPECT_EQ(pair.heard(), "");
    connections.cut_slow_ones(now + OpenConnections::longest_request + seconds(1));
    const std::string heard = pair.heard();
    EXPECT_TRUE(heard.starts_with("HTTP/1.1 408 Request Timeout\r\n")) << heard;
    const auto body = heard.substr(heard.find("\r\n\r\n") + 4);
    EXPECT_EQ(body, "katachi studio: the request took too long\nclosed");
    EXPECT_NE(heard.find("Content-Length: " + std::to_string(body.size() - 6) + "\r\n"), std::string::npos);
}

TEST(OpenConnections, LetBrowsersWaitAndListen) {
    const Pair waits, listens, receives;
    OpenConnections connections;
    for (const Pair* pair : {&waits, &listens, &receives}) connections.open(pair->ours());
    connections.enter(waits.ours(), Phase::waits);
    connections.enter(listens.ours(), Phase::listens);
    connections.enter(receives.ours(), Phase::receives);
    const auto now = OpenConnections::Clock::now();
    connections.cut_slow_ones(now + OpenConnections::longest_answer - seconds(1));
    EXPECT_EQ(receives.heard(), "");
    connections.cut_slow_ones(now + seconds(3600));
    EXPECT_EQ(waits.heard(), "");
    EXPECT_EQ(listens.heard(), "");
    EXPECT_EQ(receives.heard(), "closed");
}

TEST(OpenConnections, MayRestBetweenTwoRequests) {
    const Pair pair;
    OpenConnections connections;
    connections.open(pair.ours());
    connections.enter(pair.ours(), Phase::rests);
    const auto now = OpenConnections::Clock::now();
    connections.cut_slow_ones(now + OpenConnections::longest_request + seconds(1));
    EXPECT_EQ(pair.heard(), "");
    connections.cut_slow_ones(now + OpenConnections::longest_rest + seconds(1));
    EXPECT_EQ(pair.heard(), "closed");
}

TEST(OpenConnections, ForgetWhatIsClosed) {
    const Pair pair;
    OpenConnections connections;
    connections.open(pair.ours());
    connections.close(pair.ours());
    connections.enter(pair.ours(), Phase::sends);
    connections.cut_slow_ones(OpenConnections::Clock::now() + seconds(3600));
    EXPECT_EQ(pair.heard(), "");
}

TEST(OpenConnections, WaitForThoseWhoAreOwedAnAnswer) {
    constexpr std::chrono::milliseconds moment{20};
    OpenConnections connections;
    const auto waited = [&](std::chrono::milliseconds longest) {
        const auto begin = OpenConnections::Clock::now();
        connections.wait_for_answers(longest);
        return OpenConnections::Clock::now() - begin;
    };
    connections.open(1);
    connections.open(2);
    for (const Phase phase : {Phase::sends, Phase::rests, Phase::listens}) {
        connections.enter(1, phase);
        EXPECT_LT(waited(seconds(60)), seconds(30));
    }
    for (const Phase phase : {Phase::waits, Phase::receives}) {
        connections.enter(1, phase);
        EXPECT_GE(waited(moment), moment);
    }
    std::thread ends([&] {
        std::this_thread::sleep_for(moment);
        connections.close(1);
    });
    EXPECT_LT(waited(seconds(60)), seconds(30));
    ends.join();
}

}  // namespace

}  // namespace katachi::studio
