
#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/WholeBoardLexer.h"
#include "grammar/WholeBoardParser.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::WholeBoardLexer;
using Parser = grammar::WholeBoardParser;

Explanation explain(antlr4::Parser& parser, antlr4::Token*) {
    auto* entry = dynamic_cast<Parser::EntryContext*>(parser.getContext());
    if (entry == nullptr) return {};
    if (entry->value == nullptr) return {.expected = "the value behind the name"};
    if (entry->points == nullptr) return {.expected = "the points behind the value"};
    return {.help = "an entry is a name, a value and the points, which have no blanks between them"};
}

const ErrorWording wording{.token_names =
                               {
                                   {Parser::WORD, "a name"},
                                   {Parser::END_OF_LINE, "the end of the line"},
                               },
                           .explain = explain};

bool at_end_of_line(antlr4::TokenStream& tokens) { return tokens.LA(1) == Parser::END_OF_LINE; }

// fuseki9.dbz, fuseki13.dbz, fuseki19.dbz: the board's size stands in the file's name alone.
int board_size_of(const std::string& path) {
    const auto dot = path.rfind('.');
    const auto last_letter = path.find_last_not_of("0123456789", dot == std::string::npos ? dot : dot - 1);
    const std::string digits = path.substr(last_letter + 1, dot - last_letter - 1);
    return digits == "9" ? 9 : digits == "13" ? 13 : 19;
}

std::optional<board::Offset> point(char column, char row, int size) {
    const board::Offset at{row - 'a', column - 'a'};
    if (at.row < 0 || at.row >= size || at.column < 0 || at.column >= size) return std::nullopt;
    return at;
}

// A turn without a stone, which keeps the colours of a handicap game in step.
constexpr std::string_view no_stone = "tt";

// Pairs of letters: the move, then the opponent's and the own stones by turns. Nothing where they are
// right, else what is wrong and where in `points`.
std::optional<std::pair<std::string, base::Span>> read_points(const std::string& points, Pattern& pattern) {
    const auto size = static_cast<std::uint32_t>(points.size());
    for (std::uint32_t i = 0; i < size; i += 2) {
        if (i + 1 == size) return {{"the last point has one letter; points are pairs of letters", {i, size}}};
        if (i > 0 && points.compare(i, 2, no_stone) == 0) continue;
        const auto at = point(points[i], points[i + 1], pattern.board_size);
        if (!at)
            return {{"`" + points.substr(i, 2) + "` is no point; points are pairs of letters from a to " +
                         static_cast<char>('a' + pattern.board_size - 1),
                     {i, i + 2}}};
        if (i == 0)
            pattern.whole_board_move = at;
        else
            pattern.stones.push_back({.own = (i / 2) % 2 == 0, .at = *at});
    }
    return std::nullopt;
}

bool read_value(const antlr4::Token* token, Pattern& pattern) {
    const std::string text = token->getText();
    const base::Span span = span_of(token);
    Attribute value{.name = "value", .argument = text, .name_span = {span.begin, span.begin}, .argument_span = span};
    value.number = attribute_number(text);
    if (!value.number) return false;
    pattern.attributes.push_back(std::move(value));
    return true;
}

}  // namespace

void read_whole_boards(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics,
                       std::uint32_t end) {
    ParserRun<Lexer, Parser> run(source, wording, at_end_of_line, diagnostics);
    const int size = board_size_of(source->path());
    while (auto* item = run.next(&Parser::item, end)) {
        auto* entry = item->entry();
        const bool is_named = entry != nullptr && entry->name != nullptr;
        if (run.failed(is_named ? entry->name->getText() : "") || entry == nullptr) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.name = entry->name->getText();
        pattern.name_span = span_of(entry->name);
        pattern.board_size = size;
        pattern.symmetry = DeclaredSymmetry::none;
        if (!read_value(entry->value, pattern)) {
            pattern.sound = false;
            diagnostics.push_back({.rule = "syntax",
                                   .message = "the value must be a number",
                                   .source = source,
                                   .span = span_of(entry->value),
                                   .pattern = pattern.name});
        }
        if (const auto wrong = read_points(entry->points->getText(), pattern)) {
            const auto begin = span_of(entry->points).begin;
            pattern.sound = false;
            diagnostics.push_back({.rule = "syntax",
                                   .message = wrong->first,
                                   .source = source,
                                   .span = {begin + wrong->second.begin, begin + wrong->second.end},
                                   .pattern = pattern.name});
        }
        database.patterns.push_back(std::move(pattern));
    }
}

}  // namespace katachi::compiler
