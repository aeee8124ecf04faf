// Questions about strings and their answers, as GNU Go's manual asks and gives them (chapter 11.1).
#pragma once

#include <cstdint>

#include "engine/reading/proof_search.h"

namespace katachi::reading {

// What a question asks about kos. More of it takes more searches.
enum class AboutKos : std::uint8_t {
    nothing,  // whether the side gets what it wants whoever wins them
    whether,  // also whether it does by a ko
    which,    // also who must find the first threat
};

struct TacticalQuestion {
    enum class Kind : std::uint8_t {
        attack,
        defend,
        connect,
        disconnect,
        same_dragon,
        attack_either,
        defend_both,
        break_in,
        block_off,
    };

    Kind kind = Kind::attack;
    board::Vertex a = board::pass_vertex;
    board::Vertex b = board::pass_vertex;  // the other string; of a capture, the move that was just tried, if one was
    SearchLimits limits;
    board::VertexSet points;  // the area to be reached; of a capture, the moves that the side may not begin with

    AboutKos about_kos = AboutKos::which;

    // Whether an answer to it answers the other one too: the same, or one that asks less about kos.
    bool covers(const TacticalQuestion& other) const {
        return about_kos >= other.about_kos && kind == other.kind && a == other.a && b == other.b &&
               limits == other.limits && points == other.points;
    }
};

// For the side that wants something; the numbers are those that GTP answers.
enum class TacticalCode : std::uint8_t {
    failure = 0,
    win = 1,   // whoever wins kos
    ko_a = 2,  // the opponent must find the first threat
    ko_b = 3,  // the side itself must
};

// Better codes are less.
constexpr int rank(TacticalCode code) { return code == TacticalCode::failure ? 4 : static_cast<int>(code); }
constexpr TacticalCode better(TacticalCode one, TacticalCode other) { return rank(one) <= rank(other) ? one : other; }
// What one side gets where the other gets `code`.
constexpr TacticalCode reversed(TacticalCode code) {
    switch (code) {
        case TacticalCode::failure: return TacticalCode::win;
        case TacticalCode::win: return TacticalCode::failure;
        case TacticalCode::ko_a: return TacticalCode::ko_b;
        case TacticalCode::ko_b: return TacticalCode::ko_a;
    }
    return TacticalCode::failure;
}

struct TacticalAnswer {
    TacticalCode code = TacticalCode::failure;
    board::Vertex move = board::pass_vertex;  // where the code is not failure
    std::uint64_t nodes = 0;                  // that were read for it; none where the answer was known
    // Whether every search behind it came to an end; for a quick reader, also the one that reads on where the first
    // denies only what lies nearer, and no stage gave up. Of what is open, the side that is favoured gets it.
    bool is_settled = true;
    // Whether a capture is taken to work, as SearchResult::is_likely has it, that was not proved.
    bool is_likely = false;
    // A move of the side that does not get what it wants, or a stone of it before the question, changes nothing outside
    // of these points. Everywhere where that is not known, as of what hangs on a ko. Of a string that is safe it is a
    // guess: a stone outside may make room scarce where it was taken to be enough.
    board::VertexSet zone = board::VertexSet::everything();
};

}  // namespace katachi::reading
