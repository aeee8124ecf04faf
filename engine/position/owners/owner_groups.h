// What is true of dragons besides what Dragons tells, as far as it tells who has them at the end.
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/position/dragons.h"
#include "engine/worms/worms.h"

namespace katachi::position {

struct OwnerGroup {
    int space = 0;    // points of its eye spaces, without margins
    int room = 0;     // empty points up to four steps away
    float place = 0;  // Bouzy's moyo without it, its own above 0: the mean of its stones
    int friend_distance = 0;
    std::vector<std::size_t> rivals;   // of the other side, two steps away at most
    std::vector<std::size_t> friends;  // of its own, four steps over empty points away at most
};

// Steps are counted up to so many.
constexpr int far_steps = 8;

// All of one position; by the numbers of the dragons.
std::vector<OwnerGroup> owner_groups(const board::Board& board, board::Colour to_move, const worms::Worms& worms,
                                     const eyespaces::EyeSpaces& spaces, const Dragons& dragons);

}  // namespace katachi::position
