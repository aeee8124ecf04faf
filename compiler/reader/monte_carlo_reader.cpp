#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/MonteCarlo.h"
#include "grammar/MonteCarloLexer.h"

namespace katachi {

namespace {

using Lexer = grammar::MonteCarloLexer;
using Parser = grammar::MonteCarlo;

const SyntaxErrors::TokenNames token_names{
    {Parser::ROW, "a row of the diagram"},        {Parser::COLON, "a weight"},
    {Parser::FIELD, "a weight or condition"},     {Parser::COMMA, "`,`"},
    {Parser::END_OF_LINE, "the end of the line"},
};

std::vector<DiagramLine> lines_of(Parser::EntryContext* entry) {
    std::vector<DiagramLine> lines;
    for (auto* row : entry->row()) {
        DiagramLine line;
        line.text = row->ROW()->getText();
        line.span = span_of(row->ROW()->getSymbol());
        lines.push_back(std::move(line));
    }
    return lines;
}

WeightLine weight_of(Parser::WeightLineContext* context) {
    WeightLine line;
    line.weight = context->weight->getText();
    line.span = {span_of(context).begin, span_of(context->weight).end};
    for (auto* condition : context->condition) {
        line.conditions.push_back(condition->getText());
        line.span.end = span_of(condition).end;
    }
    return line;
}

}  // namespace

void read_monte_carlo(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics) {
    ParserRun<Lexer, Parser> run(source, token_names, Parser::ROW, diagnostics);
    for (auto* entry : run.parser().monteCarlo()->entry()) {
        if (is_broken(entry)) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.comments = run.comments(entry, Lexer::COMMENT);
        pattern.name = "line " + std::to_string(source->line_column(pattern.span.begin).line);
        pattern.name_span = {pattern.span.begin, pattern.span.begin};
        for (auto* weight : entry->weightLine()) pattern.weights.push_back(weight_of(weight));
        pattern.colon_span = {pattern.weights.front().span.begin, pattern.weights.back().span.end};
        Diagnostics findings;
        if (auto diagram = read_diagram(*source, lines_of(entry), findings))
            pattern.diagram = std::move(*diagram);
        else
            pattern.sound = false;
        place_findings(findings, pattern, diagnostics);
        database.patterns.push_back(std::move(pattern));
    }
    run.report_syntax_errors();
}

}  // namespace katachi
