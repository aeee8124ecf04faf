#include "compiler/constraint/expression_type.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "base/text/number.h"
#include "engine/match/constraint/constants.h"

namespace katachi::compiler {

namespace {

constexpr std::array ko_codes{0.0, double{match::ko_code_b}, double{match::ko_code_a}, double{match::ko_code_win}};
constexpr std::array break_codes{0.0, double{match::cut_code}, double{match::ko_code_win}};

ExpressionType plain(double least, double most) { return {.kind = {}, .least = least, .most = most}; }

ExpressionType truth(std::optional<bool> certain) {
    return {.kind = match::ResultKind::truth,
            .least = certain.value_or(false) ? 1.0 : 0.0,
            .most = certain.value_or(true) ? 1.0 : 0.0};
}

// Every value where they are few, else none.
std::vector<double> values_of(const ExpressionType& type) {
    if (type.least == type.most) return {type.least};
    std::vector<double> values;
    const auto add_within = [&](double value) {
        if (value >= type.least && value <= type.most) values.push_back(value);
    };
    if (type.kind == match::ResultKind::ko_code) std::for_each(ko_codes.begin(), ko_codes.end(), add_within);
    if (type.kind == match::ResultKind::break_code) std::for_each(break_codes.begin(), break_codes.end(), add_within);
    if (type.kind == match::ResultKind::truth || type.kind == match::ResultKind::status)
        for (double value = type.least; value <= type.most; ++value) values.push_back(value);
    return values;
}

bool holds(Operator op, double a, double b) {
    switch (op) {
        case Operator::equal: return a == b;
        case Operator::not_equal: return a != b;
        case Operator::less: return a < b;
        case Operator::less_equal: return a <= b;
        case Operator::greater: return a > b;
        default: return a >= b;
    }
}

// The outcome is told by every pair of values.
std::optional<bool> outcome(Operator op, const std::vector<double>& left, const std::vector<double>& right) {
    std::optional<bool> all;
    for (const double a : left)
        for (const double b : right) {
            if (all && *all != holds(op, a, b)) return std::nullopt;
            all = holds(op, a, b);
        }
    return all;
}

// The outcome is told by the ends of the ranges.
std::optional<bool> outcome(Operator op, const ExpressionType& left, const ExpressionType& right) {
    const bool apart = left.most < right.least || left.least > right.most;
    switch (op) {
        case Operator::equal: return apart ? std::optional(false) : std::nullopt;
        case Operator::not_equal: return apart ? std::optional(true) : std::nullopt;
        case Operator::greater: return outcome(Operator::less, right, left);
        case Operator::greater_equal: return outcome(Operator::less_equal, right, left);
        case Operator::less:
            if (left.most < right.least) return true;
            return left.least >= right.most ? std::optional(false) : std::nullopt;
        default:
            if (left.most <= right.least) return true;
            return left.least > right.most ? std::optional(false) : std::nullopt;
    }
}

std::optional<bool> comparison(Operator op, const ExpressionType& left, const ExpressionType& right) {
    const auto left_values = values_of(left);
    const auto right_values = values_of(right);
    if (left_values.empty() || right_values.empty()) return outcome(op, left, right);
    return outcome(op, left_values, right_values);
}

ExpressionType of_number(const std::string& text) {
    const auto value = base::number_from<float>(text);
    return value ? plain(*value, *value) : ExpressionType{};
}

ExpressionType of_constant(const std::string& text) {
    const match::ConstraintConstant* constant = match::find_constraint_constant(text);
    if (constant == nullptr) return {};
    ExpressionType type{.kind = constant->kind};
    if (constant->kind == match::ResultKind::truth) return truth(std::nullopt);
    if (constant->kind == match::ResultKind::status) return {.kind = match::ResultKind::status, .least = 0, .most = 3};
    if (text == "WIN") type.least = type.most = match::ko_code_win;
    if (text == "KO_A") type.least = type.most = match::ko_code_a;
    if (text == "KO_B") type.least = type.most = match::ko_code_b;
    return type;
}

ExpressionType of_unary(const Expression& unary, const TypeOfCall& of_call) {
    const ExpressionType operand = type_of(unary.operands[0], of_call);
    if (unary.op == Operator::negate) return plain(-operand.most, -operand.least);
    const auto certain = certain_truth(operand);
    return truth(certain ? std::optional(!*certain) : std::nullopt);
}

ExpressionType of_logic(const Expression& binary, const TypeOfCall& of_call) {
    const bool decisive = binary.op == Operator::logical_or;  // one such operand decides
    const auto left = certain_truth(type_of(binary.operands[0], of_call));
    const auto right = certain_truth(type_of(binary.operands[1], of_call));
    if (left == decisive || right == decisive) return truth(decisive);
    return truth(left && right ? std::optional(!decisive) : std::nullopt);
}

// Programs add in this way, so that bounds are those of numbers that a float holds.
double sum(double a, double b) { return static_cast<float>(a) + static_cast<float>(b); }

ExpressionType of_binary(const Expression& binary, const TypeOfCall& of_call) {
    if (binary.op == Operator::logical_and || binary.op == Operator::logical_or) return of_logic(binary, of_call);
    const ExpressionType left = type_of(binary.operands[0], of_call);
    const ExpressionType right = type_of(binary.operands[1], of_call);
    if (binary.op == Operator::add) return plain(sum(left.least, right.least), sum(left.most, right.most));
    if (binary.op == Operator::subtract) return plain(sum(left.least, -right.most), sum(left.most, -right.least));
    return truth(comparison(binary.op, left, right));
}

ExpressionType of_choice(const Expression& choice, const TypeOfCall& of_call) {
    const ExpressionType first = type_of(choice.operands[1], of_call);
    const ExpressionType second = type_of(choice.operands[2], of_call);
    return {.kind = first.kind == second.kind ? first.kind : std::nullopt,
            .least = std::min(first.least, second.least),
            .most = std::max(first.most, second.most)};
}

}  // namespace

ExpressionType registered_type(const Expression& call) {
    const match::Helper* helper = match::find_helper(call.text);
    if (helper == nullptr) return {};
    return {.kind = helper->result, .least = helper->least, .most = helper->most};
}

ExpressionType type_of(const Expression& expression, const TypeOfCall& of_call) {
    switch (expression.kind) {
        case Expression::Kind::number: return of_number(expression.text);
        case Expression::Kind::constant: return of_constant(expression.text);
        case Expression::Kind::vertex: return {};
        case Expression::Kind::call: return of_call(expression);
        case Expression::Kind::unary: return of_unary(expression, of_call);
        case Expression::Kind::binary: return of_binary(expression, of_call);
        case Expression::Kind::choice: return of_choice(expression, of_call);
    }
    return {};
}

std::optional<bool> certain_truth(const ExpressionType& type) {
    if (type.kind == match::ResultKind::nothing) return std::nullopt;
    if (type.least == 0 && type.most == 0) return false;
    if (type.least > 0 || type.most < 0) return true;
    return std::nullopt;
}

}  // namespace katachi::compiler
