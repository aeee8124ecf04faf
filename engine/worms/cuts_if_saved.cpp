#include "engine/worms/cuts_if_saved.h"

namespace katachi::worms {

namespace {

// Whether the stones, of one colour, are taken, or can be kept apart.
reading::TacticalAnswer cut(board::Board& board, reading::Tactics& tactics, board::Vertex a, board::Vertex b) {
    if (!board::is_stone(board.at(a)) || !board::is_stone(board.at(b))) return {reading::TacticalCode::win};
    return board.same_string(a, b) ? reading::TacticalAnswer() : tactics.disconnect(board, a, b);
}

}  // namespace

NewCuts cuts_if_saved(board::Board& board, reading::Tactics& tactics, board::Vertex string, board::Vertex defence) {
    NewCuts cuts;
    // Corners are those of the board before the move.
    const board::VertexSet stones = board.string_stones(string), empty = board.empty_points();
    const board::VertexSet others = board.stones(board::opponent(board.at(string)));
    if (board.play(board.at(string), defence) != board::Legality::ok) return cuts;
    for (const board::Vertex stone : stones)
        for (const int along : {-board::stride, board::stride})
            for (const int across : {-1, 1}) {
                const board::Vertex a = stone + along, b = stone + across;
                if (!others.contains(a) || !others.contains(b) || !empty.contains(a + across)) continue;
                const reading::TacticalAnswer answer = cut(board, tactics, a, b);
                if (answer.code != reading::TacticalCode::failure) ++cuts.count;
                cuts.is_settled = cuts.is_settled && answer.is_settled;
            }
    board.undo();
    return cuts;
}

}  // namespace katachi::worms
