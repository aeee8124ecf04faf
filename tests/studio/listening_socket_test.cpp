// The door of the studio is for this machine, and for one program at a time.
#include "tools/studio/http/listening_socket.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

#include "base/files/file_error.h"

namespace katachi::studio {

namespace {

// A connection that is asked for at one of this machine's addresses; below 0 where nobody listens there.
int connected(const char* address, int port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    ::inet_pton(AF_INET, address, &place.sin_addr);
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0) return socket;
    ::close(socket);
    return -1;
}

TEST(ListeningSocket, HearsOneAddressAlone) {
    const ListeningSocket door(0);
    const int heard = connected("127.0.0.1", door.port());
    EXPECT_GE(heard, 0);
    ::close(heard);
    EXPECT_LT(connected("127.0.0.2", door.port()), 0);
}

TEST(ListeningSocket, SharesNoPort) {
    const ListeningSocket door(0);
    try {
        const ListeningSocket another(door.port());
        FAIL() << "two listen at port " << door.port();
    } catch (const base::FileError& error) {
        EXPECT_EQ(std::string(error.what()), "port " + std::to_string(door.port()) +
                                                 ": another program has it, maybe another studio; choose another one "
                                                 "by --port, or any that is free by --port 0");
    }
}

// The system remembers for a while that we closed a connection first.
TEST(ListeningSocket, TakesThePortOfOneThatJustEnded) {
    int port = 0;
    {
        const ListeningSocket door(0);
        port = door.port();
        const int theirs = connected("127.0.0.1", port);
        const int ours = ::accept4(door.descriptor(), nullptr, nullptr, SOCK_CLOEXEC);
        ::close(ours);
        ::close(theirs);
    }
    EXPECT_NO_THROW(ListeningSocket{port});
}

}  // namespace

}  // namespace katachi::studio
