// Territory in false eyes: points that are no eyes, and that their owner never has to fill.
#pragma once

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

// The half and false eyes of one side that stay empty although the other side fills all outer liberties. Each string
// beside one of these points has two eyes besides the point, or one eye and another of these points, as in a ring
// around two eyes.
board::VertexSet false_eye_territory(const board::Board& board, const EyeSpaces& spaces, board::Colour owner);

}  // namespace katachi::eyespaces
