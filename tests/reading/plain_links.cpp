#include "tests/reading/plain_links.h"

#include <algorithm>

namespace katachi::reading {

namespace {

constexpr int liberties_of_a_wall = 5;

bool is_way_closed(const board::Board& board, board::Vertex a, const board::VertexSet& ends) {
    const board::Colour owner = board.at(a);
    board::VertexSet reached = board::VertexSet::of(a);
    for (board::VertexSet before; before != reached;) {
        before = reached;
        for (const board::Vertex vertex : before.beside() - before) {
            if (!board.on_board(vertex)) continue;
            const bool is_wall =
                board.at(vertex) == board::opponent(owner) && board.liberties(vertex) >= liberties_of_a_wall;
            if (!is_wall) reached.insert(vertex);
        }
    }
    return !reached.intersects(ends);
}

// Whether the owner, to move, puts a stone back there by a capture, no empty point beside it.
bool may_return(const board::Board& board, board::Vertex vertex, board::Colour owner, board::Colour to_move) {
    const bool is_crowded = !board::VertexSet::of(vertex).beside().intersects(board.empty_points());
    return to_move == owner && board.at(vertex) == board::Colour::empty && is_crowded &&
           board.is_capture(owner, vertex);
}

PlainOutcome as_it_stands(const board::Board& board, std::span<const Link> links, board::Colour owner,
                          board::Colour to_move) {
    bool do_all_hold = true;
    for (const auto& [a, b] : links) {
        if (board.at(a) != owner || board.at(b) != owner) {
            if (!may_return(board, a, owner, to_move) && !may_return(board, b, owner, to_move))
                return PlainOutcome::cut;
            do_all_hold = false;
            continue;
        }
        if (is_way_closed(board, a, board::VertexSet::of(b))) return PlainOutcome::cut;
        do_all_hold = do_all_hold && board.same_string(a, b) && board.liberties(a) > 1;
    }
    return do_all_hold ? PlainOutcome::hold : PlainOutcome::open;
}

PlainOutcome entry_as_it_stands(const board::Board& board, board::Vertex string, const board::VertexSet& area,
                                board::Colour owner, board::Colour to_move) {
    if (board.at(string) != owner)
        return may_return(board, string, owner, to_move) ? PlainOutcome::open : PlainOutcome::cut;
    if (is_way_closed(board, string, area)) return PlainOutcome::cut;
    const bool is_inside = board.string_stones(string).intersects(area) && board.liberties(string) > 1;
    return is_inside ? PlainOutcome::hold : PlainOutcome::open;
}

// `judge` tells of the board with a side to move how it stands.
template <typename Judge>
PlainOutcome search(board::Board& board, const Judge& judge, board::Colour owner, board::Colour to_move, int plies) {
    const PlainOutcome now = judge(to_move);
    if (now != PlainOutcome::open || plies == 0) return now;
    const bool is_owner = to_move == owner;
    const PlainOutcome best = is_owner ? PlainOutcome::hold : PlainOutcome::cut;
    bool is_any_open = false;
    board::VertexSet moves = board.empty_points();
    moves.insert(board::pass_vertex);
    for (const board::Vertex move : moves) {
        const board::Legality played = is_owner ? board.play(to_move, move) : board.play_ko(to_move, move);
        if (played != board::Legality::ok) continue;
        const PlainOutcome outcome = search(board, judge, owner, board::opponent(to_move), plies - 1);
        board.undo();
        if (outcome == best) return best;
        is_any_open = is_any_open || outcome == PlainOutcome::open;
    }
    if (is_any_open) return PlainOutcome::open;
    return is_owner ? PlainOutcome::cut : PlainOutcome::hold;
}

}  // namespace

PlainOutcome plain_links(board::Board& board, std::span<const Link> links, board::Colour to_move, int plies) {
    const board::Colour owner = board.at(links.front().a);
    const auto judge = [&](board::Colour next) { return as_it_stands(board, links, owner, next); };
    return search(board, judge, owner, to_move, plies);
}

PlainOutcome plain_entry(board::Board& board, board::Vertex string, const board::VertexSet& area, board::Colour to_move,
                         int plies) {
    const board::Colour owner = board.at(string);
    const auto judge = [&](board::Colour next) { return entry_as_it_stands(board, string, area, owner, next); };
    return search(board, judge, owner, to_move, plies);
}

bool is_every_string_alive(const board::Board& board) {
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour))
            if (board.liberties(string) == 0) return false;
    return true;
}

}  // namespace katachi::reading
