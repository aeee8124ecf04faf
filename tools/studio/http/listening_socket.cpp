#include "tools/studio/http/listening_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include "base/files/file_error.h"

namespace katachi::studio {

namespace {

constexpr int waiting_connections = 128;

[[noreturn]] void cannot_listen(int port, int error) {
    const std::string begin = "port " + std::to_string(port) + ": ";
    if (error == EADDRINUSE)
        throw base::FileError(begin +
                              "another program has it, maybe another studio; choose another one by --port, or "
                              "any that is free by --port 0");
    throw base::FileError(begin + std::strerror(error) + "; choose another one by --port");
}

}  // namespace

// SO_REUSEADDR lets a studio that was just ended be started again; on Linux it shares no port that is listened to.
ListeningSocket::ListeningSocket(int port) : port_(port) {
    descriptor_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor_ < 0) cannot_listen(port, errno);
    const int on = 1;
    ::setsockopt(descriptor_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    socklen_t size = sizeof address;
    auto* const bare = reinterpret_cast<sockaddr*>(&address);
    if (::bind(descriptor_, bare, size) != 0 || ::listen(descriptor_, waiting_connections) != 0 ||
        ::getsockname(descriptor_, bare, &size) != 0) {
        const int error = errno;
        ::close(release());
        cannot_listen(port, error);
    }
    port_ = ntohs(address.sin_port);
}

ListeningSocket::~ListeningSocket() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

int ListeningSocket::release() { return std::exchange(descriptor_, -1); }

}  // namespace katachi::studio
