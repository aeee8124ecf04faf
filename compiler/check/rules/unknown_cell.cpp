#include <string>

#include "base/text/utf8.h"
#include "compiler/check/rules/rules.h"
#include "compiler/model/entry_faults.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

// Edge marks inside of a diagram are the finding `inconsistent-edges`.
bool is_edge_mark(char c) { return c == '|' || c == '-' || c == '+'; }

std::string help_for(char cell, DatabaseKind kind) {
    if (kind == DatabaseKind::corner && std::string_view("ox?").find(cell) != std::string_view::npos)
        return "corner patterns say what lies on every point: O, X or .";
    if (kind == DatabaseKind::corner) return "corner patterns have the cells O, X, . and *";
    if (cell == '0') return "did you mean `O`?";
    if (cell == '#' || cell == '@') return "did you mean `X`?";
    if (is_label(cell) && kind != DatabaseKind::eye_shape && kind != DatabaseKind::monte_carlo)
        return "labels belong into the constraint diagram, behind the colon line";
    std::string known;
    for (const char c : cells_of(kind))
        if (c != ' ') known += (known.empty() ? "" : " ") + std::string(1, c);
    return "the cells of this kind are " + known;
}

void find_unknown_cell(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    const DatabaseKind kind = database.spec.kind;
    const std::string_view known = cells_of(kind);
    std::string reported;
    for (int row = 0; row < pattern.diagram.rows; ++row)
        for (int column = 0; column < pattern.diagram.columns; ++column) {
            const char cell = pattern.diagram.at(row, column);
            if (known.find(cell) != std::string_view::npos || is_edge_mark(cell)) continue;
            if (reported.find(cell) != std::string::npos) continue;
            reported += cell;
            auto& finding = findings.add(pattern, pattern.diagram.cell_span(row, column),
                                         base::quoted_character_at(std::string_view(&cell, 1), 0) +
                                             " is no cell of a diagram of the kind `" + std::string(name(kind)) + "`");
            finding.help = help_for(cell, kind);
        }
}

}  // namespace

const Rule unknown_cell{.id = "unknown-cell",
                        .code = "KA105",
                        .severity = base::Severity::error,
                        .summary = "a diagram holds a character that means nothing in its kind of database",
                        .kinds = drawn_kinds,
                        .find_in_pattern = find_unknown_cell};

}  // namespace katachi::compiler
