// What compiling gave and cost, database by database.
#pragma once

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "compiler/emit/table_builder.h"

namespace katachi::authoring {

// The figures are those of one database, or of all together. What is added here is also named where it is printed.
struct CompileFigures {
    std::string database;
    std::size_t patterns = 0;
    std::size_t orientations = 0;
    std::size_t cells = 0;
    std::size_t trie_slots = 0;
    std::size_t states_before = 0;  // of automata, before they were minimised; of all together: the joint ones
    std::size_t states = 0;
    std::size_t bytes = 0;  // of all arrays
    double seconds = 0;     // from the model to the tables
};

// Tables, and how long they took to build.
struct TimedTables {
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    compiler::BuiltTables built;
    std::chrono::duration<double> time;

    TimedTables(std::span<const compiler::PatternDatabase> databases, compiler::Automata automata)
        : built(databases, automata), time(std::chrono::steady_clock::now() - start) {}
};

// Each database that has tables, compiled by itself, and at the end `all` of them. Together they share texts, so that
// the bytes of the parts add up to more.
std::vector<CompileFigures> compile_figures(const std::vector<compiler::PatternDatabase>& databases,
                                            compiler::Automata automata, const TimedTables& all);

}  // namespace katachi::authoring
