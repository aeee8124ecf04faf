// The library's files and drawn boards, broken at random: reading and formatting keep their promises. A failure names
// its seed; to repeat it, run with KATACHI_SEED set to that number.
#include <gtest/gtest.h>

#include <filesystem>

#include "base/files/read_file.h"
#include "tests/bad_input/mutation.h"
#include "tests/bad_input/support.h"
#include "tests/fuzz/drawing_promise.h"
#include "tests/fuzz/formatting_promise.h"
#include "tests/fuzz/reading_promise.h"
#include "tests/fuzz/test_promise.h"
#include "tests/support/random_position.h"

namespace katachi::test {
namespace {

TEST(BadInput, MutatedLibraryFilesKeepThePromisesOfReadingAndFormatting) {
    std::vector<std::string> texts;
    for (const auto& file : library_files()) texts.emplace_back(base::read_file(file)->text());
    for (const Sample& sample : samples()) texts.push_back(sample.text);

    const unsigned first_seed = test_seed();
    for (unsigned seed = first_seed; seed < first_seed + mutation_count; ++seed) {
        const std::string mutated = Mutation(seed).of_one(texts);
        for (const Sample& sample : samples()) {
            ASSERT_EQ(fuzz::broken_reading_promise(sample.kind, mutated), "")
                << "KATACHI_SEED=" << seed << ", read as " << compiler::name(sample.kind) << ":\n"
                << mutated;
            ASSERT_EQ(fuzz::broken_formatting_promise(sample.kind, mutated), "")
                << "KATACHI_SEED=" << seed << ", formatted as " << compiler::name(sample.kind) << ":\n"
                << mutated;
        }
    }
}

TEST(BadInput, MutatedTestsKeepThePromisesOfReading) {
    constexpr std::size_t some_bytes = 2000;
    std::vector<std::string> texts{"Game \"a b\" move 3\nnot \"any of\" at D4 if any of A1-B2 is X, C3 is empty\n"};
    for (std::filesystem::path file : library_files())
        if (std::filesystem::exists(file.replace_extension(".test")))
            texts.emplace_back(base::read_file(file)->text().substr(0, some_bytes));
    ASSERT_GT(texts.size(), 5U);
    expect_kept_when_mutated(texts, fuzz::broken_test_promise);
}

TEST(BadInput, MutatedBoardsKeepThePromisesOfReading) {
    expect_kept_when_mutated(
        std::vector<std::string>{
            "..X\n.O.\n...\n", "last move 2\n\n     A B C\n   3 . ① X 3\n   2 ⑳ O + 2\n   1 a . Z 1\n     A B C\n",
            "text\n$$Bcm3 A title\n$$ -------\n$$ | . X 3 a\n$$ | O 4 B ,\n$$ | . # . @\n[[Link]]\n",
            "$$W\n$$ -------\n$$ | . X 3 |\n$$ | O 4 B |\n$$ | . # a |\n$$ -------\n"},
        fuzz::broken_drawing_promise);
}

}  // namespace
}  // namespace katachi::test
