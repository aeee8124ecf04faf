#include "tools/authoring/drawing/latex.h"

#include <fmt/core.h>

#include <string_view>

namespace katachi::authoring {

namespace {

constexpr std::string_view column_letters = "abcdefghjklmnopqrst";
constexpr int board_lines = 19;

std::string latex_escaped(const std::string& text) {
    std::string result;
    for (const char c : text) switch (c) {
            case '\\': result += "\\textbackslash{}"; break;
            case '~': result += "\\textasciitilde{}"; break;
            case '^': result += "\\textasciicircum{}"; break;
            case '&':
            case '%':
            case '$':
            case '#':
            case '_':
            case '{':
            case '}': result += '\\'; [[fallthrough]];
            default: result += c;
        }
    return result;
}

std::string label(const std::string& text) { return "\\marklb{" + latex_escaped(text) + "}"; }

// What the point bears beside its stone.
std::string marker_of(const DrawnPoint& point) {
    if (!point.label.empty()) return label(point.label);
    switch (point.shape) {
        case Shape::circle: return "\\markcr";
        case Shape::triangle: return "\\marktr";
        case Shape::square: return "\\marksq";
        case Shape::cross: return "\\markma";
        case Shape::none: break;
    }
    return "";
}

std::string stone(const char* colour, const DrawnPoint& point, const std::string& at) {
    const std::string marker = marker_of(point).empty() && point.marked ? "\\marksq" : marker_of(point);
    return "\\stone" + (marker.empty() ? "" : "[" + marker + "]") + "{" + colour + "}" + at;
}

// Empty where nothing is drawn. Letters stand for what is no stone, as in `.db` files.
std::string command(const DrawnPoint& point, const std::string& at) {
    switch (point.figure) {
        case Figure::none:
        case Figure::empty: return marker_of(point).empty() ? "" : "\\markpos{" + marker_of(point) + "}" + at;
        case Figure::black: return stone("black", point, at);
        case Figure::white: return stone("white", point, at);
        case Figure::move: return "\\markpos{\\markma}" + at;
        default: return "\\markpos{" + label(point.label.empty() ? std::string(1, point.cell) : point.label) + "}" + at;
    }
}

std::string board_text(const BoardDrawing& board) {
    const bool whole =
        board.edges.north && board.edges.south && board.edges.west && board.edges.east && board.rows == board.columns;
    const int lines = whole ? board.rows : board.place ? board.place->lines : board_lines;
    const board::Offset upper_left = board.place
                                         ? board.place->upper_left
                                         : compiler::upper_left_on_board(board.rows, board.columns, board.edges, lines);
    const int top = upper_left.row, left = upper_left.column;
    const std::string star = board.has_coordinates() ? "" : "*";
    std::string text = whole ? fmt::format("\\begin{{psgoboard{}}}[{}]\n", star, lines)
                             : fmt::format("\\begin{{psgopartialboard{}}}[{}]{{({},{})({},{})}}\n", star, lines,
                                           left + 1, lines - top - board.rows + 1, left + board.columns, lines - top);
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            const bool on_board = top + row >= 0 && top + row < lines && left + column >= 0 && left + column < lines;
            if (!on_board) continue;  // of a shape that is larger than a board
            const std::string at =
                fmt::format("{{{}}}{{{}}}", column_letters[static_cast<std::size_t>(left + column)], lines - top - row);
            const std::string drawn = command(board.at(row, column), at);
            if (!drawn.empty()) text += "  " + drawn + "\n";
        }
    const auto at = [&](board::Offset point) {
        return fmt::format("{{{}}}{{{}}}", column_letters[static_cast<std::size_t>(left + point.column)],
                           lines - top - point.row);
    };
    for (const Arrow& arrow : board.arrows) text += "  \\goarrow" + at(arrow.from) + at(arrow.to) + "\n";
    text += fmt::format("\\end{{{}{}}}\n", whole ? "psgoboard" : "psgopartialboard", star);
    return board.caption.empty() ? text : text + "\n" + latex_escaped(board.caption) + "\n";
}

}  // namespace

std::string drawing_latex(const DrawingSheet& sheet) {
    std::string text = "% \\usepackage{psgo}\n";
    if (!sheet.title.empty()) text += latex_escaped(sheet.title) + "\n";
    for (const BoardDrawing& board : sheet.boards) text += "\n" + board_text(board);
    for (const std::string& line : sheet.legend) text += "\n" + latex_escaped(line) + "\n";
    if (!sheet.comment.empty()) text += "\n" + latex_escaped(sheet.comment) + "\n";
    return text;
}

}  // namespace katachi::authoring
