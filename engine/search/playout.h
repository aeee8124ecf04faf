// Games played to their end by a quick policy: what strings in danger ask for, else a move near the last one or
// anywhere, by the weights of the playout patterns; never into an own eye, nor into self-atari. After S. Gelly et al.,
// "Modification of UCT with Patterns in Monte-Carlo Go".
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "base/random/random.h"
#include "engine/board/board.h"
#include "engine/search/playout_board.h"
#include "engine/match/playout_patterns.h"

namespace katachi {

// The moves from a position to the end of a game, in their order; passes too.
using MoveSequence = std::vector<Move>;

class Playout {
  public:
    explicit Playout(const PlayoutPatterns& patterns);

    // Plays on from `last`, which may be a pass, until nothing is left but eyes; what was played is added to `moves`.
    void run(PlayoutBoard& board, Colour to_move, Vertex last, Random& random, MoveSequence& moves);

    // The policy's next move.
    Vertex choose(const PlayoutBoard& board, Colour to_move, Vertex last, Random& random);

  private:
    struct Candidates {
        std::array<Vertex, 64> vertices;
        std::array<float, 64> weights;
        int count = 0;
        float total = 0;

        void add(Vertex vertex, float weight);
        Vertex drawn(Random& random) const;
    };

    void add_rescues(const PlayoutBoard& board, Colour to_move, Vertex last);
    void add_rescue(const PlayoutBoard& board, Colour to_move, Vertex string);
    void add_vital_points(const PlayoutBoard& board, Colour to_move, Vertex last);
    void add_capture_of(const PlayoutBoard& board, Colour to_move, Vertex string);
    void add_pressed_strings(const PlayoutBoard& board, Colour to_move, Vertex last);
    void add_shapes_around(const PlayoutBoard& board, Colour to_move, Vertex last);
    Vertex anywhere(const PlayoutBoard& board, Colour to_move, Random& random) const;
    float weight(const PlayoutBoard& board, Colour to_move, Vertex vertex, int last_neighbour) const;

    PlayoutPatterns patterns_;
    // Whether a quiet move far from the last one, which takes and saves nothing and is safe, has at least the plain
    // weight; by Neighbourhood.
    std::bitset<playout_code_count> is_plain_;
    Candidates candidates_;
};

}  // namespace katachi
