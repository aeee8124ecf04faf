// Signals that end a program, as a flag.
#include "base/long_work/interrupt.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace katachi::base {
namespace {

// Which of the signals set the flag, in a process of its own; `nohup` ignores that of a terminal that closes.
int flags_of(bool ignores_hang_up) {
    const pid_t child = ::fork();
    if (child == 0) {
        if (ignores_hang_up) std::signal(SIGHUP, SIG_IGN);
        const std::atomic<bool>& stop = stop_on_interrupt();
        std::raise(SIGHUP);
        const int hung_up = stop ? 1 : 0;
        std::raise(SIGTERM);
        ::_exit(hung_up + (stop ? 2 : 0));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(StopOnInterrupt, HearsATerminalThatClosesButUnderNohup) {
    EXPECT_EQ(flags_of(false), 3);
    EXPECT_EQ(flags_of(true), 2);
}

}  // namespace
}  // namespace katachi::base
