// What the eye spaces of a dragon come to.
#pragma once

#include <vector>

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::position {

struct DragonEyes {
    std::vector<const eyespaces::EyeSpace*> spaces;
    // All spaces added up, number by number, nine at most: the manual's genus.
    match::EyeValue genus;
    // The spaces played out together, two eyes at most.
    match::EyeValue together;
    board::Vertex half_eye = board::pass_vertex;  // the first one, where there is one
};

// For each of these dragons, its eye spaces. A space belongs to the dragon with the most stones beside those of its
// points that are no margins; among equals to the first. The spaces outlive the answer.
std::vector<DragonEyes> eyes_of(const board::Board& board, const std::vector<board::VertexSet>& dragons,
                                const eyespaces::EyeSpaces& spaces);

}  // namespace katachi::position
