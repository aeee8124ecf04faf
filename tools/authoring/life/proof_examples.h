// Positions of problems that a search has proved, with the move that won and the others that it would have tried: what
// patterns of life and death are found from.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "tools/authoring/life/closed_problems.h"
#include "tools/authoring/life/local_view.h"

namespace katachi::authoring {

struct ExampleMove {
    std::array<LocalView, board::orientation_count> views;  // turned in each way
    double promise = 0;  // without patterns; by one more a move of two is e times as likely to win
    bool is_refuted = false;
};

struct ProofExample {
    std::uint32_t problem = 0;
    bool is_attack = false;
    double weight = 0;
    // The zone is that of its winning move, as the board lies: the proof holds whatever stands elsewhere.
    ViewPoints zone = 0;
    std::size_t first = 0, count = 0;  // its moves: the one that wins, then the others
};

struct ProofExamples {
    std::vector<std::string> problems;   // names
    std::vector<ProofExample> examples;  // by problem
    std::vector<ExampleMove> moves;
    bool complete = true;
};

struct ExampleOptions {
    life::LifeLimits limits = {};
    int jobs = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::size_t done, std::size_t of)> progress = nullptr;
};

// For each problem, the examples that the search came back to most often, since they cost it most.
ProofExamples proof_examples(const std::vector<ClosedProblem>& problems, const ExampleOptions& options);

}  // namespace katachi::authoring
