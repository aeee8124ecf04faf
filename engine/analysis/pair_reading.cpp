#include "engine/analysis/pair_reading.h"

namespace katachi::analysis {

reading::TacticalAnswer attack_on_either(reading::Tactics& tactics, board::Board& board, board::Vertex a,
                                         board::Vertex b) {
    std::uint64_t nodes = 0;
    bool is_settled = true;
    for (const board::Vertex string : {a, b}) {
        reading::TacticalAnswer alone = tactics.attack(board, string);
        nodes += alone.nodes;
        alone.nodes = nodes;
        if (alone.code == reading::TacticalCode::win) return alone;
        is_settled = is_settled && alone.is_settled;
    }
    reading::TacticalAnswer both = tactics.attack_either(board, a, b);
    both.nodes += nodes;
    both.is_settled = both.is_settled && (is_settled || both.code == reading::TacticalCode::win);
    return both;
}

reading::TacticalAnswer defence_of_both(reading::Tactics& tactics, board::Board& board, board::Vertex a,
                                        board::Vertex b) {
    std::uint64_t nodes = 0;
    bool is_settled = true;
    const auto code_of = [&](const reading::TacticalAnswer& answer) {
        nodes += answer.nodes;
        is_settled = is_settled && answer.is_settled;
        return answer.code;
    };
    for (const board::Vertex string : {a, b})
        if (code_of(tactics.attack(board, string)) == reading::TacticalCode::win &&
            code_of(tactics.defend(board, string)) == reading::TacticalCode::failure)
            return {.nodes = nodes, .is_settled = is_settled};
    reading::TacticalAnswer answer = tactics.defend_both(board, a, b);
    nodes += answer.nodes;
    // What saves both by a ko alone is believed where it is proved.
    if (answer.code != reading::TacticalCode::win && !answer.is_settled) answer = {.is_settled = false};
    if (answer.code == reading::TacticalCode::win && answer.move != board::pass_vertex &&
        board.play(board.at(a), answer.move) == board::Legality::ok) {
        const bool is_refuted = code_of(tactics.attack(board, a)) != reading::TacticalCode::failure ||
                                code_of(tactics.attack(board, b)) != reading::TacticalCode::failure;
        board.undo();
        // Another move might save both.
        if (is_refuted) answer = {.is_settled = false};
    }
    answer.nodes = nodes;
    answer.is_settled = answer.is_settled && is_settled;
    return answer;
}

}  // namespace katachi::analysis
