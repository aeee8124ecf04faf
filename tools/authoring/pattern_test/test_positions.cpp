#include "tools/authoring/pattern_test/test_positions.h"

#include <algorithm>

#include "base/text/counted.h"
#include "base/text/number.h"
#include "base/text/trim.h"
#include "base/text/utf8.h"
#include "compiler/reader/diagram_reader.h"
#include "engine/board/board.h"
#include "engine/board/vertex_advice.h"

namespace katachi::authoring {

namespace {

struct SizedList {
    int size = board::max_board_size;
    std::size_t first = 0;  // the word behind the size
};

std::variant<SizedList, WordTrouble> sized(const std::vector<std::string>& words) {
    const auto size = words.empty() ? std::nullopt : base::number_from<int>(words.front());
    if (!size) return SizedList{};
    if (*size < board::min_board_size || *size > board::max_board_size)
        return WordTrouble{0, "a board has 2 to 19 lines, not " + words.front()};
    return SizedList{*size, 1};
}

WordTrouble no_point(std::size_t word, const std::string& text, int size) {
    return {word, "`" + text + "` is no point of a board of " + std::to_string(size) + " lines",
            std::string(board::vertex_advice(text))};
}

base::Diagnostic finding(std::string message, base::Span span, std::string help = {}) {
    return {.rule = "syntax",
            .message = std::move(message),
            .source = nullptr,
            .span = span,
            .pattern = "",
            .help = std::move(help)};
}

// The row without comment and blanks at its ends; `keeps_blanks`: with those at its beginning and within.
compiler::DiagramLine diagram_line(const base::SourceFile& source, base::Span span, bool keeps_blanks) {
    std::string_view text = source.text(span);
    text = text.substr(0, text.find('#'));
    text = base::trimmed_back(text, " \t\r\n");
    compiler::DiagramLine line;
    line.span = {span.begin, span.begin + static_cast<std::uint32_t>(text.size())};
    if (!keeps_blanks) {
        const auto first = std::min(text.find_first_not_of(" \t"), text.size());
        text.remove_prefix(first);
        line.span.begin += static_cast<std::uint32_t>(first);
    }
    for (const char c : text)
        if (keeps_blanks || (c != ' ' && c != '\t')) line.text += c;
    return line;
}

std::vector<compiler::DiagramLine> diagram_lines(const base::SourceFile& source, const std::vector<base::Span>& rows,
                                                 bool keeps_blanks) {
    std::vector<compiler::DiagramLine> lines;
    for (const base::Span row : rows) lines.push_back(diagram_line(source, row, keeps_blanks));
    return lines;
}

bool is_mark(char c) { return c == '*' || (c >= 'a' && c <= 'z' && c != 'x' && c != 'o'); }

// Nothing where a row holds what no drawing of this kind has.
bool check_rows(const std::vector<compiler::DiagramLine>& lines, bool (*is_known)(char), const std::string& help,
                base::Diagnostics& diagnostics) {
    for (const compiler::DiagramLine& line : lines)
        for (std::size_t i = 0; i < line.text.size(); ++i)
            if (!is_known(line.text[i])) {
                diagnostics.push_back(
                    finding(base::quoted_character_at(line.text, i) + " is no point of a drawing", line.span, help));
                return false;
            }
    return true;
}

bool is_board_character(char c) { return is_mark(c) || std::string_view(".XO+-|").find(c) != std::string_view::npos; }
bool is_eye_space_character(char c) { return std::string_view(".X!$ +-|").find(c) != std::string_view::npos; }

// `+` is a star point within a row, and a corner of the edge at its ends.
void plain_star_points(std::vector<compiler::DiagramLine>& lines) {
    for (compiler::DiagramLine& line : lines)
        if (line.text.find('-') == std::string::npos) std::replace(line.text.begin(), line.text.end(), '+', '.');
}

// The size of the board that the drawing is of, and where on it the drawing lies.
struct Placing {
    int size = 0;
    board::Offset upper_left;
};

std::variant<Placing, std::string> placing_of(const compiler::Diagram& drawing) {
    const compiler::DrawnEdges edges = drawing.edges;
    const bool has_height = edges.north && edges.south;
    const bool has_width = edges.west && edges.east;
    Placing placing;
    placing.size = has_height ? drawing.rows : has_width ? drawing.columns : board::max_board_size;
    if (edges == compiler::DrawnEdges{}) placing.size = std::max(drawing.rows, drawing.columns);
    const bool fills = edges == compiler::DrawnEdges{} || (has_height && has_width);
    if ((fills && drawing.rows != drawing.columns) || std::max(drawing.rows, drawing.columns) > placing.size)
        return "a board is square, this one has " + base::counted(drawing.rows, "row", "rows") + " of " +
               std::to_string(drawing.columns) + " points";
    if (placing.size < board::min_board_size || placing.size > board::max_board_size)
        return "a board has 2 to 19 lines, this one has " + std::to_string(placing.size);
    placing.upper_left = compiler::upper_left_on_board(drawing.rows, drawing.columns, edges, placing.size);
    return placing;
}

// False where a mark names two points.
bool fill(const compiler::Diagram& drawing, const Placing& placing, TestPosition& position,
          base::Diagnostics& diagnostics) {
    position.position = board::Position(placing.size);
    for (int row = 0; row < drawing.rows; ++row)
        for (int column = 0; column < drawing.columns; ++column) {
            const char cell = drawing.at(row, column);
            const board::Vertex vertex =
                board::vertex_at(placing.upper_left.row + row, placing.upper_left.column + column);
            if (const auto content = cell == '.' ? std::nullopt : content_named({&cell, 1}))
                position.position.put(vertex, *content);
            if (!is_mark(cell) || position.marks.try_emplace(cell, vertex).second) continue;
            const auto line = static_cast<std::size_t>(drawing.first_line + row);
            diagnostics.push_back(finding(std::string("`") + cell + "` names two points of this board",
                                          drawing.lines[line].span, "give each point a letter of its own"));
            return false;
        }
    return true;
}

base::Span rows_span(const std::vector<compiler::DiagramLine>& lines) {
    return {lines.front().span.begin, lines.back().span.end};
}

constexpr const char* board_help =
    "a board is drawn with `X` Black, `O` White, `.` empty and letters that name empty points; a blank line ends it";
constexpr const char* eye_space_help =
    "an eye space is drawn with `.` empty, `X` a stone of the other side, `!` and `$` the same for marginal points, "
    "and blanks outside; a blank line ends it";

}  // namespace

std::optional<board::Colour> content_named(std::string_view word) {
    if (word == "X" || word == "black") return board::Colour::black;
    if (word == "O" || word == "white") return board::Colour::white;
    if (word == "." || word == "empty") return board::Colour::empty;
    return std::nullopt;
}

std::variant<board::Position, WordTrouble> position_of_stones(const std::vector<std::string>& words) {
    const auto read = sized(words);
    if (const auto* trouble = std::get_if<WordTrouble>(&read)) return *trouble;
    const auto [size, first] = std::get<SizedList>(read);
    board::Position position(size);
    board::Colour colour = board::Colour::empty;
    for (std::size_t i = first; i < words.size(); ++i) {
        if (words[i] == "X" || words[i] == "O") {
            colour = *content_named(words[i]);
            continue;
        }
        const auto vertex = board::parse_vertex(words[i], size);
        if (!vertex || *vertex == board::pass_vertex) return no_point(i, words[i], size);
        if (colour == board::Colour::empty)
            return WordTrouble{i, "of which colour is this stone?",
                               "write `X` before Black's stones, `O` before White's"};
        if (position.at(*vertex) != board::Colour::empty) return WordTrouble{i, words[i] + " is listed twice"};
        position.put(*vertex, colour);
    }
    return position;
}

std::variant<GamePosition, WordTrouble> position_of_moves(const std::vector<std::string>& words) {
    const auto read = sized(words);
    if (const auto* trouble = std::get_if<WordTrouble>(&read)) return *trouble;
    const auto [size, first] = std::get<SizedList>(read);
    board::Board board(size);
    board::Colour colour = board::Colour::black;
    for (std::size_t i = first; i < words.size(); ++i) {
        const auto vertex = board::parse_vertex(words[i], size);
        if (!vertex) return no_point(i, words[i], size);
        const board::Legality legality = board.play(colour, *vertex);
        if (legality != board::Legality::ok)
            return WordTrouble{i, words[i] + " cannot be played: " + board::reason(legality)};
        colour = board::opponent(colour);
    }
    return GamePosition{board.position(), colour};
}

bool position_of_drawing(const base::SourceFile& source, const std::vector<base::Span>& rows, TestPosition& position,
                         base::Diagnostics& diagnostics) {
    auto lines = diagram_lines(source, rows, false);
    if (!check_rows(lines, is_board_character, board_help, diagnostics)) return false;
    plain_star_points(lines);
    const base::Span span = rows_span(lines);
    compiler::Diagram drawing;
    const std::size_t before = diagnostics.size();
    if (!compiler::read_diagram(source, std::move(lines), drawing, diagnostics) || diagnostics.size() > before)
        return false;
    const auto placing = placing_of(drawing);
    if (const auto* wrong = std::get_if<std::string>(&placing)) {
        diagnostics.push_back(finding(*wrong, span,
                                      "without edges a drawing is a whole board; with `|` and `-` at some sides, a "
                                      "part of a board that goes on with empty points at the others"));
        return false;
    }
    return fill(drawing, std::get<Placing>(placing), position, diagnostics);
}

bool eye_space_of_drawing(const base::SourceFile& source, const std::vector<base::Span>& rows, TestPosition& position,
                          base::Diagnostics& diagnostics) {
    auto lines = diagram_lines(source, rows, true);
    if (!check_rows(lines, is_eye_space_character, eye_space_help, diagnostics)) return false;
    const base::Span span = rows_span(lines);
    compiler::Diagram drawing;
    const std::size_t before = diagnostics.size();
    if (!compiler::read_eye_diagram(source, std::move(lines), drawing, diagnostics) || diagnostics.size() > before)
        return false;
    if (drawing.rows > board::max_board_size || drawing.columns > board::max_board_size) {
        diagnostics.push_back(finding("an eye space this large fits no board", span));
        return false;
    }
    position.position.points.fill(board::Colour::off_board);
    for (int row = 0; row < drawing.rows; ++row)
        for (int column = 0; column < drawing.columns; ++column)
            if (const char cell = drawing.at(row, column); cell != compiler::character(compiler::Cell::outside))
                position.position.put(board::vertex_at(board::max_board_size - drawing.rows + row, column),
                                      cell == 'X' || cell == '$' ? board::Colour::black : board::Colour::empty);
    position.eye_space = std::move(drawing);
    return true;
}

}  // namespace katachi::authoring
