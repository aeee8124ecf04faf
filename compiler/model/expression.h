// Constraints and actions as trees, with the source span of every node.
#pragma once

#include <string>
#include <vector>

#include "base/findings/source_file.h"

namespace katachi::compiler {

enum class Operator {
    logical_or,
    logical_and,
    equal,
    not_equal,
    less,
    less_equal,
    greater,
    greater_equal,
    add,
    subtract,
    logical_not,
    negate,
};

std::string_view spelling(Operator op);

struct Expression {
    enum class Kind {
        number,    // text as written
        constant,  // WIN, color, doing_scoring, …: text
        vertex,    // a label, `*` (the move) or `?` (tenuki): text is that one character
        call,      // text(operands…)
        unary,     // op operands[0]
        binary,    // operands[0] op operands[1]
        choice,    // operands[0] ? operands[1] : operands[2]
    };

    Kind kind = Kind::number;
    std::string text = {};
    Operator op = Operator::logical_or;
    std::vector<Expression> operands = {};
    base::Span span = {};
    base::Span name_span = {};  // of a call's name
};

struct Statement {
    enum class Kind { evaluate, return_value, condition, block };

    Kind kind = Kind::evaluate;
    Expression expression = {};            // evaluated, returned or tested
    std::vector<Statement> branches = {};  // condition: then, and else if present; block: its statements
    base::Span span = {};
};

// Canonical text of a tree; trees with equal text mean the same.
std::string to_text(const Expression& expression);
std::string to_text(const Statement& statement);

// The operands of the outermost chain of && or ||, from the left; the expression alone where there is no such chain.
std::vector<const Expression*> chain_operands(const Expression& expression);

// Their texts; each but the first has the operator before it.
std::vector<std::string> chain_texts(const Expression& expression);

}  // namespace katachi::compiler
