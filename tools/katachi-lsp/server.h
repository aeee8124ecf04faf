// The server's side of the protocol: when it may be asked, and who answers what.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "tools/katachi-lsp/frames.h"
#include "tools/katachi-lsp/json.h"
#include "tools/katachi-lsp/session.h"

namespace katachi::lsp {

struct Message;

class Server {
  public:
    // `send` takes the text of a message to the editor, without its frame.
    explicit Server(std::function<void(const std::string& content)> send);

    void receive(const Frame& frame);

    // No message waits: tells the editor what is wrong in the texts that have changed.
    void rest();

    bool has_exited() const { return state_ == State::exited; }
    // 0 where the editor has asked for a shutdown before it said `exit`.
    int exit_status() const { return was_shut_down_ ? 0 : 1; }

  private:
    enum class State { not_initialized, running, shut_down, exited };

    void receive(const Message& message);
    void answer(const Message& message);
    Json result_of(const Message& message);
    void take_note(const Message& message);

    Json initialize(const Json& params);
    void watch_files();
    void change_document(const Json& params);
    void change_files(const Json& params);
    void publish_manifests();
    void send(const Json& message);
    void tell(const std::string& line);

    std::function<void(const std::string&)> send_;
    State state_ = State::not_initialized;
    bool was_shut_down_ = false;
    int requests_ = 0;
    Session session_;
    std::map<std::string, std::string> manifests_;  // what was sent last of broken ones, by URI
};

}  // namespace katachi::lsp
