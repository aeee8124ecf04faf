#include "compiler/reader/pattern_reader.h"

#include <cmath>

#include "base/text/number.h"
#include "base/text/utf8.h"
#include "compiler/model/attribute_maps.h"
#include "compiler/model/entry_faults.h"
#include "compiler/reader/constraint_reader.h"
#include "compiler/reader/diagram_reader.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_errors.h"
#include "grammar/PatternDatabase.h"
#include "grammar/PatternDatabaseLexer.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::PatternDatabaseLexer;
using Parser = grammar::PatternDatabase;

// A misspelt one too: it is told of, and not passed over with the rest of a broken item.
bool starts_item(antlr4::TokenStream& tokens) {
    switch (tokens.LA(1)) {
        case Parser::PATTERN:
        case Parser::ATTRIBUTE_MAP:
        case Parser::GOAL_ELEMENTS:
        case Parser::CALLBACK_DATA: return true;
        case Parser::ROW: return !meant_first_word(tokens.LT(1)->getText()).empty();
        default: return false;
    }
}

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
    const auto close = span_of(context->CLOSE()->getSymbol()).begin;
    attribute.argument_span = {close, close};
    if (context->argument == nullptr) return attribute;
    attribute.argument = context->argument->getText();
    attribute.argument_span = span_of(context->argument);
    attribute.number = attribute_number(attribute.argument);
    return attribute;
}

void read_colon_line(Parser::ColonLineContext* context, Pattern& pattern, base::Diagnostics& findings) {
    pattern.colon_span = {span_of(context).begin, span_of(context->END_OF_LINE()->getSymbol()).begin};
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
        } else if (!pattern.helper.empty()) {
            findings.push_back({.rule = "syntax",
                                .message = "a second helper; the first is `" + pattern.helper + "`",
                                .source = nullptr,
                                .span = span_of(attribute->name),
                                .pattern = "",
                                .help = "an attribute has its value in brackets"});
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
    EntryReader(const base::SourcePtr& source, DatabaseKind kind, base::Diagnostics& diagnostics)
        : source_(source), kind_(kind), diagnostics_(diagnostics) {}

    void read(Parser::EntryContext* entry, Pattern& pattern, Parser::DiagramContext* labels) {
        pattern.name = entry->WORD()->getText();
        pattern.name_span = span_of(entry->WORD()->getSymbol());
        base::Diagnostics findings;
        pattern.sound = read_diagram(*source_, lines_of(entry->diagram(0)), pattern.diagram, findings);
        read_colon_line(entry->colonLine(), pattern, findings);
        if (labels != nullptr) {
            pattern.constraint_diagram.emplace();
            if (!read_diagram(*source_, lines_of(labels), *pattern.constraint_diagram, findings)) pattern.sound = false;
        }
        const JoinedLines constraint = join(entry->condition(), true);
        if (!constraint.empty()) {
            pattern.constraint = read_constraint(constraint, findings);
            if (!pattern.constraint) pattern.sound = false;
        }
        const JoinedLines action = join(entry->condition(), false);
        if (!action.empty()) read_actions(action, pattern, findings);
        if (is_misdrawn(pattern.diagram, kind_)) pattern.sound = false;
        place_findings(findings, pattern, diagnostics_);
    }

    // What is wrong with the diagram of an entry whose later lines hold a syntax error.
    void check_diagram(Parser::EntryContext* broken) {
        const auto* colon_line = broken->colonLine();
        if (colon_line == nullptr || colon_line->children.empty()) return;
        Pattern pattern;
        pattern.source = source_;
        pattern.name = broken->WORD()->getText();
        base::Diagnostics findings;
        read_diagram(*source_, lines_of(broken->diagram(0)), pattern.diagram, findings);
        place_findings(findings, pattern, diagnostics_);
    }

  private:
    static void read_actions(const JoinedLines& lines, Pattern& pattern, base::Diagnostics& findings) {
        if (auto statements = read_action(lines, findings))
            pattern.actions = std::move(*statements);
        else
            pattern.sound = false;  // without its `return 0`, say, it would propose what it refuses
    }

    base::SourcePtr source_;
    DatabaseKind kind_;
    base::Diagnostics& diagnostics_;
};

AttributeMap attribute_map(const std::string& name, base::Span span, const base::SourcePtr& source,
                           base::Diagnostics& diagnostics) {
    std::string known;
    for (const AttributeMap map : attribute_maps) {
        if (name == spelling(map)) return map;
        known.append(known.empty() ? "" : ", ").append(spelling(map));
    }
    diagnostics.push_back({.rule = "syntax",
                           .message = "`" + name + "` is no attribute map",
                           .source = source,
                           .span = span,
                           .pattern = "",
                           .help = "one of: " + known});
    return AttributeMap::general;
}

constexpr std::string_view cells_of_entries = ".OXox?*,!QY";

// `goal_elements` and `callback_data` name cells.
void check_cells(const Directive& directive, base::Diagnostics& diagnostics) {
    if (directive.value == "none") return;
    const std::size_t other = directive.value.find_first_not_of(cells_of_entries);
    if (other == std::string::npos) return;
    const auto at = directive.span.begin + static_cast<std::uint32_t>(other);
    const auto length = static_cast<std::uint32_t>(base::character_at(directive.value, other).size());
    diagnostics.push_back({.rule = "syntax",
                           .message = base::quoted_character_at(directive.value, other) + " is no cell of a diagram",
                           .source = directive.source,
                           .span = {at, at + length},
                           .pattern = "",
                           .help = directive.name + " takes `none`, or cells in one word: . O X o x ? * , ! Q Y"});
}

void read_directive(Parser::DirectiveContext* context, const base::SourcePtr& source, PatternDatabase& database,
                    base::Diagnostics& diagnostics) {
    Directive directive;
    directive.name = context->getStart()->getText();
    directive.value = context->WORD()->getText();
    directive.source = source;
    directive.span = span_of(context->WORD()->getSymbol());
    directive.before_pattern = database.patterns.size();
    if (context->ATTRIBUTE_MAP() != nullptr)
        database.attribute_map = attribute_map(directive.value, directive.span, source, diagnostics);
    else
        check_cells(directive, diagnostics);
    database.directives.push_back(std::move(directive));
}

}  // namespace

std::optional<double> attribute_number(std::string_view text) {
    const bool has_sign_behind_plus = text.starts_with("+-");
    const auto number =
        base::finite_number_from<double>(text.starts_with('+') && !has_sign_behind_plus ? text.substr(1) : text);
    return number && std::abs(*number) <= std::numeric_limits<float>::max() ? number : std::nullopt;
}

void read_pattern_entries(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                          std::uint32_t end) {
    ParserRun<Lexer, Parser> run(source, pattern_wording, starts_item, diagnostics);
    EntryReader reader(source, database.spec.kind, diagnostics);
    while (auto* item = run.next(&Parser::item, end)) {
        auto* entry = item->entry();
        if (run.failed(entry != nullptr && entry->WORD() != nullptr ? entry->WORD()->getText() : "")) {
            if (entry != nullptr) reader.check_diagram(entry);
            continue;
        }
        if (entry == nullptr) {
            read_directive(item->directive(), source, database, diagnostics);
            continue;
        }
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.comments = run.comments(entry, Lexer::COMMENT);
        // A diagram before another colon line belongs to an entry whose first line is missing.
        const bool is_last_diagram_foreign = run.next_token() == Parser::COLON && entry->condition().empty();
        reader.read(entry, pattern, is_last_diagram_foreign ? nullptr : entry->diagram(1));
        if (is_last_diagram_foreign) pattern.span.end = pattern.colon_span.end;
        database.patterns.push_back(std::move(pattern));
    }
}

}  // namespace katachi::compiler
