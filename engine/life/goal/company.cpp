#include "engine/life/goal/company.h"

#include "engine/board/strings_among.h"

namespace katachi::life {

board::VertexSet company_of(const board::Board& board, const board::VertexSet& goal, board::Colour defender) {
    board::VertexSet company = board::whole_strings(board, goal);
    for (int step = 0; step < 2; ++step) {
        const board::VertexSet liberties = company.beside() & board.empty_points();
        company |= board::whole_strings(board, (liberties.beside() & board.stones(defender)) - company);
    }
    return company;
}

}  // namespace katachi::life
