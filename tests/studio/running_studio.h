// A studio in a process of its own, and those who speak to it over sockets.
#pragma once

#include <sys/types.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace katachi::studio {

class RunningStudio {
  public:
    // `words` follow `katachi studio --port 0`; it runs in `folder`. Throws std::runtime_error where it does not begin.
    RunningStudio(const std::vector<std::string>& words, const std::string& folder);
    // Ends it as Ctrl-C does.
    ~RunningStudio();
    RunningStudio(const RunningStudio&) = delete;
    RunningStudio& operator=(const RunningStudio&) = delete;

    int port() const { return port_; }
    const std::string& token() const { return token_; }
    pid_t process() const { return process_; }

    // Sends a signal and waits; the status as waitpid has it.
    int end(int signal);

  private:
    pid_t process_ = -1;
    int port_ = 0;
    std::string token_;
};

// A connection, byte by byte.
class Wire {
  public:
    explicit Wire(int port);
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    // False where the other side has closed it.
    bool send(std::string_view bytes) const;
    // What comes until the other side closes it, or says nothing for so long, or `until` has come.
    std::string receive(int milliseconds, std::string_view until = {}) const;
    bool is_closed(int milliseconds) const;

  private:
    int socket_;
};

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers;  // by names in small letters
    std::string body;
};

// The bytes are those of a whole answer with its length.
Reply read_reply(const std::string& bytes);

// Asks on a connection of its own, as a browser with the cookie does; `more` are lines of headers that replace the
// usual ones of the same name, or are added.
Reply ask(const RunningStudio& studio, const std::string& target, const std::map<std::string, std::string>& more = {});
Reply post(const RunningStudio& studio, const std::string& target, const std::string& json,
           const std::map<std::string, std::string>& more = {});
// A request's lines with its empty one, as `ask` sends it.
std::string request_text(const RunningStudio& studio, const std::string& method, const std::string& target,
                         const std::map<std::string, std::string>& more);

// For a value of a parameter.
std::string in_address(std::string_view text);

// What `katachi` prints in a folder.
std::string printed_by_katachi(const std::vector<std::string>& words, const std::string& folder);

}  // namespace katachi::studio
