// An eye space on a board: from its points to what its local game depends on. Point i of the bare space is point i of
// the board's, so that the vital points of an answer are known as vertices.
#pragma once

#include <span>
#include <vector>

#include "engine/board/position.h"
#include "engine/match/eyes/bare_eye_space.h"

namespace katachi::match {

// Two points of the space, by their numbers, that touch in its graph though not on the board: a half eye and the
// diagonal point on which it hangs (manual, chapter 8.6).
struct JoinedEyePoints {
    std::size_t half_eye;
    std::size_t key;
};

struct BoardEyeSpace {
    board::Colour defender;
    // 1 to `largest_eye_graph`, each once: empty ones, stones of the attacker, and stones of the defender that the
    // space cuts off from its wall.
    std::span<const board::Vertex> points;
    EyePoints margins = 0;  // those that touch stones of the attacker outside, which cannot be captured
    std::span<const JoinedEyePoints> joined = {};
};

// A point touches the wall where it touches a stone of the defender that is no point of the space.
BareEyeSpace bare_eye_space(const board::Position& position, const BoardEyeSpace& space);

// The vertices of a set of points of the space, in their order.
std::vector<board::Vertex> vertices_of(const BoardEyeSpace& space, EyePoints points);

}  // namespace katachi::match
