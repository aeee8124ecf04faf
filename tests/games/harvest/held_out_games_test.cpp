// Which games are held out.
#include "games/harvest/held_out_games.h"

#include <gtest/gtest.h>

namespace katachi::games {
namespace {

sgf::Game read(const std::string& text) {
    sgf::SgfReader reader(text);
    return *reader.next();
}

std::string game(int first, int second) {
    const auto point = [](int number) {
        return std::string{static_cast<char>('a' + number / 19), static_cast<char>('a' + number % 19)};
    };
    return "(;SZ[19];B[" + point(first) + "];W[" + point(second) + "])";
}

TEST(HeldOutGames, OneInTwentyIs) {
    int held_out = 0;
    constexpr int points = 19 * 19;
    for (int number = 0; number < 10000; ++number)
        held_out += static_cast<int>(is_held_out(read(game(number % points, (number / points + 50) % points))));
    EXPECT_GT(held_out, 400);
    EXPECT_LT(held_out, 600);
}

// Learned values stay comparable only as long as this does not change.
TEST(HeldOutGames, TheListIsFixed) {
    std::vector<int> held_out;
    for (int number = 0; number < 300; ++number)
        if (is_held_out(read(game(number, 200)))) held_out.push_back(number);
    EXPECT_EQ(held_out, (std::vector<int>{44, 120, 121, 150, 151, 194, 196, 201, 223, 224, 266, 269, 274, 296}));
}

TEST(HeldOutGames, OnlyTheMovesCount) {
    for (int number = 0; number < 100; ++number) {
        const std::string text = game(number, 200);
        for (const char* header : {"(;PB[Someone]RE[B+R]", "(;AB[ss]PL[B]"})
            EXPECT_EQ(is_held_out(read(text)), is_held_out(read(header + text.substr(2)))) << header << text;
    }
}

}  // namespace
}  // namespace katachi::games
