#include "compiler/model/expression.h"

#include <algorithm>

namespace katachi::compiler {

std::string_view spelling(Operator op) {
    switch (op) {
        case Operator::logical_or: return "||";
        case Operator::logical_and: return "&&";
        case Operator::equal: return "==";
        case Operator::not_equal: return "!=";
        case Operator::less: return "<";
        case Operator::less_equal: return "<=";
        case Operator::greater: return ">";
        case Operator::greater_equal: return ">=";
        case Operator::add: return "+";
        case Operator::subtract: return "-";
        case Operator::logical_not: return "!";
        case Operator::negate: return "-";
    }
    return "";
}

namespace {

int precedence(const Expression& expression) {
    if (expression.kind == Expression::Kind::choice) return 0;
    if (expression.kind == Expression::Kind::unary) return 6;
    if (expression.kind != Expression::Kind::binary) return 7;
    switch (expression.op) {
        case Operator::logical_or: return 1;
        case Operator::logical_and: return 2;
        case Operator::equal:
        case Operator::not_equal: return 3;
        case Operator::less:
        case Operator::less_equal:
        case Operator::greater:
        case Operator::greater_equal: return 4;
        default: return 5;
    }
}

std::string in_brackets_below(const Expression& expression, int lowest) {
    return precedence(expression) < lowest ? "(" + to_text(expression) + ")" : to_text(expression);
}

std::string call_text(const Expression& call) {
    std::string text = call.text + "(";
    for (std::size_t i = 0; i < call.operands.size(); ++i) text += (i > 0 ? "," : "") + to_text(call.operands[i]);
    return text + ")";
}

bool is_binary(const Expression& expression, Operator op) {
    return expression.kind == Expression::Kind::binary && expression.op == op;
}

// An && within an || has brackets, too: few readers trust their memory there, and C compilers warn.
std::string operand_text(const Expression& operand, Operator op, int lowest) {
    if (op == Operator::logical_or && is_binary(operand, Operator::logical_and)) return "(" + to_text(operand) + ")";
    return in_brackets_below(operand, lowest);
}

std::string binary_text(const Expression& binary) {
    const int own = precedence(binary);
    return operand_text(binary.operands[0], binary.op, own) + " " + std::string(spelling(binary.op)) + " " +
           operand_text(binary.operands[1], binary.op, own + 1);
}

}  // namespace

std::string to_text(const Expression& expression) {
    switch (expression.kind) {
        case Expression::Kind::number:
        case Expression::Kind::constant:
        case Expression::Kind::vertex: return expression.text;
        case Expression::Kind::call: return call_text(expression);
        case Expression::Kind::unary:
            return std::string(spelling(expression.op)) + in_brackets_below(expression.operands[0], 6);
        case Expression::Kind::binary: return binary_text(expression);
        case Expression::Kind::choice:
            return in_brackets_below(expression.operands[0], 1) + " ? " + to_text(expression.operands[1]) + " : " +
                   to_text(expression.operands[2]);
    }
    return "";
}

std::string to_text(const Statement& statement) {
    switch (statement.kind) {
        case Statement::Kind::evaluate: return to_text(statement.expression) + ";";
        case Statement::Kind::return_value: return "return " + to_text(statement.expression) + ";";
        case Statement::Kind::condition: {
            std::string text = "if (" + to_text(statement.expression) + ") " + to_text(statement.branches[0]);
            if (statement.branches.size() > 1) text += " else " + to_text(statement.branches[1]);
            return text;
        }
        case Statement::Kind::block: {
            std::string text = "{";
            for (const Statement& inner : statement.branches) text += " " + to_text(inner);
            return text + " }";
        }
    }
    return "";
}

std::vector<const Expression*> chain_operands(const Expression& expression) {
    const bool chain = is_binary(expression, Operator::logical_and) || is_binary(expression, Operator::logical_or);
    std::vector<const Expression*> operands;
    const Expression* left = &expression;
    for (; chain && is_binary(*left, expression.op); left = &left->operands.front())
        operands.push_back(&left->operands[1]);
    operands.push_back(left);
    std::reverse(operands.begin(), operands.end());
    return operands;
}

std::vector<std::string> chain_texts(const Expression& expression) {
    const auto operands = chain_operands(expression);
    if (operands.size() == 1) return {to_text(expression)};
    const int own = precedence(expression);
    std::vector<std::string> parts{operand_text(*operands.front(), expression.op, own)};
    for (std::size_t i = 1; i < operands.size(); ++i)
        parts.push_back(std::string(spelling(expression.op)) + " " +
                        operand_text(*operands[i], expression.op, own + 1));
    return parts;
}

}  // namespace katachi::compiler
