// A regression suite: GTP commands in order, of which the numbered ones are tests with an expected answer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/findings/diagnostic.h"
#include "regression/suites/answer_pattern.h"

namespace katachi::regression {

struct Expectation {
    std::string text;  // between the brackets
    AnswerPattern pattern;
    bool fails = false;    // `*`: a weakness that is known
    bool ignored = false;  // `&`: run for its statistics alone
};

struct SuiteCommand {
    std::optional<int> number;       // of a test; others set the position up
    std::vector<std::string> words;  // the command's name and its arguments, at least one
    std::optional<Expectation> expectation;
    int line = 0;  // from 1

    const std::string& name() const { return words.front(); }
    std::string text() const;  // as it is sent, without the number
};

struct Suite {
    base::SourcePtr source;
    std::vector<SuiteCommand> commands;

    // The file's name without folder and `.tst`.
    std::string name() const;
};

// A line that cannot be understood becomes a finding, and the rest is kept. An expectation belongs to the test before
// it, whatever comments and blank lines lie between.
Suite read_suite(const base::SourcePtr& source, base::Diagnostics& diagnostics);

}  // namespace katachi::regression
