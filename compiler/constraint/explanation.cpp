#include "compiler/constraint/explanation.h"

#include <fmt/core.h>

#include <map>

#include "compiler/constraint/named_point.h"
#include "engine/match/constraint/constants.h"

namespace katachi::compiler {

namespace {

bool is_logical(const Expression& expression) {
    return expression.op == Operator::logical_and || expression.op == Operator::logical_or;
}

// Whether its outcome has reasons within.
bool is_composed(const Expression& expression) {
    return expression.kind == Expression::Kind::choice ||
           (expression.kind == Expression::Kind::binary && is_logical(expression));
}

bool is_arithmetic(const Expression& expression) {
    return expression.kind == Expression::Kind::number || expression.kind == Expression::Kind::constant ||
           expression.op == Operator::add || expression.op == Operator::subtract || expression.op == Operator::negate;
}

ExplainedPart taken_apart(const Expression& expression, const PlacedPattern& placed, match::Analysis& analysis) {
    ExplainedPart part;
    part.expression = &expression;
    part.value = interpret(expression, placed, analysis);
    if (expression.kind != Expression::Kind::call) {
        for (const Expression& operand : expression.operands)
            part.parts.push_back(taken_apart(operand, placed, analysis));
    } else if (!has_fault(expression, placed.pattern())) {
        part.points = placed.arguments(expression);
    }
    return part;
}

// Operands that are worth the same as the whole settle it, or else all do.
void mark_reasons(ExplainedPart& part) {
    const auto mark_those_alike = [&] {
        for (ExplainedPart& operand : part.parts)
            if (operand.value.is_decided() == part.value.is_decided() &&
                operand.value.is_true() == part.value.is_true())
                mark_reasons(operand);
    };
    const auto mark_undecided = [&] {
        for (ExplainedPart& operand : part.parts)
            if (!operand.value.is_decided()) mark_reasons(operand);
    };
    switch (part.expression->kind) {
        case Expression::Kind::unary:
            if (!part.value.is_decided() || is_composed(*part.parts[0].expression)) return mark_reasons(part.parts[0]);
            part.is_reason = true;
            return;
        case Expression::Kind::choice:
            if (!part.value.is_decided()) return mark_undecided();
            mark_reasons(part.parts[0]);
            if (part.parts[0].value.is_decided()) mark_reasons(part.parts[part.parts[0].value.is_true() ? 1 : 2]);
            return;
        case Expression::Kind::binary:
            if (is_logical(*part.expression)) return mark_those_alike();
            if (!part.value.is_decided()) return mark_undecided();
            part.is_reason = true;
            return;
        default: part.is_reason = true;
    }
}

template <typename Wanted>
void collect(const ExplainedPart& part, const Wanted& wanted, std::vector<const ExplainedPart*>& found) {
    if (wanted(part)) found.push_back(&part);
    for (const ExplainedPart& operand : part.parts) collect(operand, wanted, found);
}

template <typename Wanted>
std::vector<const ExplainedPart*> collected(const ExplainedPart& part, const Wanted& wanted) {
    std::vector<const ExplainedPart*> found;
    collect(part, wanted, found);
    return found;
}

std::string code_text(float code) {
    if (code == match::ko_code_win) return "WIN";
    if (code == match::ko_code_a) return "KO_A";
    if (code == match::ko_code_b) return "KO_B";
    return fmt::format("{:g}", code);
}

std::string status_text(float status) {
    if (status == match::status_dead) return "DEAD";
    if (status == match::status_alive) return "ALIVE";
    return status == match::status_critical ? "CRITICAL" : "UNKNOWN";
}

std::string truth_text(bool truth) { return truth ? "true" : "false"; }

std::string result_text(float number, match::ResultKind kind) {
    switch (kind) {
        case match::ResultKind::truth: return truth_text(number != 0);
        case match::ResultKind::ko_code:
        case match::ResultKind::break_code: return code_text(number);
        case match::ResultKind::status: return status_text(number);
        default: return fmt::format("{:g}", number);
    }
}

}  // namespace

ExplainedPart explain(const Expression& constraint, const PlacedPattern& placed, match::Analysis& analysis) {
    ExplainedPart whole = taken_apart(constraint, placed, analysis);
    mark_reasons(whole);
    return whole;
}

std::vector<const ExplainedPart*> reasons(const ExplainedPart& whole) {
    return collected(whole, [](const ExplainedPart& part) { return part.is_reason; });
}

std::vector<const ExplainedPart*> calls(const ExplainedPart& part) {
    return collected(part, [](const ExplainedPart& p) { return p.expression->kind == Expression::Kind::call; });
}

std::vector<std::pair<std::string, board::Vertex>> named_points(const ExplainedPart& part) {
    std::map<std::string, board::Vertex> points;
    for (const ExplainedPart* call : calls(part))
        for (std::size_t i = 0; i < call->points.size(); ++i) {
            const Expression& argument = call->expression->operands[i];
            if (!is_tenuki(argument) && argument.text != "*") points[argument.text] = call->points[i];
        }
    return {points.begin(), points.end()};
}

std::string value_text(const ExplainedPart& part) {
    if (!part.value.is_decided()) return "undecided";
    const float number = part.value.number();
    const Expression& expression = *part.expression;
    if (expression.kind == Expression::Kind::call) {
        const match::Helper* helper = match::find_helper(expression.text);
        return result_text(number, helper != nullptr ? helper->result : match::ResultKind::real);
    }
    if (expression.kind == Expression::Kind::choice) return fmt::format("{:g}", number);
    return is_arithmetic(expression) ? fmt::format("{:g}", number) : truth_text(number != 0);
}

std::string missing_knowledge(const ExplainedPart& call) {
    const match::Helper* helper = match::find_helper(call.expression->text);
    if (helper == nullptr) return "no autohelper of this name";
    if (!helper->is_answered && helper->needs != match::Knowledge::life) return "has no answer yet";
    switch (helper->needs) {
        case match::Knowledge::eyes: return "needs the eye spaces";
        case match::Knowledge::influence: return "needs territory and influence";
        case match::Knowledge::dragons: return "needs the status of dragons";
        case match::Knowledge::life: return "needs life and death to be read";
        case match::Knowledge::moves: return "needs the moves that are being collected";
        default: return "has no answer here";
    }
}

}  // namespace katachi::compiler
