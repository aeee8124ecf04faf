// Plays through a whole library and looks for every move in what is compiled from it: the corner tree of its patterns
// and its templates, in all eight ways that a position can lie on a board, for both colours.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

struct Verification {
    std::int64_t positions = 0, moves = 0;
    std::int64_t patterns = 0;         // moves that became corner patterns
    std::int64_t corner_boards = 0;    // boards on which the corner tree was asked for a move
    std::int64_t template_boards = 0;  // boards on which the templates were asked for all moves of a position
    std::vector<std::string> faults;   // a line each: what was played, and what was not found
    bool is_complete = true;
};

struct VerificationOptions {
    const std::atomic<bool>* stop = nullptr;
    std::function<void(std::int64_t done, std::int64_t all)> progress = [](std::int64_t, std::int64_t) {};
};

Verification verify(const Graph& library, const VerificationOptions& options);

}  // namespace katachi::joseki
