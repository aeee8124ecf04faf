#include "tools/katachi-gtp/gtp_source.h"

#include <fcntl.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::player {

namespace {

// Nobody else's machine, unless it is named.
constexpr const char* usual_host = "127.0.0.1";

struct Place {
    std::string host;
    std::string port;

    std::string text() const { return host + ":" + port; }
};

Place place_of(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return {usual_host, text};
    return {colon == 0 ? usual_host : text.substr(0, colon), text.substr(colon + 1)};
}

class Socket {
  public:
    explicit Socket(int descriptor) : descriptor_(descriptor) {}
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket() {
        if (descriptor_ >= 0) close(descriptor_);
    }

    operator int() const { return descriptor_; }  // NOLINT(google-explicit-constructor): functions of POSIX take it

  private:
    int descriptor_;
};

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Addresses addresses_of(const Place& place) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    const int trouble = getaddrinfo(place.host.c_str(), place.port.c_str(), &wanted, &found);
    if (trouble != 0)
        throw std::runtime_error("there is no " + place.text() + ": " + gai_strerror(trouble) +
                                 "; name a port, or HOST:PORT");
    return {found, &freeaddrinfo};
}

[[noreturn]] void fail(const std::string& what, const Place& place, const char* advice) {
    throw std::runtime_error("cannot " + what + " " + place.text() + ": " + std::generic_category().message(errno) +
                             "; " + advice);
}

// It differs from `place` where port 0 lets the system choose one.
std::string bound_port(int socket, const Place& place) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXSERV> port{};
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    const bool is_known = getsockname(socket, any, &size) == 0 &&
                          getnameinfo(any, size, nullptr, 0, port.data(), port.size(), NI_NUMERICSERV) == 0;
    return is_known ? port.data() : place.port;
}

void talk_over(int connection) {
    if (dup2(connection, STDIN_FILENO) < 0 || dup2(connection, STDOUT_FILENO) < 0)
        throw std::system_error(errno, std::generic_category(), "cannot talk over the connection");
}

void connect_to(const Place& place) {
    const Addresses addresses = addresses_of(place);
    for (const addrinfo* each = addresses.get(); each != nullptr; each = each->ai_next) {
        const Socket connection(socket(each->ai_family, each->ai_socktype | SOCK_CLOEXEC, each->ai_protocol));
        if (connect(connection, each->ai_addr, each->ai_addrlen) == 0) return talk_over(connection);
    }
    fail("connect to", place, "start there what listens first");
}

void listen_at(Place place) {
    const Addresses addresses = addresses_of(place);
    const Socket listening(socket(addresses->ai_family, addresses->ai_socktype | SOCK_CLOEXEC, addresses->ai_protocol));
    const int again = 1;  // at once after a program that ended
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &again, sizeof again);
    if (bind(listening, addresses->ai_addr, addresses->ai_addrlen) != 0 || listen(listening, 1) != 0)
        fail("listen at", place, "name another port; 0 takes any that is free");
    place.port = bound_port(listening, place);
    std::cerr << "katachi-gtp: waits for a connection to " << place.text() << std::endl;
    const Socket connection(accept4(listening, nullptr, nullptr, SOCK_CLOEXEC));
    if (connection < 0) fail("take a connection to", place, "try again");
    talk_over(connection);
}

void open_file(const std::string& file) {
    const int opened = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0 || dup2(opened, STDIN_FILENO) < 0)
        throw base::file_error(file, std::error_code(errno, std::generic_category()));
    close(opened);
}

}  // namespace

void add_source_options(CLI::App& program, GtpSource& source) {
    auto* const file = program.add_option("--gtp-input", source.file, "commands from a file instead of standard input")
                           ->type_name("FILE");
    auto* const listening =
        program
            .add_option("--gtp-listen", source.listen_at,
                        "waits for a connection, which commands come by; without HOST from this machine alone")
            ->type_name("[HOST:]PORT")
            ->excludes(file);
    program.add_option("--gtp-connect", source.connect_to, "commands by a connection to whoever listens there")
        ->type_name("[HOST:]PORT")
        ->excludes(file)
        ->excludes(listening);
}

// Whoever looks whether a request waits finds the file, or the connection, there.
void take_as_standard_input(const GtpSource& source) {
    if (!source.file.empty() && source.file != "-") open_file(source.file);
    if (!source.listen_at.empty()) listen_at(place_of(source.listen_at));
    if (!source.connect_to.empty()) connect_to(place_of(source.connect_to));
}

}  // namespace katachi::player
