// An eye space on a board: from its points to what its local game depends on, point i of the one is
// point i of the other.
#pragma once

#include <span>

#include "engine/board/position.h"
#include "engine/match/eyes/bare_eye_space.h"

namespace katachi::eyes {

struct BoardEyeSpace {
    board::Colour defender;
    // 1 to `largest_eye_graph`, each once: empty ones, stones of the attacker, and stones of the defender that the
    // space cuts off from its wall.
    std::span<const board::Vertex> points;
    match::EyePoints margins = 0;  // those that touch stones of the attacker outside, which cannot be captured
};

// A point touches the wall where it touches a stone of the defender that is no point of the space.
match::BareEyeSpace bare_eye_space(const board::Position& position, const BoardEyeSpace& space);

}  // namespace katachi::eyes
