#include "tools/authoring/drawing/board_part.h"

#include <algorithm>
#include <string>
#include <vector>

namespace katachi::authoring {

void BoardArea::include(board::Offset point) {
    top = std::min(top, point.row);
    bottom = std::max(bottom, point.row);
    left = std::min(left, point.column);
    right = std::max(right, point.column);
}

BoardArea corner_area(board::Corner corner, int size) {
    const int middle = size / 2;
    const board::Offset point = board::corner_point(corner, size);
    BoardArea area{point.row, point.column, point.row, point.column};
    area.include({is_lower(corner) ? size - 1 - middle : middle, is_right(corner) ? size - 1 - middle : middle});
    return area;
}

BoardDrawing part_of(const BoardDrawing& board, const BoardArea& area) {
    BoardDrawing part{.caption = board.caption,
                      .rows = area.bottom - area.top + 1,
                      .columns = area.right - area.left + 1,
                      .edges = {.north = area.top == 0,
                                .south = area.bottom == board.rows - 1,
                                .west = area.left == 0,
                                .east = area.right == board.columns - 1},
                      .place = PlaceOnBoard{board.rows, {area.top, area.left}}};
    for (int row = area.top; row <= area.bottom; ++row)
        for (int column = area.left; column <= area.right; ++column) part.points.push_back(board.at(row, column));
    const auto names = [](const std::vector<std::string>& all, int first, int last) {
        return std::vector<std::string>(all.begin() + first, all.begin() + last + 1);
    };
    part.column_names = names(board.column_names, area.left, area.right);
    part.row_names = names(board.row_names, area.top, area.bottom);
    const board::Offset shift{area.top, area.left};
    for (const Arrow& arrow : board.arrows)
        if (area.contains(arrow.from) && area.contains(arrow.to))
            part.arrows.push_back({arrow.from - shift, arrow.to - shift});
    return part;
}

}  // namespace katachi::authoring
