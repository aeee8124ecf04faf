#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/EyeShapes.h"
#include "grammar/EyeShapesLexer.h"

namespace katachi {

namespace {

using Lexer = grammar::EyeShapesLexer;
using Parser = grammar::EyeShapes;

const SyntaxErrors::TokenNames token_names{
    {Parser::PATTERN, "`Pattern`"},
    {Parser::WORD, "a number"},
    {Parser::EYE_ROW, "a row of the eye shape"},
    {Parser::COLON, "the colon line"},
    {Parser::END_OF_LINE, "the end of the line"},
};

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

void read_eye_shapes(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics) {
    ParserRun<Lexer, Parser> run(source, token_names, Parser::PATTERN, diagnostics);
    for (auto* entry : run.parser().eyeShapes()->entry()) {
        if (entry->WORD() != nullptr) run.name_errors_after(span_of(entry->getStart()).begin, entry->WORD()->getText());
        if (is_broken(entry)) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.comments = run.comments(entry, Lexer::COMMENT);
        pattern.name = entry->WORD()->getText();
        pattern.name_span = span_of(entry->WORD()->getSymbol());
        pattern.eye_value = entry->value()->WORD()->getText();
        pattern.colon_span = span_of(entry->value());
        Diagnostics findings;
        if (auto diagram = read_eye_diagram(lines_of(entry->diagram()), findings))
            pattern.diagram = std::move(*diagram);
        else
            pattern.sound = false;
        place_findings(findings, pattern, diagnostics);
        database.patterns.push_back(std::move(pattern));
    }
    run.report_syntax_errors();
}

}  // namespace katachi
