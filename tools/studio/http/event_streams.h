// Streams of server-sent events to browsers that listen.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

struct MHD_Connection;

namespace katachi::studio {

// One browser that listens. Its connection sleeps (is suspended) while there is nothing to say.
class EventStream {
  public:
    EventStream(MHD_Connection* connection, int socket, std::string first)
        : connection_(connection), socket_(socket), waiting_(std::move(first)) {}

    // How many bytes were put into `buffer`; 0 where it sleeps now, -1 at its end.
    std::ptrdiff_t take(char* buffer, std::size_t size);
    void say(std::string_view text);
    // Wakes it up, so that its connection is closed.
    void end();
    // Whether nobody listens any more.
    bool is_left() const;
    // Its connection is gone.
    void forget();

  private:
    void wake();  // with the lock held

    mutable std::mutex mutex_;
    MHD_Connection* connection_;  // null once it is gone
    int socket_;
    std::string waiting_;
    bool sleeps_ = false;
    bool ends_ = false;
};

class EventStreams {
  public:
    static constexpr std::size_t most = 16;

    // Null where there are too many listeners already, or no more are wanted. `first` is what it hears first.
    std::shared_ptr<EventStream> open(MHD_Connection* connection, int socket, std::string first);
    void close(const std::shared_ptr<EventStream>& stream);

    // An event of all listeners: "changed", with one line of data.
    void say(const std::string& event, const std::string& data);
    // A line that means nothing, so that dead connections are noticed.
    void beat();
    // Ends all of them; no other is opened from now on.
    void end();

    static std::string event_text(const std::string& event, const std::string& data);

  private:
    std::mutex mutex_;
    std::vector<std::shared_ptr<EventStream>> streams_;
    bool ended_ = false;
};

}  // namespace katachi::studio
