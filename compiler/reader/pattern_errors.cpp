#include "compiler/reader/pattern_errors.h"

#include <array>

#include "base/text/nearest.h"
#include "grammar/PatternDatabase.h"

namespace katachi::compiler {

namespace {

using Parser = grammar::PatternDatabase;

constexpr std::string_view entry_help = "an entry begins with a line `Pattern NAME`";

bool is_row_of_cells(std::string_view text) { return text.find_first_not_of(".OXox?*,!QY|-+") == std::string::npos; }

// Something that begins neither an entry nor a directive.
Explanation explain_item(Parser& parser, antlr4::Token* offending) {
    const auto belongs_to_no_entry = [&](const char* what) {
        return Explanation{.message = "this " + std::string(what) + " belongs to no entry",
                           .span = span_of_rest_of_line(*parser.getTokenStream()),
                           .help = std::string(entry_help)};
    };
    const std::string text = offending->getText();
    switch (offending->getType()) {
        case Parser::COLON: {
            auto said = belongs_to_no_entry("colon line");
            said.help = "is the line `Pattern NAME` missing above its diagram?";
            return said;
        }
        case Parser::CONSTRAINT_LINE: return belongs_to_no_entry("constraint line");
        case Parser::ACTION_LINE: return belongs_to_no_entry("action line");
        case Parser::ROW: break;
        default: return {};
    }
    if (is_row_of_cells(text)) return belongs_to_no_entry("row");
    const auto meant = meant_first_word(text);
    return {.help = meant.empty() ? std::string(entry_help) : "did you mean `" + std::string(meant) + "`?"};
}

Explanation explain_colon_line(Parser& parser, Parser::ColonLineContext* line, antlr4::Token* offending) {
    constexpr auto help = "write a line such as `:8,O` behind the diagram";
    if (line->COLON() != nullptr && line->symmetry == nullptr)
        return {.expected = "a symmetry", .help = R"(one of 8 | - \ / + X O)"};
    if (line->COLON() != nullptr) return {.expected = "`,` or the end of the line"};
    switch (offending->getType()) {
        case Parser::CONSTRAINT_LINE:
            return {.message = "expected the colon line before this constraint",
                    .span = span_of_rest_of_line(*parser.getTokenStream()),
                    .help = help};
        case Parser::ACTION_LINE:
            return {.message = "expected the colon line before this action",
                    .span = span_of_rest_of_line(*parser.getTokenStream()),
                    .help = help};
        default: return entry_lacks("the colon line", static_cast<Parser::EntryContext*>(line->parent)->WORD(), help);
    }
}

Explanation explain(antlr4::Parser& generated, antlr4::Token* offending) {
    auto& parser = static_cast<Parser&>(generated);
    auto* context = parser.getContext();
    if (dynamic_cast<Parser::ItemContext*>(context) != nullptr) return explain_item(parser, offending);
    if (auto* line = dynamic_cast<Parser::ColonLineContext*>(context))
        return explain_colon_line(parser, line, offending);
    if (auto* row = dynamic_cast<Parser::RowContext*>(context); row != nullptr && row->ROW() == nullptr)
        return entry_lacks("a diagram", static_cast<Parser::EntryContext*>(row->parent->parent)->WORD(),
                           "draw it between the name and the colon line");
    if (dynamic_cast<Parser::DirectiveContext*>(context) != nullptr)
        return offending->getType() == Parser::WORD ? Explanation{.help = "a directive has one value"}
                                                    : Explanation{.expected = "a value"};
    if (dynamic_cast<Parser::EntryContext*>(context) != nullptr && offending->getType() == Parser::WORD)
        return {.help = "a name holds no blanks"};
    return {};
}

}  // namespace

std::string_view meant_first_word(std::string_view word) {
    constexpr std::array<std::string_view, 4> known{"Pattern", "attribute_map", "goal_elements", "callback_data"};
    return is_row_of_cells(word) ? "" : base::nearest(word, known);
}

const ErrorWording pattern_wording{.token_names =
                                       {
                                           {Parser::PATTERN, "`Pattern`"},
                                           {Parser::ATTRIBUTE_MAP, "a directive"},
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
                                       },
                                   .explain = explain};

}  // namespace katachi::compiler
