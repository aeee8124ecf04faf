// How many eyes a dragon comes to, by the shapes of its eye spaces alone: without reading what can be captured, so that
// a search may ask it at each position. A judgement, never a proof.
#pragma once

#include "base/memory/zeroed_array.h"
#include "engine/eyespaces/known_games.h"
#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

struct JudgedEyes {
    match::EyeValue value;     // of all spaces beside the dragon and its company, played together
    board::VertexSet attacks;  // where it matters who begins in a space: the moves that decide
    board::VertexSet defences;
    // Empty points of the region, in no space, that no stone of the attacker touches: where eyes may still grow.
    board::VertexSet loose;
    bool is_in_atari = false;  // a string of the dragon, or of its company beside a space
};

class EyeJudge {
  public:
    // `solved` has solved games; it outlives this.
    explicit EyeJudge(const match::EyeTables& solved) : known_(solved, most_positions), kept_(most_kept) {}

    // `goal_stones` are those that still stand; `safe` are stones of the attacker that nobody can take.
    JudgedEyes judge(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                     const board::VertexSet& safe);

  private:
    static constexpr std::size_t most_positions = 1'000;  // of a space that is in no table

    JudgedEyes judge_anew(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                          const board::VertexSet& safe);

    // Judgements kept by board and question: searches of a question, and of the replies to its moves, meet the same
    // positions.
    struct Kept {
        std::uint64_t key;
        JudgedEyes eyes;
    };
    static constexpr std::size_t most_kept = std::size_t{1} << 13U;

    eyespaces::KnownGames known_;
    base::ZeroedArray<Kept> kept_;
};

}  // namespace katachi::life
