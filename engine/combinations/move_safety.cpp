#include "engine/combinations/move_safety.h"

#include <algorithm>

namespace katachi::combinations {

board::VertexSet defences(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                          const Combination& found) {
    board::VertexSet all;
    CombinationQuestion asked = question;
    asked.least_size = found.size;
    for (const board::Vertex move : found.zone & board.empty_points()) {
        if (board.play(board::opponent(question.attacker), move) != board::Legality::ok) continue;
        if (!search.find_shortest(board, asked).works) all.insert(move);
        board.undo();
    }
    return all;
}

MoveRisk confirm_safety(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                        board::Vertex move) {
    const board::Colour side = board::opponent(question.attacker);
    if (!board.on_board(move) || board.play(side, move) != board::Legality::ok) return {};
    CombinationQuestion asked = question;
    asked.stones.insert(move);
    const Combination found = search.find(board, asked);
    MoveRisk risk;
    if (found.works) risk = {found.size, defences(board, search, asked, found).first()};
    board.undo();
    return risk;
}

MoveRisk blunder_size(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                      board::Vertex move) {
    const Combination before = search.find(board, question);
    CombinationQuestion larger = question;
    larger.least_size = std::max(question.least_size, before.size + 1);
    return confirm_safety(board, search, larger, move);
}

}  // namespace katachi::combinations
