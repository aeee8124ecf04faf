#include "engine/board/vertex.h"

#include <charconv>

namespace katachi {

namespace {

constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRST";

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool is_pass(std::string_view text) {
    constexpr std::string_view pass = "PASS";
    if (text.size() != pass.size()) return false;
    for (std::size_t i = 0; i < pass.size(); ++i)
        if (upper(text[i]) != pass[i]) return false;
    return true;
}

}  // namespace

std::string vertex_name(Vertex vertex, int size) {
    if (vertex == pass_vertex) return "PASS";
    return column_letters[static_cast<std::size_t>(column_of(vertex))] + std::to_string(size - row_of(vertex));
}

std::optional<Vertex> parse_vertex(std::string_view text, int size) {
    if (is_pass(text)) return pass_vertex;
    if (text.size() < 2) return std::nullopt;
    const auto column = column_letters.find(upper(text[0]));
    if (column == std::string_view::npos || static_cast<int>(column) >= size) return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > size) return std::nullopt;
    return vertex_at(size - number, static_cast<int>(column));
}

}  // namespace katachi
