// Tests of patterns with the databases that they are about: `x.test` beside `x.db`, or beside the joseki tree `x.sgf`.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "tools/authoring/pattern_test/pattern_test.h"

namespace katachi::authoring {

// The database, and the tests beside its files.
struct TestedDatabase {
    compiler::PatternDatabase database;
    std::vector<PatternTests> tests;

    // Nothing where there is none.
    const compiler::Pattern* find(const std::string& entry) const;
};

struct TestedDatabases {
    std::vector<TestedDatabase> databases;
    base::Diagnostics findings = {};  // in the tests, unknown entries among them
    std::size_t left_out = 0;         // findings in the databases, whose broken entries are left out
};

// Folders, databases, joseki trees or tests. Throws FileError.
TestedDatabases read_tested(const std::vector<std::string>& paths);

// The databases with the tests beside their files. Throws FileError.
TestedDatabases tests_beside(std::vector<compiler::PatternDatabase> databases);

// Some entries of a database with the tests beside its files that are about them. Throws FileError.
TestedDatabases tests_of_some(compiler::PatternDatabase some);

// Where tests of a database's file stand: "attack.test" for "attack.db".
std::string test_file_of(const std::string& file);

}  // namespace katachi::authoring
