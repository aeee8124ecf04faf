#include "tools/authoring/pattern_test/test_text.h"

#include <algorithm>
#include <array>

#include "engine/board/vertex_set.h"

namespace katachi::authoring {

namespace {

constexpr std::array<std::string_view, 12> words{"Board", "Space", "Stones", "Moves", "Game", "not",
                                                 "at",    "if",    "any",    "of",    "is",   "are"};

struct Rectangle {
    int top, left, bottom, right;

    template <typename Visit>
    bool all(Visit visit) const {
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                if (!visit(board::vertex_at(row, column))) return false;
        return true;
    }
    bool lies_in(const board::VertexSet& set) const {
        return all([&](board::Vertex vertex) { return set.contains(vertex); });
    }
    int area() const { return (bottom - top + 1) * (right - left + 1); }
};

// The largest one within the set that begins at `first`.
Rectangle largest(const board::VertexSet& set, board::Vertex first) {
    const Rectangle point{board::row_of(first), board::column_of(first), board::row_of(first), board::column_of(first)};
    Rectangle best = point;
    for (Rectangle high = point; high.lies_in(set); ++high.bottom)
        for (Rectangle wide = high; wide.lies_in(set); ++wide.right)
            if (wide.area() > best.area()) best = wide;
    return best;
}

}  // namespace

std::string board_rows(const board::Position& position, board::Vertex mark) {
    std::string text;
    for (int row = 0; row < position.size; ++row) {
        for (int column = 0; column < position.size; ++column)
            text += board::vertex_at(row, column) == mark ? '*' : board::stone_letter(position.at(row, column));
        text += '\n';
    }
    return text;
}

std::string stones_text(const board::Position& position) {
    std::string text = position.size == board::max_board_size ? "" : std::to_string(position.size);
    for (const board::Colour colour : {board::Colour::black, board::Colour::white}) {
        std::string stones;
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                if (position.at(row, column) == colour)
                    stones += " " + board::vertex_name(board::vertex_at(row, column), position.size);
        if (!stones.empty()) text += (text.empty() ? "" : " ") + std::string(1, board::stone_letter(colour)) + stones;
    }
    return text.empty() ? "19" : text;
}

std::string points_text(const std::vector<board::Vertex>& points, int size) {
    board::VertexSet left;
    for (const board::Vertex point : points) left.insert(point);
    std::string text;
    while (!left.empty()) {
        const Rectangle rectangle = largest(left, left.first());
        rectangle.all([&](board::Vertex vertex) { return left.remove(vertex); });
        const board::Vertex first = board::vertex_at(rectangle.top, rectangle.left);
        const board::Vertex last = board::vertex_at(rectangle.bottom, rectangle.right);
        text += (text.empty() ? "" : " ") + board::vertex_name(first, size);
        if (rectangle.area() == 2)
            text += " " + board::vertex_name(last, size);
        else if (first != last)
            text += "-" + board::vertex_name(last, size);
    }
    return text;
}

std::string word_text(const std::string& name) {
    const bool is_plain = name.find_first_of(" \t:,\"") == std::string::npos && !name.starts_with('#') &&
                          std::find(words.begin(), words.end(), name) == words.end() && name != "changes";
    if (is_plain) return name;
    std::string quoted = "\"";
    for (const char c : name) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string text_in_quotes(std::string_view quoted) {
    std::string text;
    for (std::size_t i = 1; i + 1 < quoted.size(); ++i) {
        text += quoted[i];
        if (quoted[i] == '"') ++i;  // the second of two
    }
    return text;
}

}  // namespace katachi::authoring
