#include "tools/katachi/shared/position_choice.h"

#include <iostream>
#include <optional>

namespace katachi {

AskedPosition asked_position(const PositionChoice& choice) {
    std::optional<int> move;
    if (choice.move > 0) move = choice.move;
    AskedPosition asked = read_position(choice.position, move);
    for (const std::string& warning : asked.warnings) std::cerr << "katachi: " << asked.file << ": " << warning << '\n';
    return asked;
}

std::vector<Colour> sides_of(const PositionChoice& choice, const AskedPosition& asked) {
    if (choice.side == "both") return {Colour::black, Colour::white};
    if (choice.side == "black") return {Colour::black};
    if (choice.side == "white") return {Colour::white};
    if (!asked.to_move) std::cerr << "katachi: a drawn board does not say who is to move; Black is assumed (--side)\n";
    return {asked.to_move.value_or(Colour::black)};
}

}  // namespace katachi
