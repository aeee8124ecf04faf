#include "tools/authoring/drawing/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text/terminal_text.h"
#include "base/text/text_lines.h"
#include "base/text/xml.h"

namespace katachi::authoring {

namespace {

// Paper and board are painted, so that the picture looks the same on a dark page.
constexpr const char* style =
    ".paper{fill:#fdf9f0}.board{fill:#e8c88f}.line{stroke:#4a3413;stroke-width:.035;fill:none}"
    ".edge{stroke:#2b1d08;stroke-width:.08;fill:none}.star{fill:#2b1d08}"
    ".black{fill:#1b1b1b;stroke:#000;stroke-width:.03}.white{fill:#fcfcfa;stroke:#222;stroke-width:.05}"
    ".maybe{opacity:.62}.any{fill:#7d7a72;opacity:.42}.off{fill:#7d7a72;opacity:.42;stroke:#333;stroke-width:.05;"
    "stroke-dasharray:.09 .07}.move{fill:#c3302b}.sign{fill:#e8c88f}"
    "text{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;text-anchor:middle;fill:#26211a}"
    "text.light{fill:#fff}.ground-black{fill:#5b7f95}.ground-white{fill:#fff6d6}.mark{fill:none;stroke:#c3302b;"
    "stroke-width:.08}.fate{fill:none;stroke-width:.1}.alive{stroke:#2e8b3d}.critical{stroke:#c3302b}"
    ".dead{stroke:#2b7f8c}.unknown{stroke:#c99a1b}";

// No byte of a database may break the document.
std::string escaped(const std::string& text) { return base::xml_escaped(base::printable(text)); }

// For the legend; empty for what needs none.
std::string meaning_of(const DrawnPoint& point) {
    switch (point.figure) {
        case Figure::black_or_empty: return "small black disc: Black or empty";
        case Figure::white_or_empty: return "small white disc: White or empty";
        case Figure::any: return "grey square: any point of the board";
        case Figure::any_or_off_board: return "dashed square: any point, or none";
        case Figure::move: return "red disc: the move";
        case Figure::sign: return std::string("`") + point.cell + "`: as in .db files";
        default: return "";
    }
}

// How strongly the ground of a point is painted.
double opacity_of(const DrawnPoint& point) {
    const bool is_black = point.ground_of == board::Colour::black;
    switch (point.ground) {
        case Ground::none: return 0;
        case Ground::area: return is_black ? 0.15 : 0.3;
        case Ground::moyo: return is_black ? 0.3 : 0.5;
        case Ground::eyes:
        case Ground::territory: return is_black ? 0.55 : 0.75;
    }
    return 0;
}

// The look is that of the ring around a stone; it is empty for no ring.
const char* look_of(Fate fate) {
    switch (fate) {
        case Fate::none: return "";
        case Fate::alive: return "fate alive";
        case Fate::critical: return "fate critical";
        case Fate::dead: return "fate dead";
        case Fate::unknown: return "fate unknown";
    }
    return "";
}

class SvgWriter : private base::TextLines {
  public:
    explicit SvgWriter(const DrawingSheet& sheet) : sheet_(sheet) {}

    std::string write(int cell) {
        measure();
        const double width = margin + static_cast<double>(sheet_.across) * (board_width_ + margin);
        const auto count = static_cast<int>(sheet_.boards.size());
        const int rows = (count + sheet_.across - 1) / sheet_.across;
        const double top = sheet_.title.empty() ? margin : margin + 1;
        const double below = top + rows * (board_height_ + margin);
        const double height =
            below + line_height * static_cast<double>(sheet_.legend.size()) + (sheet_.legend.empty() ? 0 : margin);
        line(
            R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {:.4g} {:.4g}" width="{:.0f}" height="{:.0f}">)",
            width, height, width * cell, height * cell);
        line("<title>{}</title>", escaped(sheet_.title));
        line("<desc>{}</desc>", escaped(description()));
        line("<style>{}</style>", style);
        line(R"(<rect class="paper" width="{:.4g}" height="{:.4g}"/>)", width, height);
        if (!sheet_.title.empty()) words(sheet_.title, width / 2, 1.05, 0.62, width - margin);
        for (int i = 0; i < count; ++i) {
            const int row = i / sheet_.across, column = i % sheet_.across;
            board(sheet_.boards[static_cast<std::size_t>(i)], margin + column * (board_width_ + margin),
                  top + row * (board_height_ + margin));
        }
        lines_below(below, width - 2 * margin);
        text_ += "</svg>\n";
        return std::move(text_);
    }

  private:
    static constexpr double margin = 0.5, line_height = 0.7;

    // All boards get the room of the greatest one.
    void measure() {
        bool has_captions = false;
        for (const BoardDrawing& board : sheet_.boards) {
            const double coordinates = board.has_coordinates() ? 2 : 0;
            board_width_ = std::max(board_width_, board.columns + coordinates);
            board_height_ = std::max(board_height_, board.rows + coordinates);
            has_captions = has_captions || !board.caption.empty();
        }
        // Words are wider than a small shape.
        if (sheet_.boards.size() == 1) board_width_ = std::max(board_width_, 5.0);
        if (has_captions) board_height_ += 0.9;
    }

    // For those who hear the picture read.
    std::string description() const {
        const std::string figures = legend();
        return figures + (figures.empty() || sheet_.comment.empty() ? "" : "; ") + sheet_.comment;
    }

    std::string legend() const {
        std::vector<std::string> meanings;
        for (const BoardDrawing& board : sheet_.boards)
            for (const DrawnPoint& point : board.points) {
                const std::string meaning = meaning_of(point);
                if (!meaning.empty() && std::find(meanings.begin(), meanings.end(), meaning) == meanings.end())
                    meanings.push_back(meaning);
            }
        std::sort(meanings.begin(), meanings.end());
        std::string text;
        for (const std::string& meaning : meanings) text += (text.empty() ? "" : "; ") + meaning;
        return text;
    }

    // Text of this height, made narrower where it would be wider than `room`.
    void words(const std::string& text, double x, double y, double height, double room) {
        const double wide = 0.6 * height * static_cast<double>(text.size());
        line(R"(<text x="{:.4g}" y="{:.4g}" font-size="{:.3g}">{}</text>)", x, y, height * std::min(1.0, room / wide),
             escaped(text));
    }

    // The legend, from the left, all lines as high as the longest one can be.
    void lines_below(double top, double room) {
        std::size_t longest = 1;
        for (const std::string& line : sheet_.legend) longest = std::max(longest, line.size());
        const double height = std::min(0.5, room / (0.6 * static_cast<double>(longest)));
        for (std::size_t i = 0; i < sheet_.legend.size(); ++i)
            line(R"(<text style="text-anchor:start" x="{:.4g}" y="{:.4g}" font-size="{:.3g}">{}</text>)", margin,
                 top + line_height * (static_cast<double>(i) + 0.7), height, escaped(sheet_.legend[i]));
    }

    void board(const BoardDrawing& board, double left, double top) {
        const double room = board_width_;
        const double side = board.has_coordinates() ? 1 : 0;
        const double x = left + (room - board.columns - 2 * side) / 2 + side;
        const double y = top + side;
        line(R"svg(<g transform="translate({:.4g} {:.4g})">)svg", x, y);
        line(R"(<rect class="board" width="{}" height="{}"/>)", board.columns, board.rows);
        for (int row = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column)
                ground(board.at(row, column), column + 0.5, row + 0.5);
        lines(board);
        for (int row = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column)
                point(board.at(row, column), column + 0.5, row + 0.5);
        for (const Arrow& each : board.arrows) arrow(each);
        coordinates(board);
        line("</g>");
        if (!board.caption.empty()) words(board.caption, left + room / 2, y + board.rows + side + 0.6, 0.45, room);
    }

    // Lines run out of the picture where the board goes on, and stop at points that are none.
    void lines(const BoardDrawing& board) {
        std::string path;
        for (int row = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column) {
                if (board.at(row, column).figure == Figure::none) continue;
                const double west = column == 0 && board.edges.west ? 0.5 : 0;
                const double east = column == board.columns - 1 && board.edges.east ? 0.5 : 1;
                const double north = row == 0 && board.edges.north ? 0.5 : 0;
                const double south = row == board.rows - 1 && board.edges.south ? 0.5 : 1;
                path += fmt::format("M{:.4g} {:.4g}H{:.4g}M{:.4g} {:.4g}V{:.4g}", column + west, row + 0.5,
                                    column + east, column + 0.5, row + north, row + south);
            }
        line(R"(<path class="line" d="{}"/>)", path);
        // Half the width of a line more, so that two meet in a corner.
        const double left = board.edges.west ? 0.46 : 0, right = board.columns - (board.edges.east ? 0.46 : 0);
        const double upper = board.edges.north ? 0.46 : 0, lower = board.rows - (board.edges.south ? 0.46 : 0);
        std::string edges;
        if (board.edges.north) edges += fmt::format("M{:.4g} 0.5H{:.4g}", left, right);
        if (board.edges.south) edges += fmt::format("M{:.4g} {:.4g}H{:.4g}", left, board.rows - 0.5, right);
        if (board.edges.west) edges += fmt::format("M0.5 {:.4g}V{:.4g}", upper, lower);
        if (board.edges.east) edges += fmt::format("M{:.4g} {:.4g}V{:.4g}", board.columns - 0.5, upper, lower);
        if (!edges.empty()) line(R"(<path class="edge" d="{}"/>)", edges);
    }

    void disc(const char* look, double x, double y, double radius) {
        line(R"(<circle class="{}" cx="{:.4g}" cy="{:.4g}" r="{:.3g}"/>)", look, x, y, radius);
    }

    void square(const char* look, double x, double y, double half) {
        line(R"(<rect class="{}" x="{:.4g}" y="{:.4g}" width="{:.3g}" height="{:.3g}"/>)", look, x - half, y - half,
             2 * half, 2 * half);
    }

    void ground(const DrawnPoint& point, double x, double y) {
        if (point.ground == Ground::none) return;
        line(R"(<rect class="ground-{}" opacity="{:.3g}" x="{:.4g}" y="{:.4g}" width="1" height="1"/>)",
             point.ground_of == board::Colour::black ? "black" : "white", opacity_of(point), x - 0.5, y - 0.5);
    }

    void point(const DrawnPoint& point, double x, double y) {
        if (point.star) disc("star", x, y, 0.1);
        switch (point.figure) {
            case Figure::none:
            case Figure::empty: break;
            case Figure::black: disc("black", x, y, 0.46); break;
            case Figure::white: disc("white", x, y, 0.45); break;
            case Figure::black_or_empty: disc("black maybe", x, y, 0.27); break;
            case Figure::white_or_empty: disc("white maybe", x, y, 0.27); break;
            case Figure::any: square("any", x, y, 0.5); break;
            case Figure::any_or_off_board: square("off", x, y, 0.42); break;
            case Figure::move: disc("move", x, y, 0.25); break;
            case Figure::sign:
                disc("sign", x, y, 0.34);
                letter(std::string(1, point.cell), false, x, y);
                break;
        }
        if (point.fate != Fate::none) fate(point, x, y);
        if (point.marked) disc("mark", x, y, 0.35);
        if (point.label.empty()) shape(point, x, y);
        if (!point.label.empty() && point.figure != Figure::sign) label(point, x, y);
    }

    // A ring, and where not all is well a sign, so that colour is not the only one.
    void fate(const DrawnPoint& point, double x, double y) {
        disc(look_of(point.fate), x, y, 0.42);
        DrawnPoint sign = point;
        if (point.fate == Fate::dead) sign.shape = Shape::cross;
        if (point.fate == Fate::critical) sign.shape = Shape::triangle;
        if (point.fate == Fate::dead || point.fate == Fate::critical) shape(sign, x, y);
        if (point.fate == Fate::unknown) letter("?", point.figure == Figure::black, x, y);
    }

    // Draws in a colour that stands out from what is under it.
    void shape(const DrawnPoint& point, double x, double y) {
        std::string path;
        switch (point.shape) {
            case Shape::none: return;
            case Shape::circle:
                path = fmt::format("M{:.4g} {:.4g}a.22 .22 0 1 0 .44 0a.22 .22 0 1 0 -.44 0", x - 0.22, y);
                break;
            case Shape::triangle: path = fmt::format("M{:.4g} {:.4g}l.26 .44h-.52z", x, y - 0.29); break;
            case Shape::square: path = fmt::format("M{:.4g} {:.4g}h.4v.4h-.4z", x - 0.2, y - 0.2); break;
            case Shape::cross:
                path = fmt::format("M{0:.4g} {1:.4g}l.4 .4M{0:.4g} {2:.4g}l.4 -.4", x - 0.2, y - 0.2, y + 0.2);
                break;
        }
        line(R"(<path fill="none" stroke="{}" stroke-width=".08" d="{}"/>)",
             point.figure == Figure::black ? "#fff" : "#26211a", path);
    }

    // On the bare board, the lines give way to the letter.
    void label(const DrawnPoint& point, double x, double y) {
        const bool on_dark = point.figure == Figure::black || point.figure == Figure::move;
        if (point.figure == Figure::empty) disc("sign", x, y, 0.3);
        if (point.figure == Figure::black_or_empty) return letter(point.label, true, x, y);
        letter(point.label, on_dark, x, y);
    }

    void letter(const std::string& text, bool light, double x, double y) {
        const double height = text.size() < 2 ? 0.58 : text.size() == 2 ? 0.5 : 0.38;
        line(R"(<text{} x="{:.4g}" y="{:.4g}" font-size="{:.3g}">{}</text>)", light ? R"( class="light")" : "", x,
             y + 0.36 * height, height, escaped(text));
    }

    // A line with a head, which end short of the points' middles.
    void arrow(const Arrow& arrow) {
        constexpr double gap = 0.25, head = 0.35, half_head = 0.16;
        const double x = arrow.from.column + 0.5, y = arrow.from.row + 0.5;
        const double across = arrow.to.column - arrow.from.column, down = arrow.to.row - arrow.from.row;
        const double length = std::hypot(across, down);
        const double to_x = across / length, to_y = down / length;
        const double end = length - gap, neck = end - head;
        line(R"(<path fill="none" stroke="#c3302b" stroke-width=".09" d="M{:.4g} {:.4g}L{:.4g} {:.4g}"/>)",
             x + gap * to_x, y + gap * to_y, x + neck * to_x, y + neck * to_y);
        line(R"(<path fill="#c3302b" d="M{:.4g} {:.4g}L{:.4g} {:.4g}L{:.4g} {:.4g}Z"/>)", x + end * to_x,
             y + end * to_y, x + neck * to_x - half_head * to_y, y + neck * to_y + half_head * to_x,
             x + neck * to_x + half_head * to_y, y + neck * to_y - half_head * to_x);
    }

    void coordinates(const BoardDrawing& board) {
        for (std::size_t i = 0; i < board.column_names.size(); ++i)
            for (const double y : {-0.2, board.rows + 0.6})
                line(R"(<text x="{:.4g}" y="{:.4g}" font-size=".45">{}</text>)", static_cast<double>(i) + 0.5, y,
                     escaped(board.column_names[i]));
        for (std::size_t i = 0; i < board.row_names.size(); ++i)
            for (const double x : {-0.45, board.columns + 0.45})
                line(R"(<text x="{:.4g}" y="{:.4g}" font-size=".45">{}</text>)", x, static_cast<double>(i) + 0.66,
                     escaped(board.row_names[i]));
    }

    const DrawingSheet& sheet_;
    double board_width_ = 0;
    double board_height_ = 0;
};

}  // namespace

std::string drawing_svg(const DrawingSheet& sheet, int cell) { return SvgWriter(sheet).write(cell); }

}  // namespace katachi::authoring
