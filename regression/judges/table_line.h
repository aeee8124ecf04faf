// A line of a table of questions or problems, read column by column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board/vertex.h"

namespace katachi::regression {

// What stands in a column that names no points, and in one that could name all.
constexpr std::string_view no_points = "-";
constexpr std::string_view all_points = "all";

// "C3 D4" on a board of 19 lines, or no_points.
template <typename Vertices>
std::string point_names(const Vertices& vertices, char separator = ' ') {
    std::string text;
    for (const board::Vertex vertex : vertices) {
        if (!text.empty()) text += separator;
        text += board::vertex_name(vertex, board::max_board_size);
    }
    return text.empty() ? std::string(no_points) : text;
}

class TableLine {
  public:
    // `number` is that of the line, from 1. The text must stay.
    TableLine(std::string_view line, int number);

    std::size_t size() const { return columns_.size(); }
    std::string_view operator[](std::size_t column) const { return columns_[column]; }

    // Throws std::invalid_argument, "line 3 has no code", where it does not hold.
    void require(bool holds, const char* trouble) const;
    // What a text of this line says; throw likewise.
    board::Vertex point(std::string_view text) const;
    std::vector<board::Vertex> points(std::string_view text) const;

  private:
    int number_;
    std::vector<std::string_view> columns_;
};

}  // namespace katachi::regression
