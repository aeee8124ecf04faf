#include "regression/judges/prover_moves.h"

#include "regression/judges/link_moves.h"
#include "regression/judges/zone_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

void add_attacks(const Board& board, const Contest& contest, DoubtedMoves& moves) {
    const Colour attacker = contest.winner;
    const VertexSet& liberties = board.liberty_points(contest.target);
    const VertexSet around = board.adjacent_strings(contest.target);
    moves.add(liberties);
    if (liberties.count() == 1) return moves.add(pass_vertex, much_doubt);
    moves.add(liberties_of(board, around, 1));
    for (const Vertex string : around)
        if (board.liberties(string) <= 3)
            moves.add(liberties_of(board, board.adjacent_strings(string), 2), little_doubt);
    moves.add(second_liberties(board, contest.target), little_doubt);
    moves.add(liberties_of(board, around, 3), little_doubt);
    moves.add(liberties_of(board, strings_beside(board, liberties, attacker), 3), much_doubt);
    moves.add(liberties_of(board, strings_beside(board, liberties, contest.owner), 3), much_doubt);
    moves.add(pass_vertex, much_doubt);
}

void add_defences(const Board& board, const Contest& contest, DoubtedMoves& moves) {
    const int count = board.liberties(contest.target);
    const VertexSet& liberties = board.liberty_points(contest.target);
    const VertexSet around = board.adjacent_strings(contest.target);
    moves.add(liberties_of(board, around, 1));
    moves.add(liberties);
    if (count > 1) moves.add(pass_vertex);
    if (count == 1 && board.string_size(contest.target) > 1) return;
    moves.add(liberties_of(board, around, count + 1), little_doubt);
    moves.add(second_liberties(board, contest.target), little_doubt);
    moves.add(liberties_of(board, strings_beside(board, liberties, contest.owner), 4), little_doubt);
    moves.add(liberties_of(board, strings_beside(board, liberties, contest.loser()), 3), much_doubt);
    for (const Vertex string : around)
        if (board.liberties(string) <= 3)
            moves.add(liberties_of(board, board.adjacent_strings(string), 2) | second_liberties(board, string),
                      much_doubt);
    if (count == 1) moves.add(pass_vertex, much_doubt);
}

}  // namespace

std::vector<DoubtedMove> moves_of_winner(const Board& board, const Contest& contest) {
    DoubtedMoves moves;
    if (contest.is_link())
        contest.is_attack() ? add_cuts(board, contest, moves) : add_joins(board, contest, moves);
    else if (board.at(contest.target) != contest.owner)
        moves.add(contest.target);
    else if (contest.is_attack())
        add_attacks(board, contest, moves);
    else
        add_defences(board, contest, moves);
    return moves.take();
}

std::vector<DoubtedMove> first_moves_of_loser(const Board& board, const Contest& contest) {
    DoubtedMoves moves;
    if (board.at(contest.target) != contest.owner) {
        moves.add(contest.target);
        return moves.take();
    }
    moves.add(pass_vertex);
    if (contest.is_link()) {
        moves.add(points_between(board, contest));
    } else if (contest.is_attack()) {
        moves.add(board.liberty_points(contest.target));
        moves.add(liberties_of(board, board.adjacent_strings(contest.target), 1));
    } else if (board.liberties(contest.target) <= 3) {
        moves.add(board.liberty_points(contest.target));
    }
    return moves.take();
}

}  // namespace katachi::regression
