// Shapes whose move wins more often than a search expects, grown from the moves that won in proofs. A shape grows cell
// by cell, by cells that the proof leaned on, as long as each further cell makes the move surer over all problems.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "tools/authoring/life/proof_examples.h"

namespace katachi::authoring {

// How often a shape's move was right where it fits, and in vain.
struct ShapeTrials {
    int right = 0, in_vain = 0;                    // examples
    int problems_right = 0, problems_in_vain = 0;  // that have such examples
};

struct MinedShape {
    LocalView view;         // as it was found
    ViewPoints tested = 0;  // the points that matter; all others may hold anything
    bool is_attack = false;
    double promise = 0;          // that it adds: by one more its move is e times as likely to win
    std::uint32_t problem = 0;   // in which it was found
    ShapeTrials elsewhere = {};  // in other problems
};

struct ShapeMiningOptions {
    bool is_attack = true;
    std::size_t most = 40;  // shapes
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::size_t found)> progress = nullptr;
};

// Mines one shape after another, each from the examples as far as the shapes before do not explain them. No two shapes
// are the same, turned or mirrored. Deterministic.
std::vector<MinedShape> mine_shapes(const ProofExamples& examples, const ShapeMiningOptions& options);

}  // namespace katachi::authoring
