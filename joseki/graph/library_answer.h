// A position of the library as it lies on a board, with its continuations there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/corner.h"
#include "joseki/graph/continuations.h"

namespace katachi::joseki {

struct AnsweredMove {
    EdgeIndex edge = 0;
    board::Vertex move = board::pass_vertex;  // on the board; pass_vertex for tenuki
    bool has_slid = false;                    // an extension that stands one line nearer, as a stone is in its way
    double share = 0;                         // of the games that reached the position
    // The same move on the other side of the diagonal, where the position is its own mirror image.
    std::optional<board::Vertex> mirrored = {};
};

struct LibraryAnswer {
    NodeIndex node = 0;
    board::Orientation orientation = board::Orientation::identity;  // from the position's normal form to the board
    // The rectangle from the corner in which library and board agree; rows and columns as the board lies.
    int rows = board::max_board_size, columns = board::max_board_size;
    int differences = 0;                   // points of it that differ all the same
    bool has_last_move = false;            // the position contains the opponent's last move
    std::vector<AnsweredMove> moves = {};  // the most played first

    int degree() const { return rows * columns; }
};

// The answer about a position that lies on the board as a whole.
LibraryAnswer whole_answer(const Graph& graph, NodeIndex node, board::Orientation orientation);

// Takes out the moves of whole-board openings that a tree may have behind the stones of one corner. These are moves
// beyond ten lines from the corner, first moves above the sixth line, and moves in the middle that are far from all
// stones. If a position has stones in several corners, all its moves stay.
void leave_out_moves_elsewhere(const Graph& graph, LibraryAnswer& answer);

// Tells the moves that are the same by the position's symmetry: those in the rectangle in which library and board
// agree. `size` is the board's.
void add_mirrored_moves(const Graph& graph, LibraryAnswer& answer, int size);

// Where the upper left corner comes to lie.
board::Corner corner_of(board::Orientation orientation, int size);

// Whether it is the board without stones, which no corner has alone. `size` is the board's.
bool is_empty_board(const LibraryAnswer& answer, const Graph& graph, int size);

// "upper right", "whole board" for a position that lies in no corner alone, "upper left, empty". `size` is the board's.
std::string place_name(const LibraryAnswer& answer, const Node& node, int size);

// The other orders and positions from which one move leads here, as the board lies: the last move of each.
struct Arrival {
    NodeIndex from = 0;
    board::Vertex move = board::pass_vertex;  // on the board
};
std::vector<Arrival> arrivals(const Graph& graph, NodeIndex index, board::Orientation orientation, int size);

}  // namespace katachi::joseki
