#include "base/text/number.h"
#include "compiler/constraint/named_point.h"
#include "compiler/constraint/terms.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/constants.h"

namespace katachi::compiler {

namespace {

match::TablePoint point_of(const Expression& argument, const Pattern& pattern, board::Offset anchor) {
    if (argument.kind != Expression::Kind::vertex) throw FaultyExpression{};
    if (is_tenuki(argument)) return match::pass_point;
    const auto point = named_point(pattern, argument);
    if (!point) throw FaultyExpression{};
    const board::Offset step = *point - anchor;
    return {static_cast<std::int8_t>(step.row), static_cast<std::int8_t>(step.column)};
}

match::ProgramStep step_of(Operator op) {
    switch (op) {
        case Operator::logical_or: return match::ProgramStep::logical_or;
        case Operator::logical_and: return match::ProgramStep::logical_and;
        case Operator::equal: return match::ProgramStep::equal;
        case Operator::not_equal: return match::ProgramStep::not_equal;
        case Operator::less: return match::ProgramStep::less;
        case Operator::less_equal: return match::ProgramStep::less_equal;
        case Operator::greater: return match::ProgramStep::greater;
        case Operator::greater_equal: return match::ProgramStep::greater_equal;
        case Operator::add: return match::ProgramStep::add;
        case Operator::subtract: return match::ProgramStep::subtract;
        case Operator::logical_not: return match::ProgramStep::logical_not;
        case Operator::negate: return match::ProgramStep::negate;
    }
    throw FaultyExpression{};
}

class Lowering {
  public:
    Lowering(const Pattern& pattern, board::Offset anchor, Terms& terms)
        : pattern_(pattern), anchor_(anchor), terms_(terms) {}

    TermId lower(const Expression& expression) {
        const auto& operands = expression.operands;
        switch (expression.kind) {
            case Expression::Kind::number: return number(expression.text);
            case Expression::Kind::constant: return constant(expression.text);
            case Expression::Kind::vertex: throw FaultyExpression{};  // a point has no value
            case Expression::Kind::call: return call(expression);
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
        const auto value = base::number_from<float>(text);
        if (!value) throw FaultyExpression{};
        return terms_.number(*value);
    }

    TermId constant(const std::string& name) {
        if (name == "color") return terms_.leaf(match::ProgramStep::own_colour);
        if (name == "doing_scoring") return terms_.leaf(match::ProgramStep::is_scoring);
        if (name == "value") return terms_.leaf(match::ProgramStep::pattern_value);
        if (const auto number = match::constant_value(name)) return terms_.number(*number);
        throw FaultyExpression{};
    }

    TermId call(const Expression& expression) {
        const Term term = call_term(expression, pattern_, anchor_);
        const bool is_pattern_value = term.step == match::ProgramStep::call &&
                                      term.helper == static_cast<std::uint32_t>(match::Autohelper::value);
        return is_pattern_value ? terms_.leaf(match::ProgramStep::pattern_value) : terms_.call(term);
    }

    TermId binary(const Expression& expression) {
        const match::ProgramStep step = step_of(expression.op);
        if (step == match::ProgramStep::logical_and || step == match::ProgramStep::logical_or) {
            std::vector<TermId> operands;
            add_operands(expression, expression.op, operands);
            return terms_.chain(step, operands);
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
    board::Offset anchor_;
    Terms& terms_;
};

}  // namespace

TermId term_of(const Expression& expression, const Pattern& pattern, board::Offset anchor, Terms& terms) {
    return Lowering(pattern, anchor, terms).lower(expression);
}

Term call_term(const Expression& call, const Pattern& pattern, board::Offset anchor) {
    Term term{.step = match::ProgramStep::call_named};
    for (const Expression& argument : call.operands) term.points.push_back(point_of(argument, pattern, anchor));
    if (term.points.size() > match::most_call_points) throw FaultyExpression{};
    const match::Helper* const called = match::find_helper(call.text);
    if (called == nullptr) {
        term.name = call.text;
        return term;
    }
    const auto count = static_cast<int>(term.points.size());
    if (!called->accepts(count)) throw FaultyExpression{};
    for (int i = 0; i < count; ++i)
        if (term.points[static_cast<std::size_t>(i)] == match::pass_point && !called->takes_pass(i, count))
            throw FaultyExpression{};
    term.step = match::ProgramStep::call;
    term.helper = static_cast<std::uint32_t>(called->id);
    return term;
}

}  // namespace katachi::compiler
