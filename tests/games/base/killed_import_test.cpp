// SIGKILL at any moment of an import: once it has gone on to its end, the base is the same, byte for byte, as one whose
// import nobody killed.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <iostream>
#include <random>
#include <thread>

#include "games/base/import_session.h"
#include "tests/games/base/base_dump.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/temporary_folder.h"

namespace katachi::games {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<std::string> texts_with_games(std::mt19937& random) {
    const auto point = [&] { return static_cast<char>('a' + std::uniform_int_distribution(0, 8)(random)); };
    std::vector<std::string> texts(30);
    for (int game = 0; game < 600; ++game) {
        std::string& text = texts[static_cast<std::size_t>(game) % texts.size()];
        text += "(;SZ[9]PB[p" + std::to_string(game % 40) + "]RE[B+R]";
        for (int move = 0; move < 2 + game % 9; ++move) {
            text += move % 2 == 0 ? ";B[" : ";W[";
            text += {point(), point(), ']'};
        }
        text += ")";
    }
    return texts;
}

void import(const std::filesystem::path& folder, const std::vector<std::string>& texts) {
    const GameBase base = GameBase::open(folder, GameBase::Access::write);
    ImportSession session(base, {.workers = 2, .games_per_segment = 64});
    for (std::size_t i = 0; i < texts.size(); ++i) session.add_text("f" + std::to_string(i), "", texts[i]);
    session.finish();
    base.settle();
}

// Whether it was killed before its end.
bool import_is_killed(const std::filesystem::path& folder, const std::vector<std::string>& texts,
                      std::chrono::microseconds after) {
    const pid_t child = ::fork();
    if (child == 0) {
        import(folder, texts);
        ::_exit(0);
    }
    std::this_thread::sleep_for(after);
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return WIFSIGNALED(status);
}

TEST(KilledImport, GoesOnToTheSameBase) {
    std::mt19937 random(test::test_seed());
    const std::vector<std::string> texts = texts_with_games(random);
    const test::TemporaryFolder folder;
    const auto begin = Clock::now();
    import(folder / "whole", texts);
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin);
    const std::string whole = base_dump(folder / "whole");
    const int wanted = test::rounds(50, 500);
    int kills = 0, bases = 0;
    for (; kills < wanted; ++bases) {
        const std::string name = "base" + std::to_string(bases);
        std::uniform_int_distribution<std::int64_t> moment(0, time.count());
        while (import_is_killed(folder / name, texts, std::chrono::microseconds(moment(random)))) ++kills;
        ASSERT_EQ(base_dump(folder / name), whole);
        std::filesystem::remove_all(folder / name);
        ASSERT_LT(bases, 20 * wanted) << "hardly any import was killed";
    }
    std::cout << kills << " kills while " << bases << " bases were made\n";
}

}  // namespace
}  // namespace katachi::games
