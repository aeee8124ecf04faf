// Checks proofs about captures and links claim by claim, each by itself, on the points of its zone alone. It is written
// to be read, and shares nothing with the prover but the form of a proof, and nothing with reading.
#pragma once

#include <optional>
#include <string>

#include "regression/judges/proof.h"

namespace katachi::regression {

// Nothing where the proof holds for the position, else why not.
std::optional<std::string> objection(const Proof& proof, const board::Board& board, board::Colour to_move);

}  // namespace katachi::regression
