// What searches of closed regions settle, as examples for the weights that order their moves and begin their numbers.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "tools/authoring/life/training/feature_rows.h"

namespace katachi::authoring {

// A position that the side to move has won by one of several moves. Only those that took three positions or more.
struct WonPosition {
    std::uint32_t region = 0;
    bool is_attack = false;
    float weight = 0;                     // the logarithm of the positions that it took
    std::size_t first_row = 0;            // of its moves
    std::uint16_t moves = 0, winner = 0;  // how many, and which of them
};

// A position that was settled; of those that took one or two positions every fourth, with four times the weight.
struct SettledPosition {
    std::uint32_t region = 0;
    std::uint32_t search = 0;  // all searches counted through
    bool is_attack = false;    // the side to move
    bool is_captured = false;
    float weight = 0;
};

struct SettledExamples {
    FeatureRows moves;  // each_closed_promise_group
    std::vector<WonPosition> won;
    FeatureRows positions;                 // each_outlook_group
    std::vector<SettledPosition> settled;  // a row each
    std::uint32_t regions = 0, searches = 0;
    bool complete = true;  // not stopped
};

struct ExampleDrawing {
    std::vector<std::uint32_t> seeds = {};  // of regions
    int regions = 0;                        // of each seed
    int least_empty = 9, most_empty = 16;
    std::uint64_t positions = 20'000;  // a search
    bool wants_settled = false;        // else `positions` and `settled` stay empty
    int jobs = 1;
    const std::atomic<bool>* stop = nullptr;
    std::function<void(int done, int of)> progress = nullptr;
};

// Both sides' questions about regions drawn at random. Searches order moves by the sums of open regions
// (promise_weights.h), so that nothing that is learned here changes the examples. The same drawing gives the same.
SettledExamples settled_examples(const ExampleDrawing& drawing);

}  // namespace katachi::authoring
