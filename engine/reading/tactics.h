// Questions about strings and their answers, as GNU Go's manual asks and gives them (chapter 11.1).
#pragma once

#include <cstdint>

#include "engine/reading/proof_search.h"

namespace katachi {

// For the side that wants something; the numbers are those that GTP answers.
enum class TacticalCode : std::uint8_t {
    failure = 0,
    win = 1,   // whoever wins kos
    ko_a = 2,  // the opponent must find the first threat
    ko_b = 3,  // the side itself must
};

// What comes of pushing against a wall.
enum class BreakThrough : std::uint8_t {
    none = 0,
    captures = 1,  // one of its stones
    cuts = 2,      // it apart, but captures none
};

struct TacticalAnswer {
    TacticalCode code = TacticalCode::failure;
    Vertex move = pass_vertex;  // where the code is not failure
    std::uint64_t nodes = 0;
};

class Tactics {
  public:
    // Of one search; a question takes up to three, where kos matter.
    static constexpr std::uint64_t usual_node_limit = 4000;

    explicit Tactics(std::uint64_t node_limit = usual_node_limit) : node_limit_(node_limit) {}

    std::uint64_t node_limit() const { return node_limit_; }
    void set_node_limit(std::uint64_t limit) { node_limit_ = limit; }

    // Read since it was made, for all answers.
    std::uint64_t nodes() const { return nodes_; }

    // As ProofSearch::set_trace.
    void set_trace(SearchTrace* trace) { search_.set_trace(trace); }

    // Whether the opponent, to move, can capture the string at `vertex`.
    TacticalAnswer attack(Board& board, Vertex vertex);
    // Whether its owner, to move, can save it.
    TacticalAnswer defend(Board& board, Vertex vertex);
    // Whether the owner of the strings at `a` and `b`, both of one colour, to move, can connect them. Of these two
    // questions the side to move is taken to get what it wants where that many nodes settle nothing.
    TacticalAnswer connect(Board& board, Vertex a, Vertex b);
    // Whether the opponent, to move, can keep them apart.
    TacticalAnswer disconnect(Board& board, Vertex a, Vertex b);
    // Whether they belong to one dragon: little reading shows that the opponent, to move, cannot keep them apart, not
    // even by ko. The answer has no move.
    TacticalAnswer same_dragon(Board& board, Vertex a, Vertex b);
    // Whether the owner of the string at `vertex`, to move, can connect it to a point of `area`.
    TacticalAnswer break_in(Board& board, Vertex vertex, const VertexSet& area);
    // Whether the opponent, to move, can keep it away.
    TacticalAnswer block_off(Board& board, Vertex vertex, const VertexSet& area);
    // Whether the opponent, to move, can capture one of the strings at `a` and `b`, whichever.
    TacticalAnswer attack_either(Board& board, Vertex a, Vertex b);
    // Whether their owner, to move, can save both.
    TacticalAnswer defend_both(Board& board, Vertex a, Vertex b);
    // Whether the opponent, to move, can capture the string at `vertex`, of two liberties, by atari after atari alone.
    TacticalAnswer ladder_attack(Board& board, Vertex vertex);
    // What the opponent, to move, gets of the wall of `middle` and the stones on its sides, all of one colour: a
    // capture, else a cut between `middle` and a side. Whoever wins kos.
    BreakThrough break_through(Board& board, Vertex side, Vertex middle, Vertex other_side);
    // Whether the move is legal and the stone not captured at once; what is captured only in a ko is safe.
    bool is_safe(Board& board, Colour colour, Vertex move);
    // What attack would answer if its move were `move`; failure too where the string is lost anyway.
    TacticalCode does_attack(Board& board, Vertex move, Vertex string);
    // What defend would answer if its move were `move`; failure too where the string is in no danger.
    TacticalCode does_defend(Board& board, Vertex move, Vertex string);

  private:
    // The best that `side`, to move, can get of reaching or preventing the goal. What is not settled is taken to go the
    // way of `favoured`.
    TacticalAnswer ask(Board& board, const Goal& goal, Colour side, Colour favoured, std::uint64_t node_limit);
    // A goal that is not proved counts as prevented.
    TacticalAnswer ask(Board& board, const Goal& goal, Colour side) {
        return ask(board, goal, side, opponent(goal.seeker()), node_limit_);
    }

    std::uint64_t node_limit_;
    std::uint64_t nodes_ = 0;
    ProofSearch search_;
};

}  // namespace katachi
