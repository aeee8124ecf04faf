#include "tools/katachi/shared/shape_input.h"

#include <fmt/core.h>

#include <iostream>
#include <memory>
#include <string_view>

#include "base/files/file_error.h"
#include "base/files/pattern_text.h"
#include "base/files/standard_input.h"
#include "base/findings/diagnostic_text.h"
#include "base/text/trim.h"
#include "compiler/check/check.h"
#include "compiler/model/database_spec.h"
#include "compiler/reader/diagram_reader.h"
#include "games/search/numbered_moves.h"
#include "tools/authoring/drawing/senseis_diagram.h"
#include "tools/authoring/drawing/spaced_rows.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

// Blanks before and within a row are points outside of an eye space; anywhere else a row may be set in, and a remark
// begins behind it.
std::string_view row_of(std::string_view line, compiler::DatabaseKind kind) {
    constexpr std::string_view blanks = " \t\r";
    if (kind == compiler::DatabaseKind::eye_shape) return base::trimmed_back(line, blanks);
    const std::string_view row = base::trimmed_front(line, blanks);
    return row.substr(0, row.find_first_of(blanks));
}

struct ShapeLines {
    std::vector<compiler::DiagramLine> rows;
    std::vector<std::string_view> moves;  // that have a number, but no digit in the rows
};

ShapeLines shape_lines(const base::SourceFile& source, compiler::DatabaseKind kind) {
    ShapeLines lines;
    for (int number = 1; number <= source.line_count(); ++number) {
        const base::Span span = source.line_span(number);
        const std::string_view line = source.text(span);
        if (line.starts_with(':')) break;
        if (line.starts_with('#') || line.starts_with("Pattern")) continue;
        if (games::tells_numbered_move(line)) {
            lines.moves.push_back(line);
            continue;
        }
        const std::string_view drawn = row_of(line, kind);
        if (drawn.empty()) continue;
        compiler::DiagramLine& row = lines.rows.emplace_back();
        row.text = drawn;
        const auto begin = span.begin + static_cast<std::uint32_t>(drawn.data() - line.data());
        row.span = {begin, begin + static_cast<std::uint32_t>(drawn.size())};
    }
    return lines;
}

void check_is_one_entry(const base::SourceFile& source) {
    int entries = 0;
    for (int number = 1; number <= source.line_count(); ++number)
        entries += source.text(source.line_span(number)).starts_with("Pattern ") ? 1 : 0;
    if (entries > 1)
        throw base::FileError(
            fmt::format("{}: holds {} entries, and a shape is one; import it into a catalogue and name "
                        "one: katachi db search --shape NAME",
                        source.path(), entries));
}

// Characters that mean nothing in a diagram.
void check_cells(const base::SourcePtr& source, const compiler::Diagram& diagram, compiler::DatabaseKind kind,
                 base::Diagnostics& diagnostics) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    database.patterns.emplace_back();
    database.patterns.front().diagram = diagram;
    database.patterns.front().source = source;
    const compiler::Rule& rule = *compiler::find_rule("unknown-cell");
    compiler::Findings findings(rule, diagnostics);
    rule.find_in_pattern(database.patterns.front(), database, findings);
}

base::SourcePtr without_byte_order_mark(const base::SourcePtr& source) {
    const std::string_view mark = base::byte_order_mark(source->text());
    if (mark.empty()) return source;
    return std::make_shared<base::SourceFile>(source->path(), std::string(source->text().substr(mark.size())));
}

// A diagram of Sensei's Library, and one whose points stand apart by blanks, as the rows of a `.db` file; any other
// text as it is. In eye shapes blanks are points outside of the eye space.
base::SourcePtr with_plain_rows(const base::SourcePtr& given, compiler::DatabaseKind kind) {
    base::SourcePtr source = without_byte_order_mark(given);
    const auto read = authoring::read_senseis_diagram(source->text());
    if (!read) {
        if (kind == compiler::DatabaseKind::eye_shape) return source;
        const auto together = authoring::with_rows_drawn_together(source->text());
        return together ? std::make_shared<base::SourceFile>(source->path(), *together) : source;
    }
    if (const auto* error = std::get_if<board::PositionTextError>(&*read))
        throw base::FileError(fmt::format("{}:{}: {}", source->path(), error->line, error->message));
    const auto& diagram = std::get<authoring::SenseisDiagram>(*read);
    const std::string rows = authoring::shape_rows(diagram);
    if (diagram.first_mover == board::Colour::white && rows.find_first_of("0123456789") != std::string::npos)
        throw base::FileError(source->path() +
                              ": White plays move 1, and numbered moves of a shape begin with Black; exchange X and "
                              "O, and write $$B");
    return std::make_shared<base::SourceFile>(source->path(), rows);
}

// `take` sees the diagram before its cells are checked.
template <typename Take>
compiler::Diagram checked_shape(const base::SourcePtr& given, compiler::DatabaseKind kind, const Take& take) {
    const base::SourcePtr source = with_plain_rows(given, kind);
    check_is_one_entry(*source);
    ShapeLines lines = shape_lines(*source, kind);
    if (lines.rows.empty())
        throw base::FileError(source->path() + ": draws no shape; write rows of . O X o x ? * into it");
    base::Diagnostics diagnostics;
    compiler::Diagram diagram;
    const bool is_drawn = kind == compiler::DatabaseKind::eye_shape
                              ? compiler::read_eye_diagram(*source, std::move(lines.rows), diagram, diagnostics)
                              : compiler::read_diagram(*source, std::move(lines.rows), diagram, diagnostics);
    for (base::Diagnostic& finding : diagnostics) finding.source = source;
    if (is_drawn) {
        take(diagram, lines.moves);
        check_cells(source, diagram, kind, diagnostics);
    }
    if (!diagnostics.empty()) {
        std::cerr << base::diagnostic_text(diagnostics, message_style());
        throw base::FileError(source->path() + ": is no shape to look for; mend what is said above");
    }
    return diagram;
}

}  // namespace

compiler::Diagram read_shape(const std::string& file, compiler::DatabaseKind kind) {
    return shape_in(file == "-" ? base::read_pattern_input(base::input_name(file)) : base::read_pattern_text(file),
                    kind);
}

compiler::Diagram shape_in(const base::SourcePtr& source, compiler::DatabaseKind kind) {
    return checked_shape(source, kind, [&](const compiler::Diagram&, const std::vector<std::string_view>& moves) {
        if (!moves.empty())
            throw base::FileError(fmt::format("{}: '{}': moves have numbers in katachi games search alone",
                                              source->path(), moves.front()));
    });
}

NumberedShape numbered_shape_in(const base::SourcePtr& source) {
    NumberedShape shape;
    const auto take = [&](compiler::Diagram& diagram, const std::vector<std::string_view>& lines) {
        const auto moves = games::take_numbered_moves(diagram, lines);
        if (const auto* error = std::get_if<games::SequenceError>(&moves))
            throw base::FileError(source->path() + ": " + error->message);
        shape.moves = std::get<games::ShapeSequence>(moves);
    };
    shape.diagram = checked_shape(source, compiler::DatabaseKind::move, take);
    return shape;
}

}  // namespace katachi::cli
