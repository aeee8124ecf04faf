// A game that people play or record at a terminal, and what it looks like.
#pragma once

#include <string>

#include "engine/board/game_record.h"

namespace katachi {

struct AsciiGame {
    GameRecord record;
    // Stones that were called dead; only while `is_counting`.
    VertexSet dead = {};
    bool is_counting = false;
    bool shows_board = true;
    bool has_quit = false;

    const Board& board() const { return record.game.board(); }
    std::string name(Vertex vertex) const { return vertex_name(vertex, board().size()); }
    // Begins, or goes back to playing where `counting` is false.
    void count(bool counting) {
        is_counting = counting;
        dead = {};
    }
};

// Stones, dead ones in small letters, captures and the last move.
std::string drawing(const AsciiGame& game);

// Size, handicap, komi, rules and whose move it is.
std::string information(const AsciiGame& game);

// "black(1): "
std::string prompt(const AsciiGame& game);

// What the board without dead stones is worth, and who has won.
std::string score_text(const AsciiGame& game);

}  // namespace katachi
