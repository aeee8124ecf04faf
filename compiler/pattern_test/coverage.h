// What tests need of an entry: it is changed in one small way after the other, and the tests are asked whether they
// notice. A change that none notices is one that the author could have made by mistake.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compiler/pattern_test/test_run.h"

namespace katachi {

struct Mutant {
    Pattern pattern;
    bool changes_constraint = false;
    std::optional<Offset> cell = {};  // the one that is another
    std::string description = {};     // "row 2, column 3: X could be x"
};

// Cells that ask for less, or more where two contents are allowed; a drawn edge left out; a constraint left out, or
// turned into its opposite.
std::vector<Mutant> mutants_of(const Pattern& pattern, DatabaseKind kind);

// A test with its position.
struct PlacedTest {
    const PatternTest* test = nullptr;
    const TestPosition* on = nullptr;
};

struct EntryCoverage {
    std::size_t positive = 0;  // tests of each sort
    std::size_t negative = 0;
    std::size_t mutants = 0;
    std::vector<std::string> unnoticed;  // descriptions
};

EntryCoverage coverage_of(const Pattern& pattern, DatabaseKind kind, const std::vector<PlacedTest>& tests,
                          const AnalyseTest& analyse);

}  // namespace katachi
