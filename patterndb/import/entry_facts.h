// What the catalogue stores of a pattern beside its text, worked out from the model.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::catalogue {

struct Label {
    char letter;
    board::Offset at;
};

// The diagram; for a whole-board entry, which has none, the board with its stones and the move.
compiler::Diagram board_diagram(const compiler::Pattern& pattern);

// Points of the constraint diagram that bear a letter of their own, row by row.
std::vector<Label> labels(const compiler::Pattern& pattern);

// How often the constraint and the actions call each function.
std::map<std::string, int> calls(const compiler::Pattern& pattern);

std::string constraint_text(const compiler::Pattern& pattern);
std::string action_text(const compiler::Pattern& pattern);  // a statement a line
std::string remark_text(const compiler::Pattern& pattern);  // a remark a line

}  // namespace katachi::catalogue
