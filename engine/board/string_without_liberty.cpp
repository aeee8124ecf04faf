#include "engine/board/string_without_liberty.h"

#include "engine/board/side_name.h"

namespace katachi::board {

std::optional<std::string> string_without_liberty(const Board& board) {
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex string : board.strings(colour))
            if (board.liberties(string) == 0)
                return side_name(colour) + "'s string at " + vertex_name(string, board.size()) + " has no liberty";
    return std::nullopt;
}

std::optional<std::string> warning_of_string_without_liberty(const Board& board) {
    auto trouble = string_without_liberty(board);
    if (trouble) *trouble += ", as no game leaves one on the board";
    return trouble;
}

}  // namespace katachi::board
