#include "engine/combinations/move_safety.h"

#include <algorithm>

namespace katachi::combinations {

namespace {

// The points of `candidates` where the opponent may play so that nothing is left of what is asked for. All stones of
// the question are safe.
board::VertexSet preventing(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                            const Combination& found, const board::VertexSet& candidates) {
    board::VertexSet all;
    for (const board::Vertex move : candidates) {
        if (board.play(board::opponent(question.attacker), move) != board::Legality::ok) continue;
        const bool loses_none = search.safe_stones(board, question) == question.stones;
        if (loses_none && !search.still_works(board, question, found)) {
            const Combination other = search.find_shortest(board, question);
            if (!other.works && other.threats_read >= found.threats) all.insert(move);
        }
        board.undo();
    }
    return all;
}

}  // namespace

board::VertexSet defences(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                          const Combination& found) {
    const board::VertexSet candidates = found.zone & board.empty_points();
    CombinationQuestion asked = question;
    asked.stones = search.safe_stones(board, question);
    const board::VertexSet all = preventing(board, search, asked, found, candidates);
    if (!all.empty() || found.size <= question.least_size) return all;
    asked.least_size = found.size;
    return preventing(board, search, asked, found, candidates);
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
