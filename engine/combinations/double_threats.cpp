#include "engine/combinations/double_threats.h"

#include <algorithm>
#include <map>

namespace katachi::combinations {

namespace {

using board::Vertex;
using board::VertexSet;

class DoubleThreatSearch {
  public:
    DoubleThreatSearch(board::Board& board, board::Colour attacker, std::span<Target* const> targets)
        : board_(board), attacker_(attacker), targets_(targets) {}

    std::vector<DoubleThreat> find() {
        std::map<Vertex, std::vector<std::size_t>> points;  // the targets that a move there may threaten
        for (std::size_t i = 0; i < targets_.size(); ++i) {
            if (targets_[i]->take(board_)) continue;
            for (const Vertex point : targets_[i]->threat_points(board_)) points[point].push_back(i);
        }
        std::vector<DoubleThreat> found;
        for (const auto& [move, near] : points) {
            if (near.size() < 2 || board_.play(attacker_, move) != board::Legality::ok) continue;
            DoubleThreat threat = threatened({move, near});
            if (threat.targets.size() >= 2 && refutes_all_answers(threat)) found.push_back(std::move(threat));
            board_.undo();
        }
        return found;
    }

  private:
    // Those of its targets that the attacker takes if the opponent passes; notes where an answer may save all.
    DoubleThreat threatened(DoubleThreat threat) {
        answers_ = board_.empty_points();
        std::erase_if(threat.targets, [&](std::size_t target) {
            const auto zone = targets_[target]->take(board_);
            if (zone) answers_ &= *zone;
            return !zone;
        });
        return threat;
    }

    bool refutes_all_answers(const DoubleThreat& threat) {
        for (const Vertex answer : answers_) {
            if (board_.play(board::opponent(attacker_), answer) != board::Legality::ok) continue;
            const bool is_refuted = std::ranges::any_of(
                threat.targets, [&](std::size_t target) { return targets_[target]->take(board_).has_value(); });
            board_.undo();
            if (!is_refuted) return false;
        }
        return true;
    }

    board::Board& board_;
    board::Colour attacker_;
    std::span<Target* const> targets_;
    VertexSet answers_;
};

}  // namespace

std::vector<DoubleThreat> double_threats(board::Board& board, board::Colour attacker,
                                         std::span<Target* const> targets) {
    return DoubleThreatSearch(board, attacker, targets).find();
}

}  // namespace katachi::combinations
