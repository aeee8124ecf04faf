// What is true of a string or of two, as far as proofs go: whether it can be captured or saved, whether they can be cut
// or joined, and by which moves.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "regression/judges/prover.h"

namespace katachi::regression {

// The code is that of the side to move; the numbers are those that GTP answers.
enum class Code : std::uint8_t {
    fails = 0,
    works = 1,      // whoever may take back kos at once
    ko_first = 2,   // KO_A: the opponent needs the first threat
    ko_second = 3,  // KO_B: the side to move does
};

// A stone of the string, or of the two strings, that is asked about.
struct Subject {
    board::Vertex string = board::pass_vertex;
    board::Vertex other = board::pass_vertex;  // of the same colour, where links are asked about

    bool is_link() const { return other != board::pass_vertex; }
};

struct Truth {
    Code code = Code::fails;
    // Whether the string is also captured from a position where it counts as safe, or the strings are also joined from
    // one where they count as cut. Then safe_liberties and apart_moves say nothing of the question.
    bool is_contradicted = false;
    // Unless the code is failure: `right` are the moves that are proved to get it, `open` those of which that is not
    // known. All other moves do not get it, or are as good as a pass that gets it too.
    std::vector<board::Vertex> right, open;
    // Nothing is said of any move, since it is not known what passing comes to, or since passing cuts or joins, too.
    bool are_moves_open = false;
};

struct TruthLimits {
    ProverLimits code;                  // of each search for the code, and for what passing comes to
    ProverLimits move;                  // of each search for one move
    ProverLimits doubt{.nodes = 1000};  // of the search for what contradicts the end of a contest
};

// Nothing where `proof` does not hold, with the side to move: asked before anything is taken to be true.
using ProofCheck = std::function<bool(const Proof& proof, const board::Board& board, board::Colour to_move)>;

// The truth is that of `to_move`: the owner saves or joins, the opponent captures or cuts. There is nothing where no
// proof is found.
std::optional<Truth> find_truth(board::Board& board, const Subject& subject, board::Colour to_move,
                                const TruthLimits& limits, const ProofCheck& check);

}  // namespace katachi::regression
