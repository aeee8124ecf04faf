// Territory in false eyes: points that are no eyes, and that their owner never has to fill.
#pragma once

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

// The half and false eyes of one side that stay empty though the other side fills all liberties outside: each string
// beside such a point has two eyes without it, or one and another such point, as in a ring around two eyes.
board::VertexSet false_eye_territory(const board::Board& board, const EyeSpaces& spaces, board::Colour owner);

}  // namespace katachi::eyespaces
