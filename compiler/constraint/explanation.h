// A constraint taken apart at one match: what every part of it is worth, and which parts are the reason for the whole.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "compiler/constraint/interpreter.h"

namespace katachi::compiler {

struct ExplainedPart {
    const Expression* expression = nullptr;
    match::Value value;
    // Whether the whole is worth what it is because of this part: of a false conjunction its false operands, of an
    // undecided one those that nobody could tell. Reasons have no reasons within.
    bool is_reason = false;
    std::vector<ExplainedPart> parts;   // the operands; none of a call
    std::vector<board::Vertex> points;  // of a call that has a meaning, its arguments; pass_vertex for `?`
};

// All parts are evaluated, also those that the whole does not depend on. `constraint` must outlive the answer.
ExplainedPart explain(const Expression& constraint, const PlacedPattern& placed, match::Analysis& analysis);

// Parts of the tree, from left to right: the reasons; the calls.
std::vector<const ExplainedPart*> reasons(const ExplainedPart& whole);
std::vector<const ExplainedPart*> calls(const ExplainedPart& part);

// The labels that the calls name, by letter, and where they lie. `*` and `?` are none.
std::vector<std::pair<std::string, board::Vertex>> named_points(const ExplainedPart& part);

// "true", "3", "WIN", "ALIVE", "undecided": as the part's kind has it.
std::string value_text(const ExplainedPart& part);

// The text says what would have to be known to decide an undecided call: "needs the status of dragons".
std::string missing_knowledge(const ExplainedPart& call);

}  // namespace katachi::compiler
