#include "engine/reading/exchange.h"

#include "engine/reading/largest_string.h"
#include "engine/reading/string_liberties.h"

namespace katachi::reading {

namespace {

using board::Vertex;
using board::VertexSet;

// Strings of its colour that share a liberty with it or touch what surrounds it.
VertexSet companions(const board::Board& board, Vertex string) {
    VertexSet near = strings_with_common_liberty(board, string, board.at(string)) |
                     strings_around(board, board.adjacent_strings(string));
    near.remove(board.origin(string));
    return near;
}

bool is_captured(Tactics& tactics, board::Board& board, Vertex string) {
    return tactics.attack(board, string).code == TacticalCode::win;
}

}  // namespace

Vertex lost_after(Tactics& tactics, board::Board& board, board::Colour side, Vertex move, const VertexSet& strings) {
    const board::Board before = board;
    if (board.play(side, move) != board::Legality::ok) return board::pass_vertex;
    const Vertex lost =
        largest_string(before, strings, [&](Vertex string) { return is_captured(tactics, board, string); });
    board.undo();
    return lost;
}

Vertex largest_captured(Tactics& tactics, board::Board& board, const VertexSet& strings) {
    return largest_string(board, strings, [&](Vertex string) { return is_captured(tactics, board, string); });
}

Exchange exchange_of_attack(Tactics& tactics, board::Board& board, Vertex string) {
    const TacticalAnswer attack = tactics.attack(board, string);
    const board::Colour attacker = board::opponent(board.at(string));
    if (attack.code != TacticalCode::failure)
        return {.loss = lost_after(tactics, board, attacker, attack.move, board.adjacent_strings(string))};
    return {.gain = largest_string(board, companions(board, string), [&](Vertex other) {
                return tactics.attack(board, other).code == TacticalCode::failure &&
                       tactics.attack_either(board, string, other).code == TacticalCode::win;
            })};
}

Exchange exchange_of_defence(Tactics& tactics, board::Board& board, Vertex string) {
    const TacticalAnswer defence = tactics.defend(board, string);
    if (defence.code != TacticalCode::failure)
        return {.loss = lost_after(tactics, board, board.at(string), defence.move, companions(board, string))};
    return {.gain = largest_captured(tactics, board, board.adjacent_strings(string))};
}

}  // namespace katachi::reading
