#include "regression/judges/table_line.h"

#include <fmt/core.h>

#include <stdexcept>

#include "regression/judges/answer_text.h"

namespace katachi::regression {

TableLine::TableLine(std::string_view line, int number) : number_(number), columns_(parts_of(line, '\t')) {}

void TableLine::require(bool holds, const char* trouble) const {
    if (!holds) throw std::invalid_argument(fmt::format("line {} {}", number_, trouble));
}

board::Vertex TableLine::point(std::string_view text) const {
    const auto vertex = board::parse_vertex(text, board::max_board_size);
    require(vertex.has_value(), "names no point of the board");
    return *vertex;
}

std::vector<board::Vertex> TableLine::points(std::string_view text) const {
    std::vector<board::Vertex> result;
    if (text == no_points) return result;
    for (const std::string_view part : parts_of(text, ' ')) result.push_back(point(part));
    return result;
}

}  // namespace katachi::regression
