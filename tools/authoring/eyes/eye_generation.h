// A table of eye shapes that nobody has to write: all graphs of a size, each once, with the values that the solver
// proves.
#pragma once

#include <string>
#include <vector>

#include "engine/eyes/eye_solver.h"

namespace katachi::authoring {

struct GeneratedEyeShape {
    match::EyeGraph space;
    eyes::EyeAnswer answer;
};

constexpr int largest_generated_eye_shape = 7;

// All connected spaces of `size` points, 1 to `largest_generated_eye_shape`, away from the edge, each point empty, a
// stone or a margin; without those that no board has. One of isomorphic spaces stands for all. What the solver gives up
// is left out.
std::vector<GeneratedEyeShape> generated_eye_shapes(int size, const eyes::LocalRules& rules,
                                                    std::size_t most_positions);

// The text of a database of them, in the form of `katachi fmt`.
std::string eye_shapes_text(const std::vector<GeneratedEyeShape>& shapes, const eyes::LocalRules& rules);

}  // namespace katachi::authoring
