// The moves that decide over a string: all that capture it, save it, or threaten to (GNU Go's manual, chapters 4
// and 7.1).
#pragma once

#include <vector>

#include "engine/reading/tactics.h"

namespace katachi::worms {

struct TacticalPoint {
    board::Vertex move = board::pass_vertex;
    reading::TacticalCode code = reading::TacticalCode::failure;  // for the side that moves; never failure
    bool is_settled = true;                                       // as TacticalAnswer::is_settled

    friend bool operator==(const TacticalPoint&, const TacticalPoint&) = default;
};

// The move that reading names first, then the others, the surest codes first; of threats, by their places.
using TacticalPoints = std::vector<TacticalPoint>;

// The move of an answer; nothing where that is failure.
TacticalPoints first_point(const reading::TacticalAnswer& answer);

// The points where a move may matter to the string: its liberties of first and second order, and the liberties of the
// strings beside it that have few.
board::VertexSet points_around(const board::Board& board, board::Vertex string);

// Adds those of `candidates` that capture the string to the one that is named, if one is. Of a string that cannot be
// saved there are none, since any move would do.
void add_attacks(TacticalPoints& attacks, board::Board& board, reading::Tactics& tactics, board::Vertex string,
                 const board::VertexSet& candidates);
// The same of those that save it.
void add_defences(TacticalPoints& defences, board::Board& board, reading::Tactics& tactics, board::Vertex string,
                  const board::VertexSet& candidates);
// Those of the attacks, or defences, that hold where the reader's limits now allow more than when they were read. What
// was open then may do less or nothing. The first, which is named, stays; the others stand behind it, the surest first.
TacticalPoints attacks_read_again(const TacticalPoints& attacks, board::Board& board, reading::Tactics& tactics,
                                  board::Vertex string);
TacticalPoints defences_read_again(const TacticalPoints& defences, board::Board& board, reading::Tactics& tactics,
                                   board::Vertex string);
// For a string that cannot be captured these are the moves after which a second one would capture it.
TacticalPoints attack_threats(board::Board& board, reading::Tactics& tactics, board::Vertex string,
                              const board::VertexSet& candidates);
// The same threats where the reader's limits now allow more. A threat that was open and hung on a ko may win without
// one, or do nothing.
TacticalPoints attack_threats_read_again(const TacticalPoints& threats, board::Board& board, reading::Tactics& tactics,
                                         board::Vertex string);
// For a string that is lost these are the moves after which a second one would save it.
TacticalPoints defence_threats(board::Board& board, reading::Tactics& tactics, board::Vertex string,
                               const board::VertexSet& candidates);

}  // namespace katachi::worms
