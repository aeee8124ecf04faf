#include "tools/authoring/format/entry_lines.h"

#include <algorithm>
#include <string_view>

#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/emit/wrapped_lines.h"

namespace katachi {

namespace {

using Lines = std::vector<EntryLine>;

void add_rows(const Diagram& diagram, EntryPart part, Lines& lines) {
    for (const DiagramLine& line : diagram.lines) lines.push_back({part, line.span, row_line(line.text, line.remark)});
}

void add_wrapped(EntryPart part, char mark, Span span, const std::string& text, Lines& lines) {
    for (const std::string& line : wrapped_lines(text)) lines.push_back({part, span, mark + line});
}

// Parted where the author ends a line between two operands of the outermost chain, and where a line would become
// too long.
void add_constraint(const Expression& constraint, const SourceFile& source, Lines& lines) {
    const auto operands = chain_operands(constraint);
    const auto texts = chain_texts(constraint);
    const auto line_of = [&](std::uint32_t at) { return source.line_column(at).line; };
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const Span span = operands[i]->span;
        const bool goes_on = i > 0 && line_of(span.begin) == line_of(operands[i - 1]->span.end) &&
                             texts[i - 1].size() <= longest_condition_line &&
                             lines.back().text.size() + texts[i].size() <= longest_condition_line;
        if (goes_on)
            lines.back() = {
                EntryPart::constraint, {lines.back().span.begin, span.end}, lines.back().text + " " + texts[i]};
        else
            add_wrapped(EntryPart::constraint, ';', span, texts[i], lines);
    }
}

void add_conditions(const Pattern& pattern, Lines& lines) {
    if (pattern.constraint) add_constraint(*pattern.constraint, *pattern.source, lines);
    for (const Statement& action : pattern.actions)
        add_wrapped(EntryPart::action, '>', action.span, to_text(action), lines);
}

Lines named_entry(const Pattern& pattern) {
    Lines lines{{EntryPart::name, pattern.name_span, name_line(pattern)}};
    add_rows(pattern.diagram, EntryPart::diagram, lines);
    lines.push_back({EntryPart::colon, pattern.colon_span, colon_line(pattern)});
    if (pattern.constraint_diagram) add_rows(*pattern.constraint_diagram, EntryPart::labels, lines);
    add_conditions(pattern, lines);
    return lines;
}

Lines playout_pattern(const Pattern& pattern) {
    Lines lines;
    add_rows(pattern.diagram, EntryPart::diagram, lines);
    for (const WeightLine& weight : pattern.weights)
        lines.push_back({EntryPart::colon, weight.span, weight_line(weight)});
    return lines;
}

// The words of the entry, and a comment behind them as it is.
Lines whole_board(const Pattern& pattern) {
    constexpr int words = 3;
    std::string_view rest = pattern.source->text(pattern.span);
    std::string text;
    for (int word = 0; word < words; ++word) {
        const auto length = std::min(rest.find_first_of(" \t"), rest.size());
        text += (word > 0 ? " " : "") + std::string(rest.substr(0, length));
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t", length), rest.size()));
    }
    if (!rest.empty()) text += "  " + std::string(trimmed_back(rest, " \t\r"));
    return {{EntryPart::name, pattern.span, text}};
}

}  // namespace

std::vector<EntryLine> entry_lines(const Pattern& pattern, DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::monte_carlo: return playout_pattern(pattern);
        case DatabaseKind::whole_board: return whole_board(pattern);
        default: return named_entry(pattern);
    }
}

}  // namespace katachi
