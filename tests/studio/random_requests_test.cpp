// Random requests keep the promises that the fuzz target holds them to.
#include <gtest/gtest.h>

#include <random>

#include "tests/fuzz/request_promise.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::studio {

namespace {

TEST(RandomRequests, KeepPromises) {
    const std::vector<std::string> seeds{
        "/api/match?game=games%2Fa%20b.sgf%233&node=37&side=both", R"({"file":"attack.db","text":"Pattern a\n"})",
        "127.0.0.1:8361\nhttp://localhost:8361\na=b; katachi-8361=0123456789abcdef0123456789abcdef",
        "/a/%2e%2e/b%00?%"};
    std::mt19937 random(test::test_seed());
    const auto below = [&](std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
    };
    for (int round = 0; round < test::rounds(20'000, 5'000'000); ++round) {
        std::string request = seeds[below(seeds.size())];
        for (std::size_t edits = 1 + below(4); edits > 0; --edits) {
            const std::size_t at = below(request.size());
            switch (below(3)) {
                case 0: request[at] = static_cast<char>(below(256)); break;
                case 1: request.insert(at, seeds[below(seeds.size())].substr(0, 1 + below(8))); break;
                default: request.erase(at, 1 + below(3)); break;
            }
            if (request.empty()) request = "/";
        }
        ASSERT_EQ(fuzz::take_request(request), "") << request;
    }
}

}  // namespace

}  // namespace katachi::studio
