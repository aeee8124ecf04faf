#include "compiler/model/dump.h"

#include "compiler/model/drawn_sides.h"

namespace katachi::compiler {

namespace {

class Writer {
  public:
    explicit Writer(const base::SourceFile& source) : source_(source) {}

    std::string finish() { return std::move(text_); }

    void write(const Pattern& pattern);
    void write(const Directive& directive);

  private:
    // One line: what it is, its text where it has one, its place.
    void line(int depth, const std::string& what, base::Span span) { bare_line(depth, what + place(span)); }
    void bare_line(int depth, const std::string& what) {
        text_ += std::string(static_cast<std::size_t>(2 * depth), ' ') + what + "\n";
    }
    std::string place(base::Span span) const {
        const auto from = source_.line_column(span.begin);
        const auto to = source_.line_column(span.end);
        const auto written = [](base::LineColumn at) {
            return std::to_string(at.line) + ":" + std::to_string(at.column);
        };
        return "  " + written(from) + "-" + written(to);
    }

    void write(const std::string& what, const Diagram& diagram);
    void write(const Attribute& attribute);
    void write(const WeightLine& weight);
    void write(int depth, const Expression& expression);
    void write(int depth, const Statement& statement);
    void write_colon_line(const Pattern& pattern);
    void write_whole_board(const Pattern& pattern);

    const base::SourceFile& source_;
    std::string text_;
};

std::string in_ticks(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string at(board::Offset point) { return std::to_string(point.row) + "," + std::to_string(point.column); }

std::string edges_text(DrawnEdges edges) {
    std::string text;
    for (const std::string& side : drawn_sides(edges)) text += (text.empty() ? " with the edges " : " ") + side;
    return text;
}

void Writer::write(const Directive& directive) {
    line(0, "directive " + directive.name + " " + in_ticks(directive.value), directive.span);
}

void Writer::write(const std::string& what, const Diagram& diagram) {
    bare_line(1, what + " " + std::to_string(diagram.rows) + "x" + std::to_string(diagram.columns) +
                     edges_text(diagram.edges));
    for (const DiagramLine& drawn : diagram.lines) {
        line(2, "drawn " + in_ticks(drawn.text), drawn.span);
        if (!drawn.remark.empty()) line(3, "remark " + in_ticks(drawn.remark), drawn.remark_span);
    }
    for (int row = 0; row < diagram.rows; ++row) {
        const auto begin = static_cast<std::size_t>(row) * static_cast<std::size_t>(diagram.columns);
        const std::string cells(diagram.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                                diagram.cells.begin() + static_cast<std::ptrdiff_t>(begin) + diagram.columns);
        bare_line(2, "cells " + in_ticks(cells));
    }
}

void Writer::write(const Attribute& attribute) {
    line(1, "attribute " + in_ticks(attribute.name), attribute.name_span);
    line(2, (attribute.number ? "number " : "argument ") + in_ticks(attribute.argument), attribute.argument_span);
}

void Writer::write(const WeightLine& weight) {
    line(1, "weight " + in_ticks(weight.weight), weight.span);
    for (const std::string& condition : weight.conditions) bare_line(2, "condition " + in_ticks(condition));
}

void Writer::write(int depth, const Expression& expression) {
    const auto what = [&]() -> std::string {
        switch (expression.kind) {
            case Expression::Kind::number: return "number " + in_ticks(expression.text);
            case Expression::Kind::constant: return "constant " + in_ticks(expression.text);
            case Expression::Kind::vertex: return "vertex " + in_ticks(expression.text);
            case Expression::Kind::call: return "call " + in_ticks(expression.text);
            case Expression::Kind::unary: return "unary " + in_ticks(spelling(expression.op));
            case Expression::Kind::binary: return "binary " + in_ticks(spelling(expression.op));
            case Expression::Kind::choice: return "choice";
        }
        return "";
    };
    line(depth, what(), expression.span);
    for (const Expression& operand : expression.operands) write(depth + 1, operand);
}

void Writer::write(int depth, const Statement& statement) {
    const auto what = [&] {
        switch (statement.kind) {
            case Statement::Kind::evaluate: return "evaluate";
            case Statement::Kind::return_value: return "return";
            case Statement::Kind::condition: return "if";
            case Statement::Kind::block: return "block";
        }
        return "";
    };
    line(depth, what(), statement.span);
    if (statement.kind != Statement::Kind::block) write(depth + 1, statement.expression);
    for (const Statement& branch : statement.branches) write(depth + 1, branch);
}

void Writer::write_colon_line(const Pattern& pattern) {
    line(1, "colon line", pattern.colon_span);
    if (!pattern.eye_value.empty()) bare_line(2, "eye value " + in_ticks(pattern.eye_value));
    if (pattern.symmetry_span.length() > 0)
        line(2, (pattern.symmetry ? "symmetry " : "unknown symmetry ") + in_ticks(pattern.symmetry_text),
             pattern.symmetry_span);
    if (!pattern.classes.empty()) line(2, "classes " + in_ticks(pattern.classes), pattern.classes_span);
    if (!pattern.helper.empty()) line(2, "helper " + in_ticks(pattern.helper), pattern.helper_span);
}

void Writer::write_whole_board(const Pattern& pattern) {
    bare_line(1, "whole board of size " + std::to_string(pattern.board_size));
    if (pattern.whole_board_move) bare_line(2, "move " + at(*pattern.whole_board_move));
    for (const PlacedStone& stone : pattern.stones) bare_line(2, (stone.own ? "own " : "opponent ") + at(stone.at));
}

void Writer::write(const Pattern& pattern) {
    line(0, (pattern.sound ? "entry " : "unsound entry ") + in_ticks(pattern.name), pattern.span);
    if (pattern.name_span.length() > 0) line(1, "name", pattern.name_span);
    for (const Comment& comment : pattern.comments) line(1, "comment " + in_ticks(comment.text), comment.span);
    if (!pattern.diagram.lines.empty()) write("diagram", pattern.diagram);
    if (pattern.colon_span.length() > 0) write_colon_line(pattern);
    for (const Attribute& attribute : pattern.attributes) write(attribute);
    for (const WeightLine& weight : pattern.weights) write(weight);
    if (pattern.board_size > 0) write_whole_board(pattern);
    if (pattern.constraint_diagram) write("constraint diagram", *pattern.constraint_diagram);
    if (pattern.constraint) {
        bare_line(1, "constraint");
        write(2, *pattern.constraint);
    }
    if (!pattern.actions.empty()) bare_line(1, "action");
    for (const Statement& action : pattern.actions) write(2, action);
}

}  // namespace

std::string dump(const Pattern& pattern) {
    Writer writer(*pattern.source);
    writer.write(pattern);
    return writer.finish();
}

std::string dump(const PatternDatabase& database) {
    std::string text;
    const auto add_directives = [&](std::size_t before) {
        for (const Directive& directive : database.directives) {
            if (directive.before_pattern != before) continue;
            Writer writer(*directive.source);
            writer.write(directive);
            text += writer.finish();
        }
    };
    for (std::size_t i = 0; i < database.patterns.size(); ++i) {
        add_directives(i);
        text += dump(database.patterns[i]);
    }
    add_directives(database.patterns.size());
    return text;
}

}  // namespace katachi::compiler
