#include "base/long_work/progress_line.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string>

namespace katachi::base {
namespace {

// What a terminal of this name and width gets to see.
std::string shown(const char* terminal, unsigned short columns, const std::string& text) {
    int screen = -1;
    const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    const pid_t child = ::forkpty(&screen, nullptr, nullptr, &size);
    if (child == 0) {
        ::setenv("TERM", terminal, 1);
        ProgressLine().show(text);
        ::_exit(0);
    }
    std::string seen;
    std::array<char, 256> bytes{};
    for (ssize_t count = 0; (count = ::read(screen, bytes.data(), bytes.size())) > 0;)
        seen.append(bytes.data(), static_cast<std::size_t>(count));
    ::close(screen);
    ::waitpid(child, nullptr, 0);
    return seen;
}

TEST(ProgressLine, IsShownAndTakenAway) {
    EXPECT_EQ(shown("xterm", 80, "Mining  61 %"), "\r\x1b[KMining  61 %\r\x1b[K");
    EXPECT_EQ(shown("xterm", 0, "Mining  61 %"), "\r\x1b[KMining  61 %\r\x1b[K");
}

TEST(ProgressLine, LeavesOutWhatWouldWrap) {
    EXPECT_EQ(shown("xterm", 10, "Mining  61 %"), "\r\x1b[KMining  6\r\x1b[K");
    EXPECT_EQ(shown("xterm", 10, "━━━━━━━━━━━━"), "\r\x1b[K━━━━━━━━━\r\x1b[K");
}

TEST(ProgressLine, IsNotThereOnADumbTerminal) { EXPECT_EQ(shown("dumb", 80, "Mining  61 %"), ""); }

}  // namespace
}  // namespace katachi::base
