// Programs that are run to their end.
#include "base/process/captured_run.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {

namespace {

using End = CapturedRun::End;

CapturedRun shell(const std::string& script, const RunLimits& limits = {}) {
    return captured_run("/bin/sh", {"-c", script}, limits);
}

TEST(CapturedRun, TellsWhatWasWritten) {
    const CapturedRun run = shell("printf out; printf err >&2; exit 3");
    EXPECT_EQ(run.end, End::exited);
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.output, "out");
    EXPECT_EQ(run.errors, "err");
}

TEST(CapturedRun, TellsOfErrorsAsTheyCome) {
    std::string heard;
    std::atomic<bool> stop = false;
    const auto hear = [&](std::string_view text) {
        heard += text;
        stop = true;
    };
    EXPECT_EQ(shell("echo 1 of 2 >&2; sleep 100", {.stop = &stop, .hear_errors = hear}).end, End::stopped);
    EXPECT_EQ(heard, "1 of 2\n");
}

TEST(CapturedRun, GivesWordsAsTheyAre) {
    EXPECT_EQ(captured_run("/bin/echo", {"-n", "$HOME; *", "a b"}).output, "$HOME; * a b");
}

TEST(CapturedRun, LetsTheProgramReadNothing) { EXPECT_EQ(shell("cat; echo end").output, "end\n"); }

TEST(CapturedRun, TakesMegabytesFromBothPipes) {
    const CapturedRun run = shell("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2");
    EXPECT_EQ(run.output.size(), 3'000'000U);
    EXPECT_LE(run.errors.size(), std::size_t{64} << 10);
}

TEST(CapturedRun, EndsWhatPassesALimit) {
    EXPECT_EQ(shell("sleep 100 & sleep 100", {.longest = std::chrono::milliseconds(100)}).end, End::took_too_long);
    EXPECT_EQ(shell("cat /dev/zero", {.most_output = 100'000}).end, End::wrote_too_much);
    EXPECT_EQ(shell("head -c 100000 /dev/zero", {.most_output = 100'000}).end, End::exited);
    EXPECT_EQ(shell("kill -9 $$").end, End::killed);
    const std::atomic<bool> stop = true;
    EXPECT_EQ(shell("sleep 100", {.stop = &stop}).end, End::stopped);
}

// We take no notice of signals that end a program, such as one about a pipe that nobody reads.
TEST(CapturedRun, LeavesSignalsToTheProgramAsTheyUsuallyAre) {
    for (const int signal : {SIGHUP, SIGPIPE, SIGXFSZ}) {
        const auto before = std::signal(signal, SIG_IGN);
        EXPECT_EQ(shell("kill -" + std::to_string(signal) + " $$").end, End::killed) << signal;
        std::signal(signal, before);
    }
}

// Only what the program has started holds the pipe open: its reader hears when that has ended.
TEST(CapturedRun, EndsWhatTheProgramHasStarted) {
    const test::TemporaryFolder folder;
    const std::filesystem::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(reader, 0);
    std::atomic<bool> stop = false;
    const auto hear = [&](std::string_view) { stop = true; };
    const std::string script = "exec 9>" + pipe.string() + "; sleep 20 & echo begun >&2; wait";
    EXPECT_EQ(shell(script, {.stop = &stop, .hear_errors = hear}).end, End::stopped);
    constexpr int longest = 10'000;  // milliseconds
    pollfd end{.fd = reader, .events = POLLIN, .revents = 0};
    EXPECT_EQ(::poll(&end, 1, longest), 1);
    ::close(reader);
}

TEST(CapturedRun, SaysWhereThereIsNoProgram) { EXPECT_THROW(captured_run("/no/such/program", {}), FileError); }

}  // namespace

}  // namespace katachi::base
