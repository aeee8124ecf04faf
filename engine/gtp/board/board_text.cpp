#include "engine/gtp/board/board_text.h"

namespace katachi::gtp {

namespace {

std::string captures_line(const char* side, int stones) {
    return std::string("     ") + side + " has captured " + std::to_string(stones) +
           (stones == 1 ? " stone\n" : " stones\n");
}

}  // namespace

std::string board_text(const board::Board& board, const board::VertexMark& mark) {
    return board::print_position(board.position(), mark) +
           captures_line("Black (X)", board.captured(board::Colour::white)) +
           captures_line("White (O)", board.captured(board::Colour::black));
}

}  // namespace katachi::gtp
