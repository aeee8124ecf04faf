#include "tools/authoring/constraint_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tools/authoring/eyes/eye_space_text.h"

namespace katachi::authoring {

namespace {

using Kind = compiler::Expression::Kind;

bool is_logical(const compiler::Expression& expression) {
    return expression.kind == Kind::binary &&
           (expression.op == compiler::Operator::logical_and || expression.op == compiler::Operator::logical_or);
}

std::string call_value(const compiler::ExplainedPart& call) {
    if (!call.value.is_decided()) return compiler::to_text(*call.expression) + " " + compiler::missing_knowledge(call);
    return compiler::to_text(*call.expression) + " = " + compiler::value_text(call);
}

void add_once(std::vector<std::string>& texts, std::string text) {
    if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(std::move(text));
}

std::vector<std::string> call_values(const compiler::ExplainedPart& part) {
    std::vector<std::string> values;
    for (const compiler::ExplainedPart* call : compiler::calls(part)) add_once(values, call_value(*call));
    return values;
}

// What the reader wants to know besides the part's own text; empty for a call that is plainly true or false.
std::string values_beside(const compiler::ExplainedPart& part) {
    const bool is_call = part.expression->kind == Kind::call;
    if (!is_call) return fmt::format("{}", fmt::join(call_values(part), ", "));
    if (!part.value.is_decided()) return compiler::missing_knowledge(part);
    const std::string value = compiler::value_text(part);
    return value == "true" || value == "false" ? "" : "= " + value;
}

std::string reason_text(const compiler::ExplainedPart& reason) {
    const bool is_call = reason.expression->kind == Kind::call;
    if (is_call || !reason.value.is_decided()) return call_value(reason);
    const std::string text = compiler::to_text(*reason.expression) + " is " + outcome_word(reason.value);
    const auto values = call_values(reason);
    return values.empty() ? text : fmt::format("{}: {}", text, fmt::join(values, ", "));
}

class PartLines {
  public:
    PartLines(const std::vector<ReadCall>& read, int size, bool unicode)
        : read_(read), size_(size), unicode_(unicode) {}

    std::vector<std::string> write(const compiler::ExplainedPart& constraint) {
        operands(constraint, constraint.expression->op, 0);
        return std::move(lines_);
    }

  private:
    // A chain of one operator stands on one level.
    void operands(const compiler::ExplainedPart& part, compiler::Operator op, std::size_t depth) {
        if (is_logical(*part.expression) && part.expression->op == op)
            for (const compiler::ExplainedPart& operand : part.parts) operands(operand, op, depth);
        else
            line(part, depth);
    }

    void line(const compiler::ExplainedPart& part, std::size_t depth) {
        const std::string mark = !part.is_reason ? "  " : unicode_ ? "\u2192 " : "> ";  // →
        const bool is_composed = has_logic(part);
        std::string text = mark + fmt::format("{:<9} {}{}", outcome_word(part.value), std::string(2 * depth, ' '),
                                              compiler::to_text(*part.expression));
        const std::string values = is_composed ? "" : values_beside(part);
        lines_.push_back(values.empty() ? text : text + "   " + values);
        if (is_composed)
            for (const compiler::ExplainedPart& operand : part.parts)
                operands(operand, operand.expression->op, depth + 1);
        else
            readings(part, depth);
    }

    static bool has_logic(const compiler::ExplainedPart& part) {
        if (is_logical(*part.expression) || part.expression->kind == Kind::choice) return true;
        return part.expression->kind == Kind::unary && has_logic(part.parts[0]);
    }

    void readings(const compiler::ExplainedPart& part, std::size_t depth) {
        for (const compiler::ExplainedPart* call : compiler::calls(part))
            if (const ReadCall* const read = read_for(*call->expression, read_))
                for (const std::string& found : read_texts(*read, size_))
                    lines_.push_back(std::string(12 + 2 * depth, ' ') + found);
    }

    const std::vector<ReadCall>& read_;
    int size_;
    bool unicode_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string outcome_word(match::Value value) {
    if (!value.is_decided()) return "undecided";
    return value.is_true() ? "true" : "false";
}

std::string deciding_values(const compiler::ExplainedPart& constraint) {
    std::vector<std::string> values;
    for (const compiler::ExplainedPart* reason : compiler::reasons(constraint))
        for (std::string& value : call_values(*reason)) add_once(values, std::move(value));
    return fmt::format("{}", fmt::join(values, ", "));
}

std::string reasons_text(const compiler::ExplainedPart& constraint) {
    std::vector<std::string> texts;
    for (const compiler::ExplainedPart* reason : compiler::reasons(constraint)) add_once(texts, reason_text(*reason));
    return fmt::format("{}", fmt::join(texts, "; "));
}

std::string labels_text(const compiler::ExplainedPart& constraint, int size) {
    std::vector<std::string> texts;
    for (const auto& [label, vertex] : compiler::named_points(constraint))
        texts.push_back(label + " is " + board::vertex_name(vertex, size));
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::vector<std::string> part_lines(const compiler::ExplainedPart& constraint, const std::vector<ReadCall>& read,
                                    int size, bool unicode) {
    return PartLines(read, size, unicode).write(constraint);
}

std::vector<std::string> read_texts(const ReadCall& read, int size) {
    if (const auto* const reading = std::get_if<analysis::LineReading>(&read.found))
        return {reading_text(*reading, size)};
    const auto& eyes = std::get<AskedEyes>(read.found);
    if (eyes.spaces.empty()) return {board::vertex_name(eyes.point, size) + " belongs to no eye space"};
    std::vector<std::string> texts;
    for (const eyespaces::EyeSpace& space : eyes.spaces) texts.push_back(eye_space_text(space, size));
    return texts;
}

}  // namespace katachi::authoring
