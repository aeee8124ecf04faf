// The moyo that a dragon borders on: GNU Go's manual, chapter 7.5.
#pragma once

#include <vector>

#include "engine/influence/influence.h"

namespace katachi::position {

struct MoyoAround {
    int size = 0;     // points
    float value = 0;  // the sum of how surely each of them becomes territory

    friend bool operator==(const MoyoAround&, const MoyoAround&) = default;
};

// For each of these dragons, the points of its side's moyo that hang together with it and lie nearest to it. A stone
// that does not live counts as a point of twice the value.
std::vector<MoyoAround> moyo_around(const std::vector<board::VertexSet>& dragons,
                                    const influence::Influence& influence);

}  // namespace katachi::position
