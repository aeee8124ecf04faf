// Constraints with their values, for people.
#pragma once

#include <string>
#include <vector>

#include "compiler/constraint/explanation.h"
#include "tools/authoring/read_call.h"

namespace katachi::authoring {

// "true", "false" or "undecided".
std::string outcome_word(match::Value value);

// What the calls that settle the outcome are worth: "lib(a) = 2, attack(c) = WIN"; of undecided ones, what is missing.
std::string deciding_values(const compiler::ExplainedPart& constraint);

// The reasons: "lib(a) == 1 is false: lib(a) = 2"; "alive(b) needs the status of dragons".
std::string reasons_text(const compiler::ExplainedPart& constraint);

// "a is E17, b is K4"; empty where the calls name no labels.
std::string labels_text(const compiler::ExplainedPart& constraint, int size);

// A line for each part that logic joins, reasons marked, and below a part what was read for it.
std::vector<std::string> part_lines(const compiler::ExplainedPart& constraint, const std::vector<ReadCall>& read,
                                    int size, bool unicode);

// What was read for a call, or the eye spaces that it asked about, a line each.
std::vector<std::string> read_texts(const ReadCall& read, int size);

// "Black M7, White L6; then Black cannot capture L7: K7 L8, J7 K8 (31 nodes)".
std::string reading_text(const analysis::LineReading& reading, int size);

}  // namespace katachi::authoring
