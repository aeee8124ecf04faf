#include "tools/authoring/constraint_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace katachi {

namespace {

using Kind = Expression::Kind;

bool is_logical(const Expression& expression) {
    return expression.kind == Kind::binary &&
           (expression.op == Operator::logical_and || expression.op == Operator::logical_or);
}

std::string call_value(const ExplainedPart& call) {
    if (!call.value.is_decided()) return to_text(*call.expression) + " " + missing_knowledge(call);
    return to_text(*call.expression) + " = " + value_text(call);
}

void add_once(std::vector<std::string>& texts, std::string text) {
    if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(std::move(text));
}

std::vector<std::string> call_values(const ExplainedPart& part) {
    std::vector<std::string> values;
    for (const ExplainedPart* call : calls(part)) add_once(values, call_value(*call));
    return values;
}

// What the reader wants to know besides the part's own text; empty for a call that is plainly true or false.
std::string values_beside(const ExplainedPart& part) {
    const bool is_call = part.expression->kind == Kind::call;
    if (!is_call) return fmt::format("{}", fmt::join(call_values(part), ", "));
    if (!part.value.is_decided()) return missing_knowledge(part);
    const std::string value = value_text(part);
    return value == "true" || value == "false" ? "" : "= " + value;
}

std::string reason_text(const ExplainedPart& reason) {
    const bool is_call = reason.expression->kind == Kind::call;
    if (is_call || !reason.value.is_decided()) return call_value(reason);
    const std::string text = to_text(*reason.expression) + " is " + outcome_word(reason.value);
    const auto values = call_values(reason);
    return values.empty() ? text : fmt::format("{}: {}", text, fmt::join(values, ", "));
}

class PartLines {
  public:
    PartLines(const std::vector<ReadCall>& read, int size, bool unicode)
        : read_(read), size_(size), unicode_(unicode) {}

    std::vector<std::string> write(const ExplainedPart& constraint) {
        operands(constraint, constraint.expression->op, 0);
        return std::move(lines_);
    }

  private:
    // A chain of one operator stands on one level.
    void operands(const ExplainedPart& part, Operator op, std::size_t depth) {
        if (is_logical(*part.expression) && part.expression->op == op)
            for (const ExplainedPart& operand : part.parts) operands(operand, op, depth);
        else
            line(part, depth);
    }

    void line(const ExplainedPart& part, std::size_t depth) {
        const std::string mark = !part.is_reason ? "  " : unicode_ ? "\u2192 " : "> ";  // →
        const bool is_composed = has_logic(part);
        std::string text = mark + fmt::format("{:<9} {}{}", outcome_word(part.value), std::string(2 * depth, ' '),
                                              to_text(*part.expression));
        const std::string values = is_composed ? "" : values_beside(part);
        lines_.push_back(values.empty() ? text : text + "   " + values);
        if (is_composed)
            for (const ExplainedPart& operand : part.parts) operands(operand, operand.expression->op, depth + 1);
        else
            readings(part, depth);
    }

    static bool has_logic(const ExplainedPart& part) {
        if (is_logical(*part.expression) || part.expression->kind == Kind::choice) return true;
        return part.expression->kind == Kind::unary && has_logic(part.parts[0]);
    }

    void readings(const ExplainedPart& part, std::size_t depth) {
        for (const ExplainedPart* call : calls(part))
            if (const LineReading* reading = reading_of(*call->expression, read_))
                lines_.push_back(std::string(12 + 2 * depth, ' ') + reading_text(*reading, size_));
    }

    const std::vector<ReadCall>& read_;
    int size_;
    bool unicode_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string outcome_word(Value value) {
    if (!value.is_decided()) return "undecided";
    return value.is_true() ? "true" : "false";
}

std::string deciding_values(const ExplainedPart& constraint) {
    std::vector<std::string> values;
    for (const ExplainedPart* reason : reasons(constraint))
        for (std::string& value : call_values(*reason)) add_once(values, std::move(value));
    return fmt::format("{}", fmt::join(values, ", "));
}

std::string reasons_text(const ExplainedPart& constraint) {
    std::vector<std::string> texts;
    for (const ExplainedPart* reason : reasons(constraint)) add_once(texts, reason_text(*reason));
    return fmt::format("{}", fmt::join(texts, "; "));
}

std::string labels_text(const ExplainedPart& constraint, int size) {
    std::vector<std::string> texts;
    for (const auto& [label, vertex] : named_points(constraint))
        texts.push_back(label + " is " + vertex_name(vertex, size));
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::vector<std::string> part_lines(const ExplainedPart& constraint, const std::vector<ReadCall>& read, int size,
                                    bool unicode) {
    return PartLines(read, size, unicode).write(constraint);
}

}  // namespace katachi
