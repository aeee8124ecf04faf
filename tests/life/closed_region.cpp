#include "tests/life/closed_region.h"

#include "tests/support/random_move.h"

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

std::optional<RegionWithKo> played_to_a_ko(const ClosedRegion& region, std::mt19937& random) {
    constexpr int most_moves = 40;
    RegionWithKo played{board::Board(region.position), region, board::Colour::black};
    board::Board& board = played.board;
    for (int move = 0; move < most_moves && board.ko_point() == board::pass_vertex; ++move) {
        if (!test::play_random_move(board, played.to_move, region.goal.region, random)) return std::nullopt;
        played.to_move = board::opponent(played.to_move);
    }
    played.region.position = board.position();
    played.region.goal.stones &= board.stones(region.goal.defender);
    if (board.ko_point() == board::pass_vertex || played.region.goal.stones.empty()) return std::nullopt;
    return played;
}

PlainQuestion plain_question(const RegionWithKo& asked, KoWinner ko_winner) {
    PlainQuestion question = plain_question(asked.region, asked.to_move, ko_winner);
    const board::Vertex ko = asked.board.ko_point();
    question.ko = board::row_of(ko) * question.size + board::column_of(ko);
    return question;
}

}  // namespace katachi::life
