// What reading found, shown by moves: best play to the end where something is reached, and where it is prevented the
// answers to the moves that one would try.
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/reading/tactics.h"

namespace katachi::analysis {

// One side tries, the other answers.
struct Refutation {
    board::Move attempt;
    board::Move answer;  // pass_vertex where none is needed
};

struct ProofLine {
    enum class End : std::uint8_t {
        open,     // the line is broken off
        reached,  // captured or connected
        refuted,  // by the answers below
    };

    // The moves go by turns from the position asked about. The side that asks moves first, and the other passes where
    // nothing is left.
    std::vector<board::Move> moves;
    End end = End::open;
    std::vector<Refutation> refutations;  // after those moves
};

using TacticalKind = reading::TacticalQuestion::Kind;

// Whether it is one of capturing or connecting, and not of keeping from it.
bool is_reaching(TacticalKind kind);
// Who moves first. `a` holds a stone.
board::Colour side_that_asks(const board::Board& board, TacticalKind kind, board::Vertex a);
// `kind` is neither same_dragon nor about an area. `b` counts where it is about two strings, of one colour and not the
// same.
reading::TacticalAnswer ask(reading::Tactics& tactics, board::Board& board, TacticalKind kind, board::Vertex a,
                            board::Vertex b);

// The line that goes with `answer`. Kos are not followed. The board is the same afterwards.
ProofLine proof_line(reading::Tactics& tactics, board::Board& board, TacticalKind kind, board::Vertex a,
                     board::Vertex b, const reading::TacticalAnswer& answer);

}  // namespace katachi::analysis
