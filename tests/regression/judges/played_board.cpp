#include "tests/regression/judges/played_board.h"

#include "regression/judges/proof.h"

namespace katachi::regression {

using board::Board;
using board::Colour;
using board::Vertex;

Board played_board(int size, int moves, std::mt19937& random) {
    Board board(size);
    Colour to_move = Colour::black;
    for (int i = 0; i < moves; ++i) {
        const std::vector<Vertex> legal = legal_moves(board, to_move);
        board.play(to_move, legal[random() % legal.size()]);
        to_move = board::opponent(to_move);
    }
    return Board(board.position());
}

std::vector<Vertex> legal_moves(const Board& board, Colour colour) {
    std::vector<Vertex> moves{board::pass_vertex};
    for (const Vertex vertex : board.empty_points())
        if (board.is_legal(colour, vertex) == board::Legality::ok) moves.push_back(vertex);
    return moves;
}

std::vector<Vertex> endangered_strings(const Board& board) {
    std::vector<Vertex> strings;
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour))
            if (board.liberties(string) < safe_liberties) strings.push_back(string);
    return strings;
}

}  // namespace katachi::regression
