#include "compiler/constraint/interpreter.h"

#include <algorithm>

#include "base/text/number.h"
#include "compiler/constraint/named_point.h"
#include "engine/match/constraint/constants.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/tables/constraint_tables.h"

namespace katachi::compiler {

namespace {

match::Value value_of(const Pattern& pattern) {
    const Attribute* value = pattern.attribute("value");
    return value != nullptr ? static_cast<float>(value->number.value_or(0)) : 0.0F;
}

match::Value constant(const std::string& name, const PlacedPattern& placed, const match::Analysis& analysis) {
    if (name == "color") return match::colour_number(placed.own());
    if (name == "doing_scoring") return match::Value::of(analysis.is_scoring());
    if (name == "value") return value_of(placed.pattern());
    return match::constant_value(name).value();
}

match::Value call(const Expression& expression, const PlacedPattern& placed, match::Analysis& analysis) {
    const std::vector<board::Vertex> points = placed.arguments(expression);
    const match::Helper* helper = match::find_helper(expression.text);
    if (helper != nullptr && helper->id == match::Autohelper::value) return value_of(placed.pattern());
    if (helper != nullptr) return analysis.answer(helper->id, placed.own(), points);
    return match::ask_function(
        expression.text,
        {.own = placed.own(), .move = placed.move(), .orientation = placed.orientation(), .points = points}, analysis);
}

match::Value compared(Operator op, float a, float b) {
    switch (op) {
        case Operator::equal: return match::Value::of(a == b);
        case Operator::not_equal: return match::Value::of(a != b);
        case Operator::less: return match::Value::of(a < b);
        case Operator::less_equal: return match::Value::of(a <= b);
        case Operator::greater: return match::Value::of(a > b);
        case Operator::greater_equal: return match::Value::of(a >= b);
        case Operator::add: return a + b;
        case Operator::subtract: return a - b;
        default: return {};
    }
}

match::Value evaluate(const Expression& expression, const PlacedPattern& placed, match::Analysis& analysis) {
    const auto operand = [&](std::size_t i) { return evaluate(expression.operands[i], placed, analysis); };
    switch (expression.kind) {
        case Expression::Kind::number: return base::number_from<float>(expression.text).value();
        case Expression::Kind::constant: return constant(expression.text, placed, analysis);
        case Expression::Kind::vertex: return {};
        case Expression::Kind::call: return call(expression, placed, analysis);
        case Expression::Kind::choice: {
            const match::Value condition = operand(0);
            if (condition.is_decided()) return operand(condition.is_true() ? 1 : 2);
            const match::Value then = operand(1);
            return then == operand(2) ? then : match::Value();
        }
        case Expression::Kind::unary: {
            const match::Value a = operand(0);
            if (expression.op == Operator::logical_not) return match::logical_not(a);
            return a.is_decided() ? match::Value(-a.number()) : match::Value();
        }
        case Expression::Kind::binary: {
            const match::Value a = operand(0);
            if (expression.op == Operator::logical_and)
                return a.is_false() ? match::Value::of(false) : match::logical_and(a, operand(1));
            if (expression.op == Operator::logical_or)
                return a.is_true() ? match::Value::of(true) : match::logical_or(a, operand(1));
            const match::Value b = operand(1);
            return a.is_decided() && b.is_decided() ? compared(expression.op, a.number(), b.number()) : match::Value();
        }
    }
    return {};
}

bool is_faulty_call(const Expression& call, const Pattern& pattern) {
    const match::Helper* helper = match::find_helper(call.text);
    const auto count = static_cast<int>(call.operands.size());
    if (count > match::most_call_points || (helper != nullptr && !helper->accepts(count))) return true;
    for (int i = 0; i < count; ++i) {
        const Expression& argument = call.operands[static_cast<std::size_t>(i)];
        if (argument.kind != Expression::Kind::vertex) return true;
        if (is_tenuki(argument) ? helper != nullptr && !helper->takes_pass(i, count) : !named_point(pattern, argument))
            return true;
    }
    return false;
}

}  // namespace

board::Vertex PlacedPattern::on_board(board::Offset point) const {
    const board::Offset turned = transformed_point(pattern_.diagram, point, match_.orientation);
    return match_.upper_left + turned.row * board::stride + turned.column;
}

std::vector<board::Vertex> PlacedPattern::arguments(const Expression& call) const {
    std::vector<board::Vertex> points;
    for (const Expression& argument : call.operands)
        points.push_back(is_tenuki(argument) ? board::pass_vertex : on_board(named_point(pattern_, argument).value()));
    return points;
}

bool has_fault(const Expression& expression, const Pattern& pattern) {
    if (expression.kind == Expression::Kind::call) return is_faulty_call(expression, pattern);
    if (expression.kind == Expression::Kind::vertex) return true;
    if (expression.kind == Expression::Kind::number) return !base::number_from<float>(expression.text);
    if (expression.kind == Expression::Kind::constant)
        return match::find_constraint_constant(expression.text) == nullptr;
    return std::any_of(expression.operands.begin(), expression.operands.end(),
                       [&](const Expression& operand) { return has_fault(operand, pattern); });
}

match::Value interpret(const Expression& expression, const PlacedPattern& placed, match::Analysis& analysis) {
    return has_fault(expression, placed.pattern()) ? match::Value() : evaluate(expression, placed, analysis);
}

}  // namespace katachi::compiler
