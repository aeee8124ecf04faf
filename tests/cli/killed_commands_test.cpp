// SIGKILL at any moment: each file is as it was or as it was to become, and the next run leaves no draft behind. SIGINT
// ends long work soon.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

pid_t start(std::vector<std::string> words) {
    words.insert(words.begin(), KATACHI_PROGRAM);
    const pid_t child = ::fork();
    if (child != 0) return child;
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::close(STDOUT_FILENO);
    ::close(STDERR_FILENO);
    ::execv(KATACHI_PROGRAM, arguments.data());
    ::_exit(127);
}

// Whether a signal ended it.
bool was_killed(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status);
}

const std::string unformed = "Pattern A\n\n\n\nXO\n*.\n\n\n:8,s,value(5)   \n\n\n\n\n";

// Twenty files that `katachi fmt` has something to do with.
void write_unformed(const test::TemporaryFolder& folder) {
    for (int i = 0; i < 20; ++i) folder.write("p" + std::to_string(i) + ".db", unformed);
}

TEST(KilledCommands, FormatAFileAsAWholeOrNotAtAll) {
    std::mt19937 random(test::test_seed());
    const test::TemporaryFolder whole;
    write_unformed(whole);
    const auto begin = Clock::now();
    ASSERT_FALSE(was_killed(start({"fmt", whole.path().string()})));
    auto longest = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin);
    const std::string formed = test::file_bytes(whole / "p0.db");
    ASSERT_NE(formed, unformed);

    int killed = 0, drafts = 0, round = 0;
    for (const int rounds = test::rounds(8, 500); round < rounds || killed == 0; ++round) {
        const test::TemporaryFolder folder;
        write_unformed(folder);
        const pid_t child = start({"fmt", folder.path().string()});
        const std::chrono::microseconds wait(std::uniform_int_distribution<std::int64_t>(0, longest.count())(random));
        std::this_thread::sleep_for(wait);
        ::kill(child, SIGKILL);
        if (was_killed(child))
            ++killed;
        else
            longest = wait;  // the run takes less
        for (const auto& file : fs::directory_iterator(folder.path())) {
            const bool is_draft = file.path().extension() != ".db";
            drafts += is_draft ? 1 : 0;
            const std::string text = test::file_bytes(file.path());
            EXPECT_TRUE(is_draft || text == formed || text == unformed) << file.path();
        }
        folder.write("q.db", unformed);  // there is something to write in each folder
        EXPECT_FALSE(was_killed(start({"fmt", folder.path().string()})));
        for (const auto& file : fs::directory_iterator(folder.path()))
            EXPECT_EQ(test::file_bytes(file.path()), formed) << file.path();
        EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 21);
    }
    std::cout << killed << " of " << round << " runs were killed, " << drafts << " drafts were left\n";
}

// A review of all these moves, each of which is judged, takes minutes.
TEST(InterruptedCommands, DoNotWaitForTheReviewOfALongGame) {
    const test::TemporaryFolder folder;
    std::string game = "(;SZ[19]";
    for (int i = 0; i < 10'000; ++i) game += ";B[aa]";
    fs::create_directory(folder / "games");
    folder.write("games/long.sgf", game + ")");
    const fs::path lock = folder / "reviews" / "reviews.lock";
    const pid_t child = start({"review", (folder / "games").string(), "-o", (folder / "reviews").string()});
    const auto begin = Clock::now();
    while (!fs::exists(lock) && Clock::now() - begin < std::chrono::seconds(60))
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_TRUE(fs::exists(lock));
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(60));
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 2);
}

}  // namespace
}  // namespace katachi::cli
