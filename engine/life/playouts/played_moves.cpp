#include "engine/life/playouts/played_moves.h"

#include <algorithm>
#include <cmath>

namespace katachi::life {

namespace {

// Playouts see lives more easily than captures, and who asks mostly succeeds.
constexpr double share_of_asked_capture = 0.2;
constexpr double share_of_capture_in_reply = 0.4;
constexpr double share_of_life = 0.6;
constexpr double far_better = 0.15;
constexpr double clearly_apart = 0.15;

double bound_of(const PlayedQuestion& question) {
    if (!question.is_attack) return share_of_life;
    return question.mover == FirstMover::asks ? share_of_asked_capture : share_of_capture_in_reply;
}

}  // namespace

bool succeeds(const std::vector<PlayedMove>& played, const PlayedQuestion& question) {
    if (played.empty() || !hangs_on_playouts(question)) return question.succeeds_by_eyes;
    return played.front().share() > bound_of(question);
}

bool hangs_on_playouts(const PlayedQuestion& question) {
    const bool is_life_that_replies = question.mover == FirstMover::replies && !question.is_attack;
    return question.succeeds_by_eyes == is_life_that_replies;
}

bool is_clear(const std::vector<PlayedMove>& played, const PlayedQuestion& question) {
    return !hangs_on_playouts(question) || std::abs(played.front().share() - bound_of(question)) >= clearly_apart;
}

board::Vertex most_played(const std::vector<PlayedMove>& played) {
    const auto best = std::find_if(played.begin(), played.end(),
                                   [](const PlayedMove& move) { return move.vertex != board::pass_vertex; });
    return best == played.end() ? board::pass_vertex : best->vertex;
}

board::Vertex better_move(const std::vector<PlayedMove>& played, board::Vertex told) {
    const auto share_of = [&](board::Vertex vertex) {
        const auto found =
            std::find_if(played.begin(), played.end(), [&](const PlayedMove& move) { return move.vertex == vertex; });
        return found == played.end() ? 0 : found->share();
    };
    const board::Vertex best = most_played(played);
    return best != board::pass_vertex && share_of(best) - share_of(told) > far_better ? best : told;
}

}  // namespace katachi::life
