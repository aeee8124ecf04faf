// Constraints and actions as programs of engine/match/tables/constraint_tables.h.
#pragma once

#include <string>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/tables/constraint_tables.h"

namespace katachi::compiler {

struct Program {
    std::vector<match::TableInstruction> instructions;
    std::vector<match::TablePoint> points;
    std::vector<std::string> names;  // of called functions; `operand` of call_named is an index in them
};

// Points count from `anchor`, a point of the diagram. Where the text is faulty (terms.h), or needs more than a program
// may have, the program says undecided and does nothing.
Program compile_constraint(const Expression& constraint, const Pattern& pattern, board::Offset anchor);
Program compile_action(const std::vector<Statement>& statements, const Pattern& pattern, board::Offset anchor);

}  // namespace katachi::compiler
