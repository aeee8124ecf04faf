// Which patterns a command is to match, by its options.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern_database.h"

namespace katachi::cli {

struct PatternChoice {
    std::vector<std::string> paths;      // none: the shipped library
    std::vector<std::string> databases;  // of these names alone; none: all
};

// Broken entries are left out, and told of on standard error. Throws FileError.
std::vector<compiler::PatternDatabase> read_patterns(const PatternChoice& choice);

// "shipped library", or the paths.
std::string name_of(const PatternChoice& choice);

}  // namespace katachi::cli
