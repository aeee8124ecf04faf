#include "compiler/reader/pattern_reader.h"

#include <charconv>

#include "compiler/reader/constraint_reader.h"
#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "grammar/PatternDatabase.h"
#include "grammar/PatternDatabaseLexer.h"

namespace katachi {

namespace {

using Lexer = grammar::PatternDatabaseLexer;
using Parser = grammar::PatternDatabase;

const SyntaxErrors::TokenNames token_names{
    {Parser::PATTERN, "`Pattern`"},
    {Parser::ATTRIBUTE_MAP, "a directive"},
    {Parser::GOAL_ELEMENTS, "a directive"},
    {Parser::CALLBACK_DATA, "a directive"},
    {Parser::WORD, "a name"},
    {Parser::ROW, "a row of the diagram"},
    {Parser::COLON, "the colon line"},
    {Parser::FIELD, "a field of the colon line"},
    {Parser::COMMA, "`,`"},
    {Parser::OPEN, "`(`"},
    {Parser::CLOSE, "`)`"},
    {Parser::CONSTRAINT_LINE, "a constraint line"},
    {Parser::ACTION_LINE, "an action line"},
    {Parser::END_OF_LINE, "the end of the line"},
};

std::vector<DiagramLine> lines_of(Parser::DiagramContext* diagram) {
    std::vector<DiagramLine> lines;
    for (auto* row : diagram->row()) {
        DiagramLine line;
        line.text = row->ROW()->getText();
        line.span = span_of(row->ROW()->getSymbol());
        if (row->REMARK() != nullptr) {
            const std::string remark = row->REMARK()->getText();
            line.remark = without_trailing_blanks(remark);
            line.remark_span = span_of(row->REMARK()->getSymbol());
            line.remark_span.end = line.remark_span.begin + static_cast<std::uint32_t>(line.remark.size());
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

Attribute read_attribute(Parser::AttributeContext* context) {
    Attribute attribute;
    attribute.name = context->name->getText();
    attribute.name_span = span_of(context->name);
    if (context->argument == nullptr) return attribute;
    attribute.argument = context->argument->getText();
    attribute.argument_span = span_of(context->argument);
    double number = 0;
    const char* end = attribute.argument.data() + attribute.argument.size();
    const auto [stop, error] = std::from_chars(attribute.argument.data(), end, number);
    if (error == std::errc{} && stop == end) attribute.number = number;
    return attribute;
}

void read_colon_line(Parser::ColonLineContext* context, Pattern& pattern) {
    pattern.colon_span = span_of(context);
    const std::string symmetry = context->symmetry->getText();
    pattern.symmetry_span = span_of(context->symmetry);
    pattern.symmetry_text = symmetry;
    if (symmetry.size() == 1) pattern.symmetry = declared_symmetry(symmetry[0]);
    if (context->classes != nullptr) {
        pattern.classes = context->classes->getText();
        pattern.classes_span = span_of(context->classes);
    }
    for (auto* attribute : context->attribute()) {
        if (attribute->OPEN() != nullptr) {
            pattern.attributes.push_back(read_attribute(attribute));
        } else if (attribute->name->getText() != "NULL") {
            pattern.helper = attribute->name->getText();
            pattern.helper_span = span_of(attribute->name);
        }
    }
}

// The text behind the first character of each line of one kind, joined.
JoinedLines join(const std::vector<Parser::ConditionContext*>& lines, bool constraints) {
    JoinedLines joined;
    for (auto* line : lines) {
        auto* node = constraints ? line->CONSTRAINT_LINE() : line->ACTION_LINE();
        if (node == nullptr) continue;
        const std::string text = node->getText();
        joined.add(std::string_view(text).substr(1), span_of(node->getSymbol()).begin + 1);
    }
    return joined;
}

class EntryReader {
  public:
    EntryReader(const SourcePtr& source, Diagnostics& diagnostics) : source_(source), diagnostics_(diagnostics) {}

    void read(Parser::EntryContext* entry, Pattern& pattern) {
        pattern.name = entry->WORD()->getText();
        pattern.name_span = span_of(entry->WORD()->getSymbol());
        Diagnostics findings;
        if (auto diagram = read_diagram(*source_, lines_of(entry->diagram(0)), findings))
            pattern.diagram = std::move(*diagram);
        else
            pattern.sound = false;
        read_colon_line(entry->colonLine(), pattern);
        if (auto* labels = entry->diagram(1)) {
            pattern.constraint_diagram = read_diagram(*source_, lines_of(labels), findings);
            if (!pattern.constraint_diagram) pattern.sound = false;
        }
        const JoinedLines constraint = join(entry->condition(), true);
        if (!constraint.empty()) pattern.constraint = read_constraint(constraint, findings);
        const JoinedLines action = join(entry->condition(), false);
        if (!action.empty())
            if (auto statements = read_action(action, findings)) pattern.actions = std::move(*statements);
        place_findings(findings, pattern, diagnostics_);
    }

  private:
    SourcePtr source_;
    Diagnostics& diagnostics_;
};

AttributeMap attribute_map(const std::string& name, Span span, const SourcePtr& source, Diagnostics& diagnostics) {
    if (name == "none") return AttributeMap::none;
    if (name == "general") return AttributeMap::general;
    if (name == "value_only") return AttributeMap::value_only;
    if (name == "owl_attack") return AttributeMap::owl_attack;
    if (name == "owl_defense") return AttributeMap::owl_defense;
    diagnostics.push_back({.rule = "syntax",
                           .message = "`" + name + "` is no attribute map",
                           .source = source,
                           .span = span,
                           .pattern = "",
                           .help = "one of: none, general, value_only, owl_attack, owl_defense"});
    return AttributeMap::general;
}

void read_directive(Parser::DirectiveContext* context, const SourcePtr& source, PatternDatabase& database,
                    Diagnostics& diagnostics) {
    Directive directive;
    directive.name = context->getStart()->getText();
    directive.value = context->WORD()->getText();
    directive.source = source;
    directive.span = span_of(context->WORD()->getSymbol());
    directive.before_pattern = database.patterns.size();
    if (context->ATTRIBUTE_MAP() != nullptr)
        database.attribute_map = attribute_map(directive.value, directive.span, source, diagnostics);
    database.directives.push_back(std::move(directive));
}

}  // namespace

void read_pattern_entries(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics) {
    ParserRun<Lexer, Parser> run(source, token_names, Parser::PATTERN, diagnostics);
    EntryReader reader(source, diagnostics);
    for (auto* child : run.parser().database()->children) {
        auto* item = dynamic_cast<antlr4::ParserRuleContext*>(child);
        if (item == nullptr) continue;
        auto* entry = dynamic_cast<Parser::EntryContext*>(item);
        if (entry != nullptr && entry->WORD() != nullptr)
            run.name_errors_after(span_of(entry->getStart()).begin, entry->WORD()->getText());
        if (is_broken(item)) continue;
        if (auto* directive = dynamic_cast<Parser::DirectiveContext*>(item)) {
            read_directive(directive, source, database, diagnostics);
        } else {
            Pattern pattern;
            pattern.source = source;
            pattern.span = run.entry_span(entry);
            pattern.comments = run.comments(entry, Lexer::COMMENT);
            reader.read(entry, pattern);
            database.patterns.push_back(std::move(pattern));
        }
    }
    run.report_syntax_errors();
}

}  // namespace katachi
