#include "tools/katachi/position_choice.h"

#include <iostream>

namespace katachi {

CLI::Option* add_position_options(CLI::App& command, PositionChoice& choice) {
    CLI::Option* position =
        command
            .add_option("POSITION", choice.position,
                        "SGF file (FILE#N: game N of a collection), drawn board, or - for standard input")
            ->type_name("FILE");
    command.add_option("--move", choice.move, "the position before move N of the game (default: the last position)")
        ->check(CLI::Range(1, 100000));
    command.add_option("--side", choice.side, "black, white or both (default: the side to move)")
        ->check(CLI::IsMember({"black", "white", "both"}));
    return position;
}

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
