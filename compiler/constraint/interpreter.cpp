#include "compiler/constraint/interpreter.h"

#include <charconv>

#include "compiler/constraint/named_point.h"
#include "engine/match/constraint/constants.h"

namespace katachi {

namespace {

Value number_in(const std::string& text) {
    float number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? Value(number) : Value();
}

Value constant(const std::string& name, const PlacedPattern& placed, const Analysis& analysis) {
    if (name == "color") return {placed.own() == Colour::white ? 1.0F : 2.0F};
    if (name == "doing_scoring") return Value::of(analysis.is_scoring());
    if (name == "value") {
        const Attribute* value = placed.pattern().attribute("value");
        return {value != nullptr ? static_cast<float>(value->number.value_or(0)) : 0.0F};
    }
    const auto number = constant_value(name);
    return number ? Value(static_cast<float>(*number)) : Value();
}

Value call(const Expression& expression, const PlacedPattern& placed, Analysis& analysis) {
    const auto points = placed.arguments(expression);
    if (!points) return {};
    const Helper* helper = find_helper(expression.text);
    if (helper == nullptr) return analysis.answer_named(expression.text, placed.own(), *points);
    if (!helper->accepts(static_cast<int>(points->size()))) return {};
    return analysis.answer(helper->id, placed.own(), *points);
}

Value choice(const Expression& expression, const PlacedPattern& placed, Analysis& analysis) {
    const Value condition = interpret(expression.operands[0], placed, analysis);
    if (condition.is_decided()) return interpret(expression.operands[condition.is_true() ? 1 : 2], placed, analysis);
    const Value then = interpret(expression.operands[1], placed, analysis);
    return then == interpret(expression.operands[2], placed, analysis) ? then : Value();
}

}  // namespace

Vertex PlacedPattern::on_board(Offset point) const {
    const Offset turned = transformed_point(pattern_.diagram, point, match_.orientation);
    return match_.upper_left + turned.row * stride + turned.column;
}

std::optional<std::vector<Vertex>> PlacedPattern::arguments(const Expression& call) const {
    std::vector<Vertex> points;
    for (const Expression& argument : call.operands) {
        if (is_tenuki(argument)) {
            points.push_back(pass_vertex);
            continue;
        }
        const auto point = named_point(pattern_, argument);
        if (!point) return std::nullopt;
        points.push_back(on_board(*point));
    }
    return points;
}

Value apply(Operator op, Value a, Value b) {
    if (op == Operator::logical_or) return logical_or(a, b);
    if (op == Operator::logical_and) return logical_and(a, b);
    if (!a.is_decided() || !b.is_decided()) return {};
    switch (op) {
        case Operator::equal: return Value::of(a.number() == b.number());
        case Operator::not_equal: return Value::of(a.number() != b.number());
        case Operator::less: return Value::of(a.number() < b.number());
        case Operator::less_equal: return Value::of(a.number() <= b.number());
        case Operator::greater: return Value::of(a.number() > b.number());
        case Operator::greater_equal: return Value::of(a.number() >= b.number());
        case Operator::add: return {a.number() + b.number()};
        case Operator::subtract: return {a.number() - b.number()};
        default: return {};
    }
}

Value interpret(const Expression& expression, const PlacedPattern& placed, Analysis& analysis) {
    switch (expression.kind) {
        case Expression::Kind::number: return number_in(expression.text);
        case Expression::Kind::constant: return constant(expression.text, placed, analysis);
        case Expression::Kind::vertex: return {};
        case Expression::Kind::call: return call(expression, placed, analysis);
        case Expression::Kind::choice: return choice(expression, placed, analysis);
        case Expression::Kind::unary: {
            const Value operand = interpret(expression.operands[0], placed, analysis);
            if (expression.op == Operator::logical_not) return logical_not(operand);
            return operand.is_decided() ? Value(-operand.number()) : Value();
        }
        case Expression::Kind::binary: {
            const Value left = interpret(expression.operands[0], placed, analysis);
            if (expression.op == Operator::logical_and && left.is_false()) return Value::of(false);
            if (expression.op == Operator::logical_or && left.is_true()) return Value::of(true);
            return apply(expression.op, left, interpret(expression.operands[1], placed, analysis));
        }
    }
    return {};
}

}  // namespace katachi
