// A pattern of a joseki database on its way into a tree: the corner at the upper right, its texts as a comment.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/board/vertex.h"
#include "joseki/trees/dialect.h"

namespace katachi::joseki {

struct CornerEntry {
    struct Label {
        board::Vertex vertex;
        char letter;
    };

    std::string name;
    int rows = 0;
    int columns = 0;
    std::string cells;                        // '.', 'O' and 'X', row by row; '.' where the move is
    board::Vertex move = board::pass_vertex;  // on a board of max_board_size, as all vertices
    std::vector<Label> labels;
    std::string comment;

    char at(int row, int column) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
    board::Vertex vertex_of(int row, int column) const {
        return board::vertex_at(row, column + board::max_board_size - columns);
    }
    // The far end of the rectangle from the corner.
    board::Vertex mark() const { return vertex_of(rows - 1, 0); }
};

struct NoCornerEntry {
    std::string reason;  // "its diagram has cells other than O, X, . and *"
};

std::variant<CornerEntry, NoCornerEntry> corner_entry(const compiler::Pattern& pattern, JosekiDialect dialect);

}  // namespace katachi::joseki
