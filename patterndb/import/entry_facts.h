// What the catalogue stores of a pattern beside its text, worked out from the model.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi {

struct Label {
    char letter;
    Offset at;
};

// The diagram; for a whole-board entry, which has none, the board with its stones and the move.
Diagram board_diagram(const Pattern& pattern);

// Points of the constraint diagram that bear a letter of their own, row by row.
std::vector<Label> labels(const Pattern& pattern);

// How often the constraint and the actions call each function.
std::map<std::string, int> calls(const Pattern& pattern);

std::string constraint_text(const Pattern& pattern);
std::string action_text(const Pattern& pattern);  // a statement a line
std::string remark_text(const Pattern& pattern);  // a remark a line

}  // namespace katachi
