// The connections of browsers, so that those which take for ever are cut.
#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>

namespace katachi::studio {

class OpenConnections {
  public:
    using Clock = std::chrono::steady_clock;

    // What the other side is to do now, or we are.
    enum class Phase {
        rests,     // between two requests
        sends,     // a request: the first one from the beginning, later ones from behind their first line
        waits,     // for us
        receives,  // the answer
        listens,   // to events, without end
    };

    // A connection is known by the descriptor of its socket.
    void open(int socket);
    void close(int socket);
    // The connection is one that is open.
    void enter(int socket, Phase phase);

    // Answers 408 to requests that take longer than `longest_request` to arrive, and cuts answers that take longer
    // than `longest_answer` to be taken, and rests longer than `longest_rest`.
    void cut_slow_ones(Clock::time_point now);

    // Sleeps until nobody waits for an answer or receives one, but no longer than this.
    void wait_for_answers(Clock::duration longest);

    // Longer than the server suffers silence: only the bytes of a first line can fill it.
    static constexpr std::chrono::seconds longest_rest{30};
    static constexpr std::chrono::seconds longest_request{10};
    static constexpr std::chrono::seconds longest_answer{60};

  private:
    struct Connection {
        Phase phase = Phase::sends;
        Clock::time_point since;
    };

    bool owes_answers() const;

    std::mutex mutex_;  // a socket is closed behind `close`, so that none in the map is another one by now
    std::map<int, Connection> connections_;
    std::condition_variable has_changed_;
};

}  // namespace katachi::studio
