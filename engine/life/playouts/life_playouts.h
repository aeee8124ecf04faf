// Whether a dragon is taken, by playouts: both sides choose their moves by chance, the more promising the more often,
// and near the root those more often that went well before (L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo
// planning", 2006; with priors as C. D. Rosin, "Multi-armed bandits with episode context", 2011, has them). A judgement
// of questions that no search settles; by itself it takes too many dragons for alive, since to kill takes better moves.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/random/random.h"
#include "engine/life/playouts/dragon_play.h"
#include "engine/life/playouts/played_moves.h"

namespace katachi::life {

class LifePlayouts {
  public:
    using IsClear = std::function<bool(const std::vector<PlayedMove>&)>;

    // The moves that were played first in `count` playouts of at least one, or in a few where these are clear, those
    // that were played most often first. A pass is one of the defender's, and the only one of who has no other.
    // Deterministic; the board is the same afterwards.
    std::vector<PlayedMove> run(board::Board& board, const DragonGoal& goal, board::Colour to_move, int count,
                                const IsClear& is_clear = nullptr);

  private:
    static constexpr int unknown = -1;

    struct Choice {
        PlayedMove move;
        float prior = 0;
        int position = unknown;  // after it
    };
    struct Position {
        std::size_t first_choice = 0;
        int choices = unknown;                   // until somebody comes here again
        int playouts = 0;                        // through it
        int captures = 0;                        // of these, those that took the dragon
        std::optional<bool> end = std::nullopt;  // whether the dragon is seen to be taken
    };

    std::vector<PlayedMove> moves_of_root() const;
    bool visit(DragonPlay& play, std::size_t index);
    bool look_at(DragonPlay& play, Position& position);
    bool play_out(DragonPlay& play);
    board::Vertex by_chance(const DragonPlay& play);
    void add_choices(const DragonPlay& play, Position& position);
    std::size_t best_choice(const Position& position, bool is_attackers_turn) const;

    std::vector<Position> positions_;
    std::vector<Choice> choices_;
    base::Random random_ = base::Random(0);
};

}  // namespace katachi::life
