#include <charconv>

#include "compiler/reader/parser_run.h"
#include "compiler/reader/pattern_reader.h"
#include "grammar/WholeBoardLexer.h"
#include "grammar/WholeBoardParser.h"

namespace katachi {

namespace {

using Lexer = grammar::WholeBoardLexer;
using Parser = grammar::WholeBoardParser;

const SyntaxErrors::TokenNames token_names{
    {Parser::WORD, "name, value and points"},
    {Parser::END_OF_LINE, "the end of the line"},
};

// fuseki9.dbz, fuseki13.dbz, fuseki19.dbz: the board's size stands in the file's name alone.
int board_size_of(const std::string& path) {
    const auto dot = path.rfind('.');
    const auto last_letter = path.find_last_not_of("0123456789", dot == std::string::npos ? dot : dot - 1);
    const std::string digits = path.substr(last_letter + 1, dot - last_letter - 1);
    return digits == "9" ? 9 : digits == "13" ? 13 : 19;
}

std::optional<Offset> point(char column, char row, int size) {
    const Offset at{row - 'a', column - 'a'};
    if (at.row < 0 || at.row >= size || at.column < 0 || at.column >= size) return std::nullopt;
    return at;
}

// A turn without a stone, which keeps the colours of a handicap game in step.
constexpr std::string_view no_stone = "tt";

// Pairs of letters: the move, then the opponent's and the own stones by turns.
bool read_points(const std::string& points, Pattern& pattern) {
    if (points.size() < 2 || points.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < points.size(); i += 2) {
        if (i > 0 && points.compare(i, 2, no_stone) == 0) continue;
        const auto at = point(points[i], points[i + 1], pattern.board_size);
        if (!at) return false;
        if (i == 0)
            pattern.whole_board_move = at;
        else
            pattern.stones.push_back({.own = (i / 2) % 2 == 0, .at = *at});
    }
    return true;
}

bool read_value(const std::string& text, Pattern& pattern) {
    Attribute value{.name = "value", .argument = text};
    double number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size()) return false;
    value.number = number;
    pattern.attributes.push_back(std::move(value));
    return true;
}

}  // namespace

void read_whole_boards(const SourcePtr& source, PatternDatabase& database, Diagnostics& diagnostics) {
    ParserRun<Lexer, Parser> run(source, token_names, Parser::END_OF_LINE, diagnostics);
    const int size = board_size_of(source->path());
    for (auto* entry : run.parser().wholeBoard()->entry()) {
        if (is_broken(entry)) continue;
        Pattern pattern;
        pattern.source = source;
        pattern.span = run.entry_span(entry);
        pattern.name = entry->name->getText();
        pattern.name_span = span_of(entry->name);
        pattern.board_size = size;
        pattern.symmetry = DeclaredSymmetry::none;
        if (!read_value(entry->value->getText(), pattern)) {
            pattern.sound = false;
            diagnostics.push_back({.rule = "syntax",
                                   .message = "the value must be a number",
                                   .source = source,
                                   .span = span_of(entry->value),
                                   .pattern = pattern.name});
        }
        if (!read_points(entry->points->getText(), pattern)) {
            pattern.sound = false;
            diagnostics.push_back({.rule = "syntax",
                                   .message = "points are pairs of letters from a to " +
                                              std::string(1, static_cast<char>('a' + size - 1)),
                                   .source = source,
                                   .span = span_of(entry->points),
                                   .pattern = pattern.name});
        }
        database.patterns.push_back(std::move(pattern));
    }
    run.report_syntax_errors();
}

}  // namespace katachi
