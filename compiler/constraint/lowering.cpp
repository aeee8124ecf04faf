#include "base/text/number.h"
#include "compiler/constraint/named_point.h"
#include "compiler/constraint/terms.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/constants.h"

namespace katachi {

namespace {

TablePoint point_of(const Expression& argument, const Pattern& pattern, Offset anchor) {
    if (argument.kind != Expression::Kind::vertex) throw FaultyExpression{};
    if (is_tenuki(argument)) return pass_point;
    const auto point = named_point(pattern, argument);
    // The constraint diagram may have another size.
    if (!point || !pattern.diagram.contains(point->row, point->column)) throw FaultyExpression{};
    const Offset step = *point - anchor;
    return {static_cast<std::int8_t>(step.row), static_cast<std::int8_t>(step.column)};
}

ProgramStep step_of(Operator op) {
    switch (op) {
        case Operator::logical_or: return ProgramStep::logical_or;
        case Operator::logical_and: return ProgramStep::logical_and;
        case Operator::equal: return ProgramStep::equal;
        case Operator::not_equal: return ProgramStep::not_equal;
        case Operator::less: return ProgramStep::less;
        case Operator::less_equal: return ProgramStep::less_equal;
        case Operator::greater: return ProgramStep::greater;
        case Operator::greater_equal: return ProgramStep::greater_equal;
        case Operator::add: return ProgramStep::add;
        case Operator::subtract: return ProgramStep::subtract;
        case Operator::logical_not: return ProgramStep::logical_not;
        case Operator::negate: return ProgramStep::negate;
    }
    throw FaultyExpression{};
}

class Lowering {
  public:
    Lowering(const Pattern& pattern, Offset anchor, Terms& terms) : pattern_(pattern), anchor_(anchor), terms_(terms) {}

    TermId lower(const Expression& expression) {
        const auto& operands = expression.operands;
        switch (expression.kind) {
            case Expression::Kind::number: return number(expression.text);
            case Expression::Kind::constant: return constant(expression.text);
            case Expression::Kind::vertex: throw FaultyExpression{};  // a point has no value
            case Expression::Kind::call: return terms_.call(call_term(expression, pattern_, anchor_));
            case Expression::Kind::unary: return terms_.unary(step_of(expression.op), lower(operands[0]));
            case Expression::Kind::binary: return binary(expression);
            case Expression::Kind::choice: {
                const TermId condition = lower(operands[0]);
                const TermId a = lower(operands[1]);
                return terms_.choice(condition, a, lower(operands[2]));
            }
        }
        throw FaultyExpression{};
    }

  private:
    TermId number(const std::string& text) {
        const auto value = number_from<float>(text);
        if (!value) throw FaultyExpression{};
        return terms_.number(*value);
    }

    TermId constant(const std::string& name) {
        if (name == "color") return terms_.leaf(ProgramStep::own_colour);
        if (name == "doing_scoring") return terms_.leaf(ProgramStep::is_scoring);
        if (name == "value") return terms_.leaf(ProgramStep::pattern_value);
        if (const auto number = constant_value(name)) return terms_.number(*number);
        throw FaultyExpression{};
    }

    TermId binary(const Expression& expression) {
        const ProgramStep step = step_of(expression.op);
        if (step == ProgramStep::logical_and || step == ProgramStep::logical_or) {
            std::vector<TermId> operands;
            add_operands(expression, expression.op, operands);
            return terms_.chain(step, std::move(operands));
        }
        const TermId left = lower(expression.operands[0]);
        return terms_.binary(step, left, lower(expression.operands[1]));
    }

    // Those of the whole chain, however it is bracketed.
    void add_operands(const Expression& expression, Operator op, std::vector<TermId>& operands) {
        for (const Expression& operand : expression.operands) {
            if (operand.kind == Expression::Kind::binary && operand.op == op)
                add_operands(operand, op, operands);
            else
                operands.push_back(lower(operand));
        }
    }

    const Pattern& pattern_;
    Offset anchor_;
    Terms& terms_;
};

}  // namespace

TermId term_of(const Expression& expression, const Pattern& pattern, Offset anchor, Terms& terms) {
    return Lowering(pattern, anchor, terms).lower(expression);
}

Term call_term(const Expression& call, const Pattern& pattern, Offset anchor) {
    Term term{.step = ProgramStep::call_named};
    for (const Expression& argument : call.operands) term.points.push_back(point_of(argument, pattern, anchor));
    if (term.points.size() > most_call_points) throw FaultyExpression{};
    const Helper* const called = find_helper(call.text);
    if (called == nullptr) {
        term.name = call.text;
        return term;
    }
    const auto count = static_cast<int>(term.points.size());
    if (!called->accepts(count)) throw FaultyExpression{};
    for (int i = 0; i < count; ++i)
        if (term.points[static_cast<std::size_t>(i)] == pass_point && !called->takes_pass(i, count))
            throw FaultyExpression{};
    term.step = ProgramStep::call;
    term.helper = static_cast<std::uint32_t>(called->id);
    return term;
}

}  // namespace katachi
