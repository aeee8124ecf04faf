#include "engine/life/playouts/played_moves.h"

#include <algorithm>

namespace katachi::life {

namespace {

// Playouts see lives more easily than captures.
constexpr double share_of_capture = 0.4;
constexpr double share_of_life = 0.6;
constexpr double far_better = 0.15;

}  // namespace

bool succeeds(const std::vector<PlayedMove>& played, bool is_attack, FirstMover mover, bool succeeds_by_eyes) {
    if (played.empty()) return succeeds_by_eyes;
    const bool succeeds_mostly = played.front().share() > (is_attack ? share_of_capture : share_of_life);
    if (mover == FirstMover::replies && !is_attack) return succeeds_by_eyes && succeeds_mostly;
    return succeeds_by_eyes || succeeds_mostly;
}

board::Vertex better_move(const std::vector<PlayedMove>& played, board::Vertex told) {
    const auto first = [&](auto is_it) { return std::find_if(played.begin(), played.end(), is_it); };
    const auto best = first([](const PlayedMove& move) { return move.vertex != board::pass_vertex; });
    const auto found = first([&](const PlayedMove& move) { return move.vertex == told; });
    if (best == played.end()) return told;
    const double share_of_told = found == played.end() ? 0 : found->share();
    return best->share() - share_of_told > far_better ? best->vertex : told;
}

}  // namespace katachi::life
