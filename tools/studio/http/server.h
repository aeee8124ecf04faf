// HTTP for browsers on this machine, over libmicrohttpd. One thread speaks to all of them, so that neither a slow nor a
// silent one holds anything up; questions are answered by threads of their own.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "tools/studio/http/event_streams.h"
#include "tools/studio/http/listening_socket.h"
#include "tools/studio/request/guard.h"

namespace katachi::studio {

// Called for requests that the guard lets pass.
struct Answers {
    // The answer is about what is known without work; there is none where it takes time.
    std::function<std::optional<Answer>(const Request& request, const Target& target)> at_once;
    // It is called by a thread of its own, and throws nothing.
    std::function<Answer(const Request& request, const Target& target)> in_time;
    // What a listener to events hears first.
    std::function<std::string()> first_event;
};

class Server {
  public:
    // Bytes of a request's body.
    static constexpr std::size_t longest_body = std::size_t{8} << 20;

    // Listens at once. Throws FileError.
    Server(ListeningSocket& socket, Guard guard, Answers answers);
    // Ends the streams, waits for the answers that were begun, lets browsers receive them, and closes everything.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    EventStreams& events();
    // It is called once a second or so: it cuts slow connections, and lets listeners know that we are alive.
    void tick(std::chrono::steady_clock::time_point now);

  private:
    struct Daemon;
    std::unique_ptr<Daemon> daemon_;
};

}  // namespace katachi::studio
