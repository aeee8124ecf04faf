#include "engine/board/vertex.h"

#include "base/text/ascii_case.h"
#include "base/text/number.h"

namespace katachi::board {

namespace {

constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRST";

}  // namespace

std::string vertex_name(Vertex vertex, int size) {
    if (vertex == pass_vertex) return "PASS";
    return column_letters[static_cast<std::size_t>(column_of(vertex))] + std::to_string(size - row_of(vertex));
}

std::optional<Vertex> parse_vertex(std::string_view text, int size) {
    if (base::equal_but_for_case(text, "PASS")) return pass_vertex;
    if (text.size() < 2) return std::nullopt;
    const auto column = column_letters.find(base::upper_case(text[0]));
    if (column == std::string_view::npos || static_cast<int>(column) >= size) return std::nullopt;
    const auto number = base::number_from<int>(text.substr(1));
    if (!number || *number < 1 || *number > size) return std::nullopt;
    return vertex_at(size - *number, static_cast<int>(column));
}

}  // namespace katachi::board
