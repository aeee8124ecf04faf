#include "tools/authoring/review/read_strings.h"

#include <algorithm>

namespace katachi::authoring {

namespace {

constexpr int most_liberties = 4;

StringFate fate_of(board::Board& board, reading::Tactics& tactics, board::Vertex string) {
    const reading::TacticalAnswer attack = tactics.attack(board, string);
    if (!attack.is_settled) return StringFate::open;
    // A snapback refutes a capture, but the stones can be taken.
    if (attack.code == reading::TacticalCode::failure)
        return board.liberties(string) > 1 ? StringFate::safe : StringFate::open;
    if (attack.code != reading::TacticalCode::win) return StringFate::open;
    const reading::TacticalAnswer defence = tactics.defend(board, string);
    if (!defence.is_settled) return StringFate::open;
    if (defence.code == reading::TacticalCode::win) return StringFate::critical;
    return defence.code == reading::TacticalCode::failure ? StringFate::lost : StringFate::open;
}

}  // namespace

std::vector<ReadString> read_strings(board::Board& board, reading::Tactics& tactics) {
    std::vector<ReadString> strings;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour)) {
            const int liberties = board.liberties(string);
            if (liberties == 0 || liberties > most_liberties) continue;
            strings.push_back(
                {.stones = board.string_stones(string), .colour = colour, .fate = fate_of(board, tactics, string)});
        }
    return strings;
}

const ReadString* string_with(const std::vector<ReadString>& strings, board::Vertex stone) {
    const auto found = std::find_if(strings.begin(), strings.end(),
                                    [stone](const ReadString& string) { return string.stones.contains(stone); });
    return found == strings.end() ? nullptr : &*found;
}

}  // namespace katachi::authoring
