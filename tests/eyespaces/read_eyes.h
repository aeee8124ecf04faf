// Boards that a reader can check, with their eye spaces.
#pragma once

#include <string>
#include <vector>

#include "engine/board/position_text.h"
#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

// A diagram in the middle of an empty board of 13 lines, so that what stands at its border can breathe.
constexpr int frame_size = 13;

inline board::Vertex framed_vertex(const std::vector<std::string>& diagram, int row, int column) {
    const auto height = static_cast<int>(diagram.size()), width = static_cast<int>(diagram.front().size());
    return board::vertex_at((frame_size - height) / 2 + row, (frame_size - width) / 2 + column);
}

inline std::string framed(const std::vector<std::string>& diagram) {
    std::string rows;
    for (int row = 0; row < frame_size; ++row) rows += std::string(frame_size, '.') + (row + 1 < frame_size ? "/" : "");
    for (std::size_t row = 0; row < diagram.size(); ++row) {
        const board::Vertex first = framed_vertex(diagram, static_cast<int>(row), 0);
        const int at = board::row_of(first) * (frame_size + 1) + board::column_of(first);
        rows.replace(static_cast<std::size_t>(at), diagram[row].size(), diagram[row]);
    }
    return rows;
}

// All games are searched.
inline constexpr match::EyeTables no_tables;

struct ReadEyes {
    board::Board board;
    reading::Tactics tactics{{.nodes = 2000, .far_nodes = 4000}};
    worms::Worms worms;
    KnownGames known{no_tables};
    EyeSpaces spaces;

    explicit ReadEyes(std::string_view rows)
        : board(board::parse_rows(rows).value()), worms(board, tactics, {}), spaces(board, worms, tactics, known) {}

    board::Vertex vertex(std::string_view name) const { return board::parse_vertex(name, board.size()).value(); }
    board::VertexSet points(std::initializer_list<const char*> names) const {
        board::VertexSet set;
        for (const char* name : names) set.insert(vertex(name));
        return set;
    }
    // "0112", empty where the side has no eye space there.
    std::string value(std::string_view name, board::Colour owner) const {
        const EyeSpace* const space = spaces.at(vertex(name), owner);
        return space == nullptr ? "" : match::eye_value_text(space->worth.value);
    }
};

}  // namespace katachi::eyespaces
