#include "tests/life/closed_region.h"

namespace katachi::life {

board::VertexSet moved_points(const board::VertexSet& points, int rows, int columns) {
    board::VertexSet moved;
    for (const board::Vertex point : points)
        moved.insert(board::vertex_at(board::row_of(point) + rows, board::column_of(point) + columns));
    return moved;
}

PlainQuestion plain_question(const ClosedRegion& region, board::Colour to_move, KoWinner ko_winner) {
    PlainQuestion question;
    question.size = region.position.size;
    question.attacker_to_move = to_move != region.goal.defender;
    question.ko_winner = ko_winner;
    for (int row = 0; row < question.size; ++row)
        for (int column = 0; column < question.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour colour = region.position.at(vertex);
            question.points += colour == board::Colour::empty        ? '.'
                               : colour == region.goal.attacker()    ? 'a'
                               : region.goal.stones.contains(vertex) ? 'D'
                                                                     : 'd';
            question.region.push_back(region.goal.region.contains(vertex));
        }
    return question;
}

}  // namespace katachi::life
