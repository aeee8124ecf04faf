// Sessions broken at random keep the server's promises. A failure names its seed; to repeat it, run with KATACHI_SEED
// set to that number.
#include <gtest/gtest.h>

#include <random>

#include "tests/fuzz/session_promise.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::lsp {
namespace {

std::string mutated(std::string session, unsigned seed) {
    static const std::string telling = "{}[]\",:0123456789-+.eE\\\n\r trufalsn\xFF\xE5";
    std::mt19937 random(seed);
    const auto below = [&](std::size_t end) { return random() % end; };
    for (std::size_t count = 1 + below(30); count > 0; --count) {
        const std::size_t at = below(session.size());
        switch (below(5)) {
            case 0: session[at] = telling[below(telling.size())]; break;
            case 1: session.insert(at, 1, telling[below(telling.size())]); break;
            case 2: session.erase(at, 1 + below(5)); break;
            case 3: session.insert(at, session.substr(below(session.size()), 1 + below(80))); break;
            default: session.replace(at, 2, std::to_string(random())); break;
        }
    }
    return session;
}

TEST(BrokenSession, KeepsThePromises) {
    const std::string session = fuzz::sample_session();
    ASSERT_EQ(fuzz::broken_session_promise(session), "");
    const unsigned first_seed = test::test_seed();
    const auto count = static_cast<unsigned>(test::rounds(60, 3000));
    for (unsigned seed = first_seed; seed < first_seed + count; ++seed)
        ASSERT_EQ(fuzz::broken_session_promise(mutated(session, seed)), "") << "KATACHI_SEED=" << seed;
}

}  // namespace
}  // namespace katachi::lsp
