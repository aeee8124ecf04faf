// Programs that are run to their end.
#include "base/process/captured_run.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"

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
    EXPECT_EQ(shell("kill -9 $$").end, End::killed);
    const std::atomic<bool> stop = true;
    EXPECT_EQ(shell("sleep 100", {.stop = &stop}).end, End::stopped);
}

TEST(CapturedRun, SaysWhereThereIsNoProgram) { EXPECT_THROW(captured_run("/no/such/program", {}), FileError); }

}  // namespace

}  // namespace katachi::base
