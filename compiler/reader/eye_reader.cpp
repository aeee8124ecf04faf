#include "compiler/model/entry_faults.h"
#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/EyeShapes.h"
#include "grammar/EyeShapesLexer.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::EyeShapesLexer;
using Parser = grammar::EyeShapes;

Explanation explain(antlr4::Parser& parser, antlr4::Token* offending) {
    auto* context = parser.getContext();
    auto* entry = dynamic_cast<Parser::EntryContext*>(context);
    const bool misplaced = offending->getType() == Parser::STRAY;
    if (entry != nullptr && entry->PATTERN() == nullptr && offending->getType() == Parser::COLON)
        return {.message = "this colon line belongs to no entry",
                .span = span_of_rest_of_line(*parser.getTokenStream()),
                .help = "is the line `Pattern NUMBER` missing above its diagram?"};
    if (entry != nullptr && entry->PATTERN() == nullptr)
        return {.expected = "`Pattern` at the beginning of a line",
                .span = span_of_rest_of_line(*parser.getTokenStream()),
                .help = "an entry begins with a line `Pattern NUMBER`"};
    if (misplaced) return {.help = "a row begins with a point; `Pattern`, `:` and `#` stand in the first column"};
    if (auto* row = dynamic_cast<Parser::RowContext*>(context); row != nullptr && row->EYE_ROW() == nullptr)
        return entry_lacks("a diagram", static_cast<Parser::EntryContext*>(row->parent->parent)->WORD(),
                           "draw it between the number and the colon line");
    if (auto* value = dynamic_cast<Parser::ValueContext*>(context)) {
        if (value->COLON() != nullptr)
            return value->WORD() == nullptr ? Explanation{.expected = "four digits"} : Explanation{};
        return entry_lacks("the colon line", static_cast<Parser::EntryContext*>(value->parent)->WORD(),
                           "write its value behind the diagram, such as `:1111`");
    }
    return {};
}

const ErrorWording wording{.token_names =
                               {
                                   {Parser::PATTERN, "`Pattern`"},
                                   {Parser::WORD, "a number"},
                                   {Parser::EYE_ROW, "a row of the eye shape"},
                                   {Parser::COLON, "the colon line"},
                                   {Parser::END_OF_LINE, "the end of the line"},
                               },
                           .explain = explain};

bool starts_entry(antlr4::TokenStream& tokens) { return tokens.LA(1) == Parser::PATTERN; }

std::vector<DiagramLine> lines_of(Parser::DiagramContext* diagram) {
    std::vector<DiagramLine> lines;
    for (auto* row : diagram->row()) {
        const std::string text = row->EYE_ROW()->getText();
        DiagramLine line;
        line.text = without_trailing_blanks(text);
        line.span = span_of(row->EYE_ROW()->getSymbol());
        line.span.end = line.span.begin + static_cast<std::uint32_t>(line.text.size());
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

void read_eye_shapes(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                     std::uint32_t end) {
    ParserRun<Lexer, Parser> run(source, wording, starts_entry, diagnostics);
    while (auto* entry = run.next(&Parser::entry, end)) {
        if (run.failed(entry->WORD() != nullptr ? entry->WORD()->getText() : "")) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.comments = run.comments(entry, Lexer::COMMENT);
        pattern.name = entry->WORD()->getText();
        pattern.name_span = span_of(entry->WORD()->getSymbol());
        pattern.eye_value = entry->value()->WORD()->getText();
        pattern.colon_span = {span_of(entry->value()).begin, span_of(entry->value()->WORD()->getSymbol()).end};
        base::Diagnostics findings;
        pattern.sound = read_eye_diagram(*source, lines_of(entry->diagram()), pattern.diagram, findings) &&
                        !is_misdrawn(pattern.diagram, database.spec.kind) && eye_value_fault(pattern.eye_value).empty();
        place_findings(findings, pattern, diagnostics);
        database.patterns.push_back(std::move(pattern));
    }
}

}  // namespace katachi::compiler
