#include "compiler/model/entry_faults.h"
#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/MonteCarlo.h"
#include "grammar/MonteCarloLexer.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::MonteCarloLexer;
using Parser = grammar::MonteCarlo;

Explanation explain(antlr4::Parser& parser, antlr4::Token* offending) {
    auto* context = parser.getContext();
    if (dynamic_cast<Parser::DiagramContext*>(context) != nullptr) {
        if (offending->getType() == Parser::REMARK)
            return {.expected = "the end of the row", .help = "rows of this kind have no remarks"};
        if (offending->getType() == Parser::COLON)
            return {.message = "this weight belongs to no diagram",
                    .span = span_of_rest_of_line(*parser.getTokenStream()),
                    .help = "an entry is a diagram and the weights behind it"};
        return {};
    }
    auto* line = dynamic_cast<Parser::WeightLineContext*>(context);
    if (line == nullptr) return {};
    if (line->COLON() == nullptr)
        return entry_lacks("a weight", static_cast<Parser::EntryContext*>(line->parent)->diagram()->ROW(0),
                           "write a line such as `:100,near` behind the diagram");
    return {.expected = line->weight == nullptr ? "a weight" : ""};
}

const ErrorWording wording{.token_names =
                               {
                                   {Parser::ROW, "a row of the diagram"},
                                   {Parser::FIELD, "a condition"},
                                   {Parser::COMMA, "`,`"},
                                   {Parser::END_OF_LINE, "the end of the line"},
                               },
                           .explain = explain};

// The first row behind a weight or behind a diagram without one.
bool starts_entry(antlr4::TokenStream& tokens) {
    const auto before = tokens.LA(-1);
    return tokens.LA(1) == Parser::ROW && (before == Parser::END_OF_LINE || before == Parser::END_OF_DIAGRAM);
}

std::vector<DiagramLine> lines_of(Parser::DiagramContext* diagram) {
    std::vector<DiagramLine> lines;
    for (auto* row : diagram->ROW()) {
        DiagramLine line;
        line.text = row->getText();
        line.span = span_of(row->getSymbol());
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

void read_monte_carlo(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics) {
    ParserRun<Lexer, Parser> run(source, wording, starts_entry, diagnostics);
    while (auto* entry = run.next(&Parser::entry)) {
        const base::Span begin = span_of(entry->getStart());
        const std::string name = "line " + std::to_string(source->line_column(begin.begin).line);
        if (run.failed(name)) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.comments = run.comments(entry, Lexer::COMMENT);
        pattern.name = name;
        pattern.name_span = {pattern.span.begin, pattern.span.begin};
        for (auto* weight : entry->weightLine()) pattern.weights.push_back(weight_of(weight));
        pattern.colon_span = {pattern.weights.front().span.begin, pattern.weights.back().span.end};
        base::Diagnostics findings;
        pattern.sound = read_diagram(*source, lines_of(entry->diagram()), pattern.diagram, findings) &&
                        !is_misdrawn(pattern.diagram, database.spec.kind);
        place_findings(findings, pattern, diagnostics);
        database.patterns.push_back(std::move(pattern));
    }
}

}  // namespace katachi::compiler
