// What tests need of an entry: it is changed in one small way after the other, and the tests are asked whether they
// notice. A change that none notices is one that the author could have made by mistake.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/pattern_test/test_run.h"

namespace katachi::authoring {

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

// The changes: cells that ask for less, or more where two contents are allowed; a drawn edge left out; a constraint
// left out, or turned into its opposite.
EntryCoverage coverage_of(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                          const std::vector<PlacedTest>& tests, const AnalyseTest& analyse);

}  // namespace katachi::authoring
