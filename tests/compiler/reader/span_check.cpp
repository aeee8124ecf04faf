#include "tests/compiler/reader/span_check.h"

namespace katachi::compiler {

namespace {

std::string source_text(const Pattern& pattern, base::Span span) { return std::string(pattern.source->text(span)); }

// Collects the first place where the source differs from the model.
class SpanCheck {
  public:
    explicit SpanCheck(const Pattern& pattern) : pattern_(pattern) {}

    void expect(const char* what, base::Span span, std::string_view text) {
        if (wrong_.empty() && source_text(pattern_, span) != text)
            wrong_ =
                std::string(what) + ": `" + source_text(pattern_, span) + "` in place of `" + std::string(text) + "`";
    }

    void expect_cells(const Diagram& diagram, char padding) {
        for (const DiagramLine& line : diagram.lines) {
            expect("row", line.span, line.text);
            expect("remark", line.remark_span, line.remark);
        }
        for (int row = 0; row < diagram.rows; ++row)
            for (int column = 0; column < diagram.columns; ++column) {
                const base::Span span = diagram.cell_span(row, column);
                const char cell = diagram.at(row, column);
                const bool is_missing = span.length() == 0 && cell == padding;
                if (!is_missing) expect("cell", span, std::string(1, cell));
            }
    }

    void expect_tree(const Expression& expression) {
        switch (expression.kind) {
            case Expression::Kind::number:
            case Expression::Kind::constant:
            case Expression::Kind::vertex: expect("leaf", expression.span, expression.text); break;
            case Expression::Kind::call: expect("call", expression.name_span, expression.text); break;
            default: break;
        }
        for (const Expression& operand : expression.operands) {
            if (operand.span.begin < expression.span.begin || operand.span.end > expression.span.end)
                expect("operand outside of its operation", operand.span, "");
            expect_tree(operand);
        }
    }

    void expect_statement(const Statement& statement) {
        if (statement.kind != Statement::Kind::block) expect_tree(statement.expression);
        for (const Statement& branch : statement.branches) expect_statement(branch);
    }

    std::string wrong() const { return wrong_; }

  private:
    const Pattern& pattern_;
    std::string wrong_;
};

}  // namespace

std::string wrong_span(const Pattern& pattern, DatabaseKind kind) {
    SpanCheck check(pattern);
    const bool is_named = kind != DatabaseKind::monte_carlo;
    check.expect("name", pattern.name_span, is_named ? pattern.name : "");
    const bool has_first_line = is_named && kind != DatabaseKind::whole_board;
    if (has_first_line) check.expect("entry", {pattern.span.begin, pattern.name_span.begin - 1}, "Pattern");
    for (const Comment& comment : pattern.comments) check.expect("comment", comment.span, "#" + comment.text);
    check.expect_cells(pattern.diagram, character(Cell::outside));
    if (pattern.constraint_diagram) check.expect_cells(*pattern.constraint_diagram, '\0');
    if (pattern.colon_span.length() > 0)
        check.expect("colon", {pattern.colon_span.begin, pattern.colon_span.begin + 1}, ":");
    if (pattern.symmetry_span.length() > 0) check.expect("symmetry", pattern.symmetry_span, pattern.symmetry_text);
    check.expect("classes", pattern.classes_span, pattern.classes);
    check.expect("helper", pattern.helper_span, pattern.helper);
    for (const Attribute& attribute : pattern.attributes) {
        if (pattern.board_size == 0) check.expect("attribute", attribute.name_span, attribute.name);
        check.expect("argument", attribute.argument_span, attribute.argument);
    }
    for (const WeightLine& weight : pattern.weights)
        check.expect("weight", {weight.span.begin, weight.span.begin + 1}, ":");
    if (pattern.constraint) check.expect_tree(*pattern.constraint);
    for (const Statement& action : pattern.actions) check.expect_statement(action);
    return check.wrong();
}

}  // namespace katachi::compiler
