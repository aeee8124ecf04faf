// Games played to their end by a quick policy: what strings in danger ask for, else a move near the last one or
// anywhere, by the weights of the playout patterns; never into an own eye, nor into self-atari. After S. Gelly et al.,
// "Modification of UCT with Patterns in Monte-Carlo Go".
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "base/random/random.h"
#include "engine/board/board.h"
#include "engine/match/playout_patterns.h"
#include "engine/search/playout_board.h"

namespace katachi::search {

// The moves from a position to the end of a game, in their order; passes too.
using MoveSequence = std::vector<board::Move>;

class Playout {
  public:
    explicit Playout(const match::PlayoutPatterns& patterns);

    // Plays on from `last`, which may be a pass, until nothing is left but eyes; what was played is added to `moves`.
    void run(PlayoutBoard& board, board::Colour to_move, board::Vertex last, base::Random& random, MoveSequence& moves);

    // The policy's next move.
    board::Vertex choose(const PlayoutBoard& board, board::Colour to_move, board::Vertex last, base::Random& random);

  private:
    struct Candidates {
        std::array<board::Vertex, 64> vertices;
        std::array<float, 64> weights;
        int count = 0;
        float total = 0;

        void add(board::Vertex vertex, float weight);
        board::Vertex drawn(base::Random& random) const;
    };

    void add_rescues(const PlayoutBoard& board, board::Colour to_move, board::Vertex last);
    void add_rescue(const PlayoutBoard& board, board::Colour to_move, board::Vertex string);
    void add_vital_points(const PlayoutBoard& board, board::Colour to_move, board::Vertex last);
    void add_capture_of(const PlayoutBoard& board, board::Colour to_move, board::Vertex string);
    void add_pressed_strings(const PlayoutBoard& board, board::Colour to_move, board::Vertex last);
    void add_shapes_around(const PlayoutBoard& board, board::Colour to_move, board::Vertex last);
    board::Vertex anywhere(const PlayoutBoard& board, board::Colour to_move, base::Random& random) const;
    float weight(const PlayoutBoard& board, board::Colour to_move, board::Vertex vertex, int last_neighbour) const;

    match::PlayoutPatterns patterns_;
    // Whether a quiet move far from the last one, which takes and saves nothing and is safe, has at least the plain
    // weight; by what stands on the eight points around.
    std::bitset<board::eight_points_count> is_plain_;
    Candidates candidates_;
};

}  // namespace katachi::search
