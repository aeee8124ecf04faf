#include "tests/combinations/plain_combinations.h"

namespace katachi::combinations {

CombinationQuestion all_stones(const board::Board& board, board::Colour attacker) {
    return {.attacker = attacker, .stones = board.stones(board::opponent(attacker))};
}

namespace {

bool is_captured(board::Board& board, reading::Tactics& tactics, board::Vertex stone) {
    const reading::TacticalAnswer answer = tactics.attack(board, stone);
    return answer.code == reading::TacticalCode::win && answer.is_settled;
}

bool captures_any(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question) {
    const board::VertexSet stones = question.stones & board.stones(board::opponent(question.attacker));
    board::VertexSet seen;
    for (const board::Vertex stone : stones)
        if (seen.insert(board.origin(stone)) && (board.string_stones(stone) & stones).count() >= question.least_size &&
            is_captured(board, tactics, stone))
            return true;
    return false;
}

bool wins(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question, int threats);

bool fails_all_answers(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question,
                       int threats) {
    board::VertexSet answers = board.empty_points();
    answers.insert(board::pass_vertex);
    for (const board::Vertex answer : answers) {
        if (board.play(board::opponent(question.attacker), answer) != board::Legality::ok) continue;
        const bool is_refuted = wins(board, tactics, question, threats);
        board.undo();
        if (!is_refuted) return false;
    }
    return true;
}

bool wins(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question, int threats) {
    if (captures_any(board, tactics, question)) return true;
    if (threats == 0) return false;
    const board::VertexSet moves = board.empty_points();
    for (const board::Vertex move : moves) {
        if (board.play(question.attacker, move) != board::Legality::ok) continue;
        const bool wins_so =
            captures_any(board, tactics, question) && fails_all_answers(board, tactics, question, threats - 1);
        board.undo();
        if (wins_so) return true;
    }
    return false;
}

}  // namespace

bool plain_combination(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question,
                       int threats) {
    return wins(board, tactics, question, threats);
}

board::VertexSet safe_stones(board::Board& board, reading::Tactics& tactics, const CombinationQuestion& question) {
    board::VertexSet safe;
    for (const board::Vertex stone : question.stones& board.stones(board::opponent(question.attacker)))
        if (tactics.attack(board, stone).code == reading::TacticalCode::failure) safe.insert(stone);
    return safe;
}

}  // namespace katachi::combinations
