// What is measured: the compatibility corpus and recorded positions where the shared data are, else the
// shipped library and the example game.
#pragma once

#include <benchmark/benchmark.h>

#include <filesystem>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "engine/board/board.h"

namespace katachi::bench {

std::filesystem::path corpus_folder();

// Which corpus it is, for the head of the report.
std::string corpus_name();

std::vector<compiler::PatternDatabase> read_corpus(base::Diagnostics& diagnostics);

// A position of a real game and the move that was played there.
struct GamePosition {
    board::Position before;
    board::Move move;
    board::Position after;
};

// All those on boards of 19 lines, always the same.
const std::vector<GamePosition>& full_size_positions();

// Every tenth position of all sizes.
const std::vector<board::Position>& corpus_positions();

std::size_t entry_count(const std::vector<compiler::PatternDatabase>& databases);

// Counts the most memory that the process has had so far; run a stage alone with --benchmark_filter to see its own.
void count_peak_memory(benchmark::State& state);

}  // namespace katachi::bench
