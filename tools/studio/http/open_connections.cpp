#include "tools/studio/http/open_connections.h"

#include <sys/socket.h>

#include <algorithm>
#include <optional>
#include <string_view>

namespace katachi::studio {

namespace {

constexpr std::string_view too_slow =
    "HTTP/1.1 408 Request Timeout\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"
    "Content-Length: 42\r\n\r\nkatachi studio: the request took too long\n";

// Nothing where it may last.
std::optional<std::chrono::seconds> longest(OpenConnections::Phase phase) {
    using Phase = OpenConnections::Phase;
    switch (phase) {
        case Phase::rests: return OpenConnections::longest_rest;
        case Phase::sends: return OpenConnections::longest_request;
        case Phase::receives: return OpenConnections::longest_answer;
        case Phase::waits:
        case Phase::listens: break;
    }
    return std::nullopt;
}

}  // namespace

void OpenConnections::open(int socket) {
    const std::lock_guard lock(mutex_);
    connections_[socket] = {Phase::sends, Clock::now()};
}

void OpenConnections::close(int socket) {
    const std::lock_guard lock(mutex_);
    connections_.erase(socket);
    has_changed_.notify_all();
}

void OpenConnections::enter(int socket, Phase phase) {
    const std::lock_guard lock(mutex_);
    if (const auto found = connections_.find(socket); found != connections_.end())
        found->second = {phase, Clock::now()};
    has_changed_.notify_all();
}

void OpenConnections::cut_slow_ones(Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    for (auto& [socket, connection] : connections_) {
        const auto limit = longest(connection.phase);
        if (!limit || now - connection.since <= *limit) continue;
        if (connection.phase == Phase::sends)
            static_cast<void>(::send(socket, too_slow.data(), too_slow.size(), MSG_DONTWAIT | MSG_NOSIGNAL));
        ::shutdown(socket, SHUT_RDWR);
        connection.since = now;  // once; its end closes it
    }
}

bool OpenConnections::owes_answers() const {
    return std::ranges::any_of(connections_, [](const auto& each) {
        const Phase phase = each.second.phase;
        return phase == Phase::waits || phase == Phase::receives;
    });
}

void OpenConnections::wait_for_answers(Clock::duration longest) {
    std::unique_lock lock(mutex_);
    has_changed_.wait_for(lock, longest, [this] { return !owes_answers(); });
}

}  // namespace katachi::studio
