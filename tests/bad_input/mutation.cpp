#include "tests/bad_input/mutation.h"

#include <gtest/gtest.h>

#include "tests/support/random_position.h"

namespace katachi::test {

std::string Mutation::of_one(std::span<const std::string> texts) {
    std::string text = texts[below(texts.size())];
    for (std::size_t count = 1 + below(8); count > 0 && !text.empty(); --count) mutate(text, texts);
    return text;
}

void Mutation::mutate(std::string& text, std::span<const std::string> others) {
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

void expect_kept_when_mutated(std::span<const std::string> texts, std::string (*broken_promise)(const std::string&),
                              unsigned count) {
    const unsigned first_seed = test_seed();
    for (unsigned seed = first_seed; seed < first_seed + count; ++seed) {
        const std::string mutated = Mutation(seed).of_one(texts);
        ASSERT_EQ(broken_promise(mutated), "") << "KATACHI_SEED=" << seed << ":\n" << mutated;
    }
}

}  // namespace katachi::test
