// What the tests with bad input share: reading a text, and small sound texts to break.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"
#include "tests/support/temporary_folder.h"

namespace katachi::test {

struct Reading {
    compiler::PatternDatabase database;
    base::Diagnostics diagnostics;

    // The findings' rules, in order.
    std::vector<std::string> rules() const;
};

Reading read_text(const std::string& text, compiler::DatabaseKind kind = compiler::DatabaseKind::move);

// A small sound database of each dialect.
struct Sample {
    compiler::DatabaseKind kind;
    std::string text;
};
const std::vector<Sample>& samples();

std::string repeated(std::string_view part, int count);

// The same text with another end of lines.
std::string with_line_ends(const std::string& text, const std::string& line_end);

// All .db files that the project ships.
std::vector<std::filesystem::path> library_files();

}  // namespace katachi::test
