// Commands of engines, and how an engine is spoken to and ends.
#include "base/process/engine_process.h"

#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "tests/support/temporary_folder.h"

namespace katachi::base {
namespace {

namespace fs = std::filesystem;

// How it ended, once it has closed its output.
std::string end_of(const std::string& script) {
    EngineProcess engine(script, ".");
    std::string outgoing, incoming;
    const std::atomic<bool> stop = false;
    while (engine.exchange(outgoing, incoming, Deadline::clock::now() + std::chrono::seconds(60), stop) ==
           EngineProcess::Event::data)
        continue;
    return engine.how_it_ended();
}

TEST(LocatedCommand, IsLeftToTheShellWhereItNeedsOne) {
    for (const char* command : {"sh -c true", "$ENGINE --gtp", "cd folder && ./engine", "no-such-program; sh",
                                "no-such-program | sh", "no-such-program & sh", "no-such-program\nsh"})
        EXPECT_EQ(located_command(command), command);
}

TEST(LocatedCommand, NamesAProgramThatIsThere) {
    for (const char* command : {"", "  ", "no-such-program", "no-such-program 'a;b'", "no-such-program \"a|b\"",
                                "no-such-program a\\;b", "./no-such-program & sh", "/usr"})
        EXPECT_THROW(located_command(command), FileError) << command;
}

TEST(LocatedCommand, HoldsInAnyFolder) {
    const test::TemporaryFolder folder;
    fs::permissions(folder.write("engine", "#!/bin/sh\n"), fs::perms::owner_all);
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    const std::string command = located_command("./engine --level 3");
    fs::current_path(before);
    EXPECT_EQ(command, "'" + (folder.path() / "./engine").string() + "' --level 3");
}

TEST(EngineProcess, TellsHowItEnded) {
    EXPECT_EQ(end_of("sh -c 'exit 7'"), "it ended with exit status 7");
    EXPECT_EQ(end_of("exec 1>&-; sleep 0.1; exit 8"), "it ended with exit status 8");
    EXPECT_EQ(end_of("exec 1>&-; sleep 100"), "it closed its output");
    EXPECT_EQ(end_of("kill -SEGV $$; x"), "it ended with signal 11 (Segmentation fault)");
}

// A child that holds the output of a dead engine is no engine that is slow.
TEST(EngineProcess, TellsItsEndAlsoWhereAChildHoldsItsOutput) {
    for (const auto& [script, end] :
         {std::pair("sleep 100 & exit 3", "it ended with exit status 3"),
          std::pair("sleep 100 & kill -SEGV $$; x", "it ended with signal 11 (Segmentation fault)")}) {
        EngineProcess engine(script, ".");
        std::string outgoing, incoming;
        const std::atomic<bool> stop = false;
        const Deadline until = Deadline::clock::now() + std::chrono::milliseconds(500);
        EXPECT_EQ(engine.exchange(outgoing, incoming, until, stop), EngineProcess::Event::closed);
        EXPECT_EQ(engine.how_it_ended(), end);
    }
}

TEST(EngineProcess, TellsTheLastLineOfItsErrors) {
    EXPECT_EQ(end_of("echo first >&2; echo last >&2; exit 2"), "it ended with exit status 2: last");
    EXPECT_EQ(end_of("printf 'last\\r\\n\\n' >&2; exit 2"), "it ended with exit status 2: last");
    EXPECT_EQ(end_of("head -c 100000 /dev/zero | tr '\\0' x >&2; echo >&2; echo last >&2; exit 2"),
              "it ended with exit status 2: last");
}

// `work` is a subshell that counts, and the engine says when it is done.
double seconds_of(const std::string& work) {
    EngineProcess engine("count() { i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; }; " + work + "; read line",
                         ".");
    std::string outgoing, incoming;
    const std::atomic<bool> stop = false;
    engine.exchange(outgoing, incoming, Deadline::clock::now() + std::chrono::seconds(60), stop);
    return engine.cpu_seconds();
}

TEST(EngineProcess, CountsTheTimeOfAllThatItStarted) {
    constexpr double part_of_counting = 0.03;  // which takes a tenth of a second or more
    EXPECT_LT(seconds_of("echo done"), part_of_counting);
    EXPECT_GT(seconds_of("count; echo done"), part_of_counting);
    EXPECT_GT(seconds_of("(count); echo done"), part_of_counting) << "a child that has ended";
    EXPECT_GT(seconds_of("(count; echo done; sleep 100) & wait"), part_of_counting) << "a child that is there";
}

TEST(EngineProcess, IsWaitedForUntilAMomentOrAStop) {
    EngineProcess engine("sleep 100", ".");
    std::string outgoing, incoming;
    std::atomic<bool> stop = false;
    const auto soon = [] { return Deadline::clock::now() + std::chrono::milliseconds(50); };
    EXPECT_EQ(engine.exchange(outgoing, incoming, soon(), stop), EngineProcess::Event::timed_out);
    stop = true;
    EXPECT_EQ(engine.exchange(outgoing, incoming, soon() + std::chrono::hours(1), stop), EngineProcess::Event::stopped);
}

TEST(EngineProcess, IsHeardAlsoWhereItReadsNothingMore) {
    EngineProcess engine("exec 0<&-; sleep 0.1; echo heard; sleep 100", ".");
    std::string outgoing(std::size_t{1} << 20, 'x'), incoming;
    const std::atomic<bool> stop = false;
    const Deadline until = Deadline::clock::now() + std::chrono::seconds(60);
    EXPECT_EQ(engine.exchange(outgoing, incoming, until, stop), EngineProcess::Event::data);
    EXPECT_EQ(incoming, "heard\n");
}

}  // namespace
}  // namespace katachi::base
