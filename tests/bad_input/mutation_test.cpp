// The library's files and drawn boards, broken at random: reading and formatting keep their promises. A failure names
// its seed; to repeat it, run with KATACHI_SEED set to that number.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <span>

#include "base/files/read_file.h"
#include "tests/bad_input/support.h"
#include "tests/fuzz/drawing_promise.h"
#include "tests/fuzz/formatting_promise.h"
#include "tests/fuzz/reading_promise.h"
#include "tests/fuzz/test_promise.h"
#include "tests/support/random_position.h"
#include "tests/support/sanitized.h"

namespace katachi::test {
namespace {

constexpr unsigned mutation_count = 600 / sanitized_step;

class Mutation {
  public:
    explicit Mutation(unsigned seed) : random_(seed) {}

    std::string of_one(std::span<const std::string> texts) {
        std::string text = texts[below(texts.size())];
        for (std::size_t count = 1 + below(8); count > 0 && !text.empty(); --count) mutate(text, texts);
        return text;
    }

  private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_); }

    // A part of up to 200 bytes, or up to the end.
    std::string part_of(const std::string& text) { return text.substr(below(text.size()), 1 + below(200)); }

    void mutate(std::string& text, std::span<const std::string> others) {
        static const std::string telling = "OXox.,*?!QY|+-:;>#&()<=$@% \t\r\n'\"09az\xEF\x80";
        const std::size_t at = below(text.size());
        switch (below(7)) {
            case 0: text[at] = static_cast<char>(1 + below(255)); break;
            case 1: text[at] = telling[below(telling.size())]; break;
            case 2: text.insert(at, 1, telling[below(telling.size())]); break;
            case 3: text.erase(at, 1 + below(40)); break;
            case 4: text.insert(at, part_of(text)); break;
            case 5: text.insert(at, part_of(others[below(others.size())])); break;
            default: text.resize(at); break;
        }
    }

    std::mt19937 random_;
};

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

// `broken_promise` of texts that are broken at random.
void expect_kept_when_mutated(std::span<const std::string> texts, std::string (*broken_promise)(const std::string&)) {
    const unsigned first_seed = test_seed();
    for (unsigned seed = first_seed; seed < first_seed + mutation_count; ++seed) {
        const std::string mutated = Mutation(seed).of_one(texts);
        ASSERT_EQ(broken_promise(mutated), "") << "KATACHI_SEED=" << seed << ":\n" << mutated;
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
