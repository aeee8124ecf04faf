#include "engine/life/life_exchange.h"

#include "engine/board/strings_among.h"
#include "engine/life/goal/company.h"
#include "engine/reading/largest_string.h"
#include "engine/reading/string_liberties.h"

namespace katachi::life {

namespace {

using board::Vertex;
using board::VertexSet;

// The attacker, to move, takes one of several strings of the goal; strings are those of `before`. A goal of one string
// has none that falls alone.
Vertex falling_part(LifeReader& lives, board::Board& board, const board::Board& before, const DragonGoal& goal) {
    const VertexSet strings = board::origins_of(before, goal.stones);
    if (strings.count() < 2) return board::pass_vertex;
    return reading::largest_string(before, strings, [&](Vertex string) {
        DragonGoal alone = goal;
        alone.stones = before.string_stones(string);
        const LifeAnswer taken = lives.attack(board, alone);
        return taken.code == reading::TacticalCode::win && taken.certainty != Certainty::open && !taken.is_judged;
    });
}

// Those of the strings that the question does not take to be safe.
VertexSet not_given(const board::Board& board, const VertexSet& strings, const DragonGoal& goal) {
    VertexSet unsafe;
    for (const Vertex string : strings)
        if (!board.string_stones(string).intersects(goal.given_safe)) unsafe.insert(string);
    return unsafe;
}

VertexSet unsafe_around(const board::Board& board, const DragonGoal& goal) {
    return not_given(board, reading::strings_around(board, board::origins_of(board, goal.stones)), goal);
}

VertexSet unsafe_company(const board::Board& board, const DragonGoal& goal) {
    return not_given(board, board::origins_of(board, company_of(board, goal.stones, goal.defender) - goal.stones),
                     goal);
}

}  // namespace

reading::Exchange exchange_of_attack(const LifeAnswer& attack, board::Board& board, const DragonGoal& goal,
                                     const ExchangeReaders& readers) {
    if (!attack.succeeds()) {
        const Vertex part = falling_part(readers.lives, board, board, goal);
        if (part != board::pass_vertex) return {.gain = part};
        return {.gain = reading::largest_captured(readers.strings, board, unsafe_company(board, goal))};
    }
    return {.loss =
                reading::lost_after(readers.strings, board, goal.attacker(), attack.move, unsafe_around(board, goal))};
}

reading::Exchange exchange_of_defence(const LifeAnswer& defence, board::Board& board, const DragonGoal& goal,
                                      const ExchangeReaders& readers) {
    if (!defence.succeeds())
        return {.gain = reading::largest_captured(readers.strings, board, unsafe_around(board, goal))};
    if (defence.move == board::pass_vertex) return {};
    const board::Board before = board;
    if (board.play(goal.defender, defence.move) != board::Legality::ok) return {};
    const Vertex part = falling_part(readers.lives, board, before, goal);
    board.undo();
    if (part != board::pass_vertex) return {.loss = part};
    return {.loss =
                reading::lost_after(readers.strings, board, goal.defender, defence.move, unsafe_company(board, goal))};
}

}  // namespace katachi::life
