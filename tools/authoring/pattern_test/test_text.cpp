#include "tools/authoring/pattern_test/test_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/board/vertex_set.h"

namespace katachi {

namespace {

constexpr std::array<std::string_view, 12> words{"Board", "Space", "Stones", "Moves", "Game", "not",
                                                 "at",    "if",    "any",    "of",    "is",   "are"};

struct Rectangle {
    int top, left, bottom, right;

    template <typename Visit>
    bool all(Visit visit) const {
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                if (!visit(vertex_at(row, column))) return false;
        return true;
    }
    bool lies_in(const VertexSet& set) const {
        return all([&](Vertex vertex) { return set.contains(vertex); });
    }
    int area() const { return (bottom - top + 1) * (right - left + 1); }
};

// The largest one within the set that begins at `first`.
Rectangle largest(const VertexSet& set, Vertex first) {
    const Rectangle point{row_of(first), column_of(first), row_of(first), column_of(first)};
    Rectangle best = point;
    for (Rectangle high = point; high.lies_in(set); ++high.bottom)
        for (Rectangle wide = high; wide.lies_in(set); ++wide.right)
            if (wide.area() > best.area()) best = wide;
    return best;
}

}  // namespace

std::string board_rows(const Position& position, Vertex mark) {
    std::string text;
    for (int row = 0; row < position.size; ++row) {
        for (int column = 0; column < position.size; ++column)
            text += vertex_at(row, column) == mark ? '*' : stone_letter(position.at(row, column));
        text += '\n';
    }
    return text;
}

std::string stones_text(const Position& position) {
    std::string text = position.size == max_board_size ? "" : std::to_string(position.size);
    for (const Colour colour : {Colour::black, Colour::white}) {
        std::string stones;
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                if (position.at(row, column) == colour)
                    stones += " " + vertex_name(vertex_at(row, column), position.size);
        if (!stones.empty()) text += (text.empty() ? "" : " ") + std::string(1, stone_letter(colour)) + stones;
    }
    return text.empty() ? "19" : text;
}

std::string points_text(const std::vector<Vertex>& points, int size) {
    VertexSet left;
    for (const Vertex point : points) left.insert(point);
    std::string text;
    while (!left.empty()) {
        const Rectangle rectangle = largest(left, left.first());
        rectangle.all([&](Vertex vertex) { return left.remove(vertex); });
        const Vertex first = vertex_at(rectangle.top, rectangle.left);
        const Vertex last = vertex_at(rectangle.bottom, rectangle.right);
        text += (text.empty() ? "" : " ") + vertex_name(first, size);
        if (rectangle.area() == 2)
            text += " " + vertex_name(last, size);
        else if (first != last)
            text += "-" + vertex_name(last, size);
    }
    return text;
}

std::string word_text(const std::string& name) {
    const bool is_plain = name.find_first_of(" \t:,\"") == std::string::npos && !name.starts_with('#') &&
                          std::find(words.begin(), words.end(), name) == words.end() && name != "changes";
    return is_plain ? name : "\"" + name + "\"";
}

}  // namespace katachi
