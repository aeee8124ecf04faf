#include "engine/life/goal/company.h"

namespace katachi::life {

board::VertexSet company_of(const board::Board& board, const board::VertexSet& goal, board::Colour defender) {
    board::VertexSet company;
    for (board::VertexSet left = goal; !left.empty(); left -= company) company |= board.string_stones(left.first());
    for (int step = 0; step < 2; ++step) {
        board::VertexSet near = company.beside() & board.empty_points();
        for (board::VertexSet left = (near.beside() & board.stones(defender)) - company; !left.empty(); left -= company)
            company |= board.string_stones(left.first());
    }
    return company;
}

}  // namespace katachi::life
