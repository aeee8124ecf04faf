// What is measured: the compatibility corpus and recorded positions where the shared data are, else the
// shipped library and the example game.
#pragma once

#include <benchmark/benchmark.h>

#include <filesystem>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "base/findings/diagnostic.h"
#include "engine/board/board.h"

namespace katachi {

std::filesystem::path corpus_folder();

// Which corpus it is, for the head of the report.
std::string corpus_name();

std::vector<PatternDatabase> read_corpus(Diagnostics& diagnostics);

// A position of a real game and the move that was played there.
struct GamePosition {
    Position before;
    Move move;
    Position after;
};

// All those on boards of 19 lines, always the same.
const std::vector<GamePosition>& full_size_positions();

// Every tenth position of all sizes.
const std::vector<Position>& corpus_positions();

std::size_t entry_count(const std::vector<PatternDatabase>& databases);

// Counts the most memory that the process has had so far; run a stage alone with --benchmark_filter to see its own.
void count_peak_memory(benchmark::State& state);

}  // namespace katachi
