#include "tools/answers/trees/game_outline_json.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace katachi::answers {

namespace {

double seconds_of_writing(int nodes) {
    authoring::GameOutline outline{.game = "t.sgf"};
    for (int node = 0; node < nodes; ++node) {
        outline.names[node] = "a";
        outline.transpositions[node] = 0;
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::string text = game_outline_json(outline);
    EXPECT_NE(text.find("\"" + std::to_string(nodes - 1) + "\":0"), std::string::npos);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Eight times the nodes may not take thirty times as long. What else runs can only slow the writing down, so one try of
// three is enough.
TEST(GameOutlineJson, TakesTimeByTheNumberOfNodes) {
    for (int tries = 0; tries < 3; ++tries)
        if (seconds_of_writing(40'000) < 30 * std::max(seconds_of_writing(5'000), 0.02)) return;
    FAIL() << "the time grows faster than the outline";
}

}  // namespace

}  // namespace katachi::answers
