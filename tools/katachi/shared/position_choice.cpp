#include "tools/katachi/shared/position_choice.h"

#include <iostream>
#include <optional>

#include "tools/authoring/games/named_game.h"
#include "tools/authoring/position_of_text.h"

namespace katachi::cli {

void say_warnings(const authoring::AskedPosition& asked) {
    const std::string place = asked.file + (asked.move ? ":" : ": ");
    for (const std::string& warning : asked.warnings) std::cerr << "katachi: " << place << warning << '\n';
}

authoring::AskedPosition asked_position(const PositionChoice& choice) {
    return asked_position(choice, authoring::read_file_or_input(sgf::split_game_number(choice.position).file));
}

authoring::AskedPosition asked_position(const PositionChoice& choice, const std::string& text) {
    std::optional<int> move;
    if (choice.move > 0) move = choice.move;
    authoring::AskedPosition asked = authoring::position_of_text(text, choice.position, move, choice.path);
    say_warnings(asked);
    return asked;
}

std::vector<board::Colour> sides_of(const PositionChoice& choice, const authoring::AskedPosition& asked) {
    if (choice.side == "both") return {board::Colour::black, board::Colour::white};
    if (choice.side == "black") return {board::Colour::black};
    if (choice.side == "white") return {board::Colour::white};
    if (!asked.to_move) std::cerr << "katachi: a drawn board does not say who is to move; Black is assumed (--side)\n";
    return {asked.to_move.value_or(board::Colour::black)};
}

}  // namespace katachi::cli
