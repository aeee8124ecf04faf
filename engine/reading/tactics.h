// Reading: who asks here about strings gets an answer, the same whatever was asked before.
#pragma once

#include <cstdint>

#include "engine/reading/tactical_answer.h"
#include "engine/reading/tactical_cache.h"

namespace katachi {

class Tactics {
  public:
    // The limits are those of one search. A question takes one for each way that kos may go, as long as they matter:
    // three at most, so up to three times as many nodes and as much time.
    explicit Tactics(const SearchLimits& limits = {}) : limits_(limits) {}

    const SearchLimits& limits() const { return limits_; }
    void set_limits(const SearchLimits& limits) { limits_ = limits; }

    // As ProofSearch::set_trace. What is traced is read, whether its answer is known or not.
    void set_trace(SearchTrace* trace);
    // Whether answers are kept, as they are at first: that makes them no other, only faster.
    void set_caching(bool is_caching) { is_caching_ = is_caching; }
    // How many questions were answered without reading.
    std::uint64_t cache_hits() const { return cache_hits_; }

    // Whether the opponent, to move, can capture the string at `vertex`.
    TacticalAnswer attack(Board& board, Vertex vertex);
    // Whether its owner, to move, can save it.
    TacticalAnswer defend(Board& board, Vertex vertex);
    // Whether the owner of the strings at `a` and `b`, both of one colour, to move, can connect them.
    TacticalAnswer connect(Board& board, Vertex a, Vertex b);
    // Whether the opponent, to move, can keep them apart: he can where that many nodes do not prove the contrary.
    TacticalAnswer disconnect(Board& board, Vertex a, Vertex b);
    // Whether the opponent, to move, can capture one of the strings at `a` and `b`, whichever.
    TacticalAnswer attack_either(Board& board, Vertex a, Vertex b);
    // Whether their owner, to move, can save both.
    TacticalAnswer defend_both(Board& board, Vertex a, Vertex b);
    // What attack would answer if its move were `move`, and defend likewise; failure where the move is illegal.
    TacticalCode does_attack(Board& board, Vertex move, Vertex string);
    TacticalCode does_defend(Board& board, Vertex move, Vertex string);

  private:
    struct Reading {
        TacticalAnswer answer;
        VertexSet zone;
        bool is_timed_out = false;
    };

    TacticalAnswer ask(Board& board, TacticalQuestion::Kind kind, Vertex a, Vertex b = pass_vertex);
    Reading read(Board& board, const TacticalQuestion& question);
    // The best that `side`, to move, can get of reaching or preventing the goal.
    Reading read(Board& board, const Goal& goal, Colour side, VertexSet touched);

    SearchLimits limits_;
    ProofSearch search_;
    TacticalCache cache_;
    std::uint64_t cache_hits_ = 0;
    bool is_caching_ = true;
    bool is_traced_ = false;
};

}  // namespace katachi
