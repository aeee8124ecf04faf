#include "engine/analysis/pair_reading.h"

namespace katachi {

TacticalAnswer attack_on_either(Tactics& tactics, Board& board, Vertex a, Vertex b) {
    std::uint64_t nodes = 0;
    bool is_settled = true;
    for (const Vertex string : {a, b}) {
        TacticalAnswer alone = tactics.attack(board, string);
        nodes += alone.nodes;
        alone.nodes = nodes;
        if (alone.code == TacticalCode::win) return alone;
        is_settled = is_settled && alone.is_settled;
    }
    TacticalAnswer both = tactics.attack_either(board, a, b);
    both.nodes += nodes;
    both.is_settled = both.is_settled && (is_settled || both.code == TacticalCode::win);
    return both;
}

TacticalAnswer defence_of_both(Tactics& tactics, Board& board, Vertex a, Vertex b) {
    std::uint64_t nodes = 0;
    bool is_settled = true;
    const auto code_of = [&](const TacticalAnswer& answer) {
        nodes += answer.nodes;
        is_settled = is_settled && answer.is_settled;
        return answer.code;
    };
    for (const Vertex string : {a, b})
        if (code_of(tactics.attack(board, string)) == TacticalCode::win &&
            code_of(tactics.defend(board, string)) == TacticalCode::failure)
            return {.nodes = nodes, .is_settled = is_settled};
    TacticalAnswer answer = tactics.defend_both(board, a, b);
    nodes += answer.nodes;
    if (answer.code == TacticalCode::win && answer.move != pass_vertex &&
        board.play(board.at(a), answer.move) == Legality::ok) {
        const bool is_refuted = code_of(tactics.attack(board, a)) != TacticalCode::failure ||
                                code_of(tactics.attack(board, b)) != TacticalCode::failure;
        board.undo();
        // Another move might save both.
        if (is_refuted) answer = {.is_settled = false};
    }
    answer.nodes = nodes;
    answer.is_settled = answer.is_settled && is_settled;
    return answer;
}

}  // namespace katachi
