#include "tools/authoring/format/entry_lines.h"

#include <algorithm>
#include <string_view>

#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/emit/wrapped_lines.h"

namespace katachi::authoring {

namespace {

using Lines = std::vector<EntryLine>;

void add_rows(const compiler::Diagram& diagram, EntryPart part, Lines& lines) {
    for (const compiler::DiagramLine& line : diagram.lines)
        lines.push_back({part, line.span, compiler::row_line(line.text, line.remark)});
}

void add_wrapped(EntryPart part, char mark, base::Span span, const std::string& text, Lines& lines) {
    for (const std::string& line : compiler::wrapped_lines(text)) lines.push_back({part, span, mark + line});
}

// Parted where the author ends a line between two operands of the outermost chain, and where a line would become
// too long.
void add_constraint(const compiler::Expression& constraint, const base::SourceFile& source, Lines& lines) {
    const auto operands = compiler::chain_operands(constraint);
    const auto texts = compiler::chain_texts(constraint);
    const auto line_of = [&](std::uint32_t at) { return source.line_column(at).line; };
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const base::Span span = operands[i]->span;
        const bool goes_on = i > 0 && line_of(span.begin) == line_of(operands[i - 1]->span.end) &&
                             texts[i - 1].size() <= compiler::longest_condition_line &&
                             lines.back().text.size() + texts[i].size() <= compiler::longest_condition_line;
        if (goes_on)
            lines.back() = {
                EntryPart::constraint, {lines.back().span.begin, span.end}, lines.back().text + " " + texts[i]};
        else
            add_wrapped(EntryPart::constraint, ';', span, texts[i], lines);
    }
}

void add_conditions(const compiler::Pattern& pattern, Lines& lines) {
    if (pattern.constraint) add_constraint(*pattern.constraint, *pattern.source, lines);
    for (const compiler::Statement& action : pattern.actions)
        add_wrapped(EntryPart::action, '>', action.span, compiler::to_text(action), lines);
}

Lines named_entry(const compiler::Pattern& pattern) {
    Lines lines{{EntryPart::name, pattern.name_span, compiler::name_line(pattern)}};
    add_rows(pattern.diagram, EntryPart::diagram, lines);
    lines.push_back({EntryPart::colon, pattern.colon_span, compiler::colon_line(pattern)});
    if (pattern.constraint_diagram) add_rows(*pattern.constraint_diagram, EntryPart::labels, lines);
    add_conditions(pattern, lines);
    return lines;
}

Lines playout_pattern(const compiler::Pattern& pattern) {
    Lines lines;
    add_rows(pattern.diagram, EntryPart::diagram, lines);
    for (const compiler::WeightLine& weight : pattern.weights)
        lines.push_back({EntryPart::colon, weight.span, compiler::weight_line(weight)});
    return lines;
}

// The words of the entry, and a comment behind them as it is.
Lines whole_board(const compiler::Pattern& pattern) {
    constexpr int words = 3;
    std::string_view rest = pattern.source->text(pattern.span);
    std::string text;
    for (int word = 0; word < words; ++word) {
        const auto length = std::min(rest.find_first_of(" \t"), rest.size());
        text += (word > 0 ? " " : "") + std::string(rest.substr(0, length));
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t", length), rest.size()));
    }
    if (!rest.empty()) text += "  " + std::string(base::trimmed_back(rest, " \t\r"));
    return {{EntryPart::name, pattern.span, text}};
}

}  // namespace

std::vector<EntryLine> entry_lines(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    switch (kind) {
        case compiler::DatabaseKind::monte_carlo: return playout_pattern(pattern);
        case compiler::DatabaseKind::whole_board: return whole_board(pattern);
        default: return named_entry(pattern);
    }
}

}  // namespace katachi::authoring
