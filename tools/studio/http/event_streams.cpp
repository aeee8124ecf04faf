#include "tools/studio/http/event_streams.h"

#include <microhttpd.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace katachi::studio {

namespace {

// A browser that takes nothing any more is left alone.
constexpr std::size_t most_waiting = std::size_t{64} << 10;

}  // namespace

std::ptrdiff_t EventStream::take(char* buffer, std::size_t size) {
    const std::lock_guard lock(mutex_);
    if (ends_) return -1;
    if (waiting_.empty()) {
        MHD_suspend_connection(connection_);
        sleeps_ = true;
        return 0;
    }
    const std::size_t count = std::min(size, waiting_.size());
    std::memcpy(buffer, waiting_.data(), count);
    waiting_.erase(0, count);
    return static_cast<std::ptrdiff_t>(count);
}

void EventStream::wake() {
    if (!sleeps_ || connection_ == nullptr) return;
    sleeps_ = false;
    MHD_resume_connection(connection_);
}

void EventStream::say(std::string_view text) {
    const std::lock_guard lock(mutex_);
    waiting_ += text;
    if (waiting_.size() > most_waiting) ends_ = true;
    wake();
}

void EventStream::end() {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    wake();
}

bool EventStream::is_left() const {
    const std::lock_guard lock(mutex_);
    if (ends_ || connection_ == nullptr) return true;
    char byte = 0;
    const ssize_t count = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
}

void EventStream::forget() {
    const std::lock_guard lock(mutex_);
    connection_ = nullptr;
}

std::shared_ptr<EventStream> EventStreams::open(MHD_Connection* connection, int socket, std::string first) {
    const std::lock_guard lock(mutex_);
    if (ended_) return nullptr;
    if (streams_.size() >= most)
        std::erase_if(streams_, [](const std::shared_ptr<EventStream>& stream) {
            const bool is_left = stream->is_left();
            if (is_left) stream->end();
            return is_left;
        });
    if (streams_.size() >= most) return nullptr;
    return streams_.emplace_back(std::make_shared<EventStream>(connection, socket, std::move(first)));
}

void EventStreams::close(const std::shared_ptr<EventStream>& stream) {
    stream->forget();
    const std::lock_guard lock(mutex_);
    std::erase(streams_, stream);
}

std::string EventStreams::event_text(const std::string& event, const std::string& data) {
    return "event: " + event + "\ndata: " + data + "\n\n";
}

void EventStreams::say(const std::string& event, const std::string& data) {
    const std::lock_guard lock(mutex_);
    for (const std::shared_ptr<EventStream>& stream : streams_) stream->say(event_text(event, data));
}

void EventStreams::beat() {
    const std::lock_guard lock(mutex_);
    for (const std::shared_ptr<EventStream>& stream : streams_) stream->say(": beat\n\n");
}

void EventStreams::end() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    for (const std::shared_ptr<EventStream>& stream : streams_) stream->end();
}

}  // namespace katachi::studio
