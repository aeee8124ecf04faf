#include "tools/authoring/drawing/text.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text/side_by_side.h"
#include "base/text/trim.h"

namespace katachi::authoring {

namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t between_boards = 4;

std::string letter_of(const DrawnPoint& point) {
    if (!point.label.empty()) return point.label;
    const bool is_bare = point.figure == Figure::empty && point.ground == Ground::none;
    return std::string(1, point.star && is_bare ? '+' : point.cell);
}

// The colours are those in which GNU Go's manual, 5.8.1, tells the lives of stones.
std::optional<fmt::terminal_color> colour_of(const DrawnPoint& point) {
    switch (point.fate) {
        case Fate::none: break;
        case Fate::alive: return fmt::terminal_color::green;
        case Fate::critical: return fmt::terminal_color::red;
        case Fate::dead: return fmt::terminal_color::cyan;
        case Fate::unknown: return fmt::terminal_color::yellow;
    }
    if (point.ground_of == board::Colour::empty) return {};
    return point.ground_of == board::Colour::black ? fmt::terminal_color::cyan : fmt::terminal_color::yellow;
}

std::string coloured(const std::string& text, const DrawnPoint& point) {
    const auto colour = colour_of(point);
    return colour ? fmt::format(fmt::fg(*colour), "{}", text) : text;
}

// Around the last move and critical stones, and around those of which nothing is known; else spaces.
std::pair<char, char> brackets_of(const DrawnPoint& point) {
    if (point.marked || point.fate == Fate::critical) return {'(', ')'};
    if (point.fate == Fate::unknown) return {'[', ']'};
    return {' ', ' '};
}

// A line of letters above and below, numbers left and right.
Lines with_coordinates(const BoardDrawing& board, bool colour) {
    std::size_t width = 1;
    for (const DrawnPoint& point : board.points) width = std::max(width, point.label.size());
    std::string letters = "    ";
    for (const std::string& name : board.column_names) letters += fmt::format(" {:>{}}", name, width);
    Lines lines{letters};
    for (int row = 0; row < board.rows; ++row) {
        const std::string& number = board.row_names[static_cast<std::size_t>(row)];
        std::string line = fmt::format("{:>4}", number);
        char closing = ' ';
        for (int column = 0; column < board.columns; ++column) {
            const DrawnPoint& point = board.at(row, column);
            const auto [open, close] = brackets_of(point);
            line += closing != ' ' ? closing : open;
            const std::string letter = fmt::format("{:>{}}", letter_of(point), width);
            line += colour ? coloured(letter, point) : letter;
            closing = close;
        }
        lines.push_back(line + closing + number);
    }
    lines.push_back(letters);
    const auto name = [&](board::Offset point) {
        return board.column_names[static_cast<std::size_t>(point.column)] +
               board.row_names[static_cast<std::size_t>(point.row)];
    };
    for (const Arrow& arrow : board.arrows)
        lines.push_back(fmt::format("    arrow from {} to {}", name(arrow.from), name(arrow.to)));
    for (const auto& [shape, word] : {std::pair(Shape::circle, "circle"), std::pair(Shape::triangle, "triangle"),
                                      std::pair(Shape::square, "square"), std::pair(Shape::cross, "cross")}) {
        std::string points;
        for (int row = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column)
                if (board.at(row, column).shape == shape) points += " " + name({row, column});
        if (!points.empty()) lines.push_back(fmt::format("    {}:{}", word, points));
    }
    return lines;
}

// Rows and edges as `.db` files draw them; `with_labels` in place of the cells that bear them.
Lines plain_rows(const BoardDrawing& board, bool with_labels) {
    const std::string edge =
        fmt::format("{}{:->{}}{}", board.edges.west ? "+" : "", "", board.columns, board.edges.east ? "+" : "");
    Lines lines;
    if (board.edges.north) lines.push_back(edge);
    for (int row = 0; row < board.rows; ++row) {
        std::string line = board.edges.west ? "|" : "";
        for (int column = 0; column < board.columns; ++column) {
            const DrawnPoint& point = board.at(row, column);
            line += with_labels && !point.label.empty() ? point.label.front() : point.cell;
        }
        lines.push_back(line + (board.edges.east ? "|" : ""));
    }
    if (board.edges.south) lines.push_back(edge);
    return lines;
}

bool has_labels(const BoardDrawing& board) {
    return std::any_of(board.points.begin(), board.points.end(),
                       [](const DrawnPoint& point) { return !point.label.empty(); });
}

bool is_drawn_twice(const BoardDrawing& board) { return !board.has_coordinates() && has_labels(board); }

Lines lines_of(const BoardDrawing& board, bool colour) {
    Lines lines;
    if (board.has_coordinates()) {
        lines = with_coordinates(board, colour);
    } else {
        lines = plain_rows(board, false);
        if (is_drawn_twice(board)) lines = base::side_by_side(lines, plain_rows(board, true), between_boards);
    }
    return lines;
}

}  // namespace

std::string drawing_text(const DrawingSheet& sheet, bool colour) {
    std::string text = sheet.title.empty() ? "" : sheet.title + "\n\n";
    const auto across = static_cast<std::size_t>(sheet.across);
    for (std::size_t first = 0; first < sheet.boards.size(); first += across) {
        const std::size_t end = std::min(first + across, sheet.boards.size());
        std::size_t height = 0;
        for (std::size_t i = first; i < end; ++i) height = std::max(height, lines_of(sheet.boards[i], colour).size());
        Lines row;
        for (std::size_t i = first; i < end; ++i) {
            Lines board = lines_of(sheet.boards[i], colour);
            board.resize(height);
            if (!sheet.boards[i].caption.empty()) board.push_back(sheet.boards[i].caption);
            row = i == first ? board : base::side_by_side(row, board, between_boards);
        }
        if (first > 0) text += "\n";
        for (const std::string& line : row) text.append(base::trimmed_back(line)) += '\n';
    }
    if (std::any_of(sheet.boards.begin(), sheet.boards.end(), is_drawn_twice))
        text += "\nleft the diagram, right the same with the labels of its constraint\n";
    for (std::size_t i = 0; i < sheet.legend.size(); ++i) text += (i == 0 ? "\n" : "") + sheet.legend[i] + '\n';
    if (!sheet.comment.empty()) text += '\n' + sheet.comment + '\n';
    return text;
}

}  // namespace katachi::authoring
