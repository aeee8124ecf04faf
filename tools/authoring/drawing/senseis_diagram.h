// Diagrams as people write them at Sensei's Library, https://senseis.xmp.net/?HowDiagramsWork: each line begins with
// `$$`, the first one may be a title, moves have numbers, and edges are drawn where the board ends.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/board/position_text.h"

namespace katachi::authoring {

struct SenseisDiagram {
    // All of one length. `.`, `X` black, `O` white, a digit for a numbered move (0 is move 10), a small letter on an
    // empty point. What is only a mark on a stone or a point is left out.
    std::vector<std::string> rows;
    bool top = false, bottom = false, left = false, right = false;  // edges of the board
    board::Colour first_mover = board::Colour::black;
    bool names_mover = false;          // the title begins with B or W
    int size = board::max_board_size;  // lines of the board
};

// Nothing where no line begins with `$$`.
std::optional<std::variant<SenseisDiagram, board::PositionTextError>> read_senseis_diagram(std::string_view text);

// A part of a board lies where two of its edges meet. Its moves are stones as they are drawn: nothing is taken off the
// board. Its letters are labels.
struct LaidDiagram {
    board::Position position;
    std::vector<std::pair<board::Vertex, std::string>> labels;
};
std::variant<LaidDiagram, board::PositionTextError> laid_on_board(const SenseisDiagram& diagram);

// Who moves after the last numbered move; nothing where no move is numbered and the title names no colour.
std::optional<board::Colour> side_to_move(const SenseisDiagram& diagram);

// Its rows with edges, as `.db` files draw them; letters are empty points.
std::string shape_rows(const SenseisDiagram& diagram);

}  // namespace katachi::authoring
