// A table of eye shapes that nobody has to write: all graphs of a size, each once, with the values that the solver
// proves.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "engine/eyes/eye_solver.h"

namespace katachi::authoring {

struct GeneratedEyeShape {
    match::EyeGraph space;
    eyes::EyeAnswer answer;
};

struct GeneratedEyeShapes {
    std::vector<GeneratedEyeShape> shapes;
    std::size_t left_out = 0;  // spaces that the solver gave up; no shape stands for one of them
    bool is_complete = true;   // false where `stop` ended it
};

constexpr int largest_generated_eye_shape = 7;

struct EyeGeneration {
    int size = 1;  // points of a shape, up to `largest_generated_eye_shape`
    int most_margins = largest_generated_eye_shape;
    eyes::LocalRules rules = {};
    std::size_t most_positions = eyes::EyeSolver::usual_limit;
    const std::atomic<bool>* stop = nullptr;
    // How many spaces are solved, each with all sets of stones, and of how many; first of all, that none is.
    std::function<void(std::size_t done, std::size_t of)> progress = [](std::size_t, std::size_t) {};
};

// All connected spaces of that size that a board can have, with so many margins at most. Each point is a margin or not,
// and empty or a stone of the attacker. One of isomorphic spaces stands for all of them, and one with wild cards for
// all that have the same value and the same vital points. Spaces at edges of the board come first. They are given only
// if they differ from spaces away from the edge, which match at edges, too; spaces with islands are left out there.
GeneratedEyeShapes generated_eye_shapes(const EyeGeneration& wanted);

// The text of a database of them, in the form of `katachi fmt`.
std::string eye_shapes_text(const std::vector<GeneratedEyeShape>& shapes, const eyes::LocalRules& rules);

}  // namespace katachi::authoring
