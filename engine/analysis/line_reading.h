// What a call of a constraint reads, for people: the line of play that is on trial, what is asked at its end, and the
// moves that answer it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/analysis/proof_line.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::analysis {

struct LineMove {
    board::Move move;
    board::Legality legality = board::Legality::ok;  // one that is not ok is left out, the side's turn with it
};

struct LineReading {
    // What stones alone say at the end of the line.
    enum class Settled : std::uint8_t {
        no,
        gone,               // no stone stands at `a`, or at `b`
        one_string,         // `a` and `b` are connected
        no_pair,            // of different colours: neither connected nor cut
        only_stones_count,  // the call reads nothing further
    };

    std::vector<LineMove> line;
    Settled settled = Settled::no;
    board::Vertex gone = board::pass_vertex;  // where no stone stands, if that settles it
    TacticalKind kind = TacticalKind::attack;
    board::Colour asker = board::Colour::empty;  // whose move it is in the question, where it is not settled
    board::Vertex a = board::pass_vertex;
    board::Vertex b = board::pass_vertex;  // where it is about two strings
    reading::TacticalAnswer answer;        // its nodes are those of the question alone
    ProofLine proof;
};

// Gives nothing for a call that reads nothing. `points` has as many points as the helper accepts. `tactics` should keep
// no answers, since the nodes of a kept answer are 0. The answer is that of a BoardAnalysis with the usual limits.
std::optional<LineReading> read_line(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points,
                                     board::Board board, reading::Tactics& tactics);

}  // namespace katachi::analysis
