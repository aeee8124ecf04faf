#include "tools/authoring/drawing/senseis_diagram.h"

#include <algorithm>
#include <utility>

#include "base/text/counted.h"
#include "base/text/lines.h"
#include "base/text/number.h"
#include "base/text/trim.h"
#include "engine/board/position_text.h"

namespace katachi::authoring {

namespace {

using board::Colour;

constexpr std::string_view blanks = " \t\r";

bool is_move_number(char c) { return c >= '0' && c <= '9'; }
// 0 is move 10.
int move_number(char c) { return c == '0' ? 10 : c - '0'; }
bool is_mark_letter(char c) { return c >= 'a' && c <= 'z'; }

// What a character of a row draws, marks left out; 0 for what is no point.
char point_of(char c) {
    constexpr std::string_view black = "XB#YZ", white = "OW@QP", empty = ".,CSTM";
    if (black.find(c) != std::string_view::npos) return 'X';
    if (white.find(c) != std::string_view::npos) return 'O';
    if (empty.find(c) != std::string_view::npos) return '.';
    return is_move_number(c) || is_mark_letter(c) ? c : '\0';
}

bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }

bool is_row(std::string_view line) {
    return line.find_first_of(".,|XO") != std::string_view::npos &&
           std::all_of(line.begin(), line.end(), [](char c) { return is_blank(c) || c == '|' || point_of(c) != '\0'; });
}

// The text is that of the first line, behind `$$`: "B Title", "Wcm5", " Title".
bool is_title(std::string_view line) {
    const bool may_be_drawn = line.find_first_of(" |+-") == 0;
    const std::string_view content = base::trimmed(line, blanks);
    return !content.empty() && !(may_be_drawn && (board::is_border_line(content) || is_row(content)));
}

// Lines about the picture: links `[a|page]`, arrows and lines `{AR B1 C2}`.
bool is_remark(std::string_view line) { return line.empty() || line.starts_with('[') || line.starts_with('{'); }

class Reader {
  public:
    // Returns what is wrong with the line, "" where nothing is.
    std::string add(std::string_view line) {
        if (std::exchange(is_first_, false) && is_title(line)) {
            read_title(line);
            return "";
        }
        const std::string_view content = base::trimmed(line, blanks);
        if (is_remark(content)) return "";
        if (board::is_border_line(content)) {
            (diagram_.rows.empty() ? diagram_.top : diagram_.bottom) = true;
            return "";
        }
        return add_row(content);
    }

    SenseisDiagram take() { return std::move(diagram_); }

  private:
    // "Wc9m5 Title": White begins, with coordinates, on 9 lines, from move 5 on; each of them may be missing.
    void read_title(std::string_view line) {
        const auto take = [&](char c) {
            const bool is_there = line.starts_with(c);
            if (is_there) line.remove_prefix(1);
            return is_there;
        };
        const auto take_number = [&] {
            const std::size_t length = std::min(line.find_first_not_of("0123456789"), line.size());
            const auto number = base::number_from<int>(line.substr(0, length));
            line.remove_prefix(length);
            return number;
        };
        const bool is_white = take('W');
        const bool is_black = !is_white && take('B');
        take('c');
        const std::optional<int> size = take_number();
        if (take('m')) take_number();
        if (!line.empty() && !is_blank(line.front())) return;  // a word of the title
        if (is_white) diagram_.first_mover = Colour::white;
        diagram_.names_mover = is_white || is_black;
        diagram_.size = size.value_or(diagram_.size);
    }

    std::string add_row(std::string_view line) {
        if (diagram_.bottom) return "a row below the lower edge";
        std::string row;
        const bool left = line.starts_with('|'), right = line.size() > 1 && line.ends_with('|');
        for (const char c : line.substr(left ? 1 : 0, line.size() - (left ? 1 : 0) - (right ? 1 : 0))) {
            if (is_blank(c)) continue;
            const char point = point_of(c);
            if (point == '\0')
                return c > ' ' ? std::string("no point of a diagram: '") + c + "'" : "no point of a diagram";
            row += point;
        }
        if (diagram_.rows.empty()) {
            diagram_.left = left;
            diagram_.right = right;
        } else if (row.size() != diagram_.rows.front().size()) {
            return "a row of " + std::to_string(row.size()) + " points where the first has " +
                   std::to_string(diagram_.rows.front().size());
        } else if (left != diagram_.left || right != diagram_.right) {
            return "an edge that other rows have not, or none where they have one";
        }
        diagram_.rows.push_back(std::move(row));
        return "";
    }

    SenseisDiagram diagram_;
    bool is_first_ = true;
};

// Move 1 is the first mover's.
Colour side_of_move(const SenseisDiagram& diagram, int number) {
    return number % 2 == 1 ? diagram.first_mover : board::opponent(diagram.first_mover);
}

}  // namespace

std::optional<std::variant<SenseisDiagram, board::PositionTextError>> read_senseis_diagram(std::string_view text) {
    using Read = std::variant<SenseisDiagram, board::PositionTextError>;
    Reader reader;
    int number = 0, diagram_lines = 0;
    for (const std::string_view whole_line : base::lines_of(text)) {
        const std::string_view line = base::trimmed(whole_line, blanks);
        ++number;
        if (!line.starts_with("$$")) continue;
        ++diagram_lines;
        if (const std::string fault = reader.add(line.substr(2)); !fault.empty())
            return Read(board::PositionTextError{number, fault});
    }
    if (diagram_lines == 0) return std::nullopt;
    SenseisDiagram diagram = reader.take();
    if (diagram.rows.empty()) return Read(board::PositionTextError{1, "no row of a diagram behind `$$`"});
    return Read(std::move(diagram));
}

std::variant<LaidDiagram, board::PositionTextError> laid_on_board(const SenseisDiagram& diagram) {
    const int rows = static_cast<int>(diagram.rows.size()), columns = static_cast<int>(diagram.rows.front().size());
    const auto error = [](std::string message) { return board::PositionTextError{1, std::move(message)}; };
    int size = diagram.size;
    if (diagram.left && diagram.right) size = columns;
    if (diagram.top && diagram.bottom) size = rows;
    if ((!diagram.left && !diagram.right) || (!diagram.top && !diagram.bottom))
        return error("a part of a board without two edges that meet, which say where it lies");
    if (size < board::min_board_size || size > board::max_board_size || std::max(rows, columns) > size)
        return error(base::counted(rows, "row", "rows") + " of " + std::to_string(columns) + " points on a board of " +
                     std::to_string(size) + " lines");
    LaidDiagram laid{.position = board::Position(size), .labels = {}};
    const int top = diagram.top ? 0 : size - rows, left = diagram.left ? 0 : size - columns;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const char point = diagram.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            const board::Vertex vertex = board::vertex_at(top + row, left + column);
            if (point == 'X' || point == 'O')
                laid.position.put(vertex, point == 'X' ? Colour::black : Colour::white);
            else if (is_move_number(point))
                laid.position.put(vertex, side_of_move(diagram, move_number(point)));
            else if (is_mark_letter(point))
                laid.labels.emplace_back(vertex, std::string(1, point));
        }
    return laid;
}

std::optional<Colour> side_to_move(const SenseisDiagram& diagram) {
    int last = 0;
    for (const std::string& row : diagram.rows)
        for (const char point : row)
            if (is_move_number(point)) last = std::max(last, move_number(point));
    if (last == 0 && !diagram.names_mover) return std::nullopt;
    return side_of_move(diagram, last + 1);
}

std::string shape_rows(const SenseisDiagram& diagram) {
    const std::string left = diagram.left ? "|" : "", right = diagram.right ? "|" : "";
    const std::string edge =
        (diagram.left ? "+" : "") + std::string(diagram.rows.front().size(), '-') + (diagram.right ? "+" : "") + "\n";
    std::string text = diagram.top ? edge : "";
    for (std::string row : diagram.rows) {
        std::replace_if(row.begin(), row.end(), is_mark_letter, '.');
        text += left + row + right + "\n";
    }
    return text + (diagram.bottom ? edge : "");
}

}  // namespace katachi::authoring
