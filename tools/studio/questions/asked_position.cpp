#include "tools/studio/questions/asked_position.h"

#include <optional>

#include "tools/authoring/position_of_text.h"

namespace katachi::studio {

authoring::AskedPosition asked_position(const Question& question, Contents& contents) {
    const std::string& game = question.value("game");
    const int move = question.number("move");
    return authoring::position_of_text(contents.games.text(game), game, move > 0 ? std::optional(move) : std::nullopt,
                                       question.value("path"));
}

std::vector<board::Colour> asked_sides(const Question& question, const authoring::AskedPosition& asked) {
    const std::string& side = question.value("side");
    if (side == "both") return {board::Colour::black, board::Colour::white};
    if (side == "black") return {board::Colour::black};
    if (side == "white") return {board::Colour::white};
    return {asked.to_move.value_or(board::Colour::black)};
}

}  // namespace katachi::studio
