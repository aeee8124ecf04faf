#include "engine/board/position_text.h"

#include <algorithm>
#include <vector>

#include "base/text/ascii_case.h"
#include "base/text/ascii_digit.h"
#include "base/text/counted.h"
#include "base/text/lines.h"
#include "base/text/trim.h"

namespace katachi::board {

namespace {

struct Symbol {
    std::string_view text;
    Colour colour;
};

constexpr Symbol symbols[] = {
    {".", Colour::empty}, {"+", Colour::empty}, {",", Colour::empty}, {"X", Colour::black}, {"x", Colour::black},
    {"#", Colour::black}, {"●", Colour::black}, {"O", Colour::white}, {"o", Colour::white}, {"○", Colour::white},
};

const Symbol* symbol_at(std::string_view text) {
    const auto* const found = std::find_if(std::begin(symbols), std::end(symbols),
                                           [&](const Symbol& symbol) { return text.starts_with(symbol.text); });
    return found == std::end(symbols) ? nullptr : found;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::string_view without_number(std::string_view line) {
    while (!line.empty() && base::is_digit(line.front())) line.remove_prefix(1);
    return line;
}

// A, B, C, … in order, upper or lower case, with or without I.
bool is_letters_line(std::string_view line) {
    char last = 0;
    for (const char c : line) {
        if (is_blank(c)) continue;
        const char letter = base::upper_case(c);
        const bool next = last == 0 ? letter == 'A' : letter == last + 1 || (last == 'H' && letter == 'J');
        if (!next) return false;
        last = letter;
    }
    return last != 0;
}

struct Row {
    std::vector<Colour> points;
    std::string unreadable = {};  // what stopped the reading
};

// One character of UTF-8, for a message; bytes that are none are shown by number.
std::string first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const std::string_view character = text.substr(0, length);
    const bool printable = length == 1 ? lead >= 0x20 && lead < 0x7f : character.size() == length;
    const bool continued = std::all_of(character.begin() + 1, character.end(),
                                       [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; });
    return printable && continued ? "'" + std::string(character) + "'" : "byte " + std::to_string(lead);
}

Row read_row(std::string_view line) {
    Row row;
    line = without_number(line);
    while (!line.empty()) {
        const char c = line.front();
        if (is_blank(c) || c == '|' || c == '(' || c == ')') {
            line.remove_prefix(1);
        } else if (const Symbol* symbol = symbol_at(line)) {
            row.points.push_back(symbol->colour);
            line.remove_prefix(symbol->text.size());
        } else {
            if (!base::is_digit(c)) row.unreadable = first_character(line);
            break;
        }
    }
    return row;
}

}  // namespace

std::variant<Position, PositionTextError> read_position_text(std::string_view text) {
    std::vector<Row> rows;
    std::size_t width = 0;
    int line_number = 0;
    for (const std::string_view whole_line : base::lines_of(text)) {
        ++line_number;
        const std::string_view line = base::trimmed(whole_line, " \t\r");
        if (!is_position_row(line)) continue;

        const auto error = [&](std::string message) { return PositionTextError{line_number, std::move(message)}; };
        Row row = read_row(line);
        if (!row.unreadable.empty()) return error("no point of a board: " + row.unreadable);
        if (rows.empty()) width = row.points.size();
        const std::string points = std::to_string(row.points.size()) + " points";
        if (row.points.size() != width)
            return error("a row of " + points + " where the first has " + std::to_string(width));
        if (width < min_board_size || width > max_board_size)
            return error("a row of " + points + "; boards have 2 to 19");
        if (rows.size() == width) return error("more rows than the " + std::to_string(width) + " points of a row");
        rows.push_back(std::move(row));
    }
    if (rows.empty()) return PositionTextError{1, "no row of a board"};
    if (rows.size() != width)
        return PositionTextError{line_number, base::counted(rows.size(), "row", "rows") + " of " +
                                                  std::to_string(width) + " points; a board is square"};

    Position position(static_cast<int>(width));
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column)
            position.put(vertex_at(row, column),
                         rows[static_cast<std::size_t>(row)].points[static_cast<std::size_t>(column)]);
    return position;
}

bool is_border_line(std::string_view line) {
    return line.find_first_not_of("+-| \t") == std::string_view::npos && line.find('-') != std::string_view::npos;
}

bool is_position_row(std::string_view line) {
    line = base::trimmed(line, " \t\r");
    return !line.empty() && !is_letters_line(line) && !is_border_line(line);
}

bool is_star_point(Vertex vertex, int size) {
    if (size < 7) return false;
    enum class Line { none, corner, middle };
    const auto line = [size](int index) {
        const int distance = std::min(index, size - 1 - index);
        if (size % 2 == 1 && distance == size / 2) return Line::middle;
        return distance == (size < 12 ? 2 : 3) ? Line::corner : Line::none;
    };
    const Line row = line(row_of(vertex));
    const Line column = line(column_of(vertex));
    if (row == Line::none || column == Line::none) return false;
    return row == column || size >= 13;
}

std::string print_position(const Position& position, const VertexMark& mark) {
    std::string letters = "    ";
    for (int column = 0; column < position.size; ++column) {
        letters += ' ';
        letters += vertex_name(vertex_at(0, column), position.size).front();
    }
    letters += '\n';

    std::string text = letters;
    for (int row = 0; row < position.size; ++row) {
        const std::string number = std::to_string(position.size - row);
        text += std::string(4 - number.size(), ' ') + number;
        for (int column = 0; column < position.size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            const Colour colour = position.at(vertex);
            text += ' ';
            const std::string marked = mark ? mark(vertex) : std::string();
            if (!marked.empty())
                text += marked;
            else if (is_stone(colour))
                text += stone_letter(colour);
            else
                text += is_star_point(vertex, position.size) ? '+' : '.';
        }
        text += ' ' + number + '\n';
    }
    return text + letters;
}

}  // namespace katachi::board
